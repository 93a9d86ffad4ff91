import Lua
import UIKitLua

extension Assertion {
  static let errors: [Assertion] = [
    Assertion(
      ["has_error", "has_errors", "error", "errors"],
      not: ["has_no_error", "has_no_errors", "no_error", "no_errors"],
      that: "calling the function raises an error, and the expected one if it is given",
      ["function", "expected"],
      required: 1
    ) { call in
      try requireFunction(call)
      guard let error = try raised(call) else {
        return Verdict(
          holds: false, lines: ["no error was raised"] + expectedLine(call))
      }
      // The error object is at 4 now.
      let holds = call.stack.isNil(at: 2) || call.stack.difference(2, 4) == nil || says(error, call)
      return Verdict(
        holds: holds,
        lines: [holds ? "an error was raised" : "another error was raised"] + expectedLine(call)
          + ["  actual:   \(actual(error, call))"])
    },
    Assertion(
      ["error_matches", "matches_error"],
      that: "calling the function raises an error whose text matches the pattern",
      ["function", "pattern"]
    ) { call in
      try requireFunction(call)
      guard let error = try raised(call) else {
        return Verdict(holds: false, lines: ["no error was raised"] + expectedLine(call))
      }
      call.stack.push(text(error))
      return Verdict(
        holds: try isMatch(call.stack, text: 5, pattern: 2),
        lines: ["the error does not match"] + expectedLine(call)
          + ["  actual:   \(actual(error, call))"])
    },
  ]

  private static func requireFunction(_ call: Call) throws {
    guard call.stack.type(at: 1) == .function else {
      throw LuaError(
        "\(call.entry.name) takes a function that may fail, and what it should say; got "
          + call.inspect(1))
    }
  }

  /// Calls the function and leaves its error object at 4; limits and `pending` go through.
  private static func raised(_ call: Call) throws -> LuaError? {
    let stack = call.stack
    stack.setCount(3)
    stack.pushCopy(at: 1)
    do {
      try stack.call(arguments: 0)
      return nil
    } catch {
      let goesOn =
        error.kind == .memory || error.kind == .budget || error.payload is LimitReached
        || error.payload is PendingScript
      if goesOn { throw error }
      if let object = error.object { stack.push(object) } else { stack.push(error.message) }
      return error
    }
  }

  /// What the error says, without its position.
  private static func text(_ error: LuaError) -> String {
    error.exception?.description ?? error.message
  }

  /// Whether the error says what was expected, a string.
  private static func says(_ error: LuaError, _ call: Call) -> Bool {
    call.stack.string(at: 2) == text(error)
  }

  private static func expectedLine(_ call: Call) -> [String] {
    call.stack.isNil(at: 2) ? [] : ["  expected: \(call.inspect(2))"]
  }

  private static func actual(_ error: LuaError, _ call: Call) -> String {
    call.stack.type(at: 4) == .table && error.exception == nil ? call.inspect(4) : text(error)
  }
}
