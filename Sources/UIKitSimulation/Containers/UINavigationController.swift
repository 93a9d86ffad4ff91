/// A container that shows the top controller of a stack, below a bar.
///
/// What is pushed or popped changes the stack at once; the screen follows in a transition of its
/// own, whose callbacks have another order than a modal's: the outgoing controller has disappeared
/// before the incoming one has appeared (PRES-107).
open class UINavigationController: UIViewController {
  /// What hears of the screens that are shown; held until the scenario ends.
  public var delegate: (any UINavigationControllerDelegate)?

  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// The bar at the bottom, hidden until it is asked for.
  public let toolbar = UIToolbar()

  /// The controller whose view is in place, or on its way there.
  var shown: UIViewController?
  /// What wraps the view that is in place.
  var shownWrapper: UIViewControllerWrapperView?
  /// Controllers of the stack that haven't been told yet that they have come.
  var arriving: [UIViewController] = []
  /// Children that are out of the stack and are still seen.
  var leaving: [UIViewController] = []
  /// The transition that is under way.
  var running: NavigationTransition?
  /// The same until all callbacks of its end have been sent.
  var coordinating: NavigationTransition?
  /// Whether the change of the stack that the screen has yet to follow is animated; nil if there
  /// is none.
  var pendingChange: Bool?
  /// Whether a turn is queued in which the screen follows.
  var isScheduled = false
  /// Whether the delegate is still to be told of a controller that appeared with the container.
  var announcesShown = false
  /// What pops the top screen by a finger, once somebody has asked for it or touched the container.
  var popGesture: UINavigationPopGestureRecognizer?
  /// The view in which the screens change places.
  let transitionView = UINavigationTransitionView()

  /// Makes a navigation controller with an empty stack; it defines a context (PRES-013).
  public override init() {
    super.init()
    definesPresentationContext = true
    toolbar.isHidden = true
  }

  /// Makes a navigation controller with one controller in its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  open override class var className: String { "UINavigationController" }
  override class var isOfTheApp: Bool { self != UINavigationController.self }

  open override func size(
    forChildContentContainer child: UIViewController, withParentContainerSize size: CGSize
  ) -> CGSize { sizeKeepingMargins(of: child, in: size) }

  /// What all that is in it allows (ROT-002).
  open override func shouldAutorotateToInterfaceOrientation(
    _ orientation: UIInterfaceOrientation
  ) -> Bool {
    children.allSatisfy { $0.agrees(to: orientation) }
  }

  /// What its delegate says, from iOS 7 on; else the container's own answer, whatever is in it
  /// (ROT-013, ROT-014).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateOrientations ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegatePreferredOrientation ?? super.preferredInterfaceOrientationForPresentation
  }
  override class var needsInheritedCalls: Bool { true }

  // MARK: The stack

  /// The controllers of the stack, the root first; setting them isn't animated.
  public var viewControllers: [UIViewController] {
    get {
      leaving.isEmpty
        ? children : children.filter { child in !leaving.contains { $0 === child } }
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  public var topViewController: UIViewController? {
    leaving.isEmpty ? children.last : viewControllers.last
  }

  /// The controller that is presented by the container or by one of the stack, else the top of the
  /// stack (PRES-022).
  public var visibleViewController: UIViewController? {
    if let presented = presentedViewController { return presented }
    for controller in viewControllers {
      if let presented = controller.ownPresented { return presented }
    }
    return topViewController
  }

  // MARK: Bars

  /// Whether the bar at the top is hidden.
  public var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    set(navigationBar, hidden: hidden)
  }

  /// Whether the bar at the bottom is hidden.
  public var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { set(toolbar, hidden: hidden) }

  private func set(_ bar: UIView, hidden: Bool) {
    guard bar.isHidden != hidden else { return }
    bar.isHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    // The screen has other room, and nothing but layout tells it so (ROT-083).
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  /// The top controller, if it is asked at all: a guess.
  open override var childForStatusBarHidden: UIViewController? {
    simulator.profile.value(NavigationStatusBar.self) == .nothing ? nil : topViewController
  }

  /// The top controller where the bar isn't between it and the status bar: a guess.
  open override var childForStatusBarStyle: UIViewController? {
    switch simulator.profile.value(NavigationStatusBar.self) {
    case .nothing: nil
    case .everything: topViewController
    case .hiding: isNavigationBarHidden ? topViewController : nil
    }
  }

  // MARK: The view

  /// Makes the private view that places the bars and the screens (PRES-323).
  open override func loadView() {
    let container = UILayoutContainerView(frame: simulator.screen.interfaceBounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.fill(.filling(container))
    container.addSubview(transitionView)
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    view = container
  }

  override func placeContents() {
    let room = view.bounds
    let clearance = clearance
    navigationBar.frame = CGRect(
      x: 0, y: clearance.top, width: room.width, height: navigationBarHeight)
    let height = navigationBarHeight + clearance.bottom
    toolbar.frame = CGRect(x: 0, y: room.height - height, width: room.width, height: height)
    guard let shown, shown.isViewLoaded, running == nil else { return }
    shownWrapper?.bars = bars
    shown.view.frame = childPlace
  }

  /// What the bars cover of a screen that lies under them, in points.
  var bars: UIEdgeInsets {
    let clearance = clearance
    return UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : clearance.top + navigationBarHeight, left: 0,
      bottom: isToolbarHidden ? 0 : clearance.bottom + navigationBarHeight, right: 0)
  }

  /// Where a screen's view goes in its wrapper: under the bars, or clear of them.
  var childPlace: CGRect {
    let room = view.bounds
    guard !isNavigationBarHidden || !isToolbarHidden,
      simulator.consult(ChildUnderBars.self) == .clearOfBars
    else { return room }
    let bars = bars
    return CGRect(
      x: 0, y: bars.top, width: room.width, height: room.height - bars.top - bars.bottom)
  }

  override func takeShown(_ controller: UIViewController) throws(HierarchyError) -> Bool {
    // A navigation controller can't lie in another one: whoever is further up may show it.
    guard !(controller is UINavigationController) else { return false }
    try requestPush(controller, animated: true)
    return true
  }

  override func forwardsAppearance(to child: UIViewController) -> Bool {
    guard let running, running.phase == .beginning else {
      return super.forwardsAppearance(to: child)
    }
    return child !== running.from && child !== running.to
  }

  override func prepareForAppearance(_ isAppearing: Bool) {
    super.prepareForAppearance(isAppearing)
    takeBackHeldPop()
    finishRunning()
    if isAppearing, appearance.state == .disappeared { installTop() }
  }

  override func appearanceChanged() {
    switch appearance.state {
    case .appearing: announceShown()
    case .appeared:
      announceShown()
      followUp()
    case .disappeared: settleUnseen()
    case .disappearing: break
    }
  }

  override var runningChildTransition: (begin: Int64, duration: Int64)? { running?.animation }
}
