import Scenarios
import Trace

/// An interactive session: a list of inputs, and the world that they lead to.
///
/// Going back is running again: `undo` executes all inputs but the last from a fresh state, and
/// what they print is dropped. The list and the world always agree, so an input that fails either
/// stays or leaves nothing behind: it stays if it has recorded events (they are part of the story
/// by then), and is taken back if it hasn't.
package final class ExplorationSession {
  /// What was run, in order; a script that runs them all leads to the same world.
  package var inputs: [String] { entries.map(\.text) }

  private struct Entry {
    let text: String
    let name: String
    let failed: Bool
  }

  private let runner: ScenarioRunner
  private let folder: String
  private var entries: [Entry] = []
  /// How many events of the present world have been shown; nil before its first line.
  private var shown: Int?
  private var lines: [UInt8] = []

  /// What an input led to.
  package enum Response: Sendable {
    /// It goes on; run it again with another line behind it. The text says what is missing.
    case incomplete(String)
    /// It has run, or it can't be run.
    case done(Result)

    /// What there is to read, in the order in which it should be read.
    package struct Result: Sendable {
      /// New lines of the trace, each with its end.
      package let trace: String
      /// The values of an expression, separated by tabs; nil if there are none.
      package let value: String?
      /// What went wrong, with what to do.
      package let problem: String?
    }
  }

  /// Starts a session whose `require` looks in `folder`.
  package init(folder: String = ".") throws {
    self.folder = folder
    runner = try ScenarioRunner()
    // The last world ends with the runner, when the session is gone.
    runner.whenWorldEnds { [weak self] trace in
      self?.showNewLines(of: trace)
      self?.shown = nil
    }
    runner.begin(folder: folder)
  }

  /// Runs an input in the present world.
  ///
  /// - Parameter name: what messages call it; `input 3` unless it is a file.
  package func run(_ input: String, name: String? = nil) -> Response {
    let name = name ?? "input \(entries.count + 1)"
    let before = (events: runner.trace.events.count, ended: runner.hasEnded)
    lines.removeAll(keepingCapacity: true)
    switch runner.run(input: input, name: name) {
    case .incomplete(let report):
      return .incomplete(report.message)
    case .refused(let report):
      return .done(.init(trace: "", value: nil, problem: report.message))
    case .ran(let outcome, let values):
      if runner.hasWorld { showNewLines(of: runner.trace) }
      let trace = String(decoding: lines, as: UTF8.self)
      let problem = problem(outcome, wasEnded: before.ended)
      let changed =
        runner.trace.events.count != before.events || runner.hasEnded != before.ended
        || !trace.isEmpty
      if problem == nil || changed {
        entries.append(Entry(text: input, name: name, failed: problem != nil))
      } else {
        runAgain()
      }
      return .done(
        .init(
          trace: trace, value: values.isEmpty ? nil : values.joined(separator: "\t"),
          problem: problem))
    }
  }

  /// Takes the last input back; nil if there is none.
  package func undo() -> String? {
    guard let last = entries.popLast() else { return nil }
    runAgain()
    return last.text
  }

  /// Goes to where the list of inputs leads, from a fresh state, and drops what that prints.
  private func runAgain() {
    runner.begin(folder: folder)
    shown = nil
    for entry in entries { _ = runner.run(input: entry.text, name: entry.name) }
    if runner.hasWorld { shown = runner.trace.events.count }
    lines.removeAll(keepingCapacity: true)
  }

  private func showNewLines(of trace: Trace) {
    let encoder = TextEncoder()
    if shown == nil { encoder.encodeHeader(of: trace, into: &lines) }
    encoder.encode(trace, events: (shown ?? 0)..<trace.events.count, into: &lines)
    shown = trace.events.count
  }

  // MARK: Problems

  private func problem(_ outcome: Outcome, wasEnded: Bool) -> String? {
    var text: String
    switch outcome {
    case .passed: return nil
    case .pending(let reason): return "pending: \(reason)"
    case .failed(let report), .limitReached(let report):
      text = report.message + formerLocal(report.message)
      if !report.traceback.isEmpty { text += "\n" + report.traceback }
    }
    if runner.hasEnded {
      text +=
        wasEnded
        ? "\n:undo takes the last input back; device { … } begins a new world"
        : "\nthe app has ended: :undo takes this input back, device { … } begins a new world"
    }
    return text
  }

  /// Explains why a name that an earlier input made local is unknown.
  private func formerLocal(_ message: String) -> String {
    guard let start = message.firstIndex(of: "\""), message[..<start].hasSuffix("undefined global ")
    else { return "" }
    let name = message[message.index(after: start)...].prefix { $0 != "\"" }
    let isLocal = entries.contains { entry in
      entry.text.split(separator: "\n").contains { line in
        guard line.hasPrefix("local ") else { return false }
        let names = line.dropFirst(6).prefix { $0 != "=" }
        return names.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(name)
      }
    }
    guard isLocal else { return "" }
    return "; \(name) was local to an earlier input: leave out `local` to keep it"
  }

  // MARK: Saving

  /// The inputs as a script that leads to the same world.
  ///
  /// Where plain text would do something else than the input did, it is wrapped: an expression is
  /// assigned to nothing, locals end with their input, and an input that failed fails again
  /// without ending the script.
  package var script: String {
    var text = ""
    for entry in entries {
      var input = entry.text
      if input.hasPrefix("#") { input = "--" + input }
      while input.last?.isWhitespace == true { input.removeLast() }
      text += wrapped(input, failed: entry.failed) + "\n"
    }
    return text
  }

  private func wrapped(_ input: String, failed: Bool) -> String {
    guard runner.isStatements(input) else {
      return wrapped("local _ = " + input, failed: failed)
    }
    let words = input.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    if failed {
      return "pcall(function(...)  -- it failed, and what it had done by then stays\n\(input)\nend)"
    }
    // A chunk may return in the middle of a script; a block may not.
    if words.contains("return") || words.contains("goto") {
      return "do local input = function(...)\n\(input)\nend input() end"
    }
    if words.contains("local") {
      let isShort = !input.contains("\n") && !input.contains("--")
      return isShort ? "do \(input) end" : "do\n\(input)\nend"
    }
    return input.hasPrefix("(") ? ";" + input : input
  }
}
