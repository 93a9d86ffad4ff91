import Lua
import Testing

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
        "(function() local o = '' for k, v in ('a=1, b=2'):gmatch('(%w)=(%w)') do "
          + "o = o .. k .. v end return o end)()", "a1b2"
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
