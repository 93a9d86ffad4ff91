import Glibc

/// A file that is there whole, or not at all: it gets its name when all of it is written.
package struct NewFile {
  private let text: String

  /// Why it could not be written.
  package struct Failure: Error, CustomStringConvertible {
    /// The file and what is wrong.
    package let description: String
    /// Whether there is such a file already, which was not to be overwritten.
    package var isThereAlready = false
    /// What the system said, as an `errno`; 0 if it was not the system.
    package var code: Int32 = 0

    package init(description: String, isThereAlready: Bool = false, code: Int32 = 0) {
      self.description = description
      self.isThereAlready = isThereAlready
      self.code = code
    }

    /// What to do about it.
    package var advice: String {
      switch code {
      case ENOSPC: "Make room on its disk."
      case EDQUOT: "Make room: what you may store on its disk is used up."
      case EACCES, EPERM: "Make its folder writable."
      case EROFS: "Its disk can only be read: work on a copy on another."
      default: "Mend that, and run it again."
      }
    }
  }

  /// A file with that text.
  package init(_ text: String) { self.text = text }

  /// Writes the text under a temporary name beside `path`, and renames it.
  package func write(to path: String, isOverwriting: Bool) throws(Failure) {
    var status = stat()
    if lstat(path, &status) == 0, !isOverwriting {
      throw Failure(description: "\(path) exists already", isThereAlready: true)
    }
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw Failure(
        description: status.st_mode & S_IFMT == S_IFDIR
          ? "\(path) is a folder; name a file in it"
          : "\(path) is no ordinary file; name one that is, or a new one")
    }
    let temporary = "\(path).\(getpid()).new"
    // One of that name was left by a process that had our number and was killed.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    var isWritten = write(to: descriptor)
    let code = errno
    if close(descriptor) != 0 { isWritten = false }
    guard isWritten, rename(temporary, path) == 0 else {
      let failure = isWritten ? failure(path) : failure(path, code)
      unlink(temporary)
      throw failure
    }
  }

  private func write(to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        done += count
      }
      return true
    }
  }

  private func failure(_ path: String, _ code: Int32 = errno) -> Failure {
    Failure(description: "\(path): \(String(cString: strerror(code)))", code: code)
  }
}
