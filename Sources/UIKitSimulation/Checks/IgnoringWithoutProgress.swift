import Trace

extension Check {
  /// The user's touches are lost because a transition is under way, and nothing is left that could
  /// end it: the app seems to hang until it is sent to the background (TCH-017).
  static let ignoringWithoutProgress = Check(
    .ignoringWithoutProgress, "Touches are lost to a transition while nothing moves",
    pattern: "taps at awkward moments", kinds: [Event.Kinds(.touch)], .atEnd)
}

extension Checks {
  /// What still loses touches though nothing is left that could end it; at the end, because until
  /// then time may go on.
  func endlessLosses() -> [Finding] {
    guard lostTouch >= 0, let lost = simulator.lostTouch, let blocker = lost.blocker,
      !hasFound(.ignoringWithoutProgress, blocker.traceName)
    else { return [] }
    let finding = provisional(
      make(
        .ignoringWithoutProgress, blocker.traceName, cause: lostTouch, rule: .tch017,
        "a touch was lost to the transition of \(blocker.traceNameText), which nothing can end any "
          + "more"))
    return [finding]
  }
}
