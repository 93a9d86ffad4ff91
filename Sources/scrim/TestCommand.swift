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
      return try TestRun(options, arguments).run()
    } catch let problem as OptionProblem {
      return Scrim.misuse(problem.description, of: .test)
    } catch let fault as SuiteRun.Fault {
      Output.error("scrim: \(fault)\n")
      return 70
    } catch {
      Output.error("scrim: \(error)\n")
      return 2
    }
  }

  /// What a worker process does.
  private static func work(_ options: TestOptions) throws -> Int32 {
    let journal = options.suite.journal.flatMap { JournalWriter(appendingTo: $0) }
    let worker = try Worker(options.specs, journal: journal)
    if options.suite.memory > 0 { cprocess_limit_memory(options.suite.memory << 20) }
    worker.run()
    return 0
  }
}
