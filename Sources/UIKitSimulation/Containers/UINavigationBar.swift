/// The bar at the top of a navigation controller.
public final class UINavigationBar: UIView {
  public override class var className: String { "UINavigationBar" }
  override class var isOfTheApp: Bool { false }

  /// What the bar shows, from the root's item to that of the top controller.
  public internal(set) var items: [UINavigationItem] = [] {
    didSet {
      for item in items { item.bar = self }
      showButtons()
    }
  }
  /// The item that is shown now.
  public var topItem: UINavigationItem? { items.last }
  /// The item that the back button leads to.
  public var backItem: UINavigationItem? { items.dropLast().last }

  // MARK: Buttons

  private var buttons: [UIBarButtonItem] = []
  private var backButton: UIBackButtonView?

  /// Puts the buttons of the item that is shown onto the bar, 44 wide, the back button 88, and 8
  /// from its ends, all of them guesses.
  func showButtons() {
    for button in buttons {
      button.view?.removeFromSuperview()
      button.view = nil
    }
    buttons.removeAll()
    backButton?.removeFromSuperview()
    backButton = nil
    guard let topItem else { return }
    // A button of the screen's own at the left end takes the back button's place.
    if backItem != nil, topItem.leftBarButtonItems.isEmpty { addBackButton() }
    for (place, item) in topItem.leftBarButtonItems.enumerated() {
      add(item, x: 8 + 44 * CGFloat(place), mask: .flexibleRightMargin)
    }
    for (place, item) in topItem.rightBarButtonItems.enumerated() {
      add(item, x: bounds.width - 8 - 44 * CGFloat(place + 1), mask: .flexibleLeftMargin)
    }
  }

  private func addBackButton() {
    let view = UIBackButtonView(frame: CGRect(x: 8, y: 0, width: 88, height: bounds.height))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleHeight]
    backButton = view
    addSubview(view)
  }

  private func add(_ item: UIBarButtonItem, x: CGFloat, mask: AutoresizingMask) {
    let view = UIBarButtonView(
      item, frame: CGRect(x: x, y: 0, width: 44, height: bounds.height))
    view.autoresizingMask = [mask, .flexibleHeight]
    item.view = view
    buttons.append(item)
    addSubview(view)
  }
}
