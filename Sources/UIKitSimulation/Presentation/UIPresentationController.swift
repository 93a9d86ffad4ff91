/// Manages the presentation of one controller, from the request to the end of its dismissal.
///
/// The class itself is what a custom style gets from a transitioning delegate that says nothing
/// (PRES-166); each built-in style has a subclass.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it, which may be an ancestor of the one that was asked to; nil
  /// before the presentation.
  public internal(set) var presentingViewController: UIViewController!
  /// The controller that `present` was sent to; nil before the presentation.
  var sourceViewController: UIViewController!
  /// The style that the presentation really has, after adaptation.
  package let effectiveStyle: UIModalPresentationStyle
  /// What stood for the style that the controller asked for, if the presentation adapted.
  var original: UIPresentationController?

  /// What the app has to say about adaptation and about dismissal by the user.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that the presentation lives in while it is on the screen.
  public internal(set) var containerView: UIView? {
    didSet { original?.containerView = containerView }
  }

  /// Traits that the presented controller has in the place of those of its room (PRES-182).
  public var overrideTraitCollection: UITraitCollection? {
    didSet {
      _ = overrideTraitCollection?.fixed()
      simulator.tellTraits()
    }
  }
  /// What `traitOverrides` holds once somebody has asked for it.
  var storedTraitOverrides: UITraitOverrides?

  var transition = ModalTransition()
  /// The turn in which the dismissal was asked for: its instant and its number.
  var dismissalTurn: (time: Int64, turn: Int32)?
  var presentCompletion: (() -> Void)?
  var departure: Departure?

  // MARK: The stack of presentations

  /// How many controllers are presented on one another up to this one, from 1.
  private(set) var depth = 1
  /// The presentation whose controller, or a child of it, presents this one.
  private(set) unowned(unsafe) var below: UIPresentationController?
  /// The presentations by the presented controller and by what it contains, the oldest first.
  private(set) var above: [UIPresentationController] = []

  /// Who held the keyboard on the presenter's side when the presentation began (KBD-032).
  var heldResponder: UIResponder?

  // MARK: While a transition runs

  /// The running animation of the presented view: when it began and how long it takes, in
  /// nanoseconds.
  var running: (begin: Int64, duration: Int64)?
  /// The dismissal that a finger drives, until what follows it has ended.
  var interaction: InteractiveDismissal?
  /// Whether its controllers have a transition coordinator now.
  var isCoordinating = false
  /// The coordinator, once somebody has asked for it.
  var storedCoordinator: UIViewControllerTransitionCoordinator?
  /// Whether the root that it belongs to is no longer the window's (PRES-036).
  var isAbandoned = false
  /// Where the presenter's view was before the presentation took it away.
  var presenterPlace: PresenterPlace?

  /// What takes this presentation over once its room has changed.
  var successor: UIPresentationController?
  /// The window's turn and size when the presenter's view was in its place.
  var presenterRoom: UIWindow.RoomKey?

  /// How the interface has to be turned for the transition that is asked for; nil if as it is.
  var forcedOrientation: UIInterfaceOrientation?
  /// How it was turned before the presentation turned it.
  var orientationBefore: UIInterfaceOrientation?
  /// Whether the app was away since the presentation turned the interface (ROT-037).
  var wasAway = false
  /// Where the container goes if not where the window's turn says (ROT-039).
  var ownPlacement: Placement?

  /// Whether it began while a call made the status bar high.
  var beganInCall = false

  /// What the check of frames has worked out, and for which room and preferred size.
  var checkedFrame: (room: CGRect, preferred: CGSize, frame: CGRect)?

  /// Makes what manages a presentation, before there is one.
  ///
  /// - Parameter presenting: the presenter, if it is known.
  public convenience init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.init(presented: presentedViewController, style: .custom)
    presentingViewController = presenting
  }

  init(presented: UIViewController, style: UIModalPresentationStyle) {
    presentedViewController = presented
    effectiveStyle = style
    super.init()
  }

  deinit { (containerView as? UITransitionView)?.presentation = nil }

  open override class var className: String { "UIPresentationController" }

  /// The style by which the controller is presented.
  public var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  // MARK: What a style decides

  /// Whether the presentation covers the window rather than a context's part of it (PRES-018).
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window once the presentation has ended (PRES-156).
  open var shouldRemovePresentersView: Bool { false }

  /// What a script answered to that as the presentation began; nil if it leaves it to the style.
  private var ownRemoval: Bool?

  /// The same, and for as long as the presentation lasts.
  var removesPresentersView: Bool { ownRemoval ?? shouldRemovePresentersView }

  /// Asks a script once whether the presenter's view leaves the window.
  func settleRemoval() {
    guard hasOverride(.shouldRemovePresentersView) else { return }
    ownRemoval = simulator.ask(.shouldRemovePresentersView, of: self, \.bool) {
      shouldRemovePresentersView
    }
  }

  /// Whether it is a popover or an alert, which warnings forget once it is leaving (PRES-069).
  var isLightweight: Bool { false }

  /// The view that is moved onto the screen: the controller's, or what wraps it.
  open var presentedView: UIView { presentedViewController.view }

  /// Where the presented view ends up, in the container's coordinates, in points (PRES-155).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style in which the controller comes and goes.
  ///
  /// A context may put its own in the place of the presented controller's (PRES-017).
  var transitionStyle: UIModalTransitionStyle {
    if let presenter = presentingViewController, presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle, !shouldPresentInFullscreen
    {
      return presenter.modalTransitionStyle
    }
    return presentedViewController.modalTransitionStyle
  }

  /// How long the controller takes to come and go, and how it moves.
  var transitionTiming: TransitionTiming { simulator.transition(transitionStyle) }

  /// The views beside the presented one that touches still reach.
  var reachableViews: [UIView] { [] }

  /// Makes the style's own views around the presented one; the container is in no window yet.
  func installChrome(in container: UIView) {}

  /// Puts the presented controller's view where it belongs; its place is there already.
  func installPresentedView() { containerView?.addSubview(presentedViewController.view) }

  /// Shows the style's own views as they are before the presentation, or after it; called inside
  /// the transition's animation.
  func showChrome(_ isShown: Bool) {}

  /// The style's own views, and what else moves with the presented view.
  var movedViews: [UIView] { [] }

  /// Ends the animations of the style's own views, and of what it moves along.
  func cutChrome() {}

  /// Forgets the style's own views.
  func removeChrome() {}

  /// Called before the room of the presentation gets another size.
  func roomWillChange() {}

  /// Puts what is presented where it belongs in a room of another size or turn.
  ///
  /// What manages a custom presentation leaves that to the views' masks and to the app.
  func placeInRoom() {
    guard effectiveStyle != .custom else { return }
    presentedViewController.view.frame = frameOfPresentedViewInContainerView
  }

  /// Called before the presentation's room has other traits; the inherited method tells the
  /// presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.sendWillTransition(with: coordinator)
  }

  /// Called before the container has another size, in points; the inherited method tells the
  /// presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    passOnViewWillTransition(to: size, with: coordinator)
  }

  /// The size that the presented view has in a container of that size, in points.
  open func size(
    forChildContentContainer child: UIViewController, withParentContainerSize size: CGSize
  ) -> CGSize { presentedSize(in: size, traits) }

  /// The size that the presented view has in a room of that size and of those traits.
  func presentedSize(in size: CGSize, _ room: Traits) -> CGSize { size }

  /// Called before the container's subviews are placed.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's subviews have been placed.
  open func containerViewDidLayoutSubviews() {}

  override class var isOfTheApp: Bool { self != UIPresentationController.self }

  /// Whether the keyboard moves what is presented.
  var avoidsKeyboard: Bool { false }

  /// Puts what is presented where the keyboard leaves room for it.
  func placeOverKeyboard() { placeInRoom() }

  /// Takes the presented controller's new preferred size over.
  func preferredContentSizeChanged() {}

  /// Makes sure that the presentation can begin; called in the turn in which it does.
  ///
  /// - Throws: UIKit's exception, which ends the app.
  func prepareToBegin() throws(PresentationError) {}
}

