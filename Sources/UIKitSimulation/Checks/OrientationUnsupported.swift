import Trace

extension Check {
  /// The interface is turned in a way that the controller which decides doesn't allow.
  static let orientationUnsupported = Check(
    .orientationUnsupported,
    "A window is turned in a way that its controller doesn't support",
    pattern: "rotation meets a transition",
    kinds: [Event.Kinds(.rotation), Event.Kinds(.transition)], .atRest
  ) { $0.lookForUnsupportedOrientations() }

  /// Two windows on the screen are turned differently, or one votes against the other.
  static let windowsDisagree = Check(
    .windowsDisagree, "Two windows on the screen are turned in different ways",
    pattern: "extra windows", kinds: [Event.Kinds(.rotation)], .atRest
  ) { $0.lookForWindowsThatDisagree() }
}

extension Checks {
  /// Looks for windows that a dismissal or a new mask has left sideways (ROT-030, ROT-036).
  fileprivate func lookForUnsupportedOrientations() {
    guard simulator.profile.value(OrientationQuestion.self) != .single else { return }
    for window in simulator.application.windows where window.isShown {
      // What UIKit was told last: a check runs no code of the app's.
      guard let decider = silently({ window.orientationDecider }),
        let mask = decider.answeredOrientations, !mask.isEmpty,
        !mask.contains(window.interfaceOrientation.mask),
        !hasFound(.orientationUnsupported, window.traceName)
      else { continue }
      find(
        .orientationUnsupported, window.traceName, cause: latestTurn(of: window),
        "\(window.traceNameText) is turned to \(window.interfaceOrientation), and "
          + "\(decider.traceNameText) supports \(mask.list)")
    }
  }

  /// Looks for windows of which one has not followed the other (ROT-091).
  fileprivate func lookForWindowsThatDisagree() {
    let shown = simulator.application.windows.filter { $0.isShown && $0.legacyAlert == nil }
    guard let first = shown.first,
      let other = shown.first(where: {
        $0.windowScene === first.windowScene
          && $0.interfaceOrientation != first.interfaceOrientation
      }), !hasFound(.windowsDisagree, other.traceName)
    else { return }
    find(
      .windowsDisagree, other.traceName, cause: latestTurn(of: other), rule: .rot091,
      "\(other.traceNameText) is turned to \(other.interfaceOrientation) and "
        + "\(first.traceNameText) to \(first.interfaceOrientation)")
  }

  private func latestTurn(of window: UIWindow) -> Int32 {
    let index = simulator.trace.events.lastIndex {
      $0.kind == .rotation && $0.subject == window.traceName
    }
    return index.map { Int32($0) } ?? -1
  }
}
