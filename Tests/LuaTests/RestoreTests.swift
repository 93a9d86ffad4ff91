import Lua
import Testing

/// What the globals are: every name and value that can be reached from `_G`, and metatables.
let walk = """
  local lines, seen = {}, {}
  local function visit(path, value)
    lines[#lines + 1] = path .. " " .. type(value)
    if type(value) ~= "table" then
      if type(value) ~= "function" then lines[#lines] = lines[#lines] .. " " .. tostring(value) end
      return
    end
    if seen[value] then return end
    seen[value] = true
    local metatable = getmetatable(value)
    if type(metatable) == "table" then visit(path .. ".metatable", metatable) end
    for key, inner in pairs(value) do visit(path .. "." .. tostring(key), inner) end
  end
  visit("_G", _G)
  return table.concat(lines, "\\n")
  """

@Suite("A restored state")
struct RestoreTests {
  /// Twenty kinds of damage, each done ten times over by another number.
  static let damage: [String] = (1...10).flatMap { n in
    [
      "x\(n) = \(n)", "print = \(n)", "string.rep = nil", "table.sort = function() end",
      "math.pi = \(n)", "for k in pairs(_G) do if k ~= 'pairs' then _G[k] = nil end end",
      "setmetatable(_G, {__index = function() return \(n) end})",
      "getmetatable(_G).__index = function() return \(n) end", "setmetatable(_G, nil)",
      "string = table table = string", "for k in pairs(string) do string[k] = nil end",
      "('').x = \(n)", "kept = {} for i = 1, \(n) * 1000 do kept[i] = {i} end",
      "kept = coroutine.wrap(function() while true do coroutine.yield() end end) kept()",
      "math.randomseed(\(n)) for i = 1, \(n) do math.random() end",
      "object.mine = \(n) object.method = nil", "error({\(n)})", "local t = {} t[t] = tostring(t)",
      "while true do end", "local s = 'x' while true do s = s .. s end",
      "require = load load = \(n)",
      "big = ('x'):rep(1e6 * \(n % 7 + 1))",
    ]
  }

  private func prepared() throws -> (LuaState, LuaReference, LuaReference) {
    var limits = LuaState.Limits()
    limits.instructions = 2_000_000
    let state = try LuaState(limits: limits)
    var definition = LuaClassDefinition("UIView")
    definition.method("method") { _ in 0 }
    let id = state.define(definition)
    state.stack.push(LuaObject(classID: id, index: 1, generation: 1))
    state.setGlobal("object")
    state.setGlobal("print") { _ in 0 }
    let walk = try state.load(walk, name: "walk.lua")
    let probe = try state.load(
      """
      assert(object.mine == nil and object.method)
      return string.format("%s %s %d %s", {}, print, math.random(1000000), ("x"):rep(3))
      """, name: "probe.lua")
    state.prepare()
    return (state, walk, probe)
  }

  private func text(of chunk: LuaReference, in state: LuaState) throws -> String? {
    try state.run(chunk, results: 1)
    defer { state.stack.pop() }
    return state.stack.string(at: -1)
  }

  @Test("is clean after two hundred scripts that damage what they can reach")
  func clean() throws {
    let (state, walk, probe) = try prepared()
    let globals = try text(of: walk, in: state)
    state.restore()
    let answer = try text(of: probe, in: state)
    state.restore()
    let memory = state.memoryInUse
    #expect(globals?.contains("_G.string.rep function") == true)
    #expect(Self.damage.count >= 200)
    for script in Self.damage {
      let chunk = try state.load(script, name: "damage.lua")
      _ = try? state.run(chunk)
      state.restore()
      #expect(state.memoryInUse == memory, "after: \(script)")
      #expect(try text(of: probe, in: state) == answer, "after: \(script)")
      state.restore()
    }
    #expect(try text(of: walk, in: state) == globals)
  }

  @Test("forgets functions, classes and references that a scenario made, and no others")
  func forgets() throws {
    let (state, _, _) = try prepared()
    for _ in 0..<100 {
      var definition = LuaClassDefinition("Login", superclass: LuaClassID(0))
      definition.method("login") { stack in
        stack.push("in")
        return 1
      }
      let id = state.define(definition)
      #expect(id == LuaClassID(1))
      state.stack.push(LuaObject(classID: id, index: 2, generation: 1))
      state.setGlobal("login")
      try state.run(try state.load("assert(login:login() == 'in' and login.method)", name: "s.lua"))
      state.restore()
    }
    let error = #expect(throws: LuaError.self) {
      try state.run(try state.load("return login", name: "s.lua"))
    }
    #expect(error?.message == "undefined global 'login'")
  }

  @Test("can be prepared again from where it is")
  func preparedAgain() throws {
    let (state, _, _) = try prepared()
    try state.run(try state.load("step = 1", name: "s.lua"))
    state.prepare()
    try state.run(try state.load("step = 2", name: "s.lua"))
    state.restore()
    try state.run(try state.load("assert(step == 1)", name: "s.lua"))
  }
}
