import Trace

/// A container that shows a primary controller beside a secondary one, where there is room.
///
/// In a compact width it is collapsed and shows the primary one alone, as it does when its delegate
/// says that the secondary one is not worth showing; what is shown as a detail is pushed there.
open class UISplitViewController: UIViewController {
  private var primary: UIViewController?
  private var secondary: UIViewController?

  open override class var className: String { "UISplitViewController" }
  override class var isOfTheApp: Bool { self != UISplitViewController.self }
  override class var needsInheritedCalls: Bool { true }

  /// The width of the primary controller's column, in points.
  public var primaryColumnWidth: CGFloat { 320 }

  /// Whether there is room for one controller only.
  public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The primary controller and, unless it is collapsed, the secondary one.
  public var viewControllers: [UIViewController] {
    get { [primary, isCollapsed ? nil : secondary].compactMap { $0 } }
    set {
      simulator.orEnd { () throws(HierarchyError) in try requestColumns(newValue) }
    }
  }

  /// Makes other controllers the primary and the secondary one.
  ///
  /// - Throws: an explanation, if they can't be there; nothing has changed then.
  package func requestColumns(_ controllers: [UIViewController]) throws(HierarchyError) {
    guard controllers.count <= 2 else {
      throw HierarchyError(
        "\(traceNameText) has a primary and a secondary controller, got \(controllers.count)")
    }
    if controllers.count == 2, controllers[0] === controllers[1] {
      throw HierarchyError("\(controllers[0].traceNameText) can't be in both columns")
    }
    for controller in controllers { try checkContainment(of: controller) }
    for controller in controllers where controller.parent !== self {
      guard makeRoom(for: controller.height, Self.nestingUnit) else { return }
    }
    let call = simulator.recordCall(.call, self, .setViewControllers)
    simulator.following(call) { change(to: controllers) }
  }

  private func change(to controllers: [UIViewController]) {
    endExchanges()
    let old = children
    let coming = controllers.filter { controller in !old.contains { $0 === controller } }
    let going = old.filter { controller in !controllers.contains { $0 === controller } }
    for controller in coming where controller.parent !== self {
      controller.parent?.children.removeAll { $0 === controller }
      controller.parent = self
    }
    let seenBefore = columns
    primary = controllers.first
    secondary = controllers.count > 1 ? controllers[1] : nil
    children = controllers + going
    for controller in coming { controller.sendWillMove(to: self) }
    for controller in going { controller.sendWillMove(to: nil) }
    if appearance.state == .appeared, view.window != nil {
      exchange(seenBefore)
    } else if isViewLoaded {
      for controller in going where controller.isViewLoaded {
        controller.view.removeFromSuperview()
      }
    }
    for controller in going where controller !== primary && controller !== secondary {
      children.removeAll { $0 === controller }
      if controller.parent === self { controller.parent = nil }
      controller.sendDidMove(to: nil)
    }
    for controller in coming where controller.parent === self { controller.sendDidMove(to: self) }
  }

  /// Has the columns that changed hear of it while the container is seen.
  private func exchange(_ old: [UIViewController]) {
    let new = columns
    let going = old.filter { controller in !new.contains { $0 === controller } }
    let coming = new.filter { controller in !old.contains { $0 === controller } }
    for place in 0..<max(going.count, coming.count) where simulator.failure == nil {
      let from = place < going.count ? going[place] : nil
      let to = place < coming.count ? coming[place] : nil
      guard let exchange = ChildExchange(from: from, to: to, in: self, animated: false) else {
        return
      }
      from?.view.removeFromSuperview()
      if let to { view.addSubview(to.view) }
      placeContents()
      exchange.incomingIsInPlace(animated: false)
      exchange.endUnanimated()
    }
    placeContents()
  }

  // MARK: The columns

  /// The controllers that are seen, from the left.
  private var columns: [UIViewController] {
    guard !isCollapsed else { return [primary ?? secondary].compactMap { $0 } }
    let isSeen = showsPrimary(inLandscape: simulator.application.interfaceOrientation.isLandscape)
    return [isSeen ? primary : nil, secondary].compactMap { $0 }
  }

  /// Whether the primary controller is beside the secondary one, or alone.
  private func showsPrimary(inLandscape isLandscape: Bool) -> Bool {
    secondary == nil || isLandscape || simulator.consult(SplitPrimary.self) == .beside
  }

  open override func size(
    forChildContentContainer child: UIViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard !isCollapsed, secondary != nil else { return size }
    if child === primary { return CGSize(width: primaryColumnWidth, height: size.height) }
    let isBeside = showsPrimary(inLandscape: size.width > size.height)
    return CGSize(
      width: size.width - (isBeside ? primaryColumnWidth : 0), height: size.height)
  }

  override func prepareForAppearance(_ isAppearing: Bool) {
    super.prepareForAppearance(isAppearing)
    guard isAppearing, appearance.state == .disappeared else { return }
    let seen = columns
    for child in children where child.isViewLoaded && !seen.contains(where: { $0 === child }) {
      child.view.removeFromSuperview()
    }
    for child in seen where child.view.superview !== view { view.addSubview(child.view) }
    placeContents()
  }

  /// Makes the private view that places the columns.
  open override func loadView() {
    let container = UILayoutContainerView(frame: simulator.screen.interfaceBounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
  }

  /// Shows and hides columns after a turn or a change of size, and tells those that it concerns.
  private func followRoom() {
    guard appearance.state == .appeared, exchanges.isEmpty, view.window != nil else { return }
    let shown = children.filter { $0.isViewLoaded && $0.view.superview === view }
    let wanted = columns
    guard shown.count != wanted.count || !shown.allSatisfy({ wanted.contains($0) }) else { return }
    exchange(shown)
  }

  override func placeContents() {
    followRoom()
    let room = view.bounds
    let seen = columns.filter(\.isViewLoaded)
    var left: CGFloat = 0
    for (place, child) in seen.enumerated() {
      let width = place < seen.count - 1 ? primaryColumnWidth : room.width - left
      child.view.frame = CGRect(x: left, y: 0, width: width, height: room.height)
      left += width
    }
  }

  override func takeDetail(_ controller: UIViewController) throws(HierarchyError) -> Bool {
    guard isCollapsed else {
      guard let primary else { return false }
      try requestColumns([primary, controller])
      return true
    }
    return try primary?.takeShown(controller) ?? false
  }
}
