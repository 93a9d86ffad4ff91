import Lua
import Testing

@Suite("The inspector")
struct InspectorTests {
  private func text(_ expression: String, _ inspector: LuaInspector = LuaInspector()) throws
    -> String
  {
    let state = try LuaState()
    var rect = LuaClassDefinition("rect", kind: .value)
    for (index, name) in ["x", "y"].enumerated() { rect.part(name, index) }
    let id = state.define(rect)
    state.setGlobal("rect") { stack in
      stack.pushValue(id, stack.number(at: 1) ?? 0, stack.number(at: 2) ?? 0)
      return 1
    }
    let view = state.define(LuaClassDefinition("UIView"))
    state.stack.push(LuaObject(classID: view, index: 7, generation: 1))
    state.setGlobal("view")
    state.pushCallable("UIView", on: state.stack, call: { _ in 0 })
    state.setGlobal("UIView")
    try state.run(try state.load(expression, name: "s.lua"), results: 1)
    return inspector.inspect(state.stack, at: -1)
  }

  @Test(
    "shows",
    arguments: [
      ("return nil", "nil"), ("return true", "true"), ("return 12", "12"), ("return 12.5", "12.5"),
      ("return 3.0", "3.0"), ("return 'a \"b\" \\\\ \\n \\1'", #""a \"b\" \\ \n \x01""#),
      ("return {}", "{}"), ("return {1, 2, 3}", "{1, 2, 3}"),
      ("return {10, 20, b = 2, a = 1}", "{10, 20, a = 1, b = 2}"),
      (
        "return {[2] = 'x', ['two words'] = 1, ['end'] = 2, [true] = 3}",
        #"{[2] = "x", ["end"] = 2, ["two words"] = 1, [true] = 3}"#
      ),
      ("return {{{{{1}}}}}", "{{{{{…}}}}}"),
      ("return {print = type}", "{print = <function 2>}"),
      ("return coroutine.create(type)", "<thread 1>"), ("return rect(1, 2.5)", "rect(1, 2.5)"),
      ("return view", "<UIView: 7>"), ("return UIView", "UIView"),
      ("return {view, rect(0, 0)}", "{<UIView: 7>, rect(0, 0)}"),
      ("local t = {name = 'a'} t.self = t return t", #"<table 1> {name = "a", self = <table 1>}"#),
      ("local t = {} return {t, t}", "{<table 2> {}, <table 2>}"),
      ("return setmetatable({}, {__tostring = error, __pairs = error, __index = error})", "{}"),
    ])
  func shows(script: String, expected: String) throws {
    #expect(try text(script) == expected)
  }

  @Test("is bounded in width, depth and length")
  func bounds() throws {
    var inspector = LuaInspector()
    inspector.width = 3
    inspector.depth = 1
    inspector.length = 4
    #expect(try text("return {1, 2, 3, 4, 5}", inspector) == "{1, 2, 3, … 2 more}")
    #expect(try text("return {{1}}", inspector) == "{{…}}")
    #expect(try text("return 'abcdefgh'", inspector) == "\"abcd…\" (4 bytes more)")
  }
}
