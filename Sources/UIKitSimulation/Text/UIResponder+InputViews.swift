extension UIResponder {
  /// What takes the keyboard's place for the responder, as the app or a script's override has it.
  package var givenInputView: UIView? { ask(.inputView) { inputView } }

  /// What lies on top of the keyboard for the responder itself.
  package var givenInputAccessoryView: UIView? { ask(.inputAccessoryView) { inputAccessoryView } }

  /// Gives a text field or a text view something in the keyboard's place; false for others, which
  /// can only override it.
  package func setInputView(_ view: UIView?) -> Bool {
    if let field = self as? UITextField {
      field.inputView = view
    } else if let text = self as? UITextView {
      text.inputView = view
    } else {
      return false
    }
    return true
  }

  /// Gives a text field or a text view something on top of the keyboard; false for others, which
  /// can only override it.
  package func setInputAccessoryView(_ view: UIView?) -> Bool {
    if let field = self as? UITextField {
      field.inputAccessoryView = view
    } else if let text = self as? UITextView {
      text.inputAccessoryView = view
    } else {
      return false
    }
    return true
  }

  private func ask(_ hook: Word, _ inherited: () -> UIView?) -> UIView? {
    simulator.ask(
      hook, of: self,
      { if case .object(let object) = $0 { .some(object as? UIView) } else { nil } },
      inherited)
  }
}
