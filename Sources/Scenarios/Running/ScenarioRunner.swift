package import Lua
import Trace
package import UIKitLua
package import UIKitSimulation

/// Runs scripts, one after the other, in one prepared interpreter.
package final class ScenarioRunner {
  /// The session that the scripts run in.
  package let session: Session
  /// What becomes of the reference files that a script asks for.
  package var recordMode = RecordMode.never

  /// Prepares an interpreter with everything that scripts can name.
  package init(
    overriding: DeviceOptions = DeviceOptions(), luaLimits: LuaState.Limits = LuaState.Limits(),
    limits: Limits = Limits()
  ) throws {
    session = try Session(registry: .scenarios, luaLimits: luaLimits, limits: limits)
    session.overriding = overriding
    session.prepare()
  }

  /// Compiles a script and makes it part of the prepared state, for running it many times.
  ///
  /// - Throws: a `LuaError` with the place of the mistake.
  package func compile(_ script: ScriptFile) throws -> LuaReference {
    session.beginScenario()
    let chunk = try session.lua.load(script.source, name: script.name)
    session.install(classesNamedIn: script.source)
    session.prepare()
    return chunk
  }

  /// Runs a script from a fresh state.
  package func run(_ script: ScriptFile) -> Outcome {
    session.beginScenario()
    session.lua.modules = LuaModules(below: script.folder)
    session.companion = script.isStandardInput ? nil : Goldens(of: script, recordMode)
    defer { session.companion = nil }
    do {
      let chunk = try session.lua.load(script.source, name: script.name)
      return run(chunk)
    } catch {
      return outcome(of: error)
    }
  }

  /// Runs a chunk that was compiled before, from a fresh state.
  package func runCompiled(_ chunk: LuaReference) -> Outcome {
    session.beginScenario()
    return run(chunk)
  }

  private func run(_ chunk: LuaReference) -> Outcome {
    do {
      try session.lua.run(chunk)
    } catch {
      return outcome(of: error)
    }
    // A failure that was raised and caught by `pcall` has ended the app all the same.
    if let failure = session.unexpectedFailure { return outcome(of: failure) }
    return .passed
  }

  // MARK: Outcomes

  func outcome(of error: LuaError) -> Outcome {
    if let pending = error.payload as? PendingScript { return .pending(pending.reason) }
    return outcome(TestFailure(error, in: session))
  }

  func outcome(of failure: Failure) -> Outcome {
    outcome(TestFailure(failure, in: session))
  }

  private func outcome(_ failure: TestFailure) -> Outcome {
    let report = Outcome.Report(message: failure.message, traceback: failure.traceback)
    return failure.kind == .limit ? .limitReached(report) : .failed(report)
  }

  /// What the person who wrote the script reads of an error.
  func report(of error: LuaError) -> Outcome.Report {
    let failure = TestFailure(error, in: session)
    return Outcome.Report(message: failure.message, traceback: failure.traceback)
  }

  // MARK: What is left

  /// What the script left under way, in the order in which it is due; empty at rest.
  package var pending: [String] {
    guard let simulator = session.world?.simulator, simulator.failure == nil else { return [] }
    var lines: [String] = []
    for timer in simulator.runLoop.waiting where timer.purpose != .repeating {
      let what = timer.purpose == .script ? "a function given to after" : "the end of an animation"
      let source =
        timer.source.line > 0
        ? " (\(session.trace.names[timer.source.file]):\(timer.source.line))" : ""
      let due = timer.isNeverDue ? "which never comes" : "due at \(Self.seconds(timer.time)) s"
      lines.append("\(what), \(due)\(source)")
    }
    if simulator.runLoop.hasQueuedBlocks { lines.append("blocks on the main queue") }
    return lines
  }

  private static func seconds(_ nanoseconds: Int64) -> String {
    let value = (Double(nanoseconds) / 1e6).rounded() / 1e3
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The policies without good evidence that the scenario went through.
  package var guesses: [Guess] {
    session.noteConsultedPolicies()
    return session.consulted.filter(\.grade.isWeak).map {
      Guess(policy: $0.policy, value: $0.value, grade: $0.grade)
    }
  }
}
