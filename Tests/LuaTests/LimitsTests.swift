import Lua
import Testing

/// A script that stock Lua can't stop with a count hook, and what its error must say.
struct Unstoppable: Sendable, CustomTestStringConvertible {
  let name: String
  let script: String
  let says: String
  var testDescription: String { name }

  init(_ name: String, _ script: String, says: String = "budget of 1000000 instructions") {
    self.name = name
    self.script = script
    self.says = says
  }
}

private let unstoppable: [Unstoppable] = [
  Unstoppable("a loop", "while true do end"),
  Unstoppable("a pcall loop", "while true do pcall(function() while true do end end) end"),
  Unstoppable(
    "a looping message handler",
    "xpcall(function() while true do end end, function() while true do end end)"),
  Unstoppable(
    "a message handler that loops for an ordinary error",
    "xpcall(error, function() while true do end end, 'x')"),
  Unstoppable(
    "a finaliser", "setmetatable({}, {__gc = function() while true do end end})",
    says: "'__gc' is not available"),
  Unstoppable("a billion repetitions of nothing", "for i = 1, 1e9 do (''):rep(1e18) end"),
  Unstoppable("a huge repetition", "('x'):rep(1e18)", says: "resulting string too large"),
  Unstoppable("a repetition of a separator", "(''):rep(1e10, ',')", says: "string too large"),
  Unstoppable("long repetitions", "while true do ('x'):rep(8e6) end"),
  Unstoppable("four lazy items", "('a'):rep(200):find('.-.-.-.-b')"),
  Unstoppable("three greedy items", "('a'):rep(500):find('.*.*.*b')"),
  Unstoppable("optional items", "('a'):rep(30):find(('a?'):rep(30) .. ('a'):rep(30))"),
  Unstoppable("an unanchored item", "('a'):rep(20000):find('.-b')"),
  Unstoppable("a pattern for gmatch", "for _ in ('a'):rep(300):gmatch('.-.-.-.-b') do end"),
  Unstoppable("a pattern for gsub", "('a'):rep(300):gsub('.-.-.-.-b', '')"),
  Unstoppable("a pattern for match", "('a'):rep(300):match('(.-)(.-)(.-)(.-)b')"),
  Unstoppable("balanced brackets", "('('):rep(20000):find('%b()')"),
  Unstoppable("a back reference", "('a'):rep(3000):find('(.*)%1b')"),
  Unstoppable("plain searches", "local s = ('a'):rep(1e6) while true do s:find('b', 1, true) end"),
  Unstoppable("table.move", "table.move({}, 1, 1e7, 2)"),
  Unstoppable(
    "table.move over everything", "table.move({}, 1, 1e18, 2)", says: "too many elements"),
  Unstoppable(
    "table.insert",
    "table.insert(setmetatable({}, {__len = function() return 1e15 // 1 | 0 end}), 1, 0)",
    says: "too many elements"),
  Unstoppable(
    "table.remove",
    "table.remove(setmetatable({}, {__len = function() return 1e15 // 1 | 0 end}), 1)",
    says: "too many elements"),
  Unstoppable(
    "table.insert in a loop",
    "local t = {} for i = 1, 1e9 do table.insert(t, 1, i) end"),
  Unstoppable(
    "table.concat",
    "table.concat(setmetatable({}, {__index = function() return '' end}), '', 1, 1e7)"
  ),
  Unstoppable("table.unpack", "while true do pcall(table.unpack, {}, 1, 100000) end"),
  Unstoppable(
    "table.sort", "local t = {} for i = 1, 1e5 do t[i] = -i end while true do table.sort(t) end"),
  Unstoppable("long strings", "local s = ('x'):rep(4e6) while true do s:upper() end"),
  Unstoppable("long concatenations", "local s = ('x'):rep(3e6) while true do local _ = s .. s end"),
  Unstoppable(
    "conversions of long strings", "local s = ('1'):rep(1e6) while true do tonumber(s, 10) end"),
  Unstoppable("measuring long strings", "local s = ('x'):rep(1e6) while true do utf8.len(s) end"),
  Unstoppable("formatting", "local s = ('x'):rep(1e6) while true do string.format('%s', s) end"),
  Unstoppable("compiling", "local s = ('x = 1 '):rep(1e5) while true do load(s) end"),
  Unstoppable(
    "next", "local t = {} for i = 1, 1e4 do t['k' .. i] = 1 end while true do next(t) end"),
  Unstoppable(
    "pairs", "local t = {} for i = 1, 1e4 do t['k' .. i] = 1 end while true do pairs(t) end"),
  Unstoppable(
    "nested closing",
    """
    local co
    for _ = 1, 20000 do
      local inner = co
      co = coroutine.create(function()
        local _ <close> = setmetatable({}, {__close = function()
          if inner then assert(coroutine.close(inner)) end
        end})
        coroutine.yield()
      end)
      coroutine.resume(co)
    end
    assert(coroutine.close(co))
    """, says: "coroutines nest more than 180 deep"),
  Unstoppable(
    "a closing variable behind wrap",
    """
    coroutine.wrap(function()
      local _ <close> = setmetatable({}, {__close = function() while true do end end})
      while true do end
    end)()
    """),
  Unstoppable(
    "a coroutine loop", "while true do coroutine.wrap(function() while true do end end)() end"),
  Unstoppable(
    "a tree of coroutines",
    """
    local function grow() while true do pcall(coroutine.wrap(grow)) end end
    grow()
    """),
  Unstoppable(
    "threads made before",
    """
    local all = {}
    local function body() coroutine.yield() while true do end end
    for i = 1, 100 do all[i] = coroutine.wrap(body) all[i]() end
    while true do for i = 1, 100 do pcall(all[i]) end end
    """),
  Unstoppable(
    "an __index loop",
    "local t = setmetatable({}, {__index = function(t, k) while true do end end}) return t.x"),
  Unstoppable(
    "a __close loop",
    "local _ <close> = setmetatable({}, {__close = function() while true do end end})"),
  Unstoppable(
    "a __tostring loop",
    "tostring(setmetatable({}, {__tostring = function() while true do end end}))"),
  Unstoppable(
    "an error object whose text loops",
    "error(setmetatable({}, {__tostring = function() while true do end end}))"),
  Unstoppable("a comparator", "table.sort({3, 2, 1}, function() while true do end end)"),
  Unstoppable(
    "a metamethod in concat",
    "return setmetatable({}, {__concat = function() while true do end end}) .. 1"),
  Unstoppable("a string that grows", "local s = 'x' while true do s = s .. s end", says: "memory"),
]

