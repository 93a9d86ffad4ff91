import Trace

/// What the delegate of a popover controller hears of touches outside.
public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether a touch outside may dismiss the popover.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called after a touch outside has dismissed the popover.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// What UIKit does without the method: the popover goes.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  /// What UIKit does without the method: nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// The popover of systems before iOS 8: a controller on a pad that is presented by no other.
///
/// From iOS 8 on it is a popover presentation underneath (PRES-065).
public final class UIPopoverController: NSObject {
  /// The controller that the popover shows.
  public var contentViewController: UIViewController
  /// Who hears of touches outside.
  public var delegate: (any UIPopoverControllerDelegate)?
  /// How far the popover stays away from the screen's edges, in points (GEO-100).
  public var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The side to which the arrow points; unknown while there is none.
  public var popoverArrowDirection: UIPopoverArrowDirection {
    if let bubble { return bubble.arrow }
    let popover =
      contentViewController.activePresentation as? UIPopoverPresentationController
    return popover?.arrowDirection ?? .unknown
  }

  private var storedSize: CGSize?
  /// The popover on the screen, where no presentation shows it.
  private var bubble: LegacyPopoverBubble?

  /// Makes a popover around a controller; on a phone it raises (PRES-096).
  public convenience init(contentViewController: UIViewController) {
    self.init(content: contentViewController)
    if simulator.device.model.idiom != .pad {
      simulator.fail(Failure.exception(AlertMessages.notOnPad))
    }
  }

  private init(content: UIViewController) {
    contentViewController = content
    super.init()
  }

  /// Makes a popover whose content is still to be set.
  ///
  /// - Throws: UIKit's exception on a phone (PRES-096).
  package static func make() throws(PresentationError) -> UIPopoverController {
    let simulator = Simulator.current
    guard simulator.device.model.idiom == .pad else { throw .exception(AlertMessages.notOnPad) }
    return UIPopoverController(content: UIViewController())
  }

  deinit {
    guard let bubble, bubble.isOpen else { return }
    simulator.fail(Failure.exception(AlertMessages.deallocatedWhileVisible))
    bubble.close()
  }

  /// Does what the app's letting go of its last reference does, which a script can't show.
  ///
  /// - Throws: UIKit's exception if the popover is on the screen (PRES-095).
  package func release() throws(PresentationError) {
    guard isPopoverVisible else { return }
    throw .exception(AlertMessages.deallocatedWhileVisible)
  }

  public override class var className: String { "UIPopoverController" }

  /// Whether the popover is on the screen and not on its way out.
  public var isPopoverVisible: Bool {
    bubble.map { !$0.isLeaving && !$0.isHiddenByTurn }
      ?? (contentViewController.activePresentation != nil
        && !contentViewController.isBeingDismissed)
  }

  // MARK: The size

  /// The size of what the popover shows, in points: what was set, or else what the controller in it
  /// asks for.
  public var popoverContentSize: CGSize {
    storedSize ?? contentViewController.contentSizeForViewInPopover
  }

  /// Sets the size of what the popover shows; the width is held to 320...600 (GEO-099).
  public func setPopoverContentSize(_ size: CGSize, animated: Bool) {
    storedSize = CGSize(width: min(max(size.width, 320), 600), height: size.height)
    contentViewController.preferredContentSize = popoverContentSize
    bubble?.resize(animated: animated)
  }

  // MARK: Showing

  /// Shows the popover beside a rectangle, in the view's coordinates, in points.
  ///
  /// An exception of UIKit's ends the app, as it does for code that can't catch it.
  public func presentPopoverFromRect(
    _ rect: CGRect, inView view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    do {
      try requestPresent(
        from: rect, in: view, arrows: permittedArrowDirections, animated: animated)
    } catch {
      simulator.fail(error)
    }
  }

  /// Shows the popover beside a rectangle.
  ///
  /// - Throws: UIKit's exception if the view is in no window (PRES-097).
  package func requestPresent(
    from rect: CGRect, in view: UIView, arrows: UIPopoverArrowDirection, animated: Bool
  ) throws(PresentationError) {
    let call = simulator.recordCall(.call, self, .presentPopoverFromRect)
    if call >= 0 { simulator.field(.animated, .bool(animated)) }
    try simulator.following(call) { () throws(PresentationError) in
      guard view.window != nil else {
        throw .exception(
          AlertMessages.noWindow("presentPopoverFromRect:inView:permittedArrowDirections:animated:")
        )
      }
      try show(
        LegacyAlertAnchor(view: view, rect: rect), item: nil, arrows: arrows, animated: animated)
    }
  }

  /// Shows the popover beside a bar button item.
  ///
  /// An exception of UIKit's ends the app, as it does for code that can't catch it.
  public func presentPopoverFromBarButtonItem(
    _ item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    do {
      try requestPresent(from: item, arrows: permittedArrowDirections, animated: animated)
    } catch {
      simulator.fail(error)
    }
  }

