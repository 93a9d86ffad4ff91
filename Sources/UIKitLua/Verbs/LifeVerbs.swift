import Lua
import Trace
import UIKitSimulation

extension Registry {
  /// The user leaves the app and comes back.
  static let lifeVerbs: [CallableEntry] = [
    CallableEntry(
      "background", [], "The user leaves the app: its animations are removed (ANI-013).",
      returns: .fields(inputReport)
    ) { call in
      try call.session.move("background") { simulator in
        guard simulator.application.applicationState == .active else {
          return "the app is in the background already"
        }
        simulator.recordCall(.call, simulator.application, .background)
        simulator.application.enterBackground()
        return nil
      }
    },
    CallableEntry(
      "foreground", [], "The user comes back to the app.", returns: .fields(inputReport)
    ) { call in
      try call.session.move("foreground") { simulator in
        guard simulator.application.applicationState == .background else {
          return "the app is in the foreground already"
        }
        simulator.recordCall(.call, simulator.application, .foreground)
        simulator.application.enterForeground()
        return nil
      }
    },
  ]
}

extension Session {
  /// Moves an app that has been launched; `event` says why nothing comes of it, if nothing does.
  fileprivate func move(
    _ verb: String, _ event: @escaping (Simulator) -> String?
  ) throws -> ScriptValue {
    let simulator = try simulator()
    guard simulator.application.applicationState != .inactive || simulator.isInCallback else {
      throw LuaError("\(verb): the app isn't launched yet; call root(controller) first")
    }
    return try input(verb) { simulator in
      .record([("why", event(simulator).map { .string($0) } ?? .none)])
    }
  }
}
