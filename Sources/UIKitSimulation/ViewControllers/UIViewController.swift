/// A controller of a screen or of a part of one.
open class UIViewController: UIResponder {
  // MARK: The view

  private var storedView: UIView?

  /// Whether the view exists.
  public var isViewLoaded: Bool { storedView != nil }

  /// The view, loaded when it is first asked for.
  public var view: UIView {
    get {
      loadViewIfNeeded()
      guard let storedView else { preconditionFailure("loadView made no view") }
      return storedView
    }
    set { simulator.orEnd { () throws(HierarchyError) in try requestView(newValue) } }
  }

  /// Makes a view the controller's own.
  ///
  /// - Throws: an explanation, if it is another controller's; nothing has changed then.
  package func requestView(_ view: UIView) throws(HierarchyError) {
    if let owner = view.viewController, owner !== self {
      throw HierarchyError(
        "\(view.traceNameText) is the view of \(owner.traceNameText) and can't be that of "
          + "\(traceNameText) too; give \(traceNameText) a view of its own")
    }
    storedView?.viewController = nil
    storedView = view
    view.viewController = self
  }

  /// The view, if it exists.
  public var viewIfLoaded: UIView? { storedView }

  /// Loads the view if it doesn't exist, and says so to the controller.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    if hasOverride(.loadView) {
      simulator.send(.loadView, to: self) { loadView() }
    } else {
      loadView()
    }
    if storedView == nil { makeView() }
    simulator.send(.viewDidLoad, to: self) { viewDidLoad() }
  }

  /// Makes the view; the inherited method makes an empty one of the screen's size.
  open func loadView() { makeView() }

  private func makeView() {
    let view = UIView(frame: simulator.screen.interfaceBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once the view exists.
  open func viewDidLoad() { inheritedCalls.insert(.viewDidLoad) }

  /// The inherited methods that have run, as the check of overrides wants to know.
  var inheritedCalls: InheritedCalls = []
  /// Whether UIKit's own class does its work in the methods that have to call the inherited one.
  class var needsInheritedCalls: Bool { false }

  /// The window for its root, the presenter for what is presented, and else what the view lies in.
  open override var next: UIResponder? {
    windowRootedIn ?? activePresentation?.presentingViewController ?? viewIfLoaded?.superview
  }

  // MARK: Appearance

  /// Where the controller stands between appearing and disappearing.
  var appearance = AppearanceTransition()
  var appearanceIsAnimated = false
  /// What the controller has to be told once its children have been.
  var pendingCallback = AppearanceTransition.Action.none
  /// Whether the present appearance has come to viewIsAppearing, sent or not.
  var hasSentIsAppearing = false

  /// Whether the controller has appeared and not gone since.
  package var hasAppeared: Bool { appearance.state == .appeared }

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { inheritedCalls.insert(.viewWillAppear) }
  /// Called when the view is in the hierarchy and has its place (PRES-109).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) { inheritedCalls.insert(.viewDidAppear) }
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) { inheritedCalls.insert(.viewWillDisappear) }
  /// Called after the view has gone.
  open func viewDidDisappear(_ animated: Bool) { inheritedCalls.insert(.viewDidDisappear) }
  /// Called before the view's subviews are placed.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's subviews have been placed.
  open func viewDidLayoutSubviews() {}

  /// Whether the controller is appearing because it is being presented.
  public internal(set) var isBeingPresented = false
  /// Whether the controller is disappearing because it is being dismissed.
  public internal(set) var isBeingDismissed = false
  /// Whether the user can't dismiss the controller, neither by pulling nor by a touch beside it
  /// (PRES-239).
  open var isModalInPresentation = false
  /// The older name of that, for popovers (TCH-022).
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Whether the controller is appearing because it got a parent.
  public internal(set) var isMovingToParent = false
  /// Whether the controller is disappearing because it lost its parent.
  public internal(set) var isMovingFromParent = false

  // MARK: Surroundings

  /// Called after the controller's traits have changed; the argument is what they were.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Called when what covers the view's edges has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the controller is light or dark whatever is around it; `unspecified` follows it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { simulator.tellTraits() } }
  }

  /// What the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue, isViewLoaded { view.placeChanged() } }
  }

  /// What the parent puts in the place of the traits that the controller would have.
  var overrideFromParent: UITraitCollection?
  /// What the controller puts there itself, from iOS 17 on.
  var storedTraitOverrides: UITraitOverrides?
  /// The traits that the controller was last told of, or nil before the first layout.
  var notedTraits: Traits?

  /// Whether the keyboard stays up when the first responder resigns while this is presented: form
  /// sheets have that (KBD-036, GEO-047).
  open var disablesAutomaticKeyboardDismissal: Bool {
    modalPresentationStyle == .formSheet
  }

  /// The orientations that the controller allows: portrait alone before iOS 6 (GEO-030), then all
  /// on a pad and all but upside down on a phone (GEO-029).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    switch simulator.consult(DefaultOrientations.self) {
    case .portrait: .portrait
    case .byIdiom: simulator.device.model.idiom == .pad ? .all : .allButUpsideDown
    }
  }

  // MARK: Turns and sizes

  /// What UIKit was told when it last asked which orientations the controller allows.
  var answeredOrientations: UIInterfaceOrientationMask?

  /// Whether the interface may follow the device at all, from iOS 6 to 15 (ROT-009).
  open var shouldAutorotate: Bool { true }
  /// Whether the interface may be turned so, before iOS 6: stock controllers allow portrait alone
  /// (ROT-001), and stock containers what all that is in them allows (ROT-002).
  open func shouldAutorotateToInterfaceOrientation(
    _ orientation: UIInterfaceOrientation
  ) -> Bool {
    orientation == .portrait
  }
  /// How the interface is to be turned when the controller is presented over the full screen: as it
  /// is, if the controller allows that (ROT-026).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let current = simulator.application.interfaceOrientation
    let mask = allowedOrientations
    guard !mask.contains(current.mask) else { return current }
    return simulator.application.windows.first?.choice(of: mask) ?? current
  }

  /// Called before the interface turns; the duration is in seconds.
  open func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {}
  /// Called in the animation of a turn, when the view has its new size.
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {}
  /// Called after the interface has turned from that orientation.
  open func didRotate(from orientation: UIInterfaceOrientation) {}

  /// Called before the controller has other size classes; the inherited method passes it on.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    passOnWillTransition(with: coordinator)
  }
  /// Called before the view has another size, in points; the inherited method passes it on and has
  /// the older callbacks come (ROT-068, ROT-074).
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    sendOlderCallbacks(with: coordinator)
    passOnViewWillTransition(to: size, with: coordinator)
  }
  /// The size that a child's view has in a parent of that size, in points (ROT-075).
  open func size(
    forChildContentContainer child: UIViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    child.view.size(when: view, has: size)
  }

  // MARK: The status bar

  /// Whether the controller wants the status bar hidden: by default on a phone in landscape, where
  /// systems hide it there (BAR-003, BAR-011).
  open var prefersStatusBarHidden: Bool { simulator.application.hidesStatusBarByDefault }
  /// What the controller wants the status bar to look like (BAR-003).
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the controller wants the status bar to come and go (BAR-003).
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that is asked in the controller's place whether the status bar is hidden (BAR-002).
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that is asked in the controller's place what the status bar looks like (BAR-002).
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether the controller has the status bar when it is presented in a style that doesn't fill
  /// the screen (BAR-001).
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { simulator.answersAboutStatusBar = true }
  }

  // MARK: Containment

  /// The container that holds the controller; never its presenter (PRES-003).
  public internal(set) unowned(unsafe) var parent: UIViewController?
  /// The controllers that this one contains; never a presented one (PRES-007).
  public internal(set) var children: [UIViewController] = []

  override var enclosing: UIResponder? { parent }

  /// Called before the controller gets another parent or loses its parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has got another parent or lost its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the container's appearance is passed on to its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: What UIKit's own containers do

  override class var isOfTheApp: Bool { self != UIViewController.self }
  /// Takes a controller that is to be shown into itself; false if it leaves that to others.
  func takeShown(_ controller: UIViewController) throws(HierarchyError) -> Bool { false }
  /// Takes a controller that is to be shown as a detail into itself; false if it doesn't.
  func takeDetail(_ controller: UIViewController) throws(HierarchyError) -> Bool { false }
  /// What one of UIKit's own containers has put around the controller's view.
  var wrapper: UIViewControllerWrapperView?
  /// The exchanges of children whose controllers haven't heard yet that they are done.
  var exchanges: [ChildExchange] = []
  /// Called before an appearance begins: what is under way among the children ends, and the
  /// children that are going to be seen have their views in place.
  func prepareForAppearance(_ isAppearing: Bool) { endExchanges() }
  /// Whether a child whose view is in the container's hears of the container's appearance now.
  func forwardsAppearance(to child: UIViewController) -> Bool {
    exchanges.isEmpty || !exchanges.contains { $0.isTelling(child) }
  }
  /// Called when the callbacks of an appearance's begin or end have run.
  func appearanceChanged() {}
  /// Places what is in a container's own view.
  func placeContents() {}
  /// The animation by which the children change places: its instant and its length, both in
  /// nanoseconds.
  var runningChildTransition: (begin: Int64, duration: Int64)? { nil }

  // MARK: Presentation

  /// The controller that this one presents itself.
  var ownPresented: UIViewController?
  /// The controller that presents this one.
  unowned(unsafe) var ownPresenting: UIViewController?
  /// What manages the presentation of this controller while it is presented; the window owns it.
  unowned(unsafe) var activePresentation: UIPresentationController?
  /// What manages the next presentation, if somebody has asked for it; the application owns it.
  unowned(unsafe) var preparedPresentation: UIPresentationController?
  /// The window whose root this controller is.
  unowned(unsafe) var windowRootedIn: UIWindow?

  private var storedStyle: UIModalPresentationStyle?

  /// How the controller is to be shown when it is presented.
  ///
  /// An automatic style reads as the concrete style that it stands for (PRES-224, PRES-326).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let style: UIModalPresentationStyle
      if let storedStyle {
        style = storedStyle
      } else {
        let start: DefaultStyle = simulator.consult()
        style = start == .automatic ? .automatic : .fullScreen
      }
      guard style == .automatic else { return style }
      let concrete: AutomaticStyle = simulator.consult()
      return concrete == .pageSheet ? .pageSheet : .formSheet
    }
    set { storedStyle = newValue }
  }

  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether presentations over a context by this controller or by what it contains cover just its
  /// part of the screen (PRES-010, PRES-013).
  open var definesPresentationContext = false

  /// Whether the controller's own transition style replaces that of what it presents as a context
  /// (PRES-017).
  open var providesPresentationContextTransitionStyle = false

  /// Makes what manages a presentation of this controller in that style.
  func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .fullScreen, .automatic, .none:
      UIFullScreenPresentationController(presented: self, style: .fullScreen)
    case .overFullScreen: UIOverFullScreenPresentationController(presented: self, style: style)
    case .pageSheet, .formSheet: UISheetPresentationController(presented: self, style: style)
    case .currentContext: UICurrentContextPresentationController(presented: self, style: style)
    case .overCurrentContext:
      UIOverCurrentContextPresentationController(presented: self, style: style)
    case .popover: UIPopoverPresentationController(presented: self, style: style)
    case .custom: UIPresentationController(presented: self, style: style)
    }
  }

  /// What UIKit raises when this controller is shown in a popover that points at nothing.
  func popoverAnchorException(_ popover: UIPopoverPresentationController) -> NSException {
    PresentationMessages.popoverWithoutAnchor(popover)
  }

  /// The size that the controller would like to have in a form sheet; zero for the system's.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { activePresentation?.preferredContentSizeChanged() }
    }
  }

  /// A title for bars; no part of the trace.
  open var title: String? {
    didSet { if let title { storedItem?.title = title } }
  }

  private var storedItem: UINavigationItem?

  /// What a navigation bar shows for the controller; made when it is first asked for.
  public var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = simulator.enter { UINavigationItem() }
    item.title = title
    storedItem = item
    return item
  }

  open override class var className: String { "UIViewController" }

  /// Makes a controller whose view is loaded when it is needed.
  public override init() {
    super.init()
    _ = creationNumber
    let own = type(of: self)
    if own.isOfTheApp, own.scriptType == own { simulator.answersAboutStatusBar = true }
  }

  deinit {
    storedView?.viewController = nil
    for child in children { child.parent = nil }
  }

  /// The controller at the top of its containment chain.
  var outermostAncestor: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
