import Glibc

/// A script's text, read from a file or from standard input.
package struct ScriptFile: Sendable {
  /// The path as the user wrote it, which messages show.
  package let name: String
  /// The folder that `require` looks in.
  package let folder: String
  /// The text.
  package let source: String
  /// Whether it has no file, because it was read from standard input.
  package private(set) var isStandardInput = false

  /// The largest script, in bytes.
  package static let sizeLimit = 4 << 20

  /// A script that is in memory already.
  package init(name: String, source: String, folder: String = ".") {
    self.name = name
    self.source = source
    self.folder = folder
  }

  /// Reads a script; `-` is standard input.
  package init(reading path: String) throws(ScriptFileError) {
    let descriptor: Int32
    if path == "-" {
      descriptor = STDIN_FILENO
    } else {
      // A pipe that nobody writes to would keep it waiting.
      descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw ScriptFileError("\(path): \(String(cString: strerror(errno)))")
      }
    }
    defer { if path != "-" { close(descriptor) } }
    var status = stat()
    if fstat(descriptor, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR {
        throw ScriptFileError("\(path) is a folder; a script is a file of Lua text")
      }
      if kind != S_IFREG, path != "-" {
        throw ScriptFileError(
          "\(path) is no file; a script is a file of Lua text, or - for standard input")
      }
    }
    var bytes = try Self.read(descriptor, path)
    // An editor's mark of UTF-8 is no part of the script.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    if bytes.first == 0x1b || bytes.contains(0) {
      throw ScriptFileError(
        "\(path) is a binary file; a script is Lua text (compiled chunks are not accepted)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScriptFileError(
        "\(path):\(Self.invalidLine(bytes)): not valid UTF-8; save the script as UTF-8")
    }
    name = path == "-" ? "stdin" : path
    isStandardInput = path == "-"
    source = text
    folder =
      path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func read(_ descriptor: Int32, _ path: String) throws(ScriptFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress!, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw ScriptFileError("\(path): \(String(cString: strerror(errno)))")
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= sizeLimit else {
        throw ScriptFileError(
          "\(path) is larger than \(sizeLimit >> 20) MB, the limit of a script file")
      }
    }
  }

  /// The line with the first byte that is no UTF-8.
  private static func invalidLine(_ bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}

/// A script that can't be read; the text says why.
package struct ScriptFileError: Error, CustomStringConvertible {
  /// The file and what is wrong with it.
  package let description: String

  init(_ description: String) { self.description = description }
}
