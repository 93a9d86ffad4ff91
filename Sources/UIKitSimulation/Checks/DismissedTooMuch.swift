import Trace

extension Check {
  /// A dismiss found what it would have removed on its way out already, was passed on to the
  /// presenter, and took the receiver along or more than one level.
  ///
  /// A receiver that presents nothing is dismissed by its presenter, which is how a controller
  /// closes itself: that alone is no finding.
  static let dismissedTooMuch = Check(
    .dismissedTooMuch, "One dismiss removed more than it was sent for",
    pattern: "dismiss is 'child, else forward', so one call too many climbs",
    kinds: [Event.Kinds(.call), Event.Kinds(.decision)], .atOnce)
}

extension Checks {
  /// The presentation that a dismiss is for, if it is leaving already and the dismiss is passed on
  /// to one below it; nil for all others.
  func meantDismissal(_ departure: Departure) -> UIPresentationController? {
    guard let meant = departure.receiver.presentationToDismiss, meant !== departure.base,
      meant.transition.isLeaving || meant.isTakenAlong
    else { return nil }
    return meant
  }

  /// A dismiss that was passed on was carried out or waits for its turn, unless UIKit refused it.
  func dismissed(
    _ departure: Departure, insteadOf meant: UIPresentationController, call: Int32
  ) {
    let base = departure.base
    guard base.departure === departure || !departure.chain.isEmpty else { return }
    let receiver = departure.receiver.traceNameText
    find(
      .dismissedTooMuch, departure.receiver.traceName, cause: call, rule: .pres055,
      "\(receiver).dismiss came when \(meant.presentedViewController.traceNameText) was leaving "
        + "already, was passed on, and removes \(base.presentedViewController.traceNameText) too")
  }
}

extension UIViewController {
  /// The presentation that a dismiss of this controller is for: the one on it or on its nearest
  /// ancestor, else the one that shows its farthest ancestor.
  var presentationToDismiss: UIPresentationController? {
    if let presented = presentedViewController { return presented.activePresentation }
    var shown: UIPresentationController?
    var controller: UIViewController? = self
    while let here = controller {
      if let presentation = here.activePresentation { shown = presentation }
      controller = here.parent
    }
    return shown
  }
}