// MARK: - The stack

extension UIPresentationController {
  /// Takes its place in the stack above the presenter.
  func link(presenter: UIViewController, source: UIViewController) {
    presentingViewController = presenter
    original?.presentingViewController = presenter
    sourceViewController = source
    below = presenter.managingPresentation
    depth = (below?.depth ?? 0) + 1
    below?.above.append(self)
  }

  /// Leaves its place in the stack.
  func unlinkFromStack() {
    below?.above.removeAll { $0 === self }
    below = nil
    for other in above { other.below = nil }
    above.removeAll()
  }

  /// Takes the place in the stack over that another presentation has.
  func takeLinks(of other: UIPresentationController) {
    presentingViewController = other.presentingViewController
    sourceViewController = other.sourceViewController
    depth = other.depth
    below = other.below
    above = other.above
    for presentation in above { presentation.below = self }
    if let below, let place = below.above.firstIndex(where: { $0 === other }) {
      below.above[place] = self
    }
    other.below = nil
    other.above.removeAll()
  }

  /// This presentation and those above it, each behind what it lies on.
  var chain: [UIPresentationController] {
    var chain = [self]
    var next = 0
    while next < chain.count {
      chain += chain[next].above
      next += 1
    }
    return chain
  }

  /// The topmost presentation above this one, or this one.
  var topmost: UIPresentationController {
    var presentation = self
    while let above = presentation.above.last { presentation = above }
    return presentation
  }

  /// The lowest presentation of a dismissal that takes this one along, or this one if it leaves.
  var goingBase: UIPresentationController? {
    var here: UIPresentationController? = self
    while let presentation = here {
      if presentation.departure != nil { return presentation }
      here = presentation.below
    }
    return nil
  }

  /// Whether a presentation below is leaving, so that this one goes with it.
  var isTakenAlong: Bool {
    var here = below
    while let presentation = here {
      if presentation.transition.isLeaving { return true }
      here = presentation.below
    }
    return false
  }

  /// Whether the presenter belongs to no window any more, because the root was changed under it.
  var hasLostItsPresenter: Bool {
    isAbandoned && below == nil
      && presentingViewController.outermostAncestor.windowRootedIn == nil
  }

  /// The window that the presentation happens in.
  var window: UIWindow? { presentingViewController?.view.window ?? containerView?.window }
}

extension UIViewController {
  /// The presentation that shows this controller or an ancestor of it.
  var managingPresentation: UIPresentationController? {
    var controller: UIViewController? = self
    while let here = controller {
      if let presentation = here.activePresentation { return presentation }
      controller = here.parent
    }
    return nil
  }
}
