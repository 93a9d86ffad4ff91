import Trace

/// A container that shows one of several controllers, above a bar of tabs.
///
/// A controller's view is loaded when its tab is first selected.
open class UITabBarController: UIViewController {
  /// What is asked and told when the user touches a tab; held until the scenario ends.
  public var delegate: (any UITabBarControllerDelegate)?

  /// The bar of tabs.
  public let tabBar = UITabBar()

  private var tabs: [UIViewController] = []
  /// The controller whose tab is selected.
  private var selected: UIViewController?
  /// The controller whose view is in place.
  private var shown: UIViewController?
  private var shownWrapper: UIViewControllerWrapperView?
  /// Whether the controllers of a switch are just being told that it begins.
  private var isSwitching = false
  private let transitionView = UITransitionView()

  open override class var className: String { "UITabBarController" }
  override class var isOfTheApp: Bool { self != UITabBarController.self }

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

  // MARK: The tabs

  /// The controllers of the tabs; setting them selects the first, unless the selected one stays.
  public var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Makes other controllers the tabs.
  public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    simulator.orEnd { () throws(HierarchyError) in try requestTabs(controllers ?? []) }
  }

  /// Makes other controllers the tabs.
  ///
  /// - Throws: an explanation, if one of them can't be there; nothing has changed then.
  package func requestTabs(_ controllers: [UIViewController]) throws(HierarchyError) {
    for (place, controller) in controllers.enumerated() {
      try checkContainment(of: controller)
      guard !controllers[..<place].contains(where: { $0 === controller }) else {
        throw HierarchyError(
          "\(controller.traceNameText) can't have two tabs of \(traceNameText)")
      }
    }
    for controller in controllers where controller.parent !== self {
      guard makeRoom(for: controller.height, Self.nestingUnit) else { return }
    }
    let call = simulator.recordCall(.call, self, .setViewControllers)
    simulator.following(call) { change(to: controllers) }
  }

  private func change(to controllers: [UIViewController]) {
    endExchanges()
    let old = tabs
    let coming = controllers.filter { controller in !old.contains { $0 === controller } }
    let going = old.filter { controller in !controllers.contains { $0 === controller } }
    tabs = controllers
    tabBar.show(tabs: controllers.count)
    for controller in coming where controller.parent !== self {
      controller.parent?.children.removeAll { $0 === controller }
      controller.parent = self
    }
    // What is seen stays a child until another tab has taken its place.
    children = controllers + going.filter { $0 === shown }
    for controller in coming { controller.sendWillMove(to: self) }
    for controller in going { controller.sendWillMove(to: nil) }
    if let selected, tabs.contains(where: { $0 === selected }) {
      show(selected)
    } else {
      show(tabs.first)
    }
    endExchanges()
    for controller in going where !tabs.contains(where: { $0 === controller }) {
      children.removeAll { $0 === controller }
      if controller.parent === self { controller.parent = nil }
      controller.sendDidMove(to: nil)
    }
    for controller in coming where controller.parent === self {
      controller.sendDidMove(to: self)
    }
  }

  // MARK: The selection

  /// The controller whose tab is selected.
  public var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs.contains(where: { $0 === newValue }) else { return }
      select(newValue)
    }
  }

  /// The place of the selected tab, from 0; `Int.max`, which is `NSNotFound`, if there is none.
  public var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? .max }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  private func select(_ controller: UIViewController) {
    let call = simulator.recordCall(.set, self, .selectedViewController)
    if call >= 0 { simulator.field(.value, .name(controller.traceName)) }
    simulator.following(call) { show(controller) }
  }

  /// Selects a tab as the user does, who asks the delegate.
  ///
  /// - Returns: whether the delegate let the tab be selected.
  @discardableResult
  package func touchTab(at index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    let controller = tabs[index]
    let value = (Word.value, Value.name(controller.traceName))
    let isAllowed =
      simulator.askDelegate(delegate, .tabBarControllerShouldSelect, of: self, with: value) {
        delegate?.tabBarController(self, shouldSelect: controller) ?? true
      } ?? true
    guard isAllowed, tabs.contains(where: { $0 === controller }) else { return false }
    let wasSelected = controller === selected
    select(controller)
    if wasSelected { returnToRoot(of: controller) }
    _ = simulator.askDelegate(delegate, .tabBarControllerDidSelect, of: self, with: value) {
      delegate?.tabBarController(self, didSelect: controller)
    }
    return true
  }

  /// Brings a navigation controller back to its root whose tab is touched though it is selected.
  private func returnToRoot(of controller: UIViewController) {
    guard let navigation = controller as? UINavigationController,
      navigation.viewControllers.count > 1,
      simulator.decide(TabTouchedAgain.self, self) == .popsToRoot
    else { return }
    navigation.popToRootViewController(animated: true)
  }

  /// The selected controller: a guess.
  open override var childForStatusBarHidden: UIViewController? {
    simulator.profile.value(TabStatusBar.self) == .nothing ? nil : selected
  }

  /// The selected controller: a guess.
  open override var childForStatusBarStyle: UIViewController? { childForStatusBarHidden }

  // MARK: Switching

  private func show(_ controller: UIViewController?) {
    selected = controller
    guard appearance.state == .appeared, view.window != nil else {
      // A container on its way in or out changes places when it has got there.
      if isViewLoaded, appearance.state == .disappeared { takeAwayShown() }
      return
    }
    switchTab()
  }

  private func switchTab() {
    guard !isSwitching else { return }
    // Whoever is told may select yet another tab, which then follows.
    for _ in 0..<Self.limitOfSwitches where shown !== selected && simulator.failure == nil {
      endExchanges()
      let (from, to) = (shown, selected)
      guard from !== to else { return }
      isSwitching = true
      let exchange = ChildExchange(from: from, to: to, in: self, animated: false)
      isSwitching = false
      guard let exchange else { return }
      takeAwayShown()
      shown = to
      if let to { install(to) }
      exchange.incomingIsInPlace(animated: false)
      exchange.endUnanimated()
    }
    simulator.application.statusBar.update()
  }

  /// How many switches may follow from one another in one call.
  private static let limitOfSwitches = 32

  private func takeAwayShown() {
    shownWrapper?.removeFromSuperview()
    shownWrapper = nil
    shown = nil
  }

  private func install(_ controller: UIViewController) {
    let wrapper = controller.wrapped(in: transitionView.bounds, at: childPlace)
    wrapper.bars = bars
    shownWrapper = wrapper
    transitionView.addSubview(wrapper)
  }

  override func prepareForAppearance(_ isAppearing: Bool) {
    super.prepareForAppearance(isAppearing)
    guard isAppearing, appearance.state == .disappeared else { return }
    // Loading the view runs code of the app, which may select another tab.
    while let candidate = selected, !candidate.isViewLoaded, simulator.failure == nil {
      candidate.loadViewIfNeeded()
    }
    guard shown !== selected, simulator.failure == nil else { return }
    takeAwayShown()
    shown = selected
    if let selected { install(selected) }
  }

  override func appearanceChanged() {
    // Another tab may have been selected on the way.
    if appearance.state == .appeared, shown !== selected { switchTab() }
  }

  // MARK: The view

  /// Makes the private view that places the bar and the controller that is shown.
  open override func loadView() {
    let container = UILayoutContainerView(frame: simulator.screen.interfaceBounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.fill(.filling(container))
    container.addSubview(transitionView)
    container.addSubview(tabBar)
    view = container
  }

  override func placeContents() {
    let room = view.bounds
    let height = bars.bottom
    tabBar.frame = CGRect(x: 0, y: room.height - height, width: room.width, height: height)
    shownWrapper?.bars = bars
    if let shown, shown.isViewLoaded, !shown.isCoveredInContext { shown.view.frame = childPlace }
  }

  /// What the bar covers of a controller's view that lies under it, in points.
  private var bars: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBarHeight + clearance.bottom, right: 0)
  }

  /// Where a controller's view goes in its wrapper: under the bar, or above it.
  private var childPlace: CGRect {
    let room = view.bounds
    guard simulator.consult(ChildUnderBars.self) == .clearOfBars else { return room }
    return CGRect(x: 0, y: 0, width: room.width, height: room.height - bars.bottom)
  }
}
