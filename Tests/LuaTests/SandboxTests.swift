import Glibc
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
      local ok, message = xpcall(function(x) error("no " .. x, 0) end, function(m) return m .. "!" end, "way")
      assert(ok == false and message == "no way!")
      assert(select("#", xpcall(function(...) return ... end, error, 1, 2, 3)) == 4)
      local co = coroutine.wrap(function()
        local ok, value = xpcall(function() return coroutine.yield(1) end, error)
        return ok and value
      end)
      assert(co() == 1 and co("through") == "through")
      local co = coroutine.create(function(a) local b = coroutine.yield(a + 1) error("end " .. b, 0) end)
      assert(select(2, coroutine.resume(co, 1)) == 2)
      local ok, message = coroutine.resume(co, "x")
      assert(not ok and message == "end x" and coroutine.status(co) == "dead")
      assert(select(2, coroutine.resume(co)) == "cannot resume dead coroutine")
      assert(coroutine.close(coroutine.create(print or type)))
      """
    try state.run(try state.load("print = nil print = type " + script, name: "s.lua"))
  }
}

@Suite("require")
struct RequireTests {
  private final class Folder {
    let path: String
    init(_ files: [(String, String)]) {
      var template = Array("/tmp/scrim-require-XXXXXX".utf8CString)
      path = String(cString: mkdtemp(&template))
      for (name, text) in files {
        if let slash = name.lastIndex(of: "/") { mkdir("\(path)/\(name[..<slash])", 0o755) }
        let file = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o644)
        var text = text
        text.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
        close(file)
      }
    }
    deinit { _ = system("rm -rf '\(path)'") }
  }

  private func run(_ script: String, in folder: String) throws {
    let state = try LuaState()
    state.modules = LuaModules(below: folder)
    state.prepare()
    try state.run(try state.load(script, name: "main.lua"))
  }

  @Test("runs a module once and gives its value")
  func once() throws {
    let folder = Folder([
      ("counter.lua", "loads = (rawget(_G, 'loads') or 0) + 1 return {name = ...}"),
      ("helpers/deep_1.lua", "return require('counter')"), ("nothing.lua", "ran = true"),
    ])
    try run(
      """
      local counter = require "counter"
      assert(counter == require "counter" and counter == require "helpers.deep_1")
      assert(loads == 1 and counter.name == "counter")
      assert(require "nothing" == true and ran)
      """, in: folder.path)
  }

  @Test(
    "refuses names that are none",
    arguments: ["../x", "..x", "x..y", "/etc/passwd", "", ".", "a/b", "a\\\\b", "x.", "x-y", "é"])
  func names(name: String) throws {
    let folder = Folder([("x.lua", "")])
    let error = #expect(throws: LuaError.self) { try run("require '\(name)'", in: folder.path) }
    #expect(
      error?.message.hasSuffix(
        "is no name of a module: letters, digits and '_', with '.' between folders") == true)
    #expect(error?.line == 1)
  }

  @Test("doesn't follow a link out of the folder, and follows one inside it")
  func links() throws {
    let outside = Folder([("secret.lua", "return 'secret'")])
    let folder = Folder([("real.lua", "return 'real'"), ("sub/x.lua", "return 1")])
    symlink("\(outside.path)/secret.lua", "\(folder.path)/leak.lua")
    symlink(outside.path, "\(folder.path)/door")
    symlink("\(folder.path)/real.lua", "\(folder.path)/alias.lua")
    try run("assert(require 'alias' == 'real')", in: folder.path)
    for name in ["leak", "door.secret"] {
      let error = #expect(throws: LuaError.self) { try run("require '\(name)'", in: folder.path) }
      #expect(error?.message.contains("is a link that leads out of the script's folder") == true)
    }
    symlink(folder.path, "\(outside.path)/way-in")
    try run("assert(require 'sub.x' == 1)", in: "\(outside.path)/way-in")
  }

  @Test("says what is wrong with a module")
  func failures() throws {
    let folder = Folder([
      ("broken.lua", "x = = 1"), ("failing.lua", "\nerror('no luck')"),
      ("a.lua", "require 'b'"), ("b.lua", "require 'a'"),
      ("folder.lua/x.lua", ""),
    ])
    mkfifo("\(folder.path)/pipe.lua", 0o644)
    let path = folder.path
    for (name, message) in [
      ("missing", "main.lua:1: module 'missing' not found: there is no file \(path)/missing.lua"),
      ("broken", "\(path)/broken.lua:1: unexpected symbol near '='"),
      ("failing", "\(path)/failing.lua:2: no luck"),
      ("a", "\(path)/b.lua:1: module 'a' requires itself, directly or through others"),
      ("folder", "main.lua:1: module 'folder' can't be read: \(path)/folder.lua is no file"),
      ("pipe", "main.lua:1: module 'pipe' can't be read: \(path)/pipe.lua is no file"),
    ] {
      let error = #expect(throws: LuaError.self) { try run("require '\(name)'", in: path) }
      #expect(error?.description == message)
    }
  }

  @Test("has nothing to find without a folder")
  func noFolder() throws {
    let state = try LuaState()
    let error = #expect(throws: LuaError.self) {
      try state.run(try state.load("require 'x'", name: "s.lua"))
    }
    #expect(error?.message == "module 'x' not found: this script has no folder to look in")
    let type = #expect(throws: LuaError.self) {
      try state.run(try state.load("require {}", name: "s.lua"))
    }
    #expect(type?.message == "require takes the name of a module, not table")
  }
}
