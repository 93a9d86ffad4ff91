import Glibc
import Trace

/// A file with a trace as it should be.
struct ReferenceFile {
  /// Where it is.
  let path: String
  /// Where it is, as messages say it.
  let shown: String

  /// What is in a file.
  enum Contents {
    /// There is no such file.
    case none
    /// A trace.
    case trace(TraceText)
    /// Something else, which may be overwritten; the text says what.
    case noTrace(String)
    /// It can't be read; the text says why.
    case unreadable(String)
  }

  /// The largest file, in bytes.
  private static let sizeLimit = 64 << 20

  /// Reads the file.
  func read() -> Contents {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      return errno == ENOENT ? .none : .unreadable(problem(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .unreadable("\(shown) is no file")
    }
    guard status.st_size <= Self.sizeLimit else {
      return .noTrace("\(shown) is larger than \(Self.sizeLimit >> 20) MB")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress! + done, $0.count - done)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return .unreadable(problem(errno)) }
      if count == 0 { break }
      done += count
    }
    return contents(bytes[..<done])
  }

  private func contents(_ bytes: ArraySlice<UInt8>) -> Contents {
    // Git may have given the lines Windows' ends.
    guard let text = String(validating: bytes.filter { $0 != 13 }, as: UTF8.self) else {
      return .noTrace("\(shown) is no trace: it is not valid UTF-8")
    }
    let header = text.prefix { $0 != "\n" }
    let title = "# scrim trace "
    guard header.hasPrefix(title) else {
      return .noTrace("\(shown) is no trace: it should begin with “\(title)1”")
    }
    let version = header.dropFirst(title.count).prefix { $0 != " " }
    guard version == "1" else {
      return .noTrace("\(shown) is a trace of version \(version), and this scrim reads version 1")
    }
    do {
      return .trace(try TraceText(parsing: text))
    } catch {
      return .noTrace("\(shown) is no trace: \(error)")
    }
  }

  /// Writes the file, whole or not at all, with the folders that it needs.
  ///
  /// - Throws: the file and what the system said.
  func write(_ trace: TraceText) throws(NewFile.Failure) {
    var text = trace.header + "\n"
    for line in trace.lines { text += line.text + "\n" }
    try write(text)
  }

  /// Writes a trace that is text already.
  func write(_ text: String) throws(NewFile.Failure) {
    for folder in path.split(separator: "/").dropLast().suffix(2) {
      if mkdir(String(path[..<folder.endIndex]), 0o777) != 0, errno != EEXIST {
        let code = errno
        throw NewFile.Failure(description: problem(code), code: code)
      }
    }
    try NewFile(text).write(to: path, isOverwriting: true)
  }

  private func problem(_ code: Int32) -> String { "\(shown): \(String(cString: strerror(code)))" }
}
