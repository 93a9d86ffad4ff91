import Glibc
import Lua
import Scenarios
import Trace
import UIKitLua
import UIKitSimulation

/// `scrim run FILE`: runs one script and prints its trace.
enum RunCommand {
  static func run(_ arguments: [String]) -> Int32 {
    let options: RunOptions
    do {
      options = try RunOptions(arguments)
    } catch {
      return Scrim.misuse(error.description, of: .run)
    }
    do {
      let script = try ScriptFile(reading: options.path)
      return try run(script, options)
    } catch let error as ScriptFileError {
      Output.error("scrim: \(error)\n")
      return 2
    } catch {
      Output.error("scrim: \(error)\n")
      return 2
    }
  }

  private static func run(_ script: ScriptFile, _ options: RunOptions) throws -> Int32 {
    // A mistake in an option is the command line's fault, not the script's.
    if options.device.saysSomething { try check(options.device) }
    let runner = try ScenarioRunner(
      overriding: options.device, luaLimits: options.luaLimits, limits: options.limits)
    runner.recordMode = options.recordMode
    let printer = TracePrinter(options)
    // A script's earlier worlds are printed when they end.
    runner.whenWorldEnds { trace in Output.out(printer.encode(trace)) }
    let outcome = runner.run(script)
    let pending = runner.pending
    let guesses = runner.guesses
    runner.session.endScenario()
    return report(
      outcome, pending: pending, guesses: guesses, findings: runner.session.findings, options)
  }

  private static func check(_ device: DeviceOptions) throws {
    var device = device
    device.force = true
    _ = try device.resolved()
  }

  private static func report(
    _ outcome: Outcome, pending: [String], guesses: [Guess], findings: [FoundBreach],
    _ options: RunOptions
  ) -> Int32 {
    switch outcome {
    case .passed: break
    case .pending(let reason):
      Output.out("pending: \(reason)\n")
      return 0
    case .failed(let report), .limitReached(let report):
      Output.error("scrim: \(report.message)\n")
      if !report.traceback.isEmpty { Output.error(report.traceback + "\n") }
      return outcome.exitCode
    }
    if !pending.isEmpty {
      Output.error("scrim: the script ended in mid-flight; still pending:\n")
      for line in pending.prefix(10) { Output.error("  \(line)\n") }
      if pending.count > 10 { Output.error("  and \(pending.count - 10) more\n") }
      if options.isStrict {
        Output.error("  so the checks that look at a world at rest have not looked\n")
      }
    }
    let isClean = !options.isStrict || reportFindings(findings)
    guard !guesses.isEmpty else { return isClean ? 0 : 1 }
    let names = guesses.map { "\($0.policy.name)=\($0.value) (\($0.grade))" }
    Output.error(
      "scrim: rests on \(guesses.count) guess\(guesses.count == 1 ? "" : "es"): "
        + names.joined(separator: ", ") + "\n")
    guard options.refusesGuesses else { return isClean ? 0 : 1 }
    Output.error("scrim: --no-guesses counts that as a failure\n")
    return 1
  }

  /// Names what the checks found and the script didn't expect; true if there is nothing.
  private static func reportFindings(_ findings: [FoundBreach]) -> Bool {
    let unexpected = findings.filter { !$0.isExpected }
    guard !unexpected.isEmpty else { return true }
    Output.error(
      "scrim: the checks found \(unexpected.count) "
        + "thing\(unexpected.count == 1 ? "" : "s"), which --strict counts as a failure:\n")
    for finding in unexpected { Output.error("  \(finding.line)\n") }
    return false
  }
}

/// Writes a trace as the options say.
struct TracePrinter {
  private let options: RunOptions

  init(_ options: RunOptions) { self.options = options }

  func encode(_ trace: Trace) -> [UInt8] {
    var bytes: [UInt8] = []
    switch options.format {
    case .text: TextEncoder(kinds: options.kinds ?? .readable).encode(trace, into: &bytes)
    case .jsonLines: JSONLinesEncoder(kinds: options.kinds ?? .all).encode(trace, into: &bytes)
    }
    return bytes
  }
}

extension DeviceOptions {
  fileprivate var saysSomething: Bool {
    model != nil || ios != nil || sdk != nil || !policies.isEmpty
  }
}
