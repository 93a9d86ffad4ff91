import Scenarios
import Testing

/// Scripts whose few events are known, so that the texts of failures can be.
enum Story {
  /// Five lines; `Form` loads its view and begins to appear at 0, and has appeared at 0.5.
  static let appearance = """
    local form = UIViewController "Form"
    form:loadViewIfNeeded()
    form:beginAppearanceTransition(true, { animated = true })
    advance(0.5)
    form:endAppearanceTransition()

    """

  /// What a script says when it fails; nil if it passes.
  static func failure(_ script: String, after story: String = appearance) throws -> String? {
    let runner = try ScenarioRunner()
    switch runner.run(ScriptFile(name: "form.lua", source: story + script)) {
    case .passed: return nil
    case .pending(let reason): return "pending: \(reason)"
    case .failed(let report), .limitReached(let report): return report.message
    }
  }
}
