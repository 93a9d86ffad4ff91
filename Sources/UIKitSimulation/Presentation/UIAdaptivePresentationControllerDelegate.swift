/// What an app says about the adaptation of a presentation and about its dismissal by the user.
///
/// Every method is optional; what the default methods answer is what UIKit does without one.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style for a compact width, the only question before iOS 8.3 (PRES-169).
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// The style for a room with those traits, from iOS 8.3 on (PRES-170).
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller to show instead when the presentation adapts (PRES-172).
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called for every presentation; the style is none when nothing adapts (PRES-171).
  func presentationController(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle)

  /// Hands over what presents after adaptation, from iOS 15 on (PRES-180).
  func presentationController(
    _ controller: UIPresentationController, prepare adaptive: UIPresentationController)

  /// Whether the user may dismiss the presentation (PRES-240).
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Called before a dismissal by the user begins (PRES-241).
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Called after a dismissal by the user has ended (PRES-241).
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Called when the user tried to dismiss what may not be dismissed (PRES-243).
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// What UIKit does without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.defaultAdaptiveStyle ?? .none }

  /// What UIKit does without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// What UIKit does without a delegate.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// What UIKit does without a delegate.
  public func presentationController(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle
  ) {}

  /// What UIKit does without a delegate.
  public func presentationController(
    _ controller: UIPresentationController, prepare adaptive: UIPresentationController
  ) {}

  /// What UIKit does without a delegate.
  public func presentationControllerShouldDismiss(
    _ controller: UIPresentationController
  ) -> Bool { true }
  /// What UIKit does without a delegate.
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  /// What UIKit does without a delegate.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  /// What UIKit does without a delegate.
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// What an app says about a popover besides.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The last chance to give the popover its anchor (PRES-268).
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)
  /// Whether a touch outside may dismiss the popover, before iOS 13 (PRES-269).
  func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool
  /// Called after a touch outside dismissed the popover, before iOS 13 (PRES-269).
  func popoverPresentationControllerDidDismissPopover(
    _ controller: UIPopoverPresentationController)
  /// Called when the interface has turned under a popover that points at a rectangle: another one
  /// to point at, in the view's coordinates, or nil to leave it (ROT-101).
  func popoverPresentationController(
    _ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: CGRect,
    in view: UIView
  ) -> CGRect?
}

extension UIPopoverPresentationControllerDelegate {
  /// Leaves the rectangle.
  public func popoverPresentationController(
    _ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: CGRect,
    in view: UIView
  ) -> CGRect? { nil }
  /// What UIKit does without a delegate.
  public func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {}
  /// What UIKit does without a delegate.
  public func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool { true }
  /// What UIKit does without a delegate.
  public func popoverPresentationControllerDidDismissPopover(
    _ controller: UIPopoverPresentationController
  ) {}
}
