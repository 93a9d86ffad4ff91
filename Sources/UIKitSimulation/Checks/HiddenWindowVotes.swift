import Trace

extension Check {
  /// A window that can't be seen, with a root that allows other orientations than the app's: it may
  /// be asked all the same, and then turns the interface, or keeps it from turning (ROT-098).
  static let hiddenWindowVotes = Check(
    .hiddenWindowVotes, "A hidden window's root allows other orientations than the app's",
    pattern: "extra windows: a hidden one has a say in rotation",
    kinds: [Event.Kinds(.window), Event.Kinds(.set), Event.Kinds(.rotation)], .atRest
  ) { $0.lookForHiddenVotes() }
}

extension Checks {
  fileprivate func lookForHiddenVotes() {
    let windows = simulator.application.windows
    guard windows.count > 1, let main = simulator.application.mainWindow,
      let root = main.rootViewController
    else { return }
    for window in windows where window !== main && window.isHidden && window.legacyAlert == nil {
      guard let other = window.rootViewController, !hasFound(.hiddenWindowVotes, window.traceName),
        other.hasOwnOrientations || root.hasOwnOrientations,
        other.allowedOrientations != root.allowedOrientations
      else { continue }
      find(
        .hiddenWindowVotes, window.traceName,
        cause: lastEvent(.rootViewController, of: window.traceName), rule: .win020,
        "\(window.traceNameText) is hidden, and \(other.traceNameText) in it allows other "
          + "orientations than \(root.traceNameText); take the root out while it is hidden, or let "
          + "it allow the same")
    }
  }
}

extension UIViewController {
  /// Whether the app says which orientations the controller allows; all others allow the same.
  fileprivate var hasOwnOrientations: Bool {
    type(of: self).isOfTheApp || hasOverride(.supportedInterfaceOrientations)
  }
}
