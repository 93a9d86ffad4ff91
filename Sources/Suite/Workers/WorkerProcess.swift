import CProcess
import Glibc

/// A worker as the coordinator sees it: a process, what it has been asked for, and what it says.
final class WorkerProcess {
  /// The process.
  let id: pid_t
  /// Where tasks go, where messages come from, and where anything else that it prints comes from.
  private let input: Int32
  let output: Int32
  let problems: Int32

  /// The files that it was asked for and has not finished, by index; it is at the first.
  var assigned: [Int] = []
  /// When it had something to do last: what it was asked for has to begin in time, too.
  var waitsSince: Int64 = 0
  /// When its file and its test began by the monotonic clock; nil if none has.
  var fileBegan: Int64?
  var testBegan: Int64?
  /// When it was told to end; nil if it wasn't.
  var wasToldToEnd: Int64?
  /// Why it was told to end.
  var reasonToEnd: String?
  /// What it said before a signal ended it.
  var lastWords: Message?
  /// Whether it can print no more.
  private(set) var isSilent = false
  private var received: [UInt8] = []
  private var printed: [UInt8] = []

  /// What the system said.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a worker.
  init(_ command: [String]) throws(Failure) {
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var ends: [Int32] = [-1, -1, -1]
    id = cprocess_start(command[0], &words, &ends)
    let code = errno
    (input, output, problems) = (ends[0], ends[1], ends[2])
    guard id > 0 else {
      throw Failure(description: "\(command[0]): \(String(cString: strerror(code)))")
    }
  }

  deinit {
    for end in [input, output, problems] { close(end) }
  }

  /// Asks for something; a worker that has ended doesn't hear it, which is noticed elsewhere.
  func ask(_ task: Message) {
    var bytes: [UInt8] = []
    task.encode(into: &bytes)
    _ = writeAll(bytes, to: input)
  }

  /// Takes what has arrived; nil when the worker has closed its output, as it does when it ends.
  func receive() -> [Message]? {
    guard readSome(from: output, into: &received) else { return nil }
    return Message.take(from: &received)
  }

  /// Keeps the end of what it prints besides messages; false when there will be no more.
  @discardableResult
  func receiveProblems() -> Bool {
    if !isSilent, !readSome(from: problems, into: &printed) { isSilent = true }
    if printed.count > 8_192 { printed.removeFirst(printed.count - 4_096) }
    return !isSilent
  }

  /// The end of what it printed besides messages.
  var printedText: String {
    var text = String(decoding: printed, as: UTF8.self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Sends it a signal.
  func signal(_ signal: Int32) { kill(id, signal) }

  /// Waits for its end.
  func waitForEnd() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7f == 0
      ? .exited((status >> 8) & 0xff) : .signalled(status & 0x7f)
  }

  /// How a process ended.
  enum Ending {
    case exited(Int32)
    case signalled(Int32)
  }
}
