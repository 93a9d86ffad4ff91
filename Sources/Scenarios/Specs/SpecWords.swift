import Lua
import UIKitLua
import UIKitSimulation

extension Registry {
  /// busted's words: `describe it before_each after_each pending`.
  static let specWords: [CallableEntry] = [
    CallableEntry(
      "describe", [.positional("title", .string), .positional("block", .function)],
      "A block of tests that belong together.", worksAfterEnd: true
    ) { call in
      let specification = try call.specification()
      try specification.describe(call.string(0) ?? "") {
        call.stack.pushCopy(at: call.position(1))
        try call.stack.call(arguments: 0)
      }
      return .none
    },
    CallableEntry(
      "it", [.positional("title", .string), .positional("test", .function)],
      "A test; it has a device of its own.", worksAfterEnd: true
    ) { call in
      let specification = try call.specification()
      specification.add(
        try call.string(0) ?? "", line: call.line, call.stack.reference(at: call.position(1)))
      return .none
    },
    CallableEntry(
      "before_each", [.positional("block", .function)],
      "Runs before each test of the block, those of outer blocks first.", worksAfterEnd: true
    ) { call in
      try call.specification().addBeforeEach(call.stack.reference(at: call.position(0)))
      return .none
    },
    CallableEntry(
      "after_each", [.positional("block", .function)],
      "Runs after each test of the block, those of inner blocks first.", worksAfterEnd: true
    ) { call in
      try call.specification().addAfterEach(call.stack.reference(at: call.position(0)))
      return .none
    },
    CallableEntry(
      "pending",
      [.positional("why", .string), .positional("test", .function, optional: true)],
      "Says that a test or a script isn't finished; in a describe it announces a test.",
      worksAfterEnd: true
    ) { call in
      let why = try call.string(0) ?? ""
      guard let specification = call.session.companion as? Specification,
        !specification.isRunning, !specification.isAtFileLevel
      else {
        guard call.session.world?.simulator.isInCallback != true else {
          throw LuaError("pending belongs to the main flow; it can't be called in a callback")
        }
        throw PendingScript(reason: why)
      }
      specification.add(why, line: call.line, nil)
      return .none
    },
  ]
}

extension Call {
  /// The script line of the call.
  fileprivate var line: Int { Int(stack.position().line) }

  /// The spec that is being read.
  fileprivate func specification() throws -> Specification {
    guard let specification = session.companion as? Specification else {
      throw LuaError(
        "\(entry.name) declares tests, and this file runs as a plain script; specs, files below "
          + "Tests/Scenarios whose names end in _spec.lua, are run by scripts/test")
    }
    guard !specification.isRunning else {
      throw LuaError("\(entry.name) can't be called inside a test; declare it beside the test")
    }
    return specification
  }
}
