import Glibc
import Lua
import Scenarios
import Trace
import UIKitLua
import UIKitSimulation

/// Measures what the product's speed is made of; figures are ratios to a bare Lua loop.
enum Bench {
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let only = arguments.first
      if only == nil || only == "w" { try workload(profiling: only == "w") }
      if only == nil { try stacked() }
      if only == nil { try manyEvents() }
      if only == nil || only == "presentations" { try presentations() }
      if only == nil || only == "phases" { phases() }
      if only == nil || only == "rotations" { rotations() }
      if only == nil || only == "touches" { touches() }
      return 0
    } catch {
      print("bench: \(error)")
      return 1
    }
  }

  /// Seconds of the processor's time that this process takes, so that nothing else on the machine
  /// counts.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    var begin = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin)
    try body()
    var end = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - begin.tv_sec) + Double(end.tv_nsec - begin.tv_nsec) / 1e9
  }

  /// The fastest of several runs.
  static func best(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs { least = min(least, try seconds(body)) }
    return least
  }

  static func row(_ what: String, _ figure: String) {
    print("\(what.padded(56)) \(figure)")
  }

  private static func script(_ name: String) throws -> ScriptFile {
    let file = #filePath
    let folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    let script = try ScriptFile(reading: "\(folder)/\(name)")
    return ScriptFile(name: name, source: script.source)
  }

  static func check(_ outcome: Outcome) throws {
    if case .passed = outcome { return }
    throw LuaError("the workload failed: \(outcome)")
  }

  // MARK: W

  private static func workload(profiling: Bool) throws {
    let runner = try ScenarioRunner()
    let script = try script("w.lua")
    let chunk = try runner.compile(script)
    try check(runner.runCompiled(chunk))
    let events = runner.session.trace.events.count
    let count = profiling ? 300 : 20_000
    let compiled = try best(profiling ? 1 : 5) {
      for _ in 0..<count { try check(runner.runCompiled(chunk)) }
    }
    row("W, compiled once: scenarios a second", "\(Int(Double(count) / compiled))")
    if profiling { return }
    let memory = runner.session.lua.memoryPeak
    let fresh = try ScenarioRunner()
    let each = try best(5) {
      for _ in 0..<count { try check(fresh.run(script)) }
    }
    row("W, compiled each time: scenarios a second", "\(Int(Double(count) / each))")
    let bare = try bareLoop(calls: 16)
    row("W, compiled once: ratio to the bare loop", ratio(compiled / Double(count), bare))
    row("W, compiled each time: ratio to the bare loop", ratio(each / Double(count), bare))
    row("W: events in the trace", "\(events)")
    row("W: prepared Lua state", "\(runner.session.lua.preparedSize >> 10) KB")
    row("W: peak of Lua memory", "\(memory >> 10) KB")
    row("W: peak resident size of the process", "\(residentPeak()) KB")
  }

  /// Seconds of a Lua loop that calls as many Lua functions as W makes calls.
  private static func bareLoop(calls: Int) throws -> Double {
    let state = try LuaState(limits: .unlimited)
    let rounds = 200_000
    let chunk = try state.load(
      "local function f(x) return x end\nfor i = 1, \(rounds) do\n"
        + String(repeating: "  f(i)\n", count: calls) + "end", name: "bare.lua")
    return try best(5) { try state.run(chunk) } / Double(rounds)
  }

  // MARK: Size

  private static func stacked() throws {
    var limits = Limits()
    limits.presentationDepth = 2_000
    let runner = try ScenarioRunner(luaLimits: .unlimited, limits: limits)
    func perEvent(_ depth: Int) throws -> Double {
      let script = ScriptFile(
        name: "stacked.lua",
        source: """
          device { "iPad Pro 11", ios = 17 }
          root(UIViewController "Home")
          for i = 1, \(depth) do
            present(UIViewController { "M" .. i, modalPresentationStyle = "overFullScreen" },
                    { animated = false })
            turn(2)
          end
          """)
      let time = try best(3) { try check(runner.run(script)) }
      return time / Double(runner.session.trace.events.count)
    }
    let few = try perEvent(100)
    let many = try perEvent(1_000)
    row("1,000 stacked presentations: time per event, ratio to 100", ratio(many, few))
  }

  private static func manyEvents() throws {
    let runner = try ScenarioRunner(luaLimits: .unlimited)
    func perEvent(_ rounds: Int) throws -> Double {
      let script = ScriptFile(
        name: "events.lua",
        source: """
          device { "iPhone 8", ios = 12 }
          local home = UIViewController "Home"
          local a = UIViewController { "A", modalPresentationStyle = "fullScreen" }
          root(home)
          for i = 1, \(rounds) do
            home:present(a) settle() home:dismiss {} settle()
          end
          """)
      let time = try best(3) { try check(runner.run(script)) }
      return time / Double(runner.session.trace.events.count)
    }
    let few = try perEvent(30)
    let many = try perEvent(3_000)
    row(
      "\(runner.session.trace.events.count) events: time per event, ratio to a hundredth",
      ratio(many, few))
    row("time per event", "\(Int(many * 1e9)) ns")
  }

  static func ratio(_ value: Double, _ base: Double) -> String {
    let hundredths = Int((value / base * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private static func residentPeak() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension LuaState.Limits {
  /// No budget of instructions, so that no hook is in the way.
  static var unlimited: LuaState.Limits {
    var limits = LuaState.Limits()
    limits.instructions = 0
    return limits
  }
}
