import Glibc
import Scenarios

/// The project's own files: the examples and the documents.
enum Project {
  /// The folder with `Package.swift`.
  static let folder: String =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The paths of the files of one folder with that ending, in order; relative to the project's.
  static func files(in part: String, endingIn suffix: String) -> [String] {
    guard let directory = opendir(folder + "/" + part) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix) { names.append(part + "/" + name) }
    }
    return names.sorted()
  }

  /// Reads a file; its name in messages, and in traces, is its path in the project.
  static func read(_ path: String) throws -> ScriptFile {
    let file = try ScriptFile(reading: folder + "/" + path)
    return ScriptFile(name: path, source: file.source, folder: file.folder)
  }
}
