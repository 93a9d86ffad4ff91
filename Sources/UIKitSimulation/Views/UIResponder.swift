/// An object that can answer events.
open class UIResponder: NSObject {
  /// The responder that events go to when this one doesn't handle them.
  open var next: UIResponder? { nil }
}
