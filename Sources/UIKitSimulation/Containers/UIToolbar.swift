/// The bar at the bottom of a navigation controller, which is hidden until it is asked for.
public final class UIToolbar: UIView {
  public override class var className: String { "UIToolbar" }
  override class var isOfTheApp: Bool { false }
}
