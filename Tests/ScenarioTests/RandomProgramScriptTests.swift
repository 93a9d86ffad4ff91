import RandomPrograms
import Scenarios
import Testing
import Trace
import UIKitLua
import UIKitSimulation

@Suite("The scripts of random programs")
struct RandomProgramScriptTests {
  @Test("The script that is printed for a program makes the program's events")
  func sameEvents() throws {
    let runner = try ScenarioRunner()
    for seed in 0..<300 as Range<UInt64> {
      let program = RandomProgram(seed: seed)
      let script = ScriptFile(name: "program.lua", source: program.lua)
      let outcome = runner.run(script)
      guard case .passed = outcome else {
        Issue.record("seed \(seed): \(outcome)\n\(program.lua)")
        continue
      }
      let expected = ProgramRun.run(program) { events($0.simulator.trace) }
      #expect(events(runner.session.trace) == expected, "seed \(seed)\n\(program.lua)")
    }
  }

  /// What UIKit did to the program's controllers; views that nobody named may be numbered otherwise.
  private func events(_ trace: Trace) -> [String] {
    trace.events.filter {
      [.callback, .transition, .warning].contains($0.kind)
        && !trace.names[$0.subject].contains("#")
    }.map { "\($0.time)+\($0.turn) \(trace.names[$0.subject]).\(trace.names[$0.name])" }
  }
}
