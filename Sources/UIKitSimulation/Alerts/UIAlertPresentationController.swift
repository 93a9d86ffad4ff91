/// The private class that manages presentations of alerts: in the middle of what it darkens.
final class UIAlertPresentationController: UIPresentationController {
  private var dimmingView: UIDimmingView?

  override class var className: String { "_UIAlertControllerAlertPresentationController" }
  package override class var scriptType: NSObject.Type { UIPresentationController.self }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedViewController as? UIAlertController else {
      return .zero
    }
    let room = simulator.alertRoom(in: containerView.bounds)
    var size = alert.layout(width: simulator.consult(AlertWidth.self).width).size
    if size.height > room.height, simulator.decide(TallAlert.self, alert) == .fits {
      size.height = room.height
    }
    return CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override var isLightweight: Bool { true }

  override var avoidsKeyboard: Bool { true }

  override func placeOverKeyboard() { presentedView.frame = frameOfPresentedViewInContainerView }

  // An alert fades, whatever the controller's transition style is.
  override var transitionStyle: UIModalTransitionStyle { .crossDissolve }
  override var transitionTiming: TransitionTiming { simulator.alertTransition(of: self) }

  override func installChrome(in container: UIView) {
    dimmingView = container.addDimmingView()
  }

  override func installPresentedView() {
    super.installPresentedView()
    let view = presentedViewController.view
    view.layer.cornerRadius = simulator.consult(AlertCornerRadius.self).radius
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
  }

  /// The dimming, and the size at which the alert begins; it goes without changing it (GEO-114).
  override func showChrome(_ isShown: Bool) {
    dimmingView?.alpha =
      isShown
      ? simulator.consult(SheetDimming.self).alpha(simulator.windowTraits.userInterfaceStyle) : 0
    let view = presentedViewController.view
    if isShown {
      view.transform = .identity
      waitForFrozenViews()
    } else if transition.phase == .arriving {
      let scale = simulator.consult(AlertEntrance.self).scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Has the presentation wait for the views beneath, which an alert dims as it comes: one whose
  /// time stands still is never ready (TCH-017).
  private func waitForFrozenViews() {
    let animations = simulator.animations
    guard animations.hasLayerClocks, animations.isCollecting, let containerView, let window else {
      return
    }
    for view in window.subviews where view !== containerView {
      for frozen in view.frozenViews
      where simulator.decide(AlertOverFrozenView.self, frozen) == .waits {
        let place = AnimatableValue.point(frozen.layerPosition)
        animations.collect(frozen.layer, .position, from: place, to: place)
      }
    }
  }

  override func presentedSize(in size: CGSize, _ room: Traits) -> CGSize {
    presentedViewController.view.bounds.size
  }

  override func removeChrome() { dimmingView = nil }
}

extension UIView {
  /// The views, this one or in it, whose own time stands still.
  fileprivate var frozenViews: [UIView] {
    if storedLayer?.speed == 0 { return [self] }
    return subviews.flatMap(\.frozenViews)
  }
}

/// The private class that manages action sheets in a compact width: at the bottom (PRES-283).
final class UIActionSheetPresentationController: UIPresentationController {
  private var dimmingView: UIDimmingView?

  override class var className: String {
    "_UIAlertControllerActionSheetCompactPresentationController"
  }
  package override class var scriptType: NSObject.Type { UIPresentationController.self }

  /// As far from the edges as the system has it, and clear of the home indicator (GEO-110).
  ///
  /// In landscape the sheet is as wide as in portrait, which is a guess.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedViewController as? UIAlertController else {
      return .zero
    }
    let room = containerView.bounds
    let margin = simulator.consult(ActionSheetMargin.self).width
    let size = alert.layout(width: min(room.width, room.height) - 2 * margin).size
    let bottom = max(margin, simulator.application.safeArea.bottom)
    return CGRect(
      x: room.midX - size.width / 2, y: room.maxY - bottom - size.height, width: size.width,
      height: size.height)
  }

  override var isLightweight: Bool { true }

  // It slides, whatever the controller's transition style is.
  override var transitionStyle: UIModalTransitionStyle { .coverVertical }
  override var transitionTiming: TransitionTiming { simulator.alertTransition(of: self) }

  override func installChrome(in container: UIView) {
    dimmingView = container.addDimmingView()
  }

  override func installPresentedView() {
    (presentedViewController as? UIAlertController)?.arrange()
    super.installPresentedView()
    presentedViewController.view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
    ]
  }

  override func showChrome(_ isShown: Bool) {
    dimmingView?.alpha =
      isShown
      ? simulator.consult(SheetDimming.self).alpha(simulator.windowTraits.userInterfaceStyle) : 0
  }

  override func presentedSize(in size: CGSize, _ room: Traits) -> CGSize {
    presentedViewController.view.bounds.size
  }

  override func removeChrome() { dimmingView = nil }
}

extension Simulator {
  /// How an alert comes and goes (GEO-113).
  func alertTransition(of presentation: UIPresentationController?) -> TransitionTiming {
    switch decide(AlertTiming.self, presentation?.presentedViewController) {
    case .spring:
      let spring = SpringTiming(mass: 1, stiffness: 522.35, damping: 45.71)
      return TransitionTiming(duration: spring.settlingNanoseconds, timing: .spring(spring))
    case .easeInOut:
      return TransitionTiming(duration: .nanoseconds(0.3), timing: .cubic(.easeInEaseOut))
    }
  }
}
