import Lua
import Trace
import UIKitLua
import UIKitSimulation

extension Expectation {
  /// The trace of the running world is that of the reference file.
  func expectGolden(_ name: String?, kinds: Event.Kinds) throws {
    guard let goldens = call.session.goldens else {
      throw LuaError(
        "expect.golden: the script is no file, beside which a reference could lie; save it, and "
          + "run it with `scrim run FILE`")
    }
    guard call.session.world != nil else {
      throw LuaError(
        "expect.golden: there is no device yet, and so no trace; launch the app with "
          + "root(controller) first")
    }
    let reference = try goldens.reference(named: name)
    let now = TraceText(trace, kinds: kinds, since: since)
    switch reference.read() {
    case .trace(let stored):
      let diff = TraceDiff(from: stored, to: now)
      if diff.isEmpty { return goldens.note(reference, isRecorded: false) }
      if goldens.mode == .update { return try record(now, reference, goldens) }
      goldens.note(reference, isRecorded: false)
      throw failure(
        "the trace differs from \(reference.shown)\(diff.summary)", excerpt: diff.excerpt,
        advice: "If the new trace is right, accept it with `\(goldens.command)`.")
    case .none:
      if goldens.mode != .never { return try record(now, reference, goldens) }
      goldens.note(reference, isRecorded: false)
      throw failure(
        "there is no reference \(reference.shown)", excerpt: beginning(of: now),
        advice: "If the trace is right, accept it with `\(goldens.command)`.")
    case .noTrace(let problem):
      if goldens.mode == .update { return try record(now, reference, goldens) }
      goldens.note(reference, isRecorded: false)
      throw failure(
        problem, excerpt: [], advice: "Mend the file, or make it anew with `\(goldens.command)`.")
    case .unreadable(let problem):
      goldens.note(reference, isRecorded: false)
      throw failure(
        "the reference can't be read: \(problem)", excerpt: [],
        advice: "Make it readable, or move it out of the way.")
    }
  }

  private func record(
    _ trace: TraceText, _ reference: ReferenceFile, _ goldens: Goldens
  ) throws {
    if let failure = call.session.unexpectedFailure {
      throw self.failure(
        "the app has ended, so \(reference.shown) is not written", excerpt: [],
        facts: [call.session.describe(failure)],
        advice: "Mend that first, or expect it with expect.exception.")
    }
    do {
      try reference.write(trace)
    } catch {
      throw failure(
        "the reference can't be written: \(error)", excerpt: [], advice: error.advice)
    }
    goldens.note(reference, isRecorded: true)
  }

  /// The first lines of a trace.
  private func beginning(of trace: TraceText) -> [String] {
    trace.lines.map(\.text).shortened(to: 8)
  }
}

extension Session {
  /// The reference files of what is running; nil if it is no file.
  fileprivate var goldens: Goldens? {
    (companion as? Specification)?.goldens ?? companion as? Goldens
  }
}

extension [String] {
  /// The first lines, and how many more there are.
  fileprivate func shortened(to limit: Int) -> [String] {
    count > limit + 1 ? prefix(limit) + ["and \(count - limit) more lines"] : self
  }
}

extension TraceDiff {
  /// What differs, the device first, as lines of a failure.
  var excerpt: [String] {
    var lines = text(context: 2).split(separator: "\n").map(String.init)
    if let headerText {
      lines.replaceSubrange(..<2, with: ["the devices differ: \(headerText)"])
      if entries.allSatisfy({ $0.change == .same }) { return [lines[0]] }
    }
    return lines.shortened(to: 40)
  }

  /// How many lines of which sort differ, as `: 1 moved, 2 new`.
  fileprivate var summary: String {
    var counts: [(word: String, count: Int)] = [
      ("missing", 0), ("new", 0), ("moved", 0), ("changed", 0), ("at another time", 0),
    ]
    for entry in entries {
      switch entry.change {
      case .same: break
      case .missing: counts[0].count += 1
      case .new: counts[1].count += 1
      case .movedAfter, .movedBefore: counts[2].count += 1
      case .changed: counts[3].count += 1
      case .shifted: counts[4].count += 1
      }
    }
    let texts =
      (header == nil ? [] : ["another device"])
      + counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    return texts.isEmpty ? "" : ": " + texts.joined(separator: ", ")
  }
}
