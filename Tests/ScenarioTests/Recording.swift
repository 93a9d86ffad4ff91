import Scenarios
import Trace
import UIKitLua

/// What running a script printed, as `scrim run` prints it, and how it ended.
struct Recording {
  /// The traces of all its worlds, one behind the other.
  let text: String
  /// What went wrong; nil if all held.
  let problem: String?
  /// What the checks found and the script didn't expect, a line each.
  let findings: [String]

  /// Runs a script in an interpreter that may have run others.
  init(of script: ScriptFile, in runner: ScenarioRunner) {
    var bytes: [UInt8] = []
    let session = runner.session
    session.worldEnded = { _ in TextEncoder().encode(session.trace, into: &bytes) }
    let outcome = runner.run(script)
    session.endScenario()
    session.worldEnded = nil
    text = String(decoding: bytes, as: UTF8.self)
    findings = session.findings.filter { !$0.isExpected }.map(\.line)
    switch outcome {
    case .passed: problem = nil
    case .pending(let reason): problem = "pending: \(reason)"
    case .failed(let report), .limitReached(let report):
      problem = report.message + "\n" + report.traceback
    }
  }
}
