extension UIPresentationController {
  /// Whether a touch beside the presented view does something that is modelled.
  var takesTouchesOutside: Bool {
    self is UIPopoverPresentationController || presentedViewController is UIAlertController
  }

  /// Does what a touch beside the presented view does.
  func takeTouchOutside() {
    if let alert = presentedViewController as? UIAlertController { return alert.touchedOutside() }
    (self as? UIPopoverPresentationController)?.touchedOutside()
  }
}

extension UIPopoverPresentationController {
  /// Dismisses the popover with all that is above it, or just that, unless the delegate refuses.
  fileprivate func touchedOutside() {
    let takesAll =
      above.isEmpty || simulator.decide(PopoverOutsideTouch.self, presentedViewController) == .all
    guard mayBeDismissed else { return }
    guard takesAll else {
      above.last?.presentedViewController.dismissItself(animated: true) {}
      return
    }
    tell(.presentationControllerWillDismiss) { $0.presentationControllerWillDismiss(self) }
    presentedViewController.dismissItself(animated: true) { [self] in tellDismissed() }
  }

  private var usesPresentationCallbacks: Bool {
    simulator.consult(PopoverTouchCallbacks.self) == .presentation
  }

  private var mayBeDismissed: Bool {
    if let legacyController { return legacyController.mayBeDismissed }
    guard let delegate else { return true }
    if usesPresentationCallbacks, let answer = askPresentation(delegate) { return answer }
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
      return true
    }
    return askPopover(delegate) ?? true
  }

  private func askPresentation(
    _ delegate: any UIAdaptivePresentationControllerDelegate
  ) -> Bool? {
    simulator.askDelegate(
      delegate, .presentationControllerShouldDismiss, of: presentedViewController
    ) { delegate.presentationControllerShouldDismiss(self) }
  }

  private func askPopover(_ delegate: any UIPopoverPresentationControllerDelegate) -> Bool? {
    simulator.askDelegate(
      delegate, .popoverPresentationControllerShouldDismissPopover, of: presentedViewController
    ) { delegate.popoverPresentationControllerShouldDismissPopover(self) }
  }

  /// Calls one of the methods that popovers have in common with other presentations.
  @discardableResult
  private func tell(
    _ hook: Word, _ body: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) -> Bool {
    guard usesPresentationCallbacks, legacyController == nil, let delegate else { return false }
    return simulator.askDelegate(delegate, hook, of: presentedViewController) {
      body(delegate)
    } != nil
  }

  private func tellDismissed() {
    if let legacyController { return legacyController.tellDismissed() }
    if tell(.presentationControllerDidDismiss, { $0.presentationControllerDidDismiss(self) }) {
      return
    }
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
    simulator.askDelegate(
      delegate, .popoverPresentationControllerDidDismissPopover, of: presentedViewController
    ) { delegate.popoverPresentationControllerDidDismissPopover(self) }
  }
}
