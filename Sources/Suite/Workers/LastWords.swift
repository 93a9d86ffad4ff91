import Glibc
import Trace
import UIKitLua

/// What a worker says before a signal ends it: which signal, and what the trace said last.
struct LastWords {
  /// How many lines of the trace are told.
  static let lineCount = 12

  private let session: Session

  init(_ session: Session) { self.session = session }

  /// Tells it on standard output.
  ///
  /// This is more than a signal's handler may safely do: it can fail or hang where the process was
  /// in the middle of the same. Then the words are lost, and the process ends all the same.
  func say(_ signal: Int32) {
    var bytes: [UInt8] = []
    Message(.lastWords, [String(signal)] + session.trace.lastLines(Self.lineCount))
      .encode(into: &bytes)
    _ = writeAll(bytes, to: STDOUT_FILENO)
  }
}
