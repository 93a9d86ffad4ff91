import CProcess
import Glibc
import Scenarios
import Suite

/// `scrim test [PATH…]`: runs specs and reports what became of them.
enum TestCommand {
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try TestOptions(arguments) { name in getenv(name).map { String(cString: $0) } }
      if options.isWorker { return try work(options) }
      return try run(options, arguments)
    } catch let problem as OptionProblem {
      return Scrim.misuse(problem.description)
    } catch {
      Output.error("scrim: \(error)\n")
      return error is SuiteRun.Fault ? 70 : 2
    }
  }

  /// What a worker process does.
  private static func work(_ options: TestOptions) throws -> Int32 {
    if options.memory > 0 { cprocess_limit_memory(options.memory << 20) }
    var specs = options.specs
    specs.selection.lines = try SuiteFiles(options.paths).lines
    let journal = options.suite.journal.flatMap { JournalWriter(appendingTo: $0) }
    try Worker(specs, journal: journal).run()
    return 0
  }

  private static func run(_ options: TestOptions, _ arguments: [String]) throws -> Int32 {
    var suite = options.suite
    let found = try SuiteFiles(options.paths.isEmpty ? ["."] : options.paths)
    suite.files = found.files
    guard !suite.files.isEmpty else {
      Output.error(
        "scrim: no spec was found in \(options.paths.isEmpty ? "this folder" : "these folders"); "
          + "a spec is a file whose name ends in _spec.lua, and `scrim new DIR` makes a first one\n")
      return 2
    }
    suite.worker = [try programPath(), "test", "--worker"] + options.workerOptions + lines(found)
    try prepareJournal(&suite, arguments)
    var style = ConsoleStyle()
    style.isVerbose = options.isVerbose
    let recorder = ConsoleRecorder(style, slowest: options.slowest, arguments: arguments)
    let run = SuiteRun(suite) { Output.out(recorder.record($0)) }
    let summary = try run.run(signals: cprocess_open_signals())
    if summary.interruption != nil, !suite.failsFast { return 130 }
    return summary.failed > 0 ? 1 : 0
  }

  /// The arguments that name lines, for workers to select by.
  private static func lines(_ found: SuiteFiles) -> [String] {
    found.files.flatMap { file in (found.lines[file] ?? []).map { "\(file):\($0)" } }
  }

  private static func programPath() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard count > 0 else { throw OptionProblem("this program's own path can't be found") }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// Begins a new journal.
  private static func prepareJournal(_ suite: inout SuiteSettings, _ arguments: [String]) throws {
    guard let path = suite.journal else { return }
    if path.hasPrefix(".scrim/") {
      mkdir(".scrim", 0o777)
    }
    FailedTests(besideJournal: path).keep()
    guard truncate(path, 0) == 0 || errno == ENOENT,
      let journal = JournalWriter(appendingTo: path)
    else {
      Output.error("scrim: no journal: \(path): \(String(cString: strerror(errno)))\n")
      suite.journal = nil
      return
    }
    journal.append(Message(.suite, ["1"] + arguments))
  }
}
