import CProcess
import Glibc
import Scenarios
import Suite

/// The runs that one `scrim test` makes: one, or one more after each change while it watches.
final class TestRun {
  private let options: TestOptions
  /// The command line, for the journal.
  private let arguments: [String]
  private lazy var signals = cprocess_open_signals()
  /// Whether a signal has ended the last run, and with it a watch.
  private var wasEnded = false
  private let isTerminal = isatty(STDOUT_FILENO) == 1

  init(_ options: TestOptions, _ arguments: [String]) {
    self.options = options
    self.arguments = arguments
  }

  /// Runs, and returns the exit code.
  func run() throws -> Int32 {
    tellThatPartsAreKnown()
    let paths = options.paths.isEmpty ? ["."] : options.paths
    if options.watches { return try watch(SuiteWatch(paths)) }
    let found = try SuiteFiles(paths)
    guard !found.files.isEmpty else {
      Output.error("scrim: \(nothingFound)\n")
      return 2
    }
    return try once(found.files, lines: found.lines, searched: found.searchedFolders)
  }

  /// Makes the file by which a build system learns that this program runs only its part.
  private func tellThatPartsAreKnown() {
    guard let path = getenv("TEST_SHARD_STATUS_FILE"), path.pointee != 0 else { return }
    close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666))
  }

  private var nothingFound: String {
    let place = options.paths.isEmpty ? "this folder" : options.paths.joined(separator: ", ")
    return "no spec was found in \(place); a spec is a file whose name ends in _spec.lua, and "
      + "`scrim new DIR` makes a first one"
  }

  // MARK: One run

  private func once(
    _ files: [String], lines: [String: [Int]], searched: [String] = [],
    watch: SuiteWatch? = nil
  ) throws -> Int32 {
    var suite = options.suite
    suite.files = files
    var lines = lines
    let journal = try Journal(
      suite.journal,
      JournaledRun(arguments: arguments, signature: options.signature, seed: suite.seed),
      isResuming: options.resumes, isWritten: !suite.lists)
    if let problem = journal.problem { Output.error("scrim: \(problem)\n") }
    suite.journal = journal.path
    if options.failedFirst || options.onlyFailed {
      if options.onlyFailed, journal.failed?.isKnown != true {
        Output.error(
          "scrim: --failed: nothing is known of an earlier run; run everything once, with a "
            + "journal\n")
        return 2
      }
      let failed = journal.failed?.tests ?? []
      choose(&suite.files, &lines, failed: failed)
      guard !suite.files.isEmpty else {
        Output.out("no test of these files failed when it last ran\n")
        return 0
      }
    }
    suite.lines = lines
    // What chooses among tests can't tell that a reference is of no use.
    let isWhole = lines.isEmpty && !options.onlyFailed && options.choosesNothing
    suite.searchedFolders = isWhole ? searched : []
    var workerOptions = options.workerOptions
    if !options.hasSeed, let seed = journal.earlier?.run?.seed {
      suite.seed = seed
      workerOptions.append("--seed=\(seed)")
    }
    let keepsNothing = suite.journal == nil ? ["--no-journal"] : []
    suite.worker =
      [try programPath(), "test", "--worker"] + workerOptions + keepsNothing
    if suite.lists { return try list(suite) }
    let (reports, line) = try reports()
    let run = SuiteRun(suite) { reports.record($0) }
    if let line { run.progressed = { line.show($0) } }
    if let watch {
      watch.runBegins(suite.runFiles)
      run.staleness = watch.descriptor
      run.isStale = watch.isStale
      run.fileDepends = { watch.note($0, requires: $1) }
    }
    let summary = try run.run(signals: signals, resuming: journal.earlier)
    wasEnded = run.wasEndedBySignal
    // The journal is this run's to the end.
    withExtendedLifetime(journal) {}
    for problem in reports.problems { Output.error("scrim: \(problem)\n") }
    // A part of a small suite may well be empty.
    if summary.tests == 0, summary.interruption == nil, suite.shard == nil {
      let files = summary.files == 1 ? "1 file" : "\(summary.files) files"
      Output.error("scrim: no test was selected in \(files)\n")
      return 2
    }
    return summary.exitCode ?? (reports.problems.isEmpty ? 0 : 2)
  }

  /// Names the tests that would run; what keeps a file from telling is on standard error.
  private func list(_ suite: SuiteSettings) throws -> Int32 {
    let run = SuiteRun(suite) { event in
      switch event {
      case .notice(let text): Output.out(text + "\n")
      case .testEnded(let result):
        if case .failed(let failure) = result.verdict {
          Output.error("scrim: \(failure.message)\n")
        }
      default: break
      }
    }
    return try run.run(signals: signals).exitCode ?? 0
  }

  /// Puts files with failed tests first, or leaves everything else out.
  private func choose(
    _ files: inout [String], _ lines: inout [String: [Int]], failed: [TestID]
  ) {
    let failedFiles = Set(failed.map(\.file))
    let first = files.filter(failedFiles.contains)
    guard options.onlyFailed else {
      files = first + files.filter { !failedFiles.contains($0) }
      return
    }
    files = first
    lines = [:]
    for test in failed where test.line > 0 { lines[test.file, default: []].append(test.line) }
  }

  private func reports() throws -> (Reports, TerminalProgress?) {
    var settings = ReportSettings()
    let noColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    settings.style.isColoured = options.isColoured ?? (isTerminal && !noColour)
    settings.style.isVerbose = options.isVerbose
    settings.style.width = isTerminal ? terminalWidth() : nil
    settings.slowest = options.slowest
    settings.arguments = options.rerunOptions
    settings.timestamp = timestamp()
    settings.hostName = hostName()
    let reports = Reports(interruption: signals)
    for report in options.reports {
      let recorder = report.format.makeRecorder(settings)
      if let path = report.path {
        try reports.add(recorder, path: path)
      } else {
        reports.add(recorder)
      }
    }
    guard isatty(STDERR_FILENO) == 1, getenv("TERM").map({ String(cString: $0) }) != "dumb"
    else { return (reports, nil) }
    let line = TerminalProgress(settings.style)
    reports.willWriteToStandardOutput = { line.clear() }
    return (reports, line)
  }

  // MARK: Watching

  /// Runs everything, and then what each change concerns, until the user ends it.
  private func watch(_ watch: SuiteWatch) throws -> Int32 {
    let readsInput = isatty(STDIN_FILENO) == 1
    var code: Int32 = 0
    var step = SuiteWatch.Step.runAll
    while true {
      switch step {
      case .end: return code
      case .runAll: code = try runWatched(watch.files.files, watch)
      case .run(let files, let changed):
        Output.out("\nchanged: \(changed.joined(separator: ", "))\n")
        code = try runWatched(files, watch)
      }
      if wasEnded { return code }
      if readsInput { Output.error("watching; Enter runs everything, Ctrl-C ends\n") }
      step = watch.next(signals: signals, readsInput: readsInput)
    }
  }

  private func runWatched(_ files: [String], _ watch: SuiteWatch) throws -> Int32 {
    guard !files.isEmpty else {
      Output.error("scrim: \(nothingFound)\n")
      return 2
    }
    return try once(files, lines: watch.files.lines, watch: watch)
  }

  // MARK: The process

  private func programPath() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard count > 0 else { throw SuiteRun.Fault("this program's own path can't be found") }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private func terminalWidth() -> Int? {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      ? Int(size.ws_col) : nil
  }

  private func timestamp() -> String? {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var buffer = [CChar](repeating: 0, count: 32)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%S", &parts)
    return count > 0 ? text(buffer) : nil
  }

  private func hostName() -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    return gethostname(&buffer, buffer.count - 1) == 0 ? text(buffer) : nil
  }

  private func text(_ buffer: [CChar]) -> String {
    String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The line on a terminal that shows how far a run is.
private final class TerminalProgress {
  private var line: ProgressLine
  private var shown: Int64 = 0
  /// How often it changes at most, in nanoseconds.
  private static let interval: Int64 = 100_000_000

  init(_ style: ConsoleStyle) { line = ProgressLine(style) }

  func show(_ progress: SuiteProgress) {
    let now = monotonicNanoseconds()
    guard now - shown >= Self.interval else { return }
    shown = now
    Output.error(
      line.update(
        done: progress.doneFiles, total: progress.files, failed: progress.failed,
        running: progress.running))
  }

  func clear() { Output.error(line.clear()) }
}
