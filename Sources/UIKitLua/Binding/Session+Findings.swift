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

  /// What the checks have found so far that the script didn't expect, a line each; nil if nothing.
  package func unexpectedFindings() -> String? {
    var breaches = findings
    if let simulator = world?.simulator {
      let standing = simulator.enter { simulator.checks.standing() }
      breaches += standing.map { FoundBreach($0, in: trace) }
    }
    let lines = breaches.filter { !$0.isExpected }.map(\.line)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

/// What a check found in a world, as text that outlives it.
package struct FoundBreach: Sendable {
  /// The check's id.
  package let check: String
  /// What happened, in one sentence without a full stop.
  package let text: String
  /// The script line that led to it, as `form.lua:12`; empty if none is known.
  package let place: String
  /// Whether the script said that it knows of it.
  package let isExpected: Bool

  init(_ finding: Finding, in trace: Trace) {
    check = finding.check.id
    text = finding.text
    place =
      finding.source.line > 0
      ? "\(trace.names[finding.source.file]):\(finding.source.line)" : ""
    isExpected = finding.isExpected
  }

  /// The finding on one line.
  package var line: String { (place.isEmpty ? "" : place + ": ") + "\(check): \(text)" }
}
