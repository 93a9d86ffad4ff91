import Glibc
import Testing

/// A run of a program of the system over some files.
struct Tool {
  /// What it wrote, its errors among it.
  let output: String
  /// The exit code.
  let code: Int32

  /// Runs a line of shell in a folder of its own with these files in it.
  init(_ line: String, files: [(name: String, text: String)]) throws {
    var template = Array("/tmp/scrim-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil, "no folder for the test can be made in /tmp")
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      for file in files { unlink("\(folder)/\(file.name)") }
      rmdir(folder)
    }
    for (name, text) in files {
      let file = try #require(fopen("\(folder)/\(name)", "w"))
      try #require(fwrite(text, 1, text.utf8.count, file) == text.utf8.count)
      fclose(file)
    }
    let pipe = try #require(popen("cd \(folder) && { \(line); } 2>&1", "r"))
    output = String(decoding: Self.bytes(pipe), as: UTF8.self)
    code = (pclose(pipe) >> 8) & 0xff
  }

  /// Whether a program is on the path.
  static func isInstalled(_ name: String) -> Bool {
    system("command -v \(name) >/dev/null 2>&1") == 0
  }

  /// Reads a file beside a source file.
  static func read(_ name: String, besides source: String) throws -> String {
    let folder = source[..<(source.lastIndex(of: "/") ?? source.startIndex)]
    return try read("\(folder)/\(name)")
  }

  /// Reads a file.
  static func read(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"), "there is no file \(path)")
    defer { fclose(file) }
    return String(decoding: bytes(file), as: UTF8.self)
  }

  private static func bytes(_ file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
