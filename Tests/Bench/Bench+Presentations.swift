import Lua
import RandomPrograms
import Scenarios
import UIKitSimulation

extension Bench {
  /// Cycles of each style, a large tree of controllers, and the random programs of the tests.
  static func presentations() throws {
    for style in UIModalPresentationStyle.allCases where style != .none && style != .automatic {
      try cycles(style)
    }
    try tree()
    randomPrograms()
  }

  /// A controller comes and goes, animated, on a pad, where every style is itself.
  private static func cycles(_ style: UIModalPresentationStyle) throws {
    let count = 2_000
    let runner = try ScenarioRunner(luaLimits: .unlimited)
    func script(_ cycles: Int) -> ScriptFile {
      ScriptFile(
        name: "cycles.lua",
        source: """
          device { "iPad Pro 11", ios = 17 }
          local home = UIViewController "Home"
          local form = UIViewController { "Form", modalPresentationStyle = "\(style.name)" }
          root(home)
          for i = 1, \(cycles) do
            local popover = form.popoverPresentationController
            if popover then popover.sourceView = home.view end
            home:present(form) settle() home:dismiss {} settle()
          end
          """)
    }
    let none = try best(3) { try check(runner.run(script(0))) }
    let time = try best(3) { try check(runner.run(script(count))) }
    row("\(style.name): presented and dismissed a second", "\(Int(Double(count) / (time - none)))")
  }

  /// A root that contains ten controllers, each of which contains ten, and so on, presents in full
  /// screen: everybody disappears and appears again.
  private static func tree() throws {
    var limits = Limits()
    limits.traceEvents = 10_000_000
    let runner = try ScenarioRunner(luaLimits: .unlimited, limits: limits)
    func script(_ depth: Int, cycles: Int) -> ScriptFile {
      ScriptFile(
        name: "tree.lua",
        source: """
          device { "iPhone 8", ios = 12 }
          local function grow(parent, depth)
            for i = 1, depth > 0 and 10 or 0 do
              local child = UIViewController(parent.name .. i)
              child.name = parent.name .. i
              parent:addChild(child)
              parent.view:addSubview(child.view)
              grow(child, depth - 1)
            end
          end
          local home = UIViewController "Home"
          home.name = "C"
          grow(home, \(depth))
          root(home)
          settle()
          local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
          for i = 1, \(cycles) do
            home:present(form) settle() home:dismiss {} settle()
          end
          """)
    }
    /// Seconds of a presentation and a dismissal, for each of the children.
    func perChild(_ depth: Int, children: Int) throws -> Double {
      let cycles = 20_000 / children + 2
      let grown = try best(3) { try check(runner.run(script(depth, cycles: 0))) }
      let time = try best(3) { try check(runner.run(script(depth, cycles: cycles))) }
      return (time - grown) / Double(cycles * children)
    }
    let few = try perChild(3, children: 1_110)
    let many = try perChild(4, children: 11_110)
    row("11,110 children of a presenter: time per child", "\(Int(many * 1e9)) ns")
    row("11,110 children of a presenter: ratio to 1,110", ratio(many, few))
  }

  /// What the property test does: runs programs and checks what they leave.
  private static func randomPrograms() {
    let count = 4_000
    let trace = ProgramRun.newTrace()
    var broken = 0
    let time = best(3) {
      broken = 0
      for seed in 0..<UInt64(count) {
        let problems = ProgramRun.run(RandomProgram(seed: seed), trace: trace) { $0.problems() }
        if !problems.isEmpty { broken += 1 }
      }
    }
    row("random programs, run and checked a second", "\(Int(Double(count) / time))")
    if broken > 0 { row("random programs that break a rule", "\(broken)") }
  }
}
