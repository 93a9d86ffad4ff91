import Lua
import Trace
import UIKitLua
import UIKitSimulation

/// Why no event matched a pattern, as far as the trace tells.
struct Absence {
  /// What is known, a line each.
  var facts: [String] = []
  /// What to do, one sentence.
  var advice: String

  /// Looks for the pattern where it was not expected.
  ///
  /// - Parameters:
  ///   - place: where the search began; the events that count before it were matched otherwise.
  ///   - found: the patterns found before, by their events.
  ///   - remedy: what to do if it occurs too early.
  init(
    _ pattern: Pattern, _ expectation: Expectation, from place: Int, found: [Int] = [],
    remedy: String = "move the pattern up in the list"
  ) {
    let trace = expectation.trace
    advice =
      expectation.call.session.companion is Specification
      ? "Check the name; expect.golden() in its place writes the whole trace into a file."
      : "Check the name, and run the script with `scrim run` to read the whole trace."
    if let earlier = trace.events[expectation.since..<place].lastIndex(where: {
      pattern.matches($0, in: trace)
    }) {
      describe(earlier: earlier, expectation, found, remedy)
    } else if let before = trace.events[..<expectation.since].lastIndex(where: {
      pattern.matches($0, in: trace)
    }) {
      facts.append("it occurs before the mark, at \(expectation.time(before))")
      advice = "Set the mark earlier, or leave `since` out."
    } else if let near = trace.events.firstIndex(where: {
      pattern.hasConditions
        && pattern.matchesPath(subject: $0.subject, name: $0.name, in: trace.names)
    }) {
      facts.append("the path occurs, but not with these values:")
      facts.append("     " + TextEncoder().line(of: near, in: trace))
      advice = "Write the values as the trace prints them."
    } else {
      suggest(pattern, trace)
    }
    explainWorld(expectation)
  }

  private mutating func describe(
    earlier: Int, _ expectation: Expectation, _ found: [Int], _ remedy: String
  ) {
    let time = expectation.time(earlier)
    if let place = found.firstIndex(of: earlier) {
      facts.append("it occurs once, at \(time), where it stands for \(place + 1) already")
      advice = "One event can't stand for two patterns: take one out, or make it happen again."
    } else {
      let next = found.firstIndex { $0 > earlier }
      facts.append("it occurs earlier, at \(time)" + (next.map { ", before \($0 + 1)" } ?? ""))
      advice = "If the trace is right, \(remedy)."
    }
  }

  /// Names what somebody may have meant.
  private mutating func suggest(_ pattern: Pattern, _ trace: Trace) {
    guard let (subject, name) = pattern.exactPath else {
      facts.append("no event of the whole trace matches it")
      return
    }
    var seen: Set<UInt64> = []
    var paths: [(subject: Name, name: Name)] = []
    for event in trace.events {
      let key = UInt64(event.subject.rawValue) << 32 | UInt64(event.name.rawValue)
      if seen.insert(key).inserted { paths.append((event.subject, event.name)) }
    }
    let path = { (path: (subject: Name, name: Name)) in
      path.subject == .none
        ? trace.names[path.name] : "\(trace.names[path.subject]).\(trace.names[path.name])"
    }
    let near = nearestNames(to: pattern.text, among: paths.map(path), limit: 3)
    let others = paths.filter { $0.name == name && name != .none }.prefix(3).map(path)
    if !near.isEmpty {
      facts.append("it never occurs; did you mean \(list(near))?")
      advice = "Correct the name, or find out why the event does not happen."
    } else if !others.isEmpty {
      facts.append("it never occurs; \(list(others)) \(others.count == 1 ? "does" : "do")")
      advice = "Name the other object, or find out why the event does not happen to this one."
    } else if !trace.events.isEmpty, !trace.events.contains(where: { $0.subject == subject }) {
      facts.append("it never occurs; nothing in the trace is called \"\(trace.names[subject])\"")
      advice = "Write the name that the object was given when it was made."
    } else {
      facts.append("it never occurs")
    }
  }

  private func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: " or ")
  }

  /// Says what keeps the world from making the event.
  private mutating func explainWorld(_ expectation: Expectation) {
    let session = expectation.call.session
    guard let simulator = session.world?.simulator else {
      facts.append("the trace is empty: there is no device yet")
      advice = "Make a device, launch the app with root(controller), and then expect."
      return
    }
    if let failure = simulator.failure {
      facts.append("the app has ended, so nothing came after: \(session.describe(failure))")
    } else if simulator.runLoop.hasQueuedBlocks || simulator.runLoop.isWaiting {
      facts.append("the world is not at rest: something is still due")
      advice = "Let it happen first, with settle() or advance(…)."
    }
  }
}
