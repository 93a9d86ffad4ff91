import Glibc
import Scenarios
import Testing

/// A folder with spec files for one test, which goes when the test is over.
final class SpecFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    var template = Array("/tmp/scrim-specs-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil, "no folder for the test can be made in /tmp")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for (name, text) in files { try write(name, text) }
  }

  deinit { SpecFolder.remove(path) }

  /// Writes a file, with the folders that it needs.
  func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }

  func write(_ name: String, bytes: [UInt8]) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
    let file = try #require(fopen("\(path)/\(name)", "w"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  /// The text of a file; nil if there is none.
  func read(_ name: String) -> String? {
    try? ScriptFile(reading: "\(path)/\(name)").source
  }

  /// The files below a folder, in order.
  func files(below folder: String = "") -> [String] {
    SpecFolder.entries(folder.isEmpty ? path : "\(path)/\(folder)").flatMap { name in
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      let isFolder = opendir("\(path)/\(inner)").map { closedir($0) } != nil
      return isFolder ? files(below: inner) : [inner]
    }
  }

  /// A file of the folder whose messages name it as a command line in the folder would.
  func script(_ name: String) throws -> ScriptFile {
    let file = try ScriptFile(reading: "\(path)/\(name)")
    return ScriptFile(name: name, source: file.source, folder: file.folder)
  }

  /// Runs a spec of the folder.
  func run(
    _ name: String, _ mode: RecordMode = .never,
    settings: SpecificationSettings = SpecificationSettings()
  ) throws -> [TestResult] {
    var settings = settings
    settings.recordMode = mode
    return try SpecificationRunner(settings).run(script(name))
  }

  private static func entries(_ path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    for name in entries(path) {
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    rmdir(path)
  }
}
