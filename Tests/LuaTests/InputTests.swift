import Lua
import Testing

@Suite("Interactive input")
struct InputTests {
  @Test(
    "is read on while it is not finished",
    arguments: [
      "function f()", "if x then", "for i = 1, 3 do", "x = {", "x = 1 +", "print(",
      "x = [[text", "--[[ comment", "local t = { a = 1,", "'a\\", "f(function()", "repeat", "1 +",
      "{ 1,", "not",
    ])
  func incomplete(input: String) throws {
    guard case .incomplete = try LuaState().read(input, name: "input") else {
      Issue.record("'\(input)' was not taken for incomplete")
      return
    }
  }

  @Test(
    "is an expression where it can be one",
    arguments: [("1 + 1", 2), ("({10, 20})[2]", 20), ("#'abc'", 3), ("math.max(4, 5)", 5)])
  func expression(input: String, value: Int) throws {
    let state = try LuaState()
    guard case .chunk(let chunk) = state.read(input, name: "input") else {
      Issue.record("'\(input)' was not compiled")
      return
    }
    try state.run(chunk, results: 1)
    #expect(state.stack.integer(at: -1) == value)
  }

  @Test(
    "is wrong at once where more can't mend it", arguments: ["print('a", "x = = 1", "end", "1 1"])
  func invalid(input: String) throws {
    guard case .invalid(let error) = try LuaState().read(input, name: "input") else {
      Issue.record("'\(input)' was not refused")
      return
    }
    #expect(error.kind == .syntax)
    #expect(error.chunk == "input")
  }

  @Test("that is statements runs")
  func statements() throws {
    let state = try LuaState()
    guard case .chunk(let chunk) = state.read("x = 5 y = x * 2", name: "input") else {
      Issue.record("not compiled")
      return
    }
    try state.run(chunk)
    state.stack.pushGlobals()
    state.stack.pushField("y", at: -1)
    #expect(state.stack.integer(at: -1) == 10)
  }
}
