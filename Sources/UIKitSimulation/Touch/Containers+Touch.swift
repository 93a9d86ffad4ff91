extension UINavigationController: TapTargetSource {
  /// The back button, by the title of the screen that it leads to, or "Back".
  var tapTargets: [TapTarget] {
    let stack = viewControllers
    guard !isNavigationBarHidden, stack.count > 1 else { return [] }
    let below = stack[stack.count - 2]
    return [
      TapTarget(
        title: below.navigationItem.title ?? below.title ?? "Back", receiver: navigationBar,
        view: navigationBar
      ) { [self] in popViewController(animated: true) }
    ]
  }
}

extension UITabBarController: TapTargetSource {
  /// The tabs, by the titles of their controllers.
  var tapTargets: [TapTarget] {
    (viewControllers ?? []).enumerated().compactMap { index, controller in
      let root = (controller as? UINavigationController)?.viewControllers.first
      return (controller.title ?? root?.title).map { title in
        TapTarget(title: title, receiver: tabBar, view: tabBar) { [self] in touchTab(at: index) }
      }
    }
  }
}
