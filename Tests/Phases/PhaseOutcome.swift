/// What becomes of something that happens during a transition.
package enum PhaseOutcome: String, CaseIterable, Sendable {
  /// It has its effect at once.
  case runs
  /// It has its effect before the transition begins, so that the world ends as if it had come before
  /// that was asked for.
  case precedes
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
  /// It has its effect, which is gone when the transition has ended.
  case undone
  /// The touch gets nowhere, because the app ignores touches.
  case lost
  /// The touch goes elsewhere: what it is meant for lies under something, or isn't on the screen.
  case missed
  /// The touch is under way, and is taken away.
  case cancelled

  /// Whether it has an effect in the end, so that the world ends as if it had come later, or
  /// earlier; else the world ends as if it had never come.
  package var hasEffect: Bool {
    switch self {
    case .runs, .precedes, .waits, .queued, .cancels: true
    case .refused, .raises, .ignored, .undone, .lost, .missed, .cancelled: false
    }
  }
}
