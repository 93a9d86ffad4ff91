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
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    output = String(decoding: bytes, as: UTF8.self)
    code = (pclose(pipe) >> 8) & 0xff
  }
}
