import Glibc

/// The files of a suite, in the order in which they run.
package struct SuiteFiles: Sendable {
  /// The files as the arguments led to them, each once: `*_spec.lua`, and scripts with a stored
  /// trace.
  package private(set) var files: [String] = []
  /// The folders that were searched, and those of the files that arguments name.
  package private(set) var folders: [String] = []
  /// The lines that arguments like `form_spec.lua:12` name, by file.
  package private(set) var lines: [String: [Int]] = [:]

  /// What can't be found, for the person who wrote the arguments.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds the files that arguments name; folders are searched, in the order of their names.
  ///
  /// In a folder a spec is a file whose name ends in `_spec.lua`, and a script is run if its trace
  /// is stored beside it, in `__traces__`. Names that begin with a dot are passed over. A file that
  /// an argument names is run whatever it is called.
  package init(_ arguments: [String]) throws(Problem) {
    var seen: Set<String> = []
    for argument in arguments {
      let (path, line) = try Self.place(argument)
      var found = [path]
      if isFolder(path) {
        found = []
        search(path == "." ? "" : path, into: &found)
      } else {
        folders.append(path.folder)
      }
      for file in found where seen.insert(file).inserted { files.append(file) }
      if let line { lines[path, default: []].append(line) }
    }
  }

  /// Splits `file:line`; a file that really has such a name comes first.
  private static func place(_ argument: String) throws(Problem) -> (path: String, line: Int?) {
    var path = argument
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.isEmpty { path = "." }
    if exists(path) { return (path, nil) }
    if let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]),
      line > 0, exists(String(path[..<colon]))
    {
      path = String(path[..<colon])
      guard !isFolder(path) else {
        throw Problem(description: "\(argument): a line belongs to a file, and \(path) is a folder")
      }
      return (path, line)
    }
    let reason = String(cString: strerror(errno == 0 ? ENOENT : errno))
    throw Problem(description: "\(argument): \(reason)")
  }

  private mutating func search(_ folder: String, into files: inout [String]) {
    folders.append(folder)
    let traces = Set(Self.entries(folder.joined("__traces__")))
    for name in Self.entries(folder) where !name.hasPrefix(".") && name != "__traces__" {
      let path = folder.joined(name)
      if isFolder(path) {
        // A link to a folder could lead back up.
        if !isLink(path) { search(path, into: &files) }
      } else if Self.isSpec(name)
        || name.hasSuffix(".lua") && traces.contains(name.dropLast(4) + ".trace")
      {
        files.append(path)
      }
    }
  }

  /// The names in a folder, by their bytes; none if it can't be read.
  private static func entries(_ folder: String) -> [String] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }
  }
}

private func exists(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

private func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

extension SuiteFiles {
  /// Whether a file declares tests, rather than being one test itself.
  package static func isSpec(_ file: String) -> Bool { file.hasSuffix("_spec.lua") }
}

extension String {
  /// The folder of a file; empty for the current one.
  var folder: String {
    lastIndex(of: "/").map { $0 == startIndex ? "/" : String(self[..<$0]) } ?? ""
  }

  /// The path of a name in this folder; an empty one is the current folder.
  func joined(_ name: String) -> String {
    isEmpty ? name : hasSuffix("/") ? self + name : self + "/" + name
  }
}
