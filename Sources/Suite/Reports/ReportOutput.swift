import Glibc

/// Where a report goes: a file, which gets its name when all of it is written, or standard output.
final class ReportOutput {
  /// So much is kept before it is written.
  private static let bufferSize = 64 << 10

  /// The file as the user named it; nil for standard output.
  let path: String?
  /// The file without links and dots; nil for standard output.
  let target: String?
  /// The name that the file has until it is whole; nil if there is nothing to rename.
  private var temporary: String?
  private let descriptor: Int32
  /// Whether the file is closed, or nobody reads standard output any more.
  private var isClosed = false
  private var buffer: [UInt8] = []
  /// Called before anything is written.
  private let willWrite: () -> Void

  /// Becomes readable when nobody should wait for a reader any more; -1: never.
  private let interruption: Int32
  /// So much a pipe takes without waiting, if it takes anything.
  private static let pieceSize = 4_096

  /// Takes standard output.
  init(interruption: Int32, willWrite: @escaping () -> Void) {
    self.interruption = interruption
    path = nil
    target = nil
    descriptor = STDOUT_FILENO
    self.willWrite = willWrite
  }

  /// Begins a file under a temporary name beside its own, or opens what is no ordinary file.
  init(path: String) throws(ReportError) {
    self.path = path
    interruption = -1
    willWrite = {}
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = exists ? status.st_mode & S_IFMT : S_IFREG
    if kind == S_IFDIR { throw ReportError("\(path) is a folder; name a file in it") }
    let target = try Self.target(of: path)
    self.target = target
    guard kind == S_IFREG else {
      // A pipe or a device can't be replaced, only written to.
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure(path) }
      return
    }
    let temporary = "\(target).\(getpid()).new"
    // It may be left of an earlier run that was killed: numbers of processes come up again.
    unlink(temporary)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path) }
    if exists { fchmod(descriptor, status.st_mode & 0o777) }
    self.temporary = temporary
  }

  /// A file that isn't finished goes away.
  deinit {
    guard path != nil else { return }
    if let temporary { unlink(temporary) }
    if !isClosed { close(descriptor) }
  }

  /// Appends a text; it is written when there is enough of it.
  func write(_ text: String) throws(ReportError) {
    if isClosed { return }
    buffer += text.utf8
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes what is kept.
  func flush() throws(ReportError) {
    if buffer.isEmpty { return }
    willWrite()
    var done = 0
    while done < buffer.count, !isClosed {
      guard path != nil || waitForReader() else { break }
      let count = buffer.withUnsafeBytes { bytes in
        let left = bytes.count - done
        return Glibc.write(
          descriptor, bytes.baseAddress! + done, path == nil ? min(left, Self.pieceSize) : left)
      }
      if count >= 0 {
        done += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Another process that has the same terminal may have asked not to wait for it.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      // A reader that went away, as `head` does, is no fault and changes no verdict.
      case EPIPE where path == nil: isClosed = true
      default: throw Self.failure(path)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Waits until standard output takes something; false if the run is to end before that.
  private func waitForReader() -> Bool {
    while true {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&waiting, 2, -1) < 0 { continue }
      if waiting[0].revents != 0 { return true }
      isClosed = true
      return false
    }
  }

  /// Writes what is kept, and gives a file its name.
  func finish() throws(ReportError) {
    try flush()
    guard let target else { return }
    isClosed = true
    guard close(descriptor) == 0 else { throw Self.failure(path) }
    guard let temporary else { return }
    guard rename(temporary, target) == 0 else { throw Self.failure(path) }
    self.temporary = nil
  }

  /// The file that a path leads to, without links and dots; its folder has to be there.
  static func target(of path: String) throws(ReportError) -> String {
    // A link goes on leading to the same file.
    if access(path, F_OK) == 0 { return try resolved(path, for: path) }
    guard let slash = path.lastIndex(of: "/") else {
      return try resolved(".", for: path) + "/" + path
    }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return try resolved(folder, for: path) + "/" + path[path.index(after: slash)...]
  }

  private static func resolved(
    _ path: String, for file: String
  ) throws(ReportError) -> String {
    guard let resolved = realpath(path, nil) else {
      guard errno == ENOENT else { throw failure(file) }
      throw ReportError("\(file) can't be written: there is no folder \(path); make it first")
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What the system says about what can't be written.
  private static func failure(_ path: String?) -> ReportError {
    let reason = String(cString: strerror(errno))
    return ReportError("\(path ?? "standard output") can't be written: \(reason)")
  }
}
