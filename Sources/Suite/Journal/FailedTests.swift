import Glibc
package import Scenarios

/// The tests that failed when they last ran, kept between runs beside the journal.
package struct FailedTests {
  /// The tests, in the order in which they failed.
  package private(set) var tests: [TestID]
  /// Whether anything is known of earlier runs.
  package let isKnown: Bool
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
    var tests = Message.take(from: &bytes).map(\.test)
    var failed = Set(tests)
    var failedNow: Set<TestID> = []
    let isRead = JournalReader.read(journal) { message in
      switch message.kind {
      case .ended:
        // A test that has run again counts as it ended then.
        let test = message.test
        if message.hasFailed {
          failedNow.insert(test)
          if failed.insert(test).inserted { tests.append(test) }
        } else if failed.remove(test) != nil {
          tests.removeAll { $0 == test }
        }
      case .done:
        // What is no test of the file any more can't fail, nor can a file that was read.
        let (file, isWhole) = message.doneFile
        let count = tests.count
        tests.removeAll {
          $0.file == file && (isWhole || $0.titles.isEmpty) && !failedNow.contains($0)
        }
        if tests.count < count { failed = Set(tests) }
      default: break
      }
    }
    self.tests = tests
    isKnown = descriptor >= 0 || isRead
  }

  /// Keeps them for later runs.
  package func keep() {
    var bytes: [UInt8] = []
    for test in tests { Message.began(test).encode(into: &bytes) }
    // Where it can't be kept, the journal's own writer says so.
    try? NewFile(String(decoding: bytes, as: UTF8.self)).write(to: path, isOverwriting: true)
  }
}
