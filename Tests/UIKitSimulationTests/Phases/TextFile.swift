import Glibc

/// A text file of the project.
struct TextFile {
  /// Its lines but those that are empty or begin with '#', each with its number.
  let lines: [(number: Int, text: Substring)]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
      .map { ($0.offset + 1, $0.element) }
  }

  /// Reads a file by its path from this folder.
  init(reading path: String, from here: String = #filePath) {
    let folder = here[..<(here.lastIndex(of: "/") ?? here.startIndex)]
    guard let file = fopen("\(folder)/\(path)", "r") else {
      preconditionFailure("\(path) can't be read")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    self.init(String(decoding: bytes, as: UTF8.self))
  }
}
