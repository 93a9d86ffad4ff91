import Lua
import UIKitSimulation

extension Registry {
  /// What the other verbs of the user's return.
  static let inputReport = TableEntry(
    "InputReport",
    [
      .init("why", .string, "Why nothing came of it; nil if something did."),
      .init(
        "isQueued", .boolean, "Whether it waits for the next turn, as input in a callback does."),
    ])
}

extension Session {
  /// Runs an input event of the user's in a turn of its own, and returns its report; in a callback
  /// the event waits for the next turn.
  func input(
    _ verb: String, _ event: @escaping (Simulator) throws -> ScriptValue
  ) throws -> ScriptValue {
    let simulator = try simulator()
    guard !simulator.isInCallback, !simulator.runLoop.isRunning else {
      simulator.runLoop.async { [unowned self] in
        do {
          _ = try event(simulator)
        } catch {
          endApp(reported(error, of: nil, verb))
        }
      }
      return .record([("isQueued", .bool(true))])
    }
    var outcome: Result<ScriptValue, any Error>?
    simulator.enter {
      simulator.runLoop.runInput {
        outcome = Result { try event(simulator) }
      }
    }
    return try outcome?.get() ?? .none
  }
}
