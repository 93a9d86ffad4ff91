/// The bar at the bottom of a tab bar controller.
public final class UITabBar: UIView {
  public override class var className: String { "UITabBar" }
  override class var isOfTheApp: Bool { false }
}
