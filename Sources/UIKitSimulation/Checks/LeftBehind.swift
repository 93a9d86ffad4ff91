import Trace

extension Check {
  /// A presentation's container is still in the window though its presenter has left it: a change
  /// of the root doesn't dismiss what is presented (PRES-036).
  ///
  /// With it the views in it are left behind, the dimming among them.
  static let leftBehind = Check(
    .leftBehind, "A presentation's views are left behind in a window",
    pattern: "taps at awkward moments: swallowed by a left-over container",
    kinds: [Event.Kinds(.set)], .atRest
  ) { $0.lookForLeftovers() }
}

extension Checks {
  fileprivate func lookForLeftovers() {
    for window in simulator.application.windows {
      for presentation in window.abandoned where presentation.containerView?.window != nil {
        let name = presentation.presentedViewController.traceName
        guard !hasFound(.leftBehind, name) else { continue }
        find(
          .leftBehind, name, cause: lastChangeOfRoot(window), rule: .pres036,
          "\(text(name)) is still in \(window.traceNameText), whose root controller was changed "
            + "while it was presented")
      }
    }
  }

  /// The event of the latest change of a window's root, or -1.
  func lastChangeOfRoot(_ window: UIWindow) -> Int32 {
    let subject = window.traceName
    let root = Word.rootViewController.traceName
    return simulator.trace.events.lastIndex { $0.subject == subject && $0.name == root }
      .map { Int32($0) } ?? -1
  }
}
