import Lua
import UIKitLua

/// One of luassert's everyday assertions.
struct Assertion: Sendable {
  /// The functions that it is called by.
  let names: [String]
  /// The functions that want the opposite.
  let opposites: [String]
  /// What holds, as the end of a sentence: "the two are equal".
  let claim: String
  /// The arguments before the message.
  let parameters: [String]
  /// How many of these must be given.
  let required: Int
  /// What was found; the arguments are at 1 and up, filled up with nil.
  let check: @Sendable (Call) throws -> Verdict

  init(
    _ names: [String], not opposites: [String] = [], that claim: String, _ parameters: [String],
    required: Int? = nil, check: @escaping @Sendable (Call) throws -> Verdict
  ) {
    self.names = names
    self.opposites = opposites
    self.claim = claim
    self.parameters = parameters
    self.required = required ?? parameters.count
    self.check = check
  }

  /// What an assertion found.
  struct Verdict {
    let holds: Bool
    /// The lines of the failure's text if it doesn't hold, or if it does and shouldn't.
    let lines: [String]
  }

  /// The functions that want it to hold, or the opposite.
  func entries(_ prefix: String, wanted: Bool) -> [CallableEntry] {
    (wanted ? names : opposites).map { entry("\(prefix).\($0)", wanted: wanted) }
  }

  /// The functions of the table for the opposite: `assert.is_not.equal`.
  func opposed(_ prefix: String) -> [CallableEntry] {
    opposites.isEmpty ? [] : names.map { entry("\(prefix).\($0)", wanted: false) }
  }

  private func entry(_ name: String, wanted: Bool) -> CallableEntry {
    let count = parameters.count
    let all = (parameters + ["message"]).map {
      CallableEntry.Parameter.positional($0, .any, optional: true)
    }
    return CallableEntry(
      name, all, "Fails \(wanted ? "unless" : "if") \(claim).", worksAfterEnd: true
    ) { call in
      let given = call.stack.count
      guard given >= required else {
        throw LuaError(
          "\(name) takes \(parameters.joined(separator: ", ")); got \(given) argument"
            + (given == 1 ? "" : "s"))
      }
      call.stack.setCount(max(given, count + 1))
      let verdict = try check(call)
      if verdict.holds == wanted { return .none }
      var lines = verdict.lines
      if !call.stack.isNil(at: count + 1) {
        lines.insert(try call.stack.describe(at: count + 1), at: 0)
      }
      throw LuaError(
        "\(name): " + lines.joined(separator: "\n"), payload: Unmet(kind: .assertion))
    }
  }
}

extension Call {
  /// A value for a failure's text.
  func inspect(_ position: Int) -> String { LuaInspector().inspect(stack, at: position) }
}
