/// Which specs a changed file concerns.
package struct Dependencies {
  /// The modules that each spec required when it last ran.
  private var modules: [String: [String]] = [:]
  /// The folders of all modules, each once, in the order in which they were noted.
  private(set) var folders: [String] = []

  package init() {}

  /// Notes what a spec required.
  package mutating func note(_ file: String, requires modules: [String]) {
    self.modules[file] = modules
    for folder in modules.map(\.folder) where !folders.contains(folder) { folders.append(folder) }
  }

  /// The specs, of those that are given, that the changed files concern: themselves, a module that
  /// they required, or one of their reference files.
  package func files(_ files: [String], concernedBy changed: [String]) -> [String] {
    let changed = Set(changed)
    let traces = Set(changed.compactMap(Self.owner))
    return files.filter { file in
      changed.contains(file) || modules[file]?.contains(where: changed.contains) == true
        || traces.contains(String(file.dropLast(".lua".count)))
    }
  }

  /// Whether a path leads into a folder of reference files.
  static func isReference(_ path: String) -> Bool {
    path.split(separator: "/").contains("__traces__")
  }

  /// The spec, without its ending, whose reference file that is: of `a/__traces__/b_spec/x.trace`
  /// or `a/__traces__/b.trace`.
  private static func owner(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let place = parts.lastIndex(of: "__traces__"), place + 1 < parts.count else { return nil }
    var name = String(parts[place + 1])
    if name.hasSuffix(".trace") { name.removeLast(".trace".count) }
    return (parts[..<place].map(String.init) + [name]).joined(separator: "/")
  }
}
