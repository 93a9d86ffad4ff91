import Trace

/// A container that shows one page of several.
///
/// Pages change without an animation; turning and scrolling between them isn't modelled.
open class UIPageViewController: UIViewController {
  private var page: UIViewController?

  open override class var className: String { "UIPageViewController" }
  override class var isOfTheApp: Bool { self != UIPageViewController.self }

  open override func size(
    forChildContentContainer child: UIViewController, withParentContainerSize size: CGSize
  ) -> CGSize { sizeKeepingMargins(of: child, in: size) }

  /// The page that is shown, in a list; nil before the first one.
  public var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Shows another page, without an animation.
  ///
  /// - Parameter completion: runs once the page is shown.
  /// - Throws: an explanation, if the page can't be there; nothing has changed then.
  package func requestPage(
    _ controller: UIViewController, completion: ((Bool) -> Void)? = nil
  ) throws(HierarchyError) {
    try checkContainment(of: controller)
    guard controller.parent === self || makeRoom(for: controller.height, Self.nestingUnit) else {
      return
    }
    let call = simulator.recordCall(.call, self, .setViewControllers)
    if call >= 0 { simulator.field(.value, .name(controller.traceName)) }
    simulator.following(call) {
      show(controller)
      guard let completion else { return }
      simulator.runLoop.afterCommit { [self] in
        simulator.run(.completion, of: self, with: (.finished, .bool(true))) { completion(true) }
      }
    }
  }

  private func show(_ controller: UIViewController) {
    endExchanges()
    let old = page
    guard old !== controller, simulator.failure == nil else { return }
    controller.parent?.children.removeAll { $0 === controller }
    controller.parent = self
    page = controller
    children = [controller]
    controller.sendWillMove(to: self)
    old?.sendWillMove(to: nil)
    if appearance.state == .appeared, view.window != nil {
      exchange(old, controller)
    } else {
      old?.viewIfLoaded?.removeFromSuperview()
    }
    if let old, !children.contains(where: { $0 === old }) {
      if old.parent === self { old.parent = nil }
      old.sendDidMove(to: nil)
    }
    if controller.parent === self { controller.sendDidMove(to: self) }
  }

  private func exchange(_ old: UIViewController?, _ new: UIViewController) {
    guard let exchange = ChildExchange(from: old, to: new, in: self, animated: false) else {
      return
    }
    old?.view.removeFromSuperview()
    install(new)
    exchange.incomingIsInPlace(animated: false)
    exchange.endUnanimated()
  }

  private func install(_ controller: UIViewController) {
    controller.view.fill(.filling(view))
    view.addSubview(controller.view)
  }

  override func prepareForAppearance(_ isAppearing: Bool) {
    super.prepareForAppearance(isAppearing)
    guard isAppearing, appearance.state == .disappeared else { return }
    // Loading the view runs code of the app, which may show another page.
    while let candidate = page, !candidate.isViewLoaded, simulator.failure == nil {
      candidate.loadViewIfNeeded()
    }
    if let page, page.view.superview !== view, simulator.failure == nil { install(page) }
  }
}