@Suite("Limits")
struct LimitsTests {
  private func state(instructions: Int64 = 1_000_000, memory: Int = 64 << 20) throws -> LuaState {
    var limits = LuaState.Limits()
    limits.instructions = instructions
    limits.memory = memory
    return try LuaState(limits: limits)
  }

  @Test("stop what a count hook alone does not", arguments: unstoppable)
  func stops(_ unstoppable: Unstoppable) throws {
    let state = try state()
    let chunk = try state.load(unstoppable.script, name: "s.lua")
    state.prepare()
    let start = ContinuousClock.now
    let error = #expect(throws: LuaError.self) { try state.run(chunk) }
    let message = error?.message ?? ""
    #expect(message.contains(unstoppable.says), "said: \(message)")
    // Each takes a few hundredths of a second; the bound only tells slow machines from hangs.
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(state.callDepth == 0)
    state.restore()
    state.stack.push(1)
    #expect(state.stack.count == 1)
    state.restore()
    try state.run(try state.load("assert(1 + 1 == 2)", name: "after.lua"))
  }

  @Test("end endless recursion, and endless recursion through the host")
  func recursion() throws {
    let state = try state(instructions: 50_000_000)
    state.setGlobal("call") { stack in
      try stack.call(arguments: stack.count - 1, results: 0)
      return 0
    }
    state.prepare()
    let plain = try state.load(
      "local function f(a, b, c, d) return 1 + f(a, b, c, d) end f()", name: "s.lua")
    let error = #expect(throws: LuaError.self) { try state.run(plain) }
    #expect(error?.message == "stack overflow")
    #expect(error?.line == 1)
    state.restore()
    let mutual = try state.load("local function f() call(f) end\nf()", name: "s.lua")
    let nested = #expect(throws: LuaError.self) { try state.run(mutual) }
    #expect(nested?.message == "callbacks and the calls that lead to them nest more than 150 deep")
    #expect(nested?.chunk == "s.lua")
    #expect(nested?.line == 1)
    #expect(state.callDepth == 0)
  }

