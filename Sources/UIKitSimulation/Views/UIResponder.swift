/// An object that can answer events.
open class UIResponder: NSObject {
  /// The responder that events go to when this one doesn't handle them.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether the responder may become the first responder; the inherited answer is no.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being the first responder; the inherited answer is yes.
  open var canResignFirstResponder: Bool { true }

  /// What takes the keyboard's place while this is the first responder; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// What lies on top of the keyboard while this is the first responder.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Touches

  /// Fingers went down; the inherited method passes them on to the next responder.
  open func touchesBegan(_ touches: [UITouch], with event: UIEvent?) {
    next?.tell(.began, touches, event)
  }

  /// Fingers moved; the inherited method passes them on to the next responder.
  open func touchesMoved(_ touches: [UITouch], with event: UIEvent?) {
    next?.tell(.moved, touches, event)
  }

  /// Fingers were lifted; the inherited method passes them on to the next responder.
  open func touchesEnded(_ touches: [UITouch], with event: UIEvent?) {
    next?.tell(.ended, touches, event)
  }

  /// The touches don't count any more; the inherited method passes that on to the next responder.
  open func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) {
    next?.tell(.cancelled, touches, event)
  }

  // MARK: Nesting

  /// The most levels of its kind that there have been in it: views in a view, controllers in a
  /// controller.
  var height: Int32 = 0

  /// What of its kind it lies in: a view's superview, a controller's parent.
  var enclosing: UIResponder? { nil }
}
