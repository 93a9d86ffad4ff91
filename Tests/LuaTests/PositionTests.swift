import Lua
import Testing

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

  @Test("A function of a script has the lines that it is written in; one of the host has none")
  func definitions() throws {
    let state = try LuaState()
    var seen: [String] = []
    state.setGlobal("look") { stack in
      let found = stack.definition(at: 1)
      seen.append(
        found.map { "\(stack.state.chunkName($0.chunk)):\($0.lines)" } ?? "none")
      return 0
    }
    try state.run(
      try state.load(
        "look(function()\nend) look(function() end)\nlook(pcall) look(1) look()", name: "main.lua"))
    #expect(seen == ["main.lua:1...2", "main.lua:2...2", "none", "none", "none"])
  }
}
