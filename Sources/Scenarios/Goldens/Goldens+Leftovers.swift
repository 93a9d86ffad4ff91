import Glibc

/// What is left among reference files and belongs to nothing any more.
extension Goldens {
  /// Something in a `__traces__` folder that nothing asks for.
  package enum Leftover: Hashable, Sendable {
    /// The reference files of a spec, or of a script, that isn't there any more: a folder or a
    /// file.
    case ofGoneFile(String)
    /// What a process that was killed had begun to write.
    case unfinished(String)

    /// The file, or the folder.
    package var path: String {
      switch self {
      case .ofGoneFile(let path), .unfinished(let path): path
      }
    }
  }

  /// What is left in a folder's `__traces__` by specs and scripts that were deleted or renamed, and
  /// by processes that were killed, in order.
  ///
  /// - Parameters:
  ///   - folder: the folder of the specs; empty for the current one.
  ///   - time: when the run began, in seconds since 1970: what is younger may be being written.
  package static func leftovers(in folder: String, before time: Int) -> [Leftover] {
    let folder = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    let traces = folder + "__traces__"
    var found: [Leftover] = []
    for name in names(in: traces) {
      let path = "\(traces)/\(name)"
      if name.hasSuffix(".trace") {
        if owners(ofTrace: name).allSatisfy({ status("\(folder)\($0).lua") == nil }) {
          found.append(.ofGoneFile(path))
        }
      } else if isUnfinished(path, before: time) {
        found.append(.unfinished(path))
      } else if isFolder(path) {
        let inner = names(in: path)
        if inner.contains(where: { $0.hasSuffix(".trace") }),
          status("\(folder)\(name).lua") == nil
        {
          found.append(.ofGoneFile(path))
        } else {
          found += inner.map { "\(path)/\($0)" }.filter { isUnfinished($0, before: time) }
            .map(Leftover.unfinished)
        }
      }
    }
    return found
  }

  /// Removes a leftover; of a folder the references, and the folder if nothing else is in it.
  ///
  /// - Returns: whether it is gone.
  package static func remove(_ leftover: Leftover) -> Bool {
    let path = leftover.path
    if unlink(path) == 0 { return true }
    for name in names(in: path) where name.hasSuffix(".trace") || isTemporary(name) {
      unlink("\(path)/\(name)")
    }
    return rmdir(path) == 0
  }

  /// The scripts, without their ending, whose trace that may be: `a+b.trace` is that of `a+b`, or
  /// one of several of `a`.
  private static func owners(ofTrace name: String) -> [Substring] {
    let stem = name.dropLast(".trace".count)
    return [stem] + stem.indices.filter { stem[$0] == "+" }.map { stem[..<$0] }
  }

  private static func isUnfinished(_ path: String, before time: Int) -> Bool {
    guard isTemporary(path), let status = status(path) else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_mtim.tv_sec < time
  }

  /// Whether a file is called `x.trace.PID.new`, as one is that isn't whole yet.
  private static func isTemporary(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).suffix(3)
    guard parts.count == 3, parts.last == "new", parts.first == "trace" else { return false }
    return parts.dropFirst().first.flatMap { UInt32($0) } != nil
  }

  private static func isFolder(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// The names in a folder, in order; none if there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
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
}
