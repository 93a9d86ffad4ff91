import Trace

extension Check {
  /// Something was presented on a controller whose dismissal is asked for or under way.
  static let presentedOnLeaving = Check(
    .presentedOnLeaving, "Something was presented on a controller that is leaving",
    pattern: "'top-most' is a moving target", kinds: [Event.Kinds(.call)], .atOnce)
}

extension Checks {
  func lookForLeavingPresenter(
    _ presenter: UIViewController, _ presented: UIViewController, _ call: Int32
  ) {
    guard let presentation = presenter.managingPresentation,
      presentation.presentedViewController.isBeingDismissed || presentation.transition.isLeaving
        || presentation.isTakenAlong
    else { return }
    find(
      .presentedOnLeaving, presenter.traceName, cause: call, rule: .pres031,
      "\(presented.traceNameText) was presented on \(presenter.traceNameText), which is being "
        + "dismissed")
  }
}
