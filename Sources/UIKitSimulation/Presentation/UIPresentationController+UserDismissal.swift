// What is asked and told when the user, and not the app, dismisses a presentation: by a touch
// beside it, or by pulling it off the screen (PRES-246).
extension UIPresentationController {
  /// Who hears of dismissals by the user: the app knows what the controller asked for, not what
  /// stands in for it.
  private var userDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    (original ?? self).delegate
  }

  /// Why the user may not dismiss the presentation; nil if nothing is in the way.
  ///
  /// A controller that is modal blocks it (PRES-239), and then the delegate may refuse (PRES-240).
  func reasonAgainstUserDismissal() -> String? {
    let presented = presentedViewController
    if let modal = presented.modalController {
      if simulator.decide(ModalQuestion.self, presented) == .asked { _ = delegateAgrees() }
      return "\(modal.traceNameText) is modal"
    }
    guard !delegateAgrees() else { return nil }
    return "the delegate doesn't let \(presented.traceNameText) go"
  }

  private func delegateAgrees() -> Bool {
    (self as? UIPopoverPresentationController)?.mayBeDismissed ?? askShouldDismiss() ?? true
  }

  /// What the delegate answers; nil if it has no such method.
  func askShouldDismiss() -> Bool? {
    guard let delegate = userDelegate else { return nil }
    return simulator.askDelegate(
      delegate, .presentationControllerShouldDismiss, of: presentedViewController
    ) { delegate.presentationControllerShouldDismiss(self) }
  }

  /// Tells the delegate that the user dismisses the presentation; a coordinator is there for it
  /// (PRES-217).
  func tellWillDismiss(isInteractive: Bool) {
    guard let delegate = userDelegate else { return }
    openCoordinator(isInteractive: isInteractive)
    simulator.askDelegate(
      delegate, .presentationControllerWillDismiss, of: presentedViewController
    ) { delegate.presentationControllerWillDismiss(self) }
  }

  /// Tells the delegate that the user has dismissed the presentation; false if it has no such
  /// method.
  @discardableResult
  func tellDidDismiss() -> Bool {
    guard let delegate = userDelegate else { return false }
    return simulator.askDelegate(
      delegate, .presentationControllerDidDismiss, of: presentedViewController
    ) { delegate.presentationControllerDidDismiss(self) } != nil
  }

  /// Tells the delegate that the user tried to dismiss what may not be dismissed (PRES-243).
  func tellDidAttemptToDismiss() {
    guard let delegate = userDelegate, !simulator.has(.attemptNotTold) else { return }
    simulator.askDelegate(
      delegate, .presentationControllerDidAttemptToDismiss, of: presentedViewController
    ) { delegate.presentationControllerDidAttemptToDismiss(self) }
  }
}

extension UIViewController {
  /// This controller or the child that is seen in it, if that doesn't let the user dismiss what it
  /// is part of (PRES-239, PRES-332).
  fileprivate var modalController: UIViewController? {
    if askIsModal() { return self }
    guard let child = seenChild, let modal = child.modalController,
      simulator.decide(ModalChild.self, self) == .counts
    else { return nil }
    return modal
  }

  private var seenChild: UIViewController? {
    (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
  }

  private func askIsModal() -> Bool {
    func ask(_ hook: Word, _ inherited: Bool) -> Bool {
      simulator.ask(
        hook, of: self, \.bool, { inherited })
    }
    return ask(.isModalInPresentation, isModalInPresentation)
      || ask(.isModalInPopover, isModalInPopover)
  }
}
