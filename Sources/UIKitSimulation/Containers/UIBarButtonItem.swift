/// A button on a bar.
public final class UIBarButtonItem: NSObject {
  /// What the button says; no part of the trace.
  public var title: String?

  /// The view that shows the item; nil while it is on no bar.
  var view: UIView?

  public override class var className: String { "UIBarButtonItem" }
}
