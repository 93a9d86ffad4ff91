/// An object that can answer events.
open class UIResponder: NSObject {
  /// The responder that events go to when this one doesn't handle them.
  open var next: UIResponder? { nil }

  /// The most levels of its kind that there have been in it: views in a view, controllers in a
  /// controller.
  var height: Int32 = 0

  /// What of its kind it lies in: a view's superview, a controller's parent.
  var enclosing: UIResponder? { nil }
}
