/// The bar at the bottom of a tab bar controller.
public final class UITabBar: UIView {
  public override class var className: String { "UITabBar" }
  override class var isOfTheApp: Bool { false }

  private var buttons: [UITabBarButton] = []

  /// Shows so many tabs.
  func show(tabs count: Int) {
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let button = UITabBarButton(at: buttons.count)
      buttons.append(button)
      addSubview(button)
    }
    setNeedsLayout()
  }

  /// Shares the bar out among the tabs.
  public override func layoutSubviews() {
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

/// The private button of a tab.
final class UITabBarButton: UIItemView {
  private let place: Int

  init(at place: Int) {
    self.place = place
    super.init()
  }

  override class var className: String { "UITabBarButton" }

  private var tabs: UITabBarController? {
    superview?.superview?.viewController as? UITabBarController
  }

  override var touchReceiver: NSObject { superview ?? self }

  /// The title of the tab's controller.
  override var touchTitle: String? {
    guard let controllers = tabs?.viewControllers, controllers.indices.contains(place) else {
      return nil
    }
    let controller = controllers[place]
    return controller.title
      ?? (controller as? UINavigationController)?.viewControllers.first?.title
  }

  override func press() { tabs?.touchTab(at: place) }
}
