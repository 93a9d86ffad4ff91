import Lua
import UIKitLua
import UIKitSimulation

extension Registry {
  /// The words of specs: busted's, and `focus`, `each` and `across`.
  static let specWords =
    ["describe", "context"].map(block) + ["it", "spec", "test"].map(test) + testWords
    + [
      hook("before_each", .beforeEach, "Runs before each test of the block, after outer ones."),
      hook("after_each", .afterEach, "Runs after each test of the block, before outer ones."),
      hook("setup", .setup, setupSummary), hook("lazy_setup", .setup, setupSummary),
      hook("teardown", .teardown, teardownSummary),
      hook("lazy_teardown", .teardown, teardownSummary),
    ] + caseWords

  private static let setupSummary =
    "Runs once, before the first test of the block that runs, on a device of its own."
  private static let teardownSummary =
    "Runs once, after the last test of the block that ran, on a device of its own."

  private static func block(_ name: String) -> CallableEntry {
    CallableEntry(
      name,
      [
        .positional("title", .string),
        .positional(
          "options", .either([.fields(DeviceOptions.table), .function]), optional: true),
        .positional("block", .function, optional: true),
      ],
      "A block of tests; its options, as device takes them, hold where a test says nothing else.",
      worksAfterEnd: true
    ) { call in
      let specification = try call.specification()
      let hasOptions = call.has(2)
      let place = call.position(hasOptions ? 2 : 1)
      guard place > 0, call.stack.type(at: place) == .function else {
        throw LuaError(
          "\(name) takes a title, the options of its device if it has any, and a function: "
            + "\(name)(\"A form\", { ios = 12 }, function() … end)")
      }
      var device: DeviceOptions?
      if hasOptions, call.has(1) {
        let options = try DeviceOptions(
          reading: call.position(1), of: call.stack, call.session, for: name)
        try options.checkNames()
        device = options
      }
      try specification.addBlock(call.string(0) ?? "", lines: call.lines(to: place), device: device)
      {
        call.stack.pushCopy(at: place)
        try call.stack.call(arguments: 0)
      }
      return .none
    }
  }

  private static func test(_ name: String) -> CallableEntry {
    CallableEntry(
      name, [.positional("title", .string), .positional("test", .function)],
      "A test; it has a device of its own, and its function gets the cell of its matrix.",
      worksAfterEnd: true
    ) { call in
      try call.declare(call.function(1)?.reference)
      return .none
    }
  }

  private static func hook(
    _ name: String, _ moment: Specification.Moment, _ summary: String
  ) -> CallableEntry {
    CallableEntry(name, [.positional("block", .function)], summary, worksAfterEnd: true) { call in
      let specification = try call.specification()
      if let body = try call.function(0)?.reference {
        specification.add(Specification.Hook(body: body, line: call.line), at: moment)
      }
      return .none
    }
  }

  private static let testWords: [CallableEntry] = [
    CallableEntry(
      "focus", [.positional("title", .string), .positional("test", .function)],
      "A test that is focused, as #focus in a title does: the file's other tests don't run.",
      worksAfterEnd: true
    ) { call in
      try call.declare(call.function(1)?.reference, isFocused: true)
      return .none
    },
    CallableEntry(
      "pending",
      [.positional("why", .string), .positional("test", .function, optional: true)],
      "Says that a test or a script isn't finished; in a block it announces a test.",
      worksAfterEnd: true
    ) { call in
      let why = try call.string(0) ?? ""
      if let specification = call.session.companion as? Specification, !specification.isRunning,
        !specification.isAtFileLevel || call.has(1)
      {
        try call.declare(nil)
        return .none
      }
      guard call.session.world?.simulator.isInCallback != true else {
        throw LuaError("pending belongs to the main flow; it can't be called in a callback")
      }
      throw PendingScript(reason: why)
    },
    CallableEntry(
      "finally", [.positional("block", .function)],
      "Runs a function when the test ends, whether it passes or fails; called inside a test.",
      worksAfterEnd: true
    ) { call in
      guard let specification = call.session.companion as? Specification, specification.isRunning
      else {
        throw LuaError("finally belongs inside a test; beside tests, after_each does what it does")
      }
      if let body = try call.function(0)?.reference { specification.finally.append(body) }
      return .none
    },
  ]
}

extension Call {
  /// The script line of the call.
  var line: Int { max(1, Int(stack.position().line)) }

  /// The lines from the call to the end of a function that is written in it.
  func lines(to position: Int) -> ClosedRange<Int> {
    let call = stack.position()
    let first = max(1, Int(call.line))
    guard position > 0, let definition = stack.definition(at: position),
      definition.chunk == call.chunk, definition.lines.lowerBound >= first
    else { return first...first }
    return first...definition.lines.upperBound
  }

  /// The spec that is being read.
  func specification() throws -> Specification {
    guard let specification = session.companion as? Specification else {
      let file = session.lua.chunkName(stack.position().chunk)
      throw LuaError(
        "\(entry.name) declares tests, and this file runs as a plain script: \(file.asSpecAdvice)")
    }
    guard !specification.isRunning else {
      throw LuaError("\(entry.name) can't be called inside a test; declare it beside the test")
    }
    return specification
  }

  /// Declares the test of a call with a title and a function.
  fileprivate func declare(_ body: LuaReference?, isFocused: Bool = false) throws {
    let title = try string(0) ?? ""
    guard !title.isBlank else {
      throw LuaError("\(entry.name): the title is empty; say what the test shows")
    }
    let isNew = try specification().add(
      title, lines: lines(to: position(1)), body, isFocused: isFocused)
    guard isNew else {
      throw LuaError(
        "\(entry.name): this line has declared a test \"\(title)\" before; put what is different "
          + "into the title, or declare the tests with each")
    }
  }
}

extension String {
  /// What to do with a file of that name for its tests to run.
  fileprivate var asSpecAdvice: String {
    if hasSuffix("_spec.lua") { return "run it with `scrim test \(quotedForShell)`" }
    guard hasSuffix(".lua") else { return "save it as a file whose name ends in _spec.lua" }
    return "rename it to \(dropLast(".lua".count))_spec.lua"
  }

  /// Whether there is nothing to see in it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
