import Trace

/// A field for a line of text; a control that may be the first responder.
///
/// The caret is always at the end of the text.
open class UITextField: UIControl {
  /// The text in the field.
  open var text: String?
  /// What the field shows while it is empty.
  open var placeholder: String?
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// Whether the text goes when editing begins.
  public var clearsOnBeginEditing = false
  /// Which keys the keyboard shows for the field.
  public var keyboardType = UIKeyboardType.default
  /// What the return key says.
  public var returnKeyType = UIReturnKeyType.default

  /// Who is asked and told while the field is edited.
  public weak var delegate: (any UITextFieldDelegate)?
  /// A delegate that nobody else holds.
  package var ownDelegate: (any UITextFieldDelegate)? {
    didSet { delegate = ownDelegate }
  }

  private var storedInputView: UIView?
  private var storedAccessory: UIView?

  /// Makes a field of no size.
  public override init() {
    super.init()
    addGestureRecognizer(UITextTapRecognizer())
  }

  open override class var className: String { "UITextField" }
  override class var isOfTheApp: Bool { self != UITextField.self }

  /// Whether the field is being edited.
  public var isEditing: Bool { isFirstResponder }

  // MARK: The first responder

  /// What takes the keyboard's place for the field.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// What lies on top of the keyboard for the field.
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }

  /// Whether the field answers touches; one that is edited stops being that, which is a guess.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isFirstResponder { sendResign() } }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var takesText: Bool { true }

  override func mayBeginEditing() -> Bool {
    ask(.textFieldShouldBeginEditing) { $0.textFieldShouldBeginEditing(self) } ?? true
  }

  override func mayEndEditing() -> Bool {
    ask(.textFieldShouldEndEditing) { $0.textFieldShouldEndEditing(self) } ?? true
  }

  override func beganEditing() {
    if clearsOnBeginEditing, text?.isEmpty == false { clear() }
    tell(.editingDidBegin, .textFieldDidBeginEditingNotification) {
      ask(.textFieldDidBeginEditing) { $0.textFieldDidBeginEditing(self) }
    }
  }

  override func endedEditing() {
    tell(.editingDidEnd, .textFieldDidEndEditingNotification) {
      ask(.textFieldDidEndEditing) { $0.textFieldDidEndEditing(self) }
    }
  }

  /// A tap begins the editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { sendBecome() }
  }

  // MARK: Typing

  override func enter(_ text: String) -> String? {
    let end = self.text?.utf16.count ?? 0
    guard mayChange(NSRange(location: end, length: 0), to: text) else {
      return "\(traceNameText)'s delegate doesn't let its text change"
    }
    self.text = (self.text ?? "") + text
    changed()
    return nil
  }

  override func pressDelete() -> String? {
    guard let text, let last = text.last else { return "\(traceNameText) is empty" }
    let length = last.utf16.count
    guard mayChange(NSRange(location: text.utf16.count - length, length: length), to: "") else {
      return "\(traceNameText)'s delegate doesn't let its text change"
    }
    self.text = self.text.map { String($0.dropLast()) }
    changed()
    return nil
  }

  /// Asks the delegate; if it lets it, the editing ends where an action waits for that.
  override func pressReturn() -> String? {
    guard ask(.textFieldShouldReturn, { $0.textFieldShouldReturn(self) }) ?? true else {
      return "\(traceNameText)'s delegate takes the return key"
    }
    sendPrimaryAction()
    guard hasActions(for: .editingDidEndOnExit) else { return nil }
    sendActions(for: .editingDidEndOnExit)
    if isFirstResponder { sendResign() }
    return nil
  }

  /// Empties the field as its clear button does.
  package func pressClear() {
    guard ask(.textFieldShouldClear, { $0.textFieldShouldClear(self) }) ?? true else { return }
    clear()
  }

  private func clear() {
    text = ""
    changed()
  }

  /// Asks whether the user may change the text.
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    let value = (Word.text, Value.text(simulator.trace.names.intern(text)))
    return ask(.textFieldShouldChangeCharactersIn, with: value) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    } ?? true
  }

  /// Tells that the user has changed the text.
  func changed() {
    sendActions(for: .editingChanged)
    simulator.post(.textFieldDidChangeNotification, from: self)
  }

  /// Tells the delegate, the actions and the observers, in the order that the system has.
  private func tell(_ event: Event, _ notification: Word, _ tellDelegate: () -> Void) {
    // The order only matters where there is something to be done.
    let isDelegateFirst =
      !hasActions(for: event) || simulator.consult(EditingEventOrder.self) == .delegate
    if isDelegateFirst { tellDelegate() }
    sendActions(for: event)
    if !isDelegateFirst { tellDelegate() }
    simulator.post(notification, from: self)
  }

  @discardableResult
  private func ask<Answer>(
    _ hook: Word, with value: (Word, Value)? = nil, _ body: (any UITextFieldDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return simulator.askDelegate(delegate, hook, of: self, with: value) { body(delegate) }
  }
}
