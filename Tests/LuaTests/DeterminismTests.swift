import Lua
import Testing

@Suite("Two states")
struct DeterminismTests {
  /// Scripts whose results differ in each process with stock Lua, in order or in numbers.
  static let scripts: [String] = [
    // Keys of every type, inserted in an order that isn't theirs.
    """
    local t = {[3] = "c", x = 1, [1] = "a", [2.5] = "f", a = 2, [true] = 3, [-1] = "n", [false] = 4}
    for i = 200, 1, -7 do t["key" .. i] = i end
    local out = {}
    for k, v in pairs(t) do out[#out + 1] = tostring(k) .. "=" .. tostring(v) end
    return table.concat(out, " ")
    """,
    // Tables, functions and threads as keys.
    """
    local t, all = {}, {}
    for i = 1, 40 do
      local key = i % 3 == 0 and function() return i end or i % 3 == 1 and {i}
        or coroutine.create(function() return i end)
      all[i] = key
      t[key] = i
    end
    local out = {}
    for k, v in pairs(t) do out[#out + 1] = tostring(v) end
    for k, v in pairs(t) do out[#out + 1] = tostring(k) end
    return table.concat(out, " ")
    """,
    // `next` by hand gives the order of `pairs`, and removing while walking is allowed.
    """
    local t, out = {}, {}
    for i = 1, 30 do t["k" .. (i * 7 % 30)] = i end
    local k, v = next(t)
    while k do
      out[#out + 1] = k
      t[k] = nil
      k, v = next(t, k)
    end
    return table.concat(out, " ") .. tostring(next(t))
    """,
    "return tostring({}) .. tostring(print) .. tostring(coroutine.create(type)) .. tostring({})",
    "return string.format('%s|%10s|%-12s|', {}, type, string)",
    """
    local out = {math.random(), math.random(6), math.random(-5, 5), math.random(0)}
    math.randomseed(42) out[#out + 1] = math.random(1000)
    math.randomseed(42) out[#out + 1] = math.random(1000)
    math.randomseed() out[#out + 1] = math.random(1000)
    assert(out[5] == out[6])
    return table.concat(out, " ")
    """,
    // Sorting with ties keeps the order that was there.
    """
    local t = {}
    for i = 1, 500 do t[i] = {key = i * 7919 % 10, place = i} end
    table.sort(t, function(a, b) return a.key < b.key end)
    local out = {}
    for i, item in ipairs(t) do
      out[i] = item.key .. ":" .. item.place
      assert(i == 1 or t[i - 1].key < item.key or t[i - 1].place < item.place)
    end
    return table.concat(out, " ")
    """,
    "return table.concat({os.time(), os.clock(), os.date(), os.date('%Y-%m-%d %H:%M:%S', 0)}, ' ')",
    "return select(2, pcall(error, {})) ~= nil and tostring(select(2, pcall(error, {})))",
  ]

  private func state() throws -> LuaState {
    let state = try LuaState()
    state.setGlobal("print") { _ in 0 }
    state.now = { 3_723_500_000_000 }
    return state
  }

  @Test("give the same results, whatever their hash seeds and addresses", arguments: scripts)
  func same(script: String) throws {
    var results: Set<String> = []
    for round in 0..<6 {
      let state = try state()
      if round % 2 == 1 { state.prepare() }
      try state.run(try state.load(script, name: "s.lua"), results: 1)
      results.insert(state.stack.string(at: -1) ?? "no text")
    }
    #expect(results.count == 1)
  }

  @Test(
    "give exactly these",
    arguments: [
      (
        "local o = {} for k in pairs {10, 20, x = 1, [-1] = 2, [2.5] = 3, [true] = 4, A = 5} do "
          + "o[#o + 1] = tostring(k) end return table.concat(o, ' ')",
        "-1 1 2 2.5 A x true"
      ),
      ("return tostring({}) .. ' ' .. tostring(type)", "table: 1 function: 2"),
      ("local t = {} return tostring(t) == tostring(t) and 'same'", "same"),
      (
        "local t = {3, 1, 2} table.sort(t) local u = {3, 1, 2} "
          + "table.sort(u, function(a, b) return a > b end) "
          + "return table.concat(t) .. table.concat(u)", "123321"
      ),
      ("return os.date('%Y-%m-%d %H:%M:%S')", "2001-01-01 01:02:03"),
      ("return tostring(os.time())", "978310923"),
      ("return tostring(os.clock())", "3723.5"),
      ("return tostring(os.time {year = 2001, month = 1, day = 1, hour = 0})", "978307200"),
      ("return os.date('*t').hour .. ':' .. os.date('*t').min", "1:2"),
    ])
  func exact(script: String, expected: String) throws {
    let state = try state()
    try state.run(try state.load(script, name: "s.lua"), results: 1)
    #expect(state.stack.string(at: -1) == expected)
  }

  @Test("walk a sequence while it changes as `next` allows")
  func sequences() throws {
    let state = try state()
    let script = """
      local t, seen = {1, 2, 3, 4, 5}, {}
      for i, v in pairs(t) do
        seen[#seen + 1] = i
        t[i] = nil
        if i == 2 then t[4] = nil end
      end
      assert(table.concat(seen, ",") == "1,2,3,5", table.concat(seen, ","))
      local count = 0
      for _ in pairs({}) do count = count + 1 end
      assert(count == 0 and next({}) == nil)
      local function once(_, key) if not key then return 1 end end
      local custom = setmetatable({}, {__pairs = function() return once end})
      for k in pairs(custom) do count = count + k end
      assert(count == 1)
      """
    try state.run(try state.load(script, name: "s.lua"))
  }

  @Test("use the same number of instructions")
  func instructions() throws {
    var left: Set<Int64> = []
    for _ in 0..<5 {
      let state = try state()
      try state.run(
        try state.load("for i = 1, 10000 do local t = {i, tostring(i)} end", name: "s.lua"))
      left.insert(state.instructionsLeft)
    }
    #expect(left.count == 1)
  }

  @Test("The host seeds random numbers afresh, and a state begins with the seed 0")
  func seeds() throws {
    let state = try LuaState()
    let chunk = try state.load("return math.random(0)", name: "main.lua")
    func number(_ seed: UInt64?) throws -> Int? {
      if let seed { state.seedRandom(seed) }
      try state.run(chunk, results: 1)
      defer { state.stack.pop() }
      return state.stack.integer(at: -1)
    }
    let first = try number(nil)
    #expect(try number(nil) != first)
    #expect(try number(0) == first)
    #expect(try number(1) != first)
    #expect(try number(.max) == number(.max))
  }
}
