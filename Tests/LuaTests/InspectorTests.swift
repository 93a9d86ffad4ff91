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

@Suite("Positions")
struct PositionTests {
  @Test("name the calling line and the line of the main flow")
  func positions() throws {
    let state = try LuaState()
    var seen: [String] = []
    state.setGlobal("here") { stack in
      for position in [stack.position(), stack.outermostPosition()] {
        seen.append("\(stack.state.chunkName(position.chunk)):\(position.line)")
      }
      return 0
    }
    state.setGlobal("call") { stack in
      try stack.call(arguments: 0)
      return 0
    }
    let long = String(repeating: "folder/", count: 12) + "s.lua"
    for name in ["main.lua", "other.lua", "main.lua", long] {
      try state.run(
        try state.load("here()\ncall(function()\n\n  here()\nend)\npcall(here)", name: name))
    }
    for (index, name) in ["main.lua", "other.lua", "main.lua", long].enumerated() {
      #expect(
        Array(seen[(index * 6)..<(index * 6 + 6)])
          == [1, 1, 4, 2, 6, 6].map { "\(name):\($0)" })
    }
    let idle = state.stack.position()
    #expect(idle == LuaPosition(chunk: -1, line: 0))
    #expect(state.chunkName(-1) == "")
  }
}

@Suite("Patterns")
struct PatternTests {
  @Test(
    "match as Lua's own do",
    arguments: [
      ("('hello world'):find('o w')", "5 7"), ("('hello'):find('l+')", "3 4"),
      ("('key = value'):match('^(%w+)%s*=%s*(%w+)$')", "key value"),
      ("('THE (quick) fox'):find('%((%a+)%)')", "5 11 quick"),
      ("('abc'):gsub('%w', '%0%0')", "aabbcc 3"), ("('abc'):gsub('', '-')", "-a-b-c- 4"),
      ("('hello world'):gsub('o', {o = '0'})", "hell0 w0rld 2"),
      ("('abc'):gsub('b', function() return false end)", "abc 1"),
      ("('x (a (b) c) y'):match('%b()')", "(a (b) c)"),
      ("('THE (quick) fox'):gsub('%f[%a]%a+', 'w')", "w (w) w 3"),
      ("('aa bb'):match('(%a)%1')", "a"), ("('abc'):match('()b()')", "2 3"),
      ("('[]]'):match('[]]+')", "]]"), ("('a-z'):match('[a%-z]+')", "a-z"),
      ("('äö'):len()", "4"), ("('a,b,,c'):gsub(',', ';', 2)", "a;b;,c 2"),
      ("('x'):find('', 10)", "nil"), ("('abc'):find('b', -2)", "2 2"),
      ("('a.b'):find('.', 1, true)", "2 2"),
      (
        "(function() local o = {} for k, v in ('a=1, b=2'):gmatch('(%w)=(%w)') do o[#o+1] = k..v end return table.concat(o) end)()",
        "a1b2"
      ),
    ])
  func matches(expression: String, expected: String) throws {
    let state = try LuaState()
    let script = """
      local all = table.pack(\(expression))
      for n = 1, all.n do all[n] = tostring(all[n]) end
      return table.concat(all, " ")
      """
    try state.run(try state.load(script, name: "s.lua"), results: 1)
    #expect(state.stack.string(at: -1) == expected)
  }

  @Test(
    "that are wrong say how",
    arguments: [
      ("('x'):find('%')", "malformed pattern (ends with '%')"),
      ("('x'):find('[a')", "malformed pattern (missing ']')"),
      ("('x'):find('[a%')", "malformed pattern (missing ']')"),
      ("('x'):find('(x')", "unfinished capture"), ("('x'):match('x)')", "invalid pattern capture"),
      ("('x'):find('%f')", "missing '[' after '%f' in pattern"),
      ("('x'):find('%b')", "malformed pattern (missing arguments to '%b')"),
      ("('x'):find('%1')", "invalid capture index %1"),
      ("('x'):gsub('x', '%2')", "invalid capture index %2"),
      ("('x'):gsub('x', '%')", "invalid use of '%' in replacement string"),
      ("('x'):gsub('x', function() return {} end)", "invalid replacement value (a table)"),
      ("('x'):rep(300):find(('x?'):rep(300))", "pattern too complex"),
    ])
  func wrong(expression: String, message: String) throws {
    let state = try LuaState()
    let error = #expect(throws: LuaError.self) {
      try state.run(try state.load("return " + expression, name: "s.lua"))
    }
    #expect(error?.message == message)
  }
}
