extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  /// Whether the controller, which defines a context, really presents for it (PRES-014).
  var presentsForContexts: Bool {
    !(self is UINavigationController)
      || simulator.decide(NavigationContext.self, self) == .defines
  }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    var controller = parent
    while let here = controller {
      if let container = here as? Container { return container }
      controller = here.parent
    }
    return nil
  }
}
