import Lua
import Testing

@Suite("The sandbox")
struct SandboxTests {
  /// Everything that a script can reach from `_G` before a host adds to it.
  static let allowed = """
    _G _G._VERSION _G.assert _G.coroutine _G.coroutine.close _G.coroutine.create
    _G.coroutine.isyieldable _G.coroutine.resume _G.coroutine.running _G.coroutine.status
    _G.coroutine.wrap _G.coroutine.yield _G.error _G.getmetatable _G.ipairs _G.load _G.math
    _G.math.abs _G.math.acos _G.math.asin _G.math.atan _G.math.ceil _G.math.cos _G.math.deg
    _G.math.exp _G.math.floor _G.math.fmod _G.math.huge _G.math.log _G.math.max
    _G.math.maxinteger _G.math.min _G.math.mininteger _G.math.modf _G.math.pi _G.math.rad
    _G.math.random _G.math.randomseed _G.math.sin _G.math.sqrt _G.math.tan _G.math.tointeger
    _G.math.type _G.math.ult _G.metatable _G.metatable.__index _G.next _G.os _G.os.clock
    _G.os.date _G.os.difftime _G.os.time _G.pairs _G.pcall _G.rawequal _G.rawget _G.rawlen
    _G.rawset _G.require _G.select _G.setmetatable _G.string _G.string.byte _G.string.char
    _G.string.find _G.string.format _G.string.gmatch _G.string.gsub _G.string.len
    _G.string.lower _G.string.match _G.string.pack _G.string.packsize _G.string.rep
    _G.string.reverse _G.string.sub _G.string.unpack _G.string.upper _G.table _G.table.concat
    _G.table.insert _G.table.move _G.table.pack _G.table.remove _G.table.sort _G.table.unpack
    _G.tonumber _G.tostring _G.type _G.utf8 _G.utf8.char _G.utf8.charpattern
    _G.utf8.codepoint _G.utf8.codes _G.utf8.len _G.utf8.offset _G.xpcall
    """

  @Test("gives a script these names and no others")
  func names() throws {
    let state = try LuaState()
    try state.run(try state.load(walk, name: "walk.lua"), results: 1)
    let text = try #require(state.stack.string(at: -1))
    let found = text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    let allowed = Self.allowed.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(found.filter { $0 != "_G._G" }.sorted() == allowed.sorted())
  }

  @Test(
    "refuses",
    arguments: [
      ("return undefined_name", "undefined global 'undefined_name'"),
      ("io.open('/etc/passwd')", "undefined global 'io'"),
      ("os.execute('ls')", "attempt to call a nil value (field 'execute')"),
      ("debug.getinfo(1)", "undefined global 'debug'"),
      ("dofile('x.lua')", "undefined global 'dofile'"),
      ("collectgarbage()", "undefined global 'collectgarbage'"),
      ("assert(load(string.dump(function() end)))", "attempt to call a nil value (field 'dump')"),
      ("assert(load('\\27Lua'))", "attempt to load a binary chunk (mode is 't')"),
      ("assert(load('return 1', 'x', 'b'))", "only text can be loaded, not precompiled chunks"),
      ("assert(load('\\27Lua', 'x', 'bt'))", "attempt to load a binary chunk (mode is 't')"),
      ("string.format('%p', {})", "'%p' is not available: addresses differ from run to run"),
      (
        "setmetatable({}, {__mode = 'k'})",
        "'__mode' is not available: what is collected, and when, is no part of a script's behaviour"
      ),
      ("getmetatable('').__index.rep = 1", "attempt to index a nil value"),
    ])
  func refuses(script: String, message: String) throws {
    let state = try LuaState()
    let error = #expect(throws: LuaError.self) {
      try state.run(try state.load(script, name: "s.lua"))
    }
    if script.hasPrefix("getmetatable") {
      #expect(error?.message.hasPrefix("attempt to") == true)
    } else {
      #expect(error?.message == message)
    }
  }

  @Test("keeps what scripts need: environments for load, globals of their own, pcall and xpcall")
  func keeps() throws {
    let state = try LuaState()
    let script = """
      assert(load("return a + 1", "x", "t", {a = 41})() == 42)
      assert(load(function() return nil end))
      local f, message = load("x = = 1")
      assert(f == nil and message == "(load):1: unexpected symbol near '='", message)
      answer = 42
      assert(_G.answer == 42 and rawget(_G, "nothing") == nil)
      local function fail(x) error("no " .. x, 0) end
      local ok, message = xpcall(fail, function(m) return m .. "!" end, "way")
      assert(ok == false and message == "no way!")
      assert(select("#", xpcall(function(...) return ... end, error, 1, 2, 3)) == 4)
      local co = coroutine.wrap(function()
        local ok, value = xpcall(function() return coroutine.yield(1) end, error)
        return ok and value
      end)
      assert(co() == 1 and co("through") == "through")
      local co = coroutine.create(function(a) error("end " .. coroutine.yield(a + 1), 0) end)
      assert(select(2, coroutine.resume(co, 1)) == 2)
      local ok, message = coroutine.resume(co, "x")
      assert(not ok and message == "end x" and coroutine.status(co) == "dead")
      assert(select(2, coroutine.resume(co)) == "cannot resume dead coroutine")
      assert(coroutine.close(coroutine.create(print or type)))
      """
    try state.run(try state.load("print = nil print = type " + script, name: "s.lua"))
  }
}
