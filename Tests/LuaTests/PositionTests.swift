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
}
