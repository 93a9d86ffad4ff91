/// What becomes of something that happens during a transition.
package enum PhaseOutcome: String, CaseIterable, Sendable {
  /// It has its effect at once.
  case runs
  /// It is remembered, and has its effect when the transition has ended.
  case waits
  /// It is put into a queue behind the transition.
  case queued
  /// It ends the transition early, or takes back what waits.
  case cancels
  /// It is refused, most often with a warning.
  case refused
  /// An exception is raised.
  case raises
  /// It finds nothing to do and says nothing.
  case ignored

  /// Whether it has an effect in the end, so that the world ends as if it had come later; else the
  /// world ends as if it had never come.
  package var hasEffect: Bool {
    switch self {
    case .runs, .waits, .queued, .cancels: true
    case .refused, .raises, .ignored: false
    }
  }
}
