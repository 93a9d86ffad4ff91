import Glibc
package import Scenarios

/// What a journal says of the last run.
package struct JournalReader {
  /// The records of the run, in the order in which they were written.
  private let messages: [Message]

  /// What the first record says of the form of the others.
  static let version = "1"

  /// Reads a journal; nil if there is none, or one of another version.
  ///
  /// Records that were cut short are passed over.
  package init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while readSome(from: descriptor, into: &bytes) {}
    messages = Message.take(from: &bytes)
    if let first = messages.first, first.kind == .suite, first.fields.first != Self.version {
      return nil
    }
  }

  /// Reads a journal piece by piece, for what needs no more than a look at each record; false if
  /// there is none, or one of another version.
  static func read(_ path: String, _ body: (Message) -> Void) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var isFirst = true
    while readSome(from: descriptor, into: &bytes) {
      for message in Message.take(from: &bytes) {
        if isFirst, message.kind != .suite || message.fields.first != version { return false }
        isFirst = false
        body(message)
      }
    }
    return !isFirst
  }

  /// What the run was; nil if the journal doesn't begin with it.
  package var run: JournaledRun? { messages.first.flatMap { JournaledRun($0) } }

  /// Whether the run came to its end.
  package var isOver: Bool { messages.last?.kind == .over }

  /// The results, in the order in which they came.
  package var results: [TestResult] {
    messages.filter { $0.kind == .ended }.map(\.result)
  }

  /// The results of one file.
  package func results(of file: String) -> [TestResult] {
    messages.filter { $0.kind == .ended && $0.test.file == file }.map(\.result)
  }

  /// The files that are done.
  package var doneFiles: Set<String> {
    Set(messages.filter { $0.kind == .done }.compactMap { $0.fields.dropFirst().first })
  }
}
