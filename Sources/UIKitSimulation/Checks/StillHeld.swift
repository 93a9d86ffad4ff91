import Trace

extension Check {
  /// A controller that has left, and that a presentation holds on to.
  ///
  /// What counts is who can be reached from windows, containers and presentations; how often an
  /// object is retained does not.
  static let stillHeld = Check(
    .stillHeld, "UIKit still holds a controller that has left",
    pattern: "every way out must tell the app once: root swapped, unmounted owner",
    kinds: [Event.Kinds(.set), Event.Kinds(.call), Event.Kinds(.transition)], .atRest
  ) { $0.lookForHeldControllers() }
}

extension Checks {
  fileprivate func lookForHeldControllers() {
    for window in simulator.application.windows {
      for presentation in window.abandoned { lookForHeldPresenter(presentation, window) }
      for presentation in window.presentations {
        // Most presenters are the root or presented themselves, which is quickly seen.
        guard let presenter = presentation.presentingViewController,
          presenter.windowRootedIn == nil, presenter.ownPresenting == nil,
          // What a full-screen presentation has taken out of the window comes back with its end.
          !presentation.removesPresentersView
        else { continue }
        lookForHeldPresenter(presentation, window)
      }
    }
  }

  private func lookForHeldPresenter(_ presentation: UIPresentationController, _ window: UIWindow) {
    guard let base = presentation.presentingViewController?.outermostAncestor,
      base.windowRootedIn == nil, base.ownPresenting == nil,
      !base.isViewLoaded || base.view.window == nil,
      !hasFound(.stillHeld, base.traceName)
    else { return }
    find(
      .stillHeld, base.traceName, cause: lastChangeOfRoot(window),
      "\(base.traceNameText) has left \(window.traceNameText), and the presentation of "
        + "\(presentation.presentedViewController.traceNameText) still holds it")
  }
}
