/// A field for a line of text; a control that may be the first responder.
open class UITextField: UIControl {
  /// The text in the field.
  open var text: String?
  /// What the field shows while it is empty.
  open var placeholder: String?
  /// Whether the text is hidden.
  public var isSecureTextEntry = false

  open override class var className: String { "UITextField" }
  override class var isOfTheApp: Bool { self != UITextField.self }

  override var takesText: Bool { true }
}