  @Test("count a property's function as well, before Lua's own limit of nested calls comes")
  func recursionThroughProperties() throws {
    let state = try state(instructions: 50_000_000)
    var definition = LuaClassDefinition("Mirror")
    definition.property(
      "image",
      get: { stack in
        stack.pushOwnField("look", at: 1)
        stack.pushCopy(at: 1)
        try stack.call(arguments: 1, results: 1)
        return 1
      })
    let id = state.define(definition)
    state.stack.push(LuaObject(classID: id, index: 1, generation: 1))
    state.setGlobal("mirror")
    let chunk = try state.load(
      "function mirror.look(m) local i = m.image return i end\nreturn mirror.image", name: "s.lua")
    let error = #expect(throws: LuaError.self) { try state.run(chunk) }
    #expect(error?.message == "callbacks and the calls that lead to them nest more than 150 deep")
    #expect(error?.kind == .depth)
    #expect(state.callDepth == 0)
  }

  @Test("say so where Lua's own limit of nested calls comes first")
  func recursionThroughMetamethods() throws {
    let state = try state(instructions: 50_000_000)
    state.prepare()
    let chunk = try state.load(
      "local t t = setmetatable({}, { __index = function(_, k) return t[k + 1] end })\n"
        + "return t[1]", name: "s.lua")
    let error = #expect(throws: LuaError.self) { try state.run(chunk) }
    #expect(error?.message.hasPrefix("calls nest deeper than Lua can follow") == true)
    #expect(error?.kind == .stack)
  }

  @Test("refuse memory beyond the cap and leave the state usable")
  func memoryCap() throws {
    let state = try state(instructions: 50_000_000, memory: 4 << 20)
    state.prepare()
    for script in [
      "local t = {}\nwhile true do t[#t + 1] = {} end",
      "local t = {}\nwhile true do t[#t + 1] = #t end",
      "local s = ('x'):rep(1000)\nwhile true do s = s .. s end",
      "local t = {}\nfor i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end",
      "local t = {}\nwhile true do t[#t + 1] = coroutine.create(type) end",
    ] {
      let chunk = try state.load(script, name: "s.lua")
      let error = #expect(throws: LuaError.self) { try state.run(chunk) }
      #expect(error?.kind == .memory)
      #expect(
        error?.description == "s.lua:2: not enough memory: the script needs more than 4 MB")
      #expect(state.memoryPeak <= 4 << 20)
      state.restore()
      try state.run(try state.load("local t = {} for i = 1, 1000 do t[i] = {} end", name: "s.lua"))
      state.restore()
    }
  }

  @Test("let the host finish before it is told that memory is gone")
  func hostOvershoots() throws {
    final class Witness {
      nonisolated(unsafe) static var alive = 0
      init() { Witness.alive += 1 }
      deinit { Witness.alive -= 1 }
    }
    let state = try state(instructions: 50_000_000, memory: 1 << 20)
    let megabyte = String(repeating: "x", count: 1 << 20)
    state.setGlobal("overshoot") { stack in
      let witness = Witness()
      for _ in 1...16 {
        stack.push(megabyte)
        stack.insert(at: 1)
      }
      stack.newTable(elements: 100_000)
      withExtendedLifetime(witness) {}
      return 1
    }
    let chunk = try state.load("local kept = overshoot() return #kept", name: "s.lua")
    state.prepare()
    for _ in 0..<20 {
      let error = #expect(throws: LuaError.self) { try state.run(chunk) }
      #expect(error?.kind == .memory)
      #expect(Witness.alive == 0)
      state.restore()
      #expect(state.memoryInUse < 256 << 10)
    }
    let caught = try state.load("return pcall(overshoot)", name: "s.lua")
    try state.run(caught, results: 2)
    #expect(state.stack.boolean(at: -2) == false)
    #expect(state.stack.string(at: -1) == "not enough memory")
  }

  @Test("count the host's work, and start afresh when the state is restored")
  func budgets() throws {
    let state = try state(instructions: 100_000)
    state.setGlobal("work") { stack in
      stack.state.charge(stack.integer(at: 1) ?? 0)
      return 0
    }
    let small = try state.load("for i = 1, 10 do work(1000) end", name: "s.lua")
    let large = try state.load("for i = 1, 1000 do work(1000) end", name: "s.lua")
    state.prepare()
    for _ in 0..<3 {
      try state.run(small)
      #expect(state.instructionsLeft <= 90_000)
      let error = #expect(throws: LuaError.self) { try state.run(large) }
      #expect(error?.kind == .budget)
      #expect(error?.line == 1)
      state.restore()
      #expect(state.instructionsLeft == 100_000)
    }
  }
}
