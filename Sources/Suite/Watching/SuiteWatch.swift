import CProcess
import Glibc

/// Watches a suite's files, and says which of them have to run again.
package final class SuiteWatch {
  /// What has to be done next.
  package enum Step: Hashable, Sendable {
    /// These files have to run, because those have changed.
    case run(files: [String], changed: [String])
    /// Everything has to run: the user asked for it, or nobody knows what has changed.
    case runAll
    /// The user ended it.
    case end
  }

  /// An editor's save is several changes: the time without one after which it is over, and the
  /// longest that a change waits, in milliseconds.
  private static let quietTime: Int32 = 10
  private static let longestWait: Int64 = 50

  private let arguments: [String]
  private let watch: FolderWatch
  private var dependencies = Dependencies()
  /// The files of the present run that are not done.
  private var unfinished: Set<String> = []
  /// The links among specs and modules, by the real path of the file that they lead to.
  private var links: [String: [String]] = [:]
  /// What a change that came during a run asks for.
  private var pending: Step?
  /// The files of the suite as they were found last.
  package private(set) var files: SuiteFiles

  /// Begins to watch what arguments lead to.
  package init(_ arguments: [String]) throws {
    self.arguments = arguments
    files = try SuiteFiles(arguments)
    guard let watch = FolderWatch() else {
      throw SuiteFiles.Problem(
        description: "files can't be watched: \(String(cString: strerror(errno)))")
    }
    self.watch = watch
    watchFolders()
  }

  /// Becomes readable when something has changed.
  package var descriptor: Int32 { watch.descriptor }

  /// A run of these files begins.
  package func runBegins(_ files: [String]) { unfinished = Set(files) }

  /// Notes that a file is done, and what it required when it ran.
  package func note(_ file: String, requires modules: [String]) {
    unfinished.remove(file)
    dependencies.note(file, requires: modules)
    for folder in dependencies.folders { watch.watch(folder) }
    for module in modules { watchTarget(of: module) }
  }

  /// Watches what a link leads to, where it is: its own folder tells nothing of it.
  private func watchTarget(of path: String) {
    guard isLink(path) else { return }
    let target = realPath(path)
    watch.watch(target.folder)
    if links[target]?.contains(path) != true { links[target, default: []].append(path) }
  }

  /// Whether what has changed concerns a spec, so that the present run is of no more use.
  package func isStale() -> Bool {
    if pending == nil { pending = takeChanges(duringRun: true) }
    return pending != nil
  }

  private func watchFolders() {
    for folder in files.folders {
      watch.watch(folder)
      watch.watch(folder.joined("__traces__"))
    }
    for file in files.files where SuiteFiles.isSpec(file) {
      watch.watch(file.folder.joined("__traces__").joined(file.stem))
    }
    for file in files.files { watchTarget(of: file) }
  }

  /// Waits for a change that concerns a spec, a signal, or a line on standard input.
  package func next(signals: Int32, readsInput: Bool) -> Step {
    var changes = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if pending != nil || poll(&changes, 1, 0) > 0, isStale(), let step = pending {
      pending = nil
      return step
    }
    unfinished = []
    while true {
      var descriptors = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: readsInput ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&descriptors, nfds_t(descriptors.count), -1) < 0 { continue }
      if descriptors[0].revents != 0, cprocess_read_signal(signals) != 0 { return .end }
      if descriptors[2].revents != 0 {
        var input: [UInt8] = []
        return readSome(from: STDIN_FILENO, into: &input) ? .runAll : .end
      }
      if descriptors[1].revents != 0, let step = takeChanges(duringRun: false) { return step }
    }
  }

  /// What the changes that have come, and those that belong to them, ask for; nil for nothing.
  ///
  /// A run writes reference files itself. What a change cuts short runs again as well.
  private func takeChanges(duringRun: Bool) -> Step? {
    let start = monotonicNanoseconds()
    let first = watch.changes()
    var (changed, haveGaps) = (first.paths, first.haveGaps)
    var more = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    while monotonicNanoseconds() - start < Self.longestWait * 1_000_000,
      poll(&more, 1, Self.quietTime) > 0
    {
      let others = watch.changes()
      changed += others.paths
      haveGaps = haveGaps || others.haveGaps
    }
    let known = Set(files.files)
    // Folders come and go, and with them specs; while an argument's path is gone, the old ones
    // stand.
    if let found = try? SuiteFiles(arguments) { files = found }
    watchFolders()
    if haveGaps { return .runAll }
    if duringRun { changed.removeAll(where: Dependencies.isReference) }
    let fresh = files.files.filter { !known.contains($0) }
    let linked = changed.flatMap { links[$0] ?? [] }
    let concerned = Set(dependencies.files(files.files, concernedBy: changed + linked + fresh))
    guard !concerned.isEmpty else { return nil }
    var seen: Set<String> = []
    return .run(
      files: files.files.filter { concerned.contains($0) || unfinished.contains($0) },
      changed: changed.flatMap { links[$0] ?? [$0] }.filter { seen.insert($0).inserted })
  }
}

extension String {
  /// The name of a Lua file without its folder and its ending.
  var stem: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
  }
}
