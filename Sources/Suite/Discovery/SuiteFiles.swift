import Glibc

/// The files of a suite, in the order in which they run.
package struct SuiteFiles: Sendable {
  /// The files as the arguments led to them, each once: `*_spec.lua`, and scripts with a stored
  /// trace.
  package private(set) var files: [String] = []
  /// The folders that were searched.
  package private(set) var searchedFolders: [String] = []
  /// The folders that were searched, and those of the files that arguments name.
  package private(set) var folders: [String] = []
  /// The lines that arguments like `form_spec.lua:12` name, by file.
  package private(set) var lines: [String: [Int]] = [:]

  /// The files by the real path of their folder and their own name: a link to a file is a file of
  /// its own, and `a/../a` is `a`.
  private var known: [String: String] = [:]

  /// What can't be found, for the person who wrote the arguments.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds the files that arguments name; folders are searched, in the order of their names.
  ///
  /// In a folder a spec is a file whose name ends in `_spec.lua`, and a script is run if its trace
  /// is stored beside it, in `__traces__`. Names that begin with a dot are passed over, and so is
  /// what is no file, such as a pipe. A file that an argument names is run whatever it is called.
  ///
  /// - Throws: what isn't there, is no file, or can't be read or named.
  package init(_ arguments: [String]) throws(Problem) {
    for argument in arguments {
      let (path, line) = try Self.place(argument)
      switch kind(of: path) {
      case .folder: try search(path == "." ? "" : path)
      case .other:
        throw Problem(
          description: "\(argument) is no file; name a file of Lua text, or a folder of specs")
      case .file, .missing:
        folders.append(path.folder)
        let file = add(path, in: realPath(path.folder))
        if let line { lines[file, default: []].append(line) }
      }
    }
  }

  /// Splits `file:line`; a file that really has such a name comes first.
  private static func place(_ argument: String) throws(Problem) -> (path: String, line: Int?) {
    guard argument != "-" else {
      throw Problem(description: "-: test reads no standard input; name a file")
    }
    var path = argument
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.isEmpty { path = "." }
    path = path.asOperand
    if kind(of: path) != .missing { return (path, nil) }
    let code = errno
    if let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]),
      line > 0, kind(of: String(path[..<colon])) != .missing
    {
      path = String(path[..<colon])
      guard kind(of: path) != .folder else {
        throw Problem(description: "\(argument): a line belongs to a file, and \(path) is a folder")
      }
      return (path, line)
    }
    // What a name that is no UTF-8 has become.
    if argument.unicodeScalars.contains("\u{fffd}") {
      throw Problem(description: "\(argument): the name is not valid UTF-8; rename it")
    }
    throw Problem(description: "\(argument): \(String(cString: strerror(code)))")
  }

  private mutating func search(_ folder: String) throws(Problem) {
    folders.append(folder)
    searchedFolders.append(folder)
    let real = realPath(folder)
    let traces = Set(try Self.entries(folder.joined("__traces__")))
    for name in try Self.entries(folder) where !name.hasPrefix(".") && name != "__traces__" {
      let path = folder.joined(name).asOperand
      let found = kind(of: path)
      if found == .folder {
        // A link to a folder could lead back up.
        if !isLink(path) { try search(path) }
      } else if found != .other,
        Self.isSpec(name)
          || name.hasSuffix(".lua") && traces.contains(name.dropLast(4) + ".trace")
      {
        // One that isn't there any more, such as a link to nothing, fails by itself.
        add(path, in: real)
      }
    }
  }

  /// Adds a file if it isn't there yet.
  ///
  /// - Returns: how it was spelled first.
  @discardableResult
  private mutating func add(_ path: String, in folder: String) -> String {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let identity = folder.joined(String(name))
    if let first = known[identity] { return first }
    known[identity] = path
    files.append(path)
    return path
  }

  /// The names in a folder, by their bytes; none if there is no such folder.
  private static func entries(_ folder: String) throws(Problem) -> [String] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else {
      // It may have gone since its name was read.
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw unreadable(folder, errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        try refuse(bytes, in: folder, stream)
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw unreadable(folder, errno) }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }
  }

  private static func unreadable(_ folder: String, _ code: Int32) -> Problem {
    let name = folder.isEmpty ? "." : folder
    return Problem(
      description: "the folder \(name) can't be read: \(String(cString: strerror(code)))")
  }

  /// Refuses a name that is no UTF-8 if it is that of a spec, or of a folder, which may have specs.
  private static func refuse(
    _ name: [UInt8], in folder: String, _ stream: OpaquePointer
  ) throws(Problem) {
    var status = stat()
    let isFolder =
      (name + [0]).withUnsafeBytes {
        fstatat(
          dirfd(stream), $0.assumingMemoryBound(to: CChar.self).baseAddress!, &status,
          AT_SYMLINK_NOFOLLOW)
      } == 0 && status.st_mode & S_IFMT == S_IFDIR
    let shown = String(decoding: name, as: UTF8.self)
    guard isFolder || isSpec(shown) else { return }
    throw Problem(
      description: "\(folder.joined(shown)): the name is not valid UTF-8; rename it")
  }
}

/// What a path leads to.
private enum Kind {
  case file, folder, other
  /// Nothing; `errno` says why.
  case missing
}

private func kind(of path: String) -> Kind {
  var status = stat()
  guard stat(path, &status) == 0 else { return .missing }
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  default: .other
  }
}

/// Whether a path is a link itself.
func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// A path without links and detours, the current folder being the empty path; as it is if it leads
/// nowhere.
func realPath(_ path: String) -> String {
  guard let real = realpath(path.isEmpty ? "." : path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
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

  /// The path as no command takes it for an option or for standard input.
  fileprivate var asOperand: String { hasPrefix("-") ? "./" + self : self }
}
