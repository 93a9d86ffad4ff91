/// An object that can answer events.
open class UIResponder: NSObject {
  /// The responder that events go to when this one doesn't handle them.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether the responder is its window's first responder.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Asks to become the window's first responder; false, and nothing has changed, if the responder
  /// may not, is in no window, or the present one doesn't let go (KBD-029).
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirst() }

  /// Asks to stop being the first responder; false if the responder may not (KBD-056).
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirst() }

  /// Has the keyboard ask the first responder again for what it shows.
  open func reloadInputViews() {
    if isFirstResponder { simulator.keyboard.focus(self) }
  }

  /// Whether the responder may become the first responder; the inherited answer is no.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being the first responder; the inherited answer is yes.
  open var canResignFirstResponder: Bool { true }

  /// What takes the keyboard's place while this is the first responder; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// What lies on top of the keyboard while this is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Whether the responder is to become the first one as soon as it is in a window.
  package internal(set) var waitsForWindow = false

  /// Whether the user's typing goes into the responder, so that it wants the keyboard.
  var takesText: Bool { false }

  /// Whether the keyboard hears of the responder before its delegate does (KBD-014).
  var keyboardComesFirst: Bool { false }

  /// Asks the delegate whether editing may begin.
  func mayBeginEditing() -> Bool { true }
  /// Asks the delegate whether editing may end.
  func mayEndEditing() -> Bool { true }
  /// Tells whoever wants to know that the responder has become the first one.
  func beganEditing() {}
  /// Tells whoever wants to know that the responder isn't the first one any more.
  func endedEditing() {}

  /// Puts what the user types where the caret is; nil, or why nothing came of it.
  func enter(_ text: String) -> String? { "\(traceNameText) takes no text" }
  /// Does what the return key does; nil, or why nothing came of it.
  func pressReturn() -> String? { "\(traceNameText) takes no text" }
  /// Does what the delete key does; nil, or why nothing came of it.
  func pressDelete() -> String? { "\(traceNameText) takes no text" }

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
