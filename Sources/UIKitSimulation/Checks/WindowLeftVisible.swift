import Trace

extension Check {
  /// A window that was made to present something, and stays on top when that has gone.
  ///
  /// Such a window has a root without content; it is seen through, and takes the touches.
  static let windowLeftVisible = Check(
    .windowLeftVisible, "A window stays visible though what it was shown for has gone",
    pattern: "extra windows: one that stays visible eats touches",
    kinds: [Event.Kinds(.window), Event.Kinds(.transition)], .atRest
  ) { $0.lookForIdleWindows() }
}

extension Checks {
  fileprivate func lookForIdleWindows() {
    let windows = simulator.application.windows
    guard windows.count > 1 else { return }
    for window in windows where window !== simulator.application.mainWindow && window.hasPresented {
      guard window.presentations.isEmpty, window.isShown else { continue }
      guard window.rootViewController?.view.subviews.isEmpty ?? true,
        !hasFound(.windowLeftVisible, window.traceName)
      else { continue }
      let subject = window.traceName
      find(
        .windowLeftVisible, subject, cause: lastEvent(.becomeVisible, of: subject),
        "\(text(subject)) is visible, and nothing is presented in it any more")
    }
  }
}
