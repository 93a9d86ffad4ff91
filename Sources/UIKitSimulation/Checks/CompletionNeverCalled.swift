import Trace

extension Check {
  /// A completion that was given to `present` or `dismiss` and can't run any more.
  ///
  /// A later call that succeeds runs its own completion, not this one.
  static let completionNeverCalled = Check(
    .completionNeverCalled, "A completion is never called",
    pattern: "the slot is busy until the dismissal ends; one call too many",
    kinds: [Event.Kinds(.call), Event.Kinds(.callback)], .atEnd)
}

extension Checks {
  /// What stands of the completions: at rest none can come any more, in mid-flight those can't
  /// whose request was refused or dropped.
  func lostCompletions() -> [Finding] {
    // What ended the app is no reason to miss a completion.
    let isAtRest = simulator.failure == nil && simulator.isAtRest
    var lost: [Finding] = []
    for (index, entry) in completions.entries.enumerated()
    where !entry.hasRun && (entry.isDropped || isAtRest) {
      if let finding = entry.finding {
        lost.append(finding)
        continue
      }
      let event = simulator.trace.events[Int(entry.call)]
      let argument = name(.presented, of: event).map { "(\(text($0)))" } ?? ""
      let finding = make(
        .completionNeverCalled, event.subject, cause: entry.call,
        "the completion of \(text(event.subject)).\(text(event.name))\(argument) has not run and "
          + "can't any more")
      completions.keep(finding, at: index)
      lost.append(finding)
    }
    return lost
  }
}
