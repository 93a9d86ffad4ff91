import Lua
package import UIKitLua

extension LibraryEntry {
  /// `assert`: Lua's own function, and luassert's everyday names.
  package static let assert = LibraryEntry(
    "assert", "Lua's assert, and assertions about values.",
    functions: Assertion.all.flatMap {
      $0.entries("assert", wanted: true) + $0.entries("assert", wanted: false)
    },
    call: plain,
    chains: ["is", "are", "has"],
    parts: [
      (
        ["is_not", "are_not", "has_no"],
        LibraryEntry(
          "assert.is_not", "The opposite of an assertion.",
          functions: Assertion.all.flatMap { $0.opposed("assert.is_not") })
      )
    ])

  /// `assert(value, message)`, as Lua has it: the message is raised as it is, and the arguments are
  /// returned.
  private static let plain = CallableEntry(
    "assert", CallableEntry.Parameter.repeated("value", .any, upTo: 12),
    "Raises the message unless the value is true; returns its arguments.", worksAfterEnd: true,
    returns: .any
  ) { call in
    // The table itself is at 1.
    let stack = call.stack
    guard stack.count >= 2 else {
      throw LuaError("assert takes a value and a message; got nothing")
    }
    guard !stack.truth(at: 2) else { return .several(stack.count - 1) }
    let unmet = Unmet(kind: .assertion)
    guard stack.count >= 3 else { throw LuaError("assertion failed!", payload: unmet) }
    var error = LuaError(
      stack.string(at: 3) ?? (try? stack.describe(at: 3)) ?? "", payload: unmet)
    error.object = stack.reference(at: 3)
    throw error
  }
}

extension Assertion {
  /// Every assertion.
  static let all: [Assertion] = values + errors + [near, match] + types

  private static let values: [Assertion] = [
    Assertion(
      ["equal", "equals", "is_equal", "are_equal"],
      not: ["not_equal", "not_equals", "is_not_equal", "are_not_equal"],
      that: "the two are equal as == says: one object, or values with the same numbers",
      ["expected", "actual"]
    ) { call in
      let holds = call.stack.areEqual(1, 2)
      return Verdict(holds: holds, lines: holds ? equalLines(call) : differentLines(call))
    },
    Assertion(
      ["same", "is_same", "are_same"], not: ["not_same", "is_not_same", "are_not_same"],
      that: "the two are alike: tables are compared by what they hold", ["expected", "actual"]
    ) { call in
      guard let path = call.stack.difference(1, 2) else {
        return Verdict(holds: true, lines: equalLines(call))
      }
      return Verdict(
        holds: false,
        lines: differentLines(call) + (path.isEmpty ? [] : ["they differ at \(path)"]))
    },
    single(["is_true"], not: ["is_not_true"], "true") { $0.stack.boolean(at: 1) == true },
    single(["is_false"], not: ["is_not_false"], "false") { $0.stack.boolean(at: 1) == false },
    single(["is_nil"], not: ["is_not_nil", "not_nil"], "nil") { $0.stack.isNil(at: 1) },
    single(["truthy", "is_truthy"], not: ["not_truthy", "is_not_truthy"], "neither nil nor false") {
      $0.stack.truth(at: 1)
    },
    single(["falsy", "is_falsy"], not: ["not_falsy", "is_not_falsy"], "nil or false") {
      !$0.stack.truth(at: 1)
    },
  ]

  private static let types: [Assertion] = [
    ("boolean", LuaType.boolean), ("function", .function), ("number", .number),
    ("string", .string), ("table", .table),
  ].map { name, type in
    single(["is_\(name)"], not: ["is_not_\(name)"], "a \(name)") { $0.stack.type(at: 1) == type }
  }

  private static func single(
    _ names: [String], not opposites: [String], _ wanted: String,
    _ holds: @escaping @Sendable (Call) -> Bool
  ) -> Assertion {
    Assertion(names, not: opposites, that: "the value is \(wanted)", ["value"]) { call in
      let holds = holds(call)
      return Verdict(
        holds: holds,
        lines: [
          "the value is \(holds ? "" : "not ")\(wanted)",
          "  expected: \(holds ? "not " : "")\(wanted)", "  actual:   \(call.inspect(1))",
        ])
    }
  }

  private static let near = Assertion(
    ["near", "is_near", "are_near"], not: ["not_near", "is_not_near", "are_not_near"],
    that: "the numbers are no farther apart than the tolerance",
    ["expected", "actual", "tolerance"]
  ) { call in
    guard let expected = call.stack.number(at: 1), let actual = call.stack.number(at: 2),
      let tolerance = call.stack.number(at: 3), tolerance >= 0
    else {
      throw LuaError(
        "assert.near takes three numbers: expected, actual, tolerance; got \(call.inspect(1)), "
          + "\(call.inspect(2)), \(call.inspect(3))")
    }
    let holds = abs(expected - actual) <= tolerance
    return Verdict(
      holds: holds,
      lines: [
        "the numbers are \(holds ? "" : "not ")within \(call.inspect(3)) of each other",
        "  expected: \(call.inspect(1))", "  actual:   \(call.inspect(2))",
      ])
  }

  private static let match = Assertion(
    ["match", "matches"], not: ["no_match", "not_match", "not_matches"],
    that: "the string matches the pattern of Lua's", ["pattern", "actual"]
  ) { call in
    let stack = call.stack
    guard stack.type(at: 1) == .string, stack.type(at: 2) == .string else {
      throw LuaError(
        "assert.match takes a Lua pattern and a string; got \(call.inspect(1)), \(call.inspect(2))")
    }
    let holds = try isMatch(stack, text: 2, pattern: 1)
    return Verdict(
      holds: holds,
      lines: [
        "the pattern \(holds ? "matches" : "does not match")", "  pattern:  \(call.inspect(1))",
        "  actual:   \(call.inspect(2))",
      ])
  }

  /// Whether a string matches a pattern of Lua's.
  static func isMatch(_ stack: LuaStack, text: Int, pattern: Int) throws -> Bool {
    stack.pushGlobals()
    stack.pushField("string", at: -1)
    guard stack.type(at: -1) == .table, stack.pushField("find", at: -1) == .function else {
      throw LuaError("the script has taken string.find away")
    }
    stack.pushCopy(at: text)
    stack.pushCopy(at: pattern)
    try stack.call(arguments: 2, results: 1)
    defer { stack.pop(3) }
    return !stack.isNil(at: -1)
  }

  private static func differentLines(_ call: Call) -> [String] {
    let (expected, actual) = (call.inspect(1), call.inspect(2))
    return [
      "the values differ", "  expected: \(expected)", "  actual:   \(actual)",
    ] + (expected == actual ? ["they look alike but are two: assert.same compares contents"] : [])
  }

  private static func equalLines(_ call: Call) -> [String] {
    ["the values should differ", "  both are: \(call.inspect(2))"]
  }
}
