/// A button on a bar.
public final class UIBarButtonItem: NSObject {
  /// What the button says; no part of the trace.
  public var title: String?

  /// Whether the user can touch the button.
  public var isEnabled = true
  /// What a touch of the button does; it gets the item.
  package var action: ((UIBarButtonItem) -> Void)?

  /// The view that shows the item; nil while it is on no bar.
  var view: UIView?

  /// Does what the user's touch of the button does.
  func touch() {
    guard let action else { return }
    simulator.run(.action, of: self) { action(self) }
  }

  public override class var className: String { "UIBarButtonItem" }
}

/// The private view of a button on a bar.
final class UIBarButtonView: UIView {
  override class var className: String { "_UIButtonBarButton" }
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }
}
