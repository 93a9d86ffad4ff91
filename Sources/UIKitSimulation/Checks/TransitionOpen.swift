import Trace

extension Check {
  /// A presentation or a dismissal has begun and not ended, and nothing is left that could end it.
  ///
  /// Until it ends, its window refuses every other one.
  static let transitionOpen = Check(
    .transitionOpen, "A transition is open while nothing moves",
    pattern: "calls inside a running transition; a stall",
    kinds: [Event.Kinds(.transition)], .atRest, .atEnd
  ) { checks in
    for finding in checks.openTransitions() { checks.record(finding) }
  }
}

extension Checks {
  /// The transitions that are under way though nothing is left that could end them.
  ///
  /// One whose layer's time stands still is found at the end: until then time may go on.
  func openTransitions() -> [Finding] {
    var open: [Finding] = []
    for window in simulator.application.windows {
      // A finger that holds one can still end it.
      for presentation in window.transitions
      where presentation.transition.isUnderWay && !presentation.transition.isInteractive {
        let name = presentation.presentedViewController.traceName
        guard !hasFound(.transitionOpen, name) else { continue }
        let what = presentation.transition.isLeaving ? "dismissal" : "presentation"
        let event = simulator.trace.events.lastIndex {
          $0.kind == .transition && $0.subject == name
        }
        let finding = make(
          .transitionOpen, name, cause: event.map { Int32($0) } ?? -1,
          "the \(what) of \(text(name)) has begun, and nothing is left that could end it")
        open.append(provisional(finding))
      }
    }
    return open
  }
}
