import Scenarios
import Testing
import UIKitSimulation

@Suite("What a verdict rests on")
struct GuessTests {
  @Test(
    "How dark a dimming view is matters only where there is one",
    arguments: [
      ("fullScreen", true, false), ("overFullScreen", true, false),
      ("overFullScreen", false, false),
      ("formSheet", true, true), ("formSheet", false, true),
    ])
  func dimming(_ style: String, _ isAnimated: Bool, _ isDimmed: Bool) throws {
    let runner = try ScenarioRunner()
    let outcome = runner.run(
      ScriptFile(
        name: "modal.lua",
        source: """
          device { "iPad Air 2", ios = 12 }
          root(UIViewController "Home")
          present(UIViewController { "Modal", modalPresentationStyle = "\(style)" },
            { animated = \(isAnimated) })
          settle()
          """))
    #expect(outcome.exitCode == 0)
    #expect(runner.guesses.contains { $0.policy == .sheetDimming } == isDimmed)
  }
}
