import Trace

extension Check {
  /// Touches don't reach what the user sees, though nothing is under way: the app forgot to switch
  /// them on again, or ended ignoring them once too seldom.
  static let interactionDisabled = Check(
    .interactionDisabled, "Interaction is still disabled at rest",
    pattern: "taps at awkward moments",
    kinds: [Event.Kinds(.set), Event.Kinds(.call), Event.Kinds(.transition)], .atRest
  ) { $0.lookForClosedViews() }
}

extension Checks {
  /// A view was closed to touches or opened again.
  func noteInteraction(_ view: UIView) {
    if view.isUserInteractionEnabled {
      closedViews.removeAll { $0 === view }
    } else {
      closedViews.append(view)
    }
  }

  fileprivate func lookForClosedViews() {
    let application = simulator.application
    if application.ignoresTouchesItself || application.ignoringTurns > 0,
      !hasFound(.interactionDisabled, application.traceName)
    {
      find(
        .interactionDisabled, application.traceName,
        cause: lastEvent(.beginIgnoringInteractionEvents, of: application.traceName),
        "the app ignores every touch, since an endIgnoringInteractionEvents is missing")
    }
    guard !closedViews.isEmpty, let top = application.keyWindow?.topmostViewController,
      top.isViewLoaded
    else { return }
    for view in closedViews where top.view.isDescendant(of: view) {
      guard !hasFound(.interactionDisabled, view.traceName) else { continue }
      find(
        .interactionDisabled, view.traceName,
        cause: lastEvent(.isUserInteractionEnabled, of: view.traceName),
        "touches don't reach \(top.traceNameText): isUserInteractionEnabled of "
          + "\(view.traceNameText) is false")
    }
  }
}
