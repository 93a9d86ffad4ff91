import Glibc
package import Scenarios

/// The tests that failed when they last ran, kept between runs beside the journal.
package struct FailedTests {
  /// The tests, in the order in which they failed.
  package private(set) var tests: [TestID]
  private let path: String

  /// Reads what is kept beside a journal, and brings it up to date with that journal.
  package init(besideJournal journal: String) {
    path = journal + ".failed"
    var bytes: [UInt8] = []
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      while readSome(from: descriptor, into: &bytes) {}
      close(descriptor)
    }
    tests = Message.take(from: &bytes).map(\.test)
    let results = JournalReader(journal)?.results ?? []
    guard !results.isEmpty else { return }
    // A test that has run again counts as it ended then.
    let again = Set(results.map(\.test))
    tests.removeAll { again.contains($0) }
    for result in results {
      if case .failed = result.verdict { tests.append(result.test) }
    }
  }

  /// Keeps them for later runs.
  package func keep() {
    var bytes: [UInt8] = []
    for test in tests { Message.began(test).encode(into: &bytes) }
    let temporary = "\(path).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    let isWritten = writeAll(bytes, to: descriptor)
    close(descriptor)
    if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
  }
}
