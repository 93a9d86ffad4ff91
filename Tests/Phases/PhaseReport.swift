/// All combinations of a setting, run.
package struct PhaseReport: Sendable {
  /// One combination: what it left, and what is left when its stimulus comes after the end, or not
  /// at all.
  package struct Entry: Sendable {
    /// What happened when.
    package let combination: PhaseCombination
    /// What it left.
    package let result: PhaseResult
    /// The hash of the world in which the stimulus comes when everything is at rest.
    package let later: UInt64
    /// The hash of the world in which it never comes.
    package let never: UInt64
  }

  /// The combinations, in order.
  package private(set) var entries: [Entry] = []
  /// What is wrong in the worlds that they are compared with, a sentence each.
  package private(set) var problems: [String] = []

  /// Runs the combinations of a setting.
  package init(_ setting: PhaseSetting) {
    for transition in PhaseCombination.Transition.allCases {
      let never = PhaseWorld.run(setting, transition, nil, at: .never) { PhaseResult($0) }
      note(never, "the \(transition) of \(setting)")
      for stimulus in PhaseCombination.Stimulus.allCases {
        let later = PhaseWorld.run(setting, transition, stimulus, at: .settled) { PhaseResult($0) }
        note(later, "\(stimulus) after the \(transition) of \(setting)")
        for instant in PhaseCombination.Instant.allCases {
          let offset = instant.offset(in: never.duration)
          let result = PhaseWorld.run(setting, transition, stimulus, at: .after(offset)) {
            PhaseResult($0)
          }
          entries.append(
            Entry(
              combination: PhaseCombination(setting, transition, stimulus, instant),
              result: result, later: later.hash, never: never.hash))
        }
      }
    }
  }

  private mutating func note(_ result: PhaseResult, _ what: String) {
    problems += result.problems.map { "\(what): \($0)" }
  }
}
