extension UINavigationController: TapTargetSource {
  /// The back button, by the title of the screen that it leads to, or "Back", and the buttons of
  /// the screen that is shown.
  var tapTargets: [TapTarget] {
    guard !isNavigationBarHidden, let top = topViewController else { return [] }
    let item = top.navigationItem
    let buttons = (item.leftBarButtonItems + item.rightBarButtonItems).compactMap { button in
      button.title.map { title in
        TapTarget(
          title: title, receiver: button, view: button.view, isEnabled: button.isEnabled
        ) { button.touch() }
      }
    }
    return backTarget.map { [$0] + buttons } ?? buttons
  }

  /// The back button; a button of the screen's own at the left end takes its place.
  private var backTarget: TapTarget? {
    let stack = viewControllers
    guard stack.count > 1, stack[stack.count - 1].navigationItem.leftBarButtonItems.isEmpty else {
      return nil
    }
    let below = stack[stack.count - 2]
    return TapTarget(
      title: below.navigationItem.title ?? below.title ?? "Back", receiver: navigationBar,
      view: navigationBar
    ) { [self] in popViewController(animated: true) }
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
