import Glibc
import Scenarios

/// The spec files under `Tests/Scenarios`.
enum SpecFiles {
  /// The folder with all of them.
  static let folder: String = {
    let here = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/" + here + "/Scenarios"
  }()

  /// The paths of all specs below a folder, relative to `folder` and in order.
  static func paths(below part: String = "") -> [String] {
    let path = part.isEmpty ? folder : folder + "/" + part
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let inner = part.isEmpty ? name : part + "/" + name
      if name.hasSuffix("_spec.lua") {
        found.append(inner)
      } else if entry.pointee.d_type == UInt8(DT_DIR) {
        found += paths(below: inner)
      }
    }
    return found.sorted()
  }

  /// Reads a spec; its name in messages is its path below `Tests/Scenarios`.
  static func read(_ path: String) throws -> ScriptFile {
    let file = try ScriptFile(reading: folder + "/" + path)
    return ScriptFile(name: path, source: file.source, folder: file.folder)
  }
}
