/// Manages popovers: a bubble that points at its anchor.
public final class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  public var sourceView: UIView?
  /// The part of the source view that it points at, in that view's coordinates, in points.
  ///
  /// Untouched it is the null rectangle, which stands for the whole view, from iOS 13.2 on, and
  /// zero before (PRES-272).
  public var sourceRect: CGRect {
    get {
      let untouched: PopoverSourceRect = simulator.consult()
      return storedRect ?? (untouched == .null ? .null : .zero)
    }
    set { storedRect = newValue }
  }
  /// The bar button item that the popover points at.
  public var barButtonItem: UIBarButtonItem?
  /// The sides to which the arrow may point.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side to which the arrow points; unknown before the presentation (PRES-271).
  public private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// How far the popover stays away from the screen's edges, in points (GEO-100).
  public var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The views outside that touches still reach (PRES-276).
  public var passthroughViews: [UIView] = []
  override var reachableViews: [UIView] { passthroughViews }

  /// The controller of the older class that shows itself through this presentation.
  weak var legacyController: UIPopoverController?

  private var storedRect: CGRect?
  private var popoverView: UIPopoverView?

  public override class var className: String { "UIPopoverPresentationController" }
  override class var isOfTheApp: Bool { false }

  public override var presentedView: UIView { popoverView ?? presentedViewController.view }

  public override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  override var isLightweight: Bool { true }

  override var avoidsKeyboard: Bool { true }

  // A popover fades, whatever the controller's transition style is.
  override var transitionStyle: UIModalTransitionStyle { .crossDissolve }
  override var transitionTiming: TransitionTiming {
    TransitionTiming(
      duration: simulator.decide(PopoverTiming.self, presentedViewController) == .quarter
        ? .nanoseconds(0.25) : simulator.transition(.crossDissolve).duration,
      timing: .cubic(.easeInEaseOut))
  }

  override func prepareToBegin() throws(PresentationError) {
    simulator.askDelegate(delegate, .prepareForPopoverPresentation, of: presentedViewController) {
      (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
        self)
    }
    guard sourceView == nil, barButtonItem == nil else { return }
    throw .exception(presentedViewController.popoverAnchorException(self))
  }

  private var placement: PopoverPlacement? {
    guard let containerView else { return nil }
    return PopoverPlacement(
      content: contentSize, anchor: anchor(in: containerView),
      room: simulator.popoverRoom(in: containerView.bounds)
        .inset(by: popoverLayoutMargins).insetBy(dx: 0, dy: Self.verticalGap),
      permitted: permittedArrowDirections)
  }

  /// How far a popover stays away from the upper and the lower margin: one that is too high for a
  /// screen of 414 points was measured 374 points high.
  private static let verticalGap: CGFloat = 10

  private func anchor(in container: UIView) -> CGRect {
    guard let view = sourceView ?? barButtonItem?.view else {
      // A bar button item that is on no bar; the top of the screen is a guess.
      return CGRect(x: container.bounds.midX, y: container.bounds.minY, width: 0, height: 0)
    }
    let rect = sourceView == nil || sourceRect.isNull ? view.bounds : sourceRect
    return container.convert(rect, from: view)
  }

  /// The size of what is shown when the controller gives none (PRES-229).
  private var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    let size: PopoverContentSize = simulator.consult()
    return size == .large && simulator.device.model.idiom == .pad
      ? CGSize(width: 375, height: 667) : CGSize(width: 320, height: 480)
  }

  override func installChrome(in container: UIView) {
    container.addDimmingView()
    letBarItemsThrough()
    guard let placement else { return }
    arrowDirection = placement.arrow
    let popover = UIPopoverView()
    popover.frame = placement.frame
    popoverView = popover
    container.addSubview(popover)
  }

  override func installPresentedView() {
    guard let popoverView, let placement else { return }
    let view = presentedViewController.view
    view.frame = contentFrame(placement)
    popoverView.addSubview(view)
  }

  /// Lets touches through to the other buttons of the bar that holds the anchor, not to the anchor
  /// itself (TCH-028).
  private func letBarItemsThrough() {
    guard let anchor = barButtonItem?.view, let bar = anchor.superview,
      simulator.decide(PopoverBarItems.self, presentedViewController) == .reached
    else { return }
    passthroughViews += bar.subviews.filter { $0 is UIBarButtonView && $0 !== anchor }
  }

  /// Where the controller's view lies in the popover's: from iOS 13 on it reaches under the arrow
  /// (PRES-229).
  private func contentFrame(_ placement: PopoverPlacement) -> CGRect {
    simulator.consult(PopoverViewReach.self) == .bubble
      ? placement.bubble : CGRect(origin: .zero, size: placement.frame.size)
  }

  /// A change of size is animated, unless the new one is no size (GEO-101).
  override func preferredContentSizeChanged() {
    guard let popoverView, let placement else { return }
    arrowDirection = placement.arrow
    let preferred = presentedViewController.preferredContentSize
    let timing = transitionTiming
    simulator.animations.animate(
      duration: preferred.width > 0 && preferred.height > 0 ? timing.duration : 0,
      timing: timing.timing,
      changes: {
        popoverView.frame = placement.frame
        presentedViewController.view.frame = contentFrame(placement)
      })
  }

  override func presentedSize(in size: CGSize, _ room: Traits) -> CGSize {
    presentedViewController.view.bounds.size
  }

  /// A popover stays where the interface turns: its delegate may give it another rectangle to point
  /// at, while bar button items are followed (ROT-101).
  override func placeInRoom() {
    presentingViewController.view.window?.layoutIfNeeded()
    if let sourceView {
      let rect = sourceRect
      let answer = simulator.askDelegate(
        delegate, .willRepositionPopover, of: presentedViewController
      ) {
        (delegate as? any UIPopoverPresentationControllerDelegate)?
          .popoverPresentationController(self, willRepositionPopoverTo: rect, in: sourceView)
      }
      if let answer, let answer { sourceRect = answer }
    }
    guard let popoverView, let placement else { return }
    arrowDirection = placement.arrow
    popoverView.frame = placement.frame
    presentedViewController.view.frame = contentFrame(placement)
  }

  override func removeChrome() {
    popoverView = nil
    arrowDirection = .unknown
  }
}

/// The private view that draws a popover's bubble and arrow (PRES-285).
final class UIPopoverView: UIView {
  override class var className: String { "_UIPopoverView" }
  package override class var scriptType: NSObject.Type { UIView.self }
}
