import Glibc

/// Standard output and standard error, written whole.
enum Output {
  static func out(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

  static func out(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  static func error(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          // A reader that went away, as `head` does, is no fault and changes no verdict.
          if errno == EPIPE { return }
          let reason = String(cString: strerror(errno))
          if descriptor != STDERR_FILENO {
            error("scrim: standard output can't be written: \(reason)\n")
          }
          exit(2)
        }
        done += count
      }
    }
  }
}
