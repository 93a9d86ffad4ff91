import Lua
import Testing

@Suite("Errors")
struct ErrorTests {
  struct Refusal: Error, Equatable { let code: Int }

  private func state() throws -> LuaState {
    let state = try LuaState()
    state.setGlobal("refuse") { stack in throw Refusal(code: stack.integer(at: 1) ?? 0) }
    state.setGlobal("complain") { _ in throw LuaError("that is no view") }
    state.setGlobal("raise") { _ in
      throw LuaException(name: "NSInvalidArgumentException", reason: "presented twice")
    }
    state.setGlobal("call") { stack in
      try stack.call(arguments: stack.count - 1, results: nil)
      return stack.count
    }
    return state
  }

  private func error(of script: String, in state: LuaState) throws -> LuaError? {
    let chunk = try state.load(script, name: "s.lua")
    return #expect(throws: LuaError.self) { try state.run(chunk) }
  }

  @Test(
    "of a host function keep their Swift type through any number of crossings",
    arguments: [
      "refuse(7)", "call(refuse, 7)", "call(call, call, refuse, 7)",
      "local ok, e = pcall(refuse, 7) error(e, 0)",
      "call(function() call(function() refuse(7) end) end)",
      "coroutine.wrap(function() refuse(7) end)()",
      "local co = coroutine.create(refuse) local _, e = coroutine.resume(co, 7) error(e, 0)",
      "local ok, e = pcall(refuse, 7) pcall(refuse, 8) error(e, 0)",
    ])
  func type(script: String) throws {
    let error = try error(of: script, in: try state())
    #expect(error?.kind == .host)
    #expect(error?.payload as? Refusal == Refusal(code: 7))
  }

  @Test("of a host function carry the position of the script's line")
  func position() throws {
    let state = try state()
    let error = try error(of: "local x = 1\n\ncomplain()", in: state)
    #expect(error?.description == "s.lua:3: that is no view")
    #expect(error?.kind == .runtime)
    #expect(error?.traceback.contains("s.lua:3: in main chunk") == true)
    let nested = try self.error(of: "\ncall(function()\ncomplain()\nend)", in: state)
    #expect(nested?.description == "s.lua:3: that is no view")
  }

  @Test("are strings for pcall, as Lua's own are")
  func caught() throws {
    let state = try state()
    let chunk = try state.load("return pcall(complain)", name: "s.lua")
    try state.run(chunk, results: 2)
    #expect(state.stack.string(at: -1) == "s.lua:1: that is no view")
    let inside = try state.load("return pcall(function() complain() end)", name: "s.lua")
    try state.run(inside, results: 2)
    #expect(state.stack.string(at: -1) == "s.lua:1: that is no view")
  }

  @Test("with a name and a reason are tables for the script and exceptions for the host")
  func exceptions() throws {
    let state = try state()
    let chunk = try state.load(
      """
      local ok, e = pcall(raise)
      assert(not ok and type(e) == "table")
      assert(e.name == "NSInvalidArgumentException" and e.reason == "presented twice")
      assert(tostring(e) == "NSInvalidArgumentException: presented twice")
      local ok, again = pcall(call, function() error(e) end)
      assert(not ok and again == e)
      """, name: "s.lua")
    try state.run(chunk)
    for script in ["raise()", "call(raise)", "local _, e = pcall(raise) error(e)"] {
      let error = try error(of: "\n" + script, in: state)
      #expect(error?.exception?.reason == "presented twice")
      #expect(error?.line == 2)
      #expect(error?.message == "NSInvalidArgumentException: presented twice")
    }
  }

  @Test(
    "of any value have a text",
    arguments: [
      ("error('plain', 0)", "plain"), ("error({})", "table: 1"), ("error()", "nil"),
      ("error(12)", "12"), ("error(true)", "true"),
      ("error(setmetatable({}, {__tostring = function() return 'mine' end}))", "mine"),
      ("error(setmetatable({}, {__tostring = function() error('worse') end}))", "s.lua:1: worse"),
      ("error('a: b: c')", "a: b: c"), ("assert(false)", "assertion failed!"),
      ("assert(nil, 'because')", "because"),
    ])
  func values(script: String, text: String) throws {
    let error = try error(of: script, in: try state())
    #expect(error?.message == text || error?.description == text)
  }

  @Test("of the compiler have a position")
  func syntax() throws {
    let state = try state()
    let error = #expect(throws: LuaError.self) { try state.load("x = 1\ny = = 2", name: "a/b.lua") }
    #expect(error?.kind == .syntax)
    #expect(error?.description == "a/b.lua:2: unexpected symbol near '='")
    let binary = #expect(throws: LuaError.self) { try state.load("\u{1B}Lua", name: "b.luac") }
    #expect(binary?.message.contains("attempt to load a binary chunk") == true)
  }

  @Test("leave the stack as it was, and no Swift object behind")
  func stack() throws {
    final class Witness {
      nonisolated(unsafe) static var alive = 0
      init() { Witness.alive += 1 }
      deinit { Witness.alive -= 1 }
    }
    let state = try state()
    state.setGlobal("witness") { stack in
      let witness = Witness()
      defer { withExtendedLifetime(witness) {} }
      try stack.call(arguments: stack.count - 1, results: 0)
      return 0
    }
    state.stack.push(1)
    for script in [
      "witness(complain)", "witness(function() witness(error, 'x') end)",
      "witness(function() local t = {} while true do t[#t + 1] = ('x'):rep(1e6) .. #t end end)",
    ] {
      _ = try error(of: script, in: state)
      #expect(state.stack.count == 1)
      #expect(Witness.alive == 0)
    }
  }
}
