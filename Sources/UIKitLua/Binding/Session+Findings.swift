import Trace
import UIKitSimulation

extension Session {
  /// Lets the checks come to their end, while the trace can still take their events.
  func noteFindings(_ world: World) {
    world.simulator.enter { world.simulator.checks.conclude() }
    for finding in world.simulator.checks.findings {
      findings.append(FoundBreach(finding, in: trace))
    }
  }

  /// What the checks have found so far that the script didn't expect.
  package var unexpectedBreaches: [FoundBreach] {
    var breaches = findings
    if let simulator = world?.simulator {
      let standing = simulator.enter { simulator.checks.standing() }
      breaches += standing.map { FoundBreach($0, in: trace) }
    }
    return breaches.filter { !$0.isExpected }
  }
}

/// What a check found in a world, as text that outlives it.
package struct FoundBreach: Sendable {
  /// The check's id.
  package let check: String
  /// What happened, in one sentence without a full stop.
  package let text: String
  /// The file and the script line that led to it; 0 if none is known.
  package let file: String
  package let sourceLine: Int
  /// Whether the script said that it knows of it.
  package let isExpected: Bool

  init(_ finding: Finding, in trace: Trace) {
    check = finding.check.id
    text = finding.text
    sourceLine = Int(finding.source.line)
    file = sourceLine > 0 ? trace.names[finding.source.file] : ""
    isExpected = finding.isExpected
  }

  /// The finding on one line.
  package var line: String {
    (sourceLine > 0 ? "\(file):\(sourceLine): " : "") + "\(check): \(text)"
  }
}
