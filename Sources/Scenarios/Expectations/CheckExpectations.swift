import Lua
import Trace
import UIKitLua
import UIKitSimulation

extension Expectation {
  /// A check has found something since the mark; what it found is no failure from then on.
  func expectCheck(_ text: String) throws {
    guard let check = Check.named(text) else {
      let ids = Check.all.map(\.id)
      throw LuaError(
        "\(call.entry.name): there is no check \"\(text)\""
          + (Suggestions.near(text, in: ids).isEmpty
            ? "; there are \(ids.joined(separator: ", "))" : Suggestions.question(text, in: ids)))
    }
    let found = findings
    let named = found.filter { $0.check.word == check.word }
    for finding in named { finding.isExpected = true }
    guard named.isEmpty else { return }
    var facts: [String] = []
    if !found.isEmpty { facts = ["found were:"] + found.map { "  " + line(of: $0) } }
    facts += obstacles
    throw failure(
      "\(check.id) has found nothing", excerpt: excerpt(at: trace.events.count, marks: []),
      facts: facts,
      advice: check.moments == [.atRest] && !isAtRest
        ? "Let the world come to rest first, with settle(): this check looks only then."
        : "It finds: \(check.sentence). Check that the script does that.")
  }

  /// The checks have found nothing since the mark that no `expect.check` has named.
  func expectClean() throws {
    let found = findings.filter { !$0.isExpected }
    guard !found.isEmpty else { return }
    throw failure(
      "\(found.count) finding\(found.count == 1 ? "" : "s")",
      excerpt: found.map(line),
      advice: "Mend what they name, or expect.check the ones that are meant.")
  }

  /// What the checks have found since the mark.
  private var findings: [Finding] {
    guard let simulator = call.session.world?.simulator else { return [] }
    return simulator.enter { simulator.checks.standing() }.filter { $0.position >= since }
  }

  private var isAtRest: Bool { call.session.world?.simulator.isAtRest ?? true }

  /// What keeps the checks from finding anything.
  private var obstacles: [String] {
    guard let simulator = call.session.world?.simulator else {
      return ["there is no device yet"]
    }
    if let failure = simulator.failure {
      return ["the app has ended, so nothing came after: \(call.session.describe(failure))"]
    }
    return simulator.isAtRest ? [] : ["the world is not at rest: something is still due"]
  }

  private func line(of finding: Finding) -> String {
    let place =
      finding.source.line > 0
      ? "\(trace.names[finding.source.file]):\(finding.source.line): " : ""
    return "\(place)\(finding.check.id): \(finding.text)"
  }
}
