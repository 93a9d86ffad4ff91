import Glibc

/// The files of a suite, in the order in which they run.
package struct SuiteFiles: Sendable {
  /// The files as the arguments led to them, each once: `*_spec.lua`, and scripts with a stored
  /// trace.
  package private(set) var files: [String] = []
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
      let found = isFolder(path) ? Self.search(path == "." ? "" : path) : [path]
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

  private static func search(_ folder: String) -> [String] {
    let names = entries(folder.isEmpty ? "." : folder)
    let traces = Set(entries((folder.isEmpty ? "" : folder + "/") + "__traces__"))
    var files: [String] = []
    for name in names where !name.hasPrefix(".") && name != "__traces__" {
      let path = folder.isEmpty ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
      if isFolder(path) {
        // A link to a folder could lead back up.
        if !isLink(path) { files += search(path) }
      } else if name.hasSuffix("_spec.lua") {
        files.append(path)
      } else if name.hasSuffix(".lua"), traces.contains(name.dropLast(4) + ".trace") {
        files.append(path)
      }
    }
    return files
  }

  /// The names in a folder, by their bytes; none if it can't be read.
  private static func entries(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
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