  /// Shows the popover beside a bar button item.
  ///
  /// - Throws: UIKit's exception if the item is on no bar of a window (PRES-097).
  package func requestPresent(
    from item: UIBarButtonItem, arrows: UIPopoverArrowDirection, animated: Bool
  ) throws(PresentationError) {
    let call = simulator.recordCall(.call, self, .presentPopoverFromBarButtonItem)
    if call >= 0 { simulator.field(.animated, .bool(animated)) }
    try simulator.following(call) { () throws(PresentationError) in
      guard let view = item.view, view.window != nil else {
        guard simulator.decide(LegacyPopoverLooseItem.self, self) == .raises else { return }
        throw .exception(
          AlertMessages.noWindow(
            "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:"))
      }
      try show(
        LegacyAlertAnchor(view: view, rect: view.bounds), item: item, arrows: arrows,
        animated: animated)
    }
  }

  private func show(
    _ anchor: LegacyAlertAnchor, item: UIBarButtonItem?, arrows: UIPopoverArrowDirection,
    animated: Bool
  ) throws(PresentationError) {
    guard simulator.decide(LegacyPopoverHost.self, self) == .window else {
      return try presentInChain(anchor, item, arrows: arrows, animated: animated)
    }
    guard let window = anchor.view.window else { return }
    bubble?.close()
    let bubble = LegacyPopoverBubble(self, anchor: anchor, permitted: arrows)
    self.bubble = bubble
    bubble.show(in: window, animated: animated)
  }

  private func presentInChain(
    _ anchor: LegacyAlertAnchor, _ item: UIBarButtonItem?, arrows: UIPopoverArrowDirection,
    animated: Bool
  ) throws(PresentationError) {
    let content = contentViewController
    content.modalPresentationStyle = .popover
    if storedSize != nil { content.preferredContentSize = popoverContentSize }
    if let popover = content.popoverPresentationController {
      popover.sourceView = anchor.view
      popover.sourceRect = anchor.rect
      popover.barButtonItem = item
      popover.permittedArrowDirections = arrows
      popover.popoverLayoutMargins = popoverLayoutMargins
      popover.legacyController = self
    }
    try anchor.view.nearestViewController?.requestPresent(content, animated: animated)
  }

  /// What holds the popover where it is no presentation.
  var container: LegacyContainer? { bubble?.container }

  // MARK: Hiding

  /// Takes the popover off the screen; the delegate isn't asked and hears nothing (PRES-064).
  public func dismissPopoverAnimated(_ animated: Bool) {
    let call = simulator.recordCall(.call, self, .dismissPopover)
    if call >= 0 { simulator.field(.animated, .bool(animated)) }
    simulator.following(call) { hide(animated: animated) {} }
  }

  private func hide(animated: Bool, completion: @escaping () -> Void) {
    if let bubble {
      bubble.hide(animated: animated) { [self] in
        // It may have been shown again in the meantime.
        if self.bubble === bubble { self.bubble = nil }
        completion()
      }
    } else if contentViewController.activePresentation != nil {
      contentViewController.dismissItself(animated: animated, completion)
    }
  }

  /// Does what a touch outside does: the delegate may refuse, and hears when it is over.
  ///
  /// What the content presents may go alone (TCH-030).
  /// - Returns: why nothing comes of it; nil if something does.
  func touchedOutside() -> String? {
    guard mayBeDismissed else {
      return "the delegate doesn't let \(contentViewController.traceNameText) go"
    }
    if let inner = contentViewController.presentedViewController?.activePresentation,
      simulator.decide(PopoverOutsideTouch.self, self) == .inner
    {
      inner.topmost.presentedViewController.dismissItself(animated: true) {}
    } else {
      hide(animated: true) { [self] in tellDismissed() }
    }
    return nil
  }

  /// Whether the delegate lets a touch outside dismiss the popover.
  var mayBeDismissed: Bool {
    simulator.askDelegate(delegate, .popoverControllerShouldDismissPopover, of: self) {
      delegate?.popoverControllerShouldDismissPopover(self) ?? true
    } ?? true
  }

  /// Tells the delegate that a touch outside has dismissed the popover.
  func tellDismissed() {
    simulator.askDelegate(delegate, .popoverControllerDidDismissPopover, of: self) {
      delegate?.popoverControllerDidDismissPopover(self)
    }
  }
}

extension UIViewController {
  /// The size that the controller would like to have in a popover of the older class, in points.
  ///
  /// Until iOS 6 it is 320 x 1100 unless the controller says otherwise (GEO-098); it is the later
  /// `preferredContentSize` under its older name.
  public var contentSizeForViewInPopover: CGSize {
    get {
      preferredContentSize == .zero ? CGSize(width: 320, height: 1100) : preferredContentSize
    }
    set { preferredContentSize = newValue }
  }
}

extension UIView {
  /// The controller whose view holds this one, or is it.
  var nearestViewController: UIViewController? {
    var view: UIView? = self
    while let here = view {
      if let controller = here.viewController { return controller }
      view = here.superview
    }
    return window?.rootViewController
  }
}
