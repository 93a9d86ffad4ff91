import Lua
package import Trace
import UIKitLua
import UIKitSimulation

/// A scenario that is fed input by input, as an interactive session is.
extension ScenarioRunner {
  /// What became of an input.
  package enum Step: Sendable {
    /// It is not finished; `report` says what is missing.
    case incomplete(Outcome.Report)
    /// It can't be compiled; nothing has run.
    case refused(Outcome.Report)
    /// It has run, and its values are those texts.
    case ran(Outcome, values: [String])
  }

  /// Begins a scenario, from a fresh state, without running anything.
  package func begin(folder: String) {
    session.beginScenario()
    session.lua.modules = LuaModules(below: folder)
  }

  /// Runs an input in the world as it is, with an instruction budget of its own.
  ///
  /// An expression's values are inspected. Locals end with their input, globals stay.
  package func run(input: String, name: String) -> Step {
    session.lua.resetBudget()
    let stack = session.lua.stack
    defer { stack.setCount(0) }
    let hadEnded = hasEnded
    switch session.lua.read(input, name: name) {
    case .incomplete: return .incomplete(missing(input, name))
    case .invalid(let error): return .refused(report(of: error))
    case .chunk(let chunk):
      defer { stack.release(chunk) }
      do {
        try session.lua.run(chunk, results: nil)
      } catch {
        return .ran(outcome(of: error), values: [])
      }
      let values = (0..<stack.count).map { LuaInspector().inspect(stack, at: $0 + 1) }
      if !hadEnded, let failure = session.unexpectedFailure {
        return .ran(outcome(of: failure), values: values)
      }
      return .ran(.passed, values: values)
    }
  }

  /// What an input that ended too early lacks.
  private func missing(_ input: String, _ name: String) -> Outcome.Report {
    do {
      session.lua.stack.release(try session.lua.load(input, name: name))
      return Outcome.Report(message: "\(name): it is not finished", traceback: "")
    } catch {
      return report(of: error)
    }
  }

  /// Whether a text is a chunk of statements, whose values nobody asks for.
  package func isStatements(_ text: String) -> Bool {
    guard let chunk = try? session.lua.load(text, name: "input") else { return false }
    session.lua.stack.release(chunk)
    return true
  }

  /// Whether something has ended the app, so that nothing more happens in this world.
  package var hasEnded: Bool { session.world?.simulator.failure != nil }

  /// What has been recorded in the present world.
  package var trace: Trace { session.trace }

  /// Whether there is a world, which the first verb that needs one begins.
  package var hasWorld: Bool { session.world != nil }

  /// Has `body` called with the trace of each world that ends, before it is forgotten.
  package func whenWorldEnds(_ body: @escaping (Trace) -> Void) {
    session.worldEnded = { [trace = session.trace] _ in body(trace) }
  }
}
