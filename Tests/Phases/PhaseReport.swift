/// All combinations of a setting, run.
package struct PhaseReport: Sendable {
  /// One combination: what it left, and what is left when its stimulus comes after the end, before
  /// the beginning, or not at all.
  package struct Entry: Sendable {
    /// What happened when.
    package let combination: PhaseCombination
    /// What it left.
    package let result: PhaseResult
    /// The hash of the world in which the stimulus comes when everything is at rest.
    package let later: UInt64
    /// The hash of the world in which it never comes.
    package let never: UInt64
    /// The hash of the world in which it comes before the transition is asked for; that of the world
    /// in which it never comes if nothing that it does can come before.
    package let earlier: UInt64
  }

  /// The combinations, in order.
  package private(set) var entries: [Entry] = []
  /// What is wrong in the worlds that they are compared with, a sentence each.
  package private(set) var problems: [String] = []

  /// Runs the combinations of a setting.
  package init(_ setting: PhaseSetting) {
    let trace = PhaseWorld.newTrace()
    for transition in PhaseCombination.Transition.allCases {
      let bare = PhaseWorld.run(setting, transition, nil, at: .never, trace: trace) {
        PhaseResult($0)
      }
      note(bare, "the \(transition) of \(setting)")
      for stimulus in PhaseCombination.Stimulus.allCases {
        let others = PhaseOthers(setting, transition, stimulus, bare: bare, trace: trace)
        note(others.later, "\(stimulus) after the \(transition) of \(setting)")
        note(others.never, "\(stimulus) that never comes to the \(transition) of \(setting)")
        for instant in PhaseCombination.Instant.allCases {
          entries.append(others.entry(instant))
        }
      }
    }
  }

  private mutating func note(_ result: PhaseResult, _ what: String) {
    problems += result.problems.map { "\(what): \($0)" }
  }
}
