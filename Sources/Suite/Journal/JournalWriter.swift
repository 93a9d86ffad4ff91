import Glibc

/// Appends records to a journal that other processes append to as well.
///
/// A record is written in one piece at the end of the file, so it is there whole as soon as the
/// call returns, whatever becomes of the process.
package final class JournalWriter {
  /// Where the journal is.
  let path: String
  private let descriptor: Int32
  /// Why nothing more is kept; nil while all is well.
  private(set) var problem: String?

  /// Opens a journal; nil if that is not possible.
  package init?(appendingTo path: String) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Appends a record, unless one could not be appended before: a journal has no holes.
  package func append(_ message: Message) {
    guard problem == nil, !writeAll(message.encoded, to: descriptor) else { return }
    problem = "results are not kept from here on: \(path): \(String(cString: strerror(errno)))"
  }
}
