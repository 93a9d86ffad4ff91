import Lua
import Testing

@Suite("A Lua state")
struct LuaStateTests {
  @Test("runs a chunk and gives its results")
  func runs() throws {
    let state = try LuaState()
    state.setGlobal("double") { stack in
      guard let number = stack.number(at: 1) else { throw LuaError("double takes a number") }
      stack.pushNumber(number * 2)
      return 1
    }
    let chunk = try state.load("return double(21), 'é', nil, 1.5", name: "answer.lua")
    state.prepare()
    for _ in 0..<3 {
      try state.run(chunk, results: nil)
      #expect(state.stack.count == 4)
      #expect(state.stack.integer(at: 1) == 42)
      #expect(state.stack.string(at: 2) == "é")
      #expect(state.stack.isNil(at: 3))
      #expect(state.stack.number(at: 4) == 1.5)
      state.restore()
      #expect(state.stack.count == 0)
    }
  }

  @Test("reports an error with its chunk, line, message and traceback")
  func errors() throws {
    let state = try LuaState()
    let chunk = try state.load(
      "local t = {}\nlocal function f() t.x.y = 1 end\nf()", name: "bad.lua")
    let error = #expect(throws: LuaError.self) { try state.run(chunk) }
    #expect(error?.chunk == "bad.lua")
    #expect(error?.line == 2)
    #expect(error?.kind == .runtime)
    #expect(error?.message == "attempt to index a nil value (field 'x')")
    #expect(error?.traceback.contains("bad.lua:3: in main chunk") == true)
  }
}
