extension UIPresentationController {
  /// Whether a touch beside the presented view may dismiss it.
  var takesTouchesOutside: Bool {
    if let alert = presentedViewController as? UIAlertController {
      return alert.preferredStyle == .actionSheet
    }
    return self is UIPopoverPresentationController
      || (self as? UISheetPresentationController)?.goesByTouch == true
  }

  /// Does what a touch beside the presented view does, within the presentation's container.
  ///
  /// - Returns: why nothing comes of it; nil if something does.
  func touchedOutside() -> String? {
    // It may have been dismissed in this very turn, before the app ignores touches.
    if transition.isLeaving { return "\(presentedViewController.traceNameText) is on its way out" }
    if let alert = presentedViewController as? UIAlertController {
      guard alert.preferredStyle == .actionSheet else {
        return "an alert stays until one of its actions is chosen"
      }
      alert.touchedOutside()
      return nil
    }
    switch self {
    case let popover as UIPopoverPresentationController: return popover.touchedOutsidePopover()
    case let sheet as UISheetPresentationController: return sheet.touchedOutsideSheet()
    default: return keepsTouches
    }
  }

  /// Why no touch gets beside the presented view, and who covers everything.
  var nothingBeside: (why: String, blocker: NSObject) {
    let top = topmost
    let controller = top.presentedViewController
    let why =
      if top.transition.isLeaving {
        "\(controller.traceNameText) is on its way out"
      } else if top.takesTouchesOutside {
        "\(controller.traceNameText) fills the screen, so that there is nothing beside it"
      } else {
        top.keepsTouches
      }
    return (why, controller)
  }

  /// What a container says that covers what is behind it and does nothing with touches (TCH-019).
  private var keepsTouches: String {
    let name = presentedViewController.traceNameText
    return shouldPresentInFullscreen
      ? "\(name)'s container covers the window and keeps the touch"
      : "\(name)'s container covers its context and keeps the touch"
  }

  /// Dismisses the presentation as the user's touch has it.
  fileprivate func dismissByTouch() {
    tellWillDismiss(isInteractive: false)
    presentedViewController.dismissItself(animated: true) { [self] in tellDidDismiss() }
    // The dismissal may have been refused because of something that the delegate did.
    if departure == nil { closeCoordinator() }
  }
}

extension UISheetPresentationController {
  /// Whether touches beside sheets dismiss them here.
  fileprivate var goesByTouch: Bool {
    switch simulator.consult(SheetOutsideTouch.self) {
    case .nothing: false
    case .onPads: simulator.device.model.idiom == .pad
    case .everywhere: true
    }
  }

  /// Dismisses the sheet where systems do (TCH-020, TCH-022), unless the controller or the delegate
  /// is against it, who then hears of the attempt (TCH-024).
  fileprivate func touchedOutsideSheet() -> String? {
    let presented = presentedViewController
    let name = presented.traceNameText
    if let containerView, frameOfPresentedViewInContainerView == containerView.bounds {
      return "\(name) fills the screen, so that there is nothing beside it"
    }
    _ = simulator.decide(SheetOutsideTouch.self, presented)
    guard goesByTouch else {
      return "a touch beside a sheet does nothing on this device; \(name)'s container keeps it"
    }
    if let reason = reasonAgainstUserDismissal() {
      tellDidAttemptToDismiss()
      return reason
    }
    dismissByTouch()
    return nil
  }
}

extension UIPopoverPresentationController {
  /// Dismisses the popover with all that is above it, or just that, unless the controller or the
  /// delegate is against it.
  fileprivate func touchedOutsidePopover() -> String? {
    let takesAll =
      above.isEmpty || simulator.decide(PopoverOutsideTouch.self, presentedViewController) == .all
    if let reason = reasonAgainstUserDismissal() {
      if usesPresentationCallbacks, legacyController == nil { tellDidAttemptToDismiss() }
      return reason
    }
    if !takesAll {
      above.last?.presentedViewController.dismissItself(animated: true) {}
    } else if usesPresentationCallbacks, legacyController == nil {
      tellWillDismiss(isInteractive: false)
      presentedViewController.dismissItself(animated: true) { [self] in
        if !tellDidDismiss() { tellPopoverDismissed() }
      }
      if departure == nil { closeCoordinator() }
    } else {
      presentedViewController.dismissItself(animated: true) { [self] in tellPopoverDismissed() }
    }
    return nil
  }

  /// Dismisses what presents the popover: a second touch beside a popover that is leaving does that
  /// on one system (TCH-029).
  ///
  /// - Returns: whether it did.
  func touchedAgain() -> Bool {
    guard transition.isLeaving, transition.phase != .left, let below,
      below.transition.phase == .presented,
      simulator.decide(PopoverDoubleTouch.self, presentedViewController) == .climbs
    else { return false }
    let departure = Departure(
      base: below, receiver: below.presentedViewController, call: -1, isAnimated: true,
      completion: nil)
    below.depart(departure, below.departureTiming(animated: true))
    return true
  }

  private var usesPresentationCallbacks: Bool {
    simulator.consult(PopoverTouchCallbacks.self) == .presentation
  }

  /// What the delegates answer who may refuse.
  var mayBeDismissed: Bool {
    if let legacyController { return legacyController.mayBeDismissed }
    if usesPresentationCallbacks, let answer = askShouldDismiss() { return answer }
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
      return true
    }
    return simulator.askDelegate(
      delegate, .popoverPresentationControllerShouldDismissPopover, of: presentedViewController
    ) { delegate.popoverPresentationControllerShouldDismissPopover(self) } ?? true
  }

  private func tellPopoverDismissed() {
    if let legacyController { return legacyController.tellDismissed() }
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
    simulator.askDelegate(
      delegate, .popoverPresentationControllerDidDismissPopover, of: presentedViewController
    ) { delegate.popoverPresentationControllerDidDismissPopover(self) }
  }
}
