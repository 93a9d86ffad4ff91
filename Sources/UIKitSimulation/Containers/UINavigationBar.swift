/// The bar at the top of a navigation controller.
public final class UINavigationBar: UIView {
  public override class var className: String { "UINavigationBar" }
  override class var isOfTheApp: Bool { false }

  /// What the bar shows, from the root's item to that of the top controller.
  public internal(set) var items: [UINavigationItem] = []
  /// The item that is shown now.
  public var topItem: UINavigationItem? { items.last }
  /// The item that the back button leads to.
  public var backItem: UINavigationItem? { items.dropLast().last }
}
