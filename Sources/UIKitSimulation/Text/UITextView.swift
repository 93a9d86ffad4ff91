import Trace

/// A view for a text of several lines.
///
/// Its delegate is a scroll view's that may be a `UITextViewDelegate` too. The caret is always at
/// the end of the text.
open class UITextView: UIScrollView {
  /// The text in the view.
  open var text = ""
  /// Whether the user can change the text.
  ///
  /// Its editing ends when it is none any more, which is a guess.
  public var isEditable: Bool {
    get { storedEditable }
    set {
      if !newValue, storedEditable, isFirstResponder { sendResign() }
      storedEditable = newValue
    }
  }
  private var storedEditable = true
  /// Whether the user can select some of the text.
  public var isSelectable = true
  /// Which keys the keyboard shows for the view.
  public var keyboardType = UIKeyboardType.default
  /// What the return key says.
  public var returnKeyType = UIReturnKeyType.default

  private var storedInputView: UIView?
  private var storedAccessory: UIView?

  /// Makes a view of no size.
  public override init() {
    super.init()
    addGestureRecognizer(UITextTapRecognizer())
  }

  open override class var className: String { "UITextView" }
  override class var isOfTheApp: Bool { self != UITextView.self }

  // MARK: The first responder

  /// What takes the keyboard's place for the view.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// What lies on top of the keyboard for the view.
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  override var takesText: Bool { isEditable }
  override var keyboardComesFirst: Bool { isEditable }

  override func mayBeginEditing() -> Bool {
    guard isEditable else { return true }
    return ask(.textViewShouldBeginEditing) { $0.textViewShouldBeginEditing(self) } ?? true
  }

  override func mayEndEditing() -> Bool {
    guard isEditable else { return true }
    return ask(.textViewShouldEndEditing) { $0.textViewShouldEndEditing(self) } ?? true
  }

  override func beganEditing() {
    guard isEditable else { return }
    ask(.textViewDidBeginEditing) { $0.textViewDidBeginEditing(self) }
    simulator.post(.textViewDidBeginEditingNotification, from: self)
  }

  override func endedEditing() {
    guard isEditable else { return }
    ask(.textViewDidEndEditing) { $0.textViewDidEndEditing(self) }
    simulator.post(.textViewDidEndEditingNotification, from: self)
  }

  /// A tap begins the editing; the touch goes no further.
  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) {
    guard isEditable, let touch = touches.first, bounds.contains(touch.location(in: self)) else {
      return
    }
    sendBecome()
  }

  // MARK: Typing

  override func enter(_ text: String) -> String? {
    guard mayChange(NSRange(location: self.text.utf16.count, length: 0), to: text) else {
      return "\(traceNameText)'s delegate doesn't let its text change"
    }
    self.text += text
    changed()
    return nil
  }

  override func pressReturn() -> String? { enter("\n") }

  override func pressDelete() -> String? {
    guard let last = text.last else { return "\(traceNameText) is empty" }
    let length = last.utf16.count
    guard mayChange(NSRange(location: text.utf16.count - length, length: length), to: "") else {
      return "\(traceNameText)'s delegate doesn't let its text change"
    }
    text = String(text.dropLast())
    changed()
    return nil
  }

  private func mayChange(_ range: NSRange, to text: String) -> Bool {
    let value = (Word.text, Value.text(simulator.trace.names.intern(text)))
    return ask(.textViewShouldChangeTextIn, with: value) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }

  private func changed() {
    ask(.textViewDidChange) { $0.textViewDidChange(self) }
    simulator.post(.textViewDidChangeNotification, from: self)
  }

  @discardableResult
  private func ask<Answer>(
    _ hook: Word, with value: (Word, Value)? = nil, _ body: (any UITextViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate = delegate as? any UITextViewDelegate else { return nil }
    return simulator.askDelegate(delegate, hook, of: self, with: value) { body(delegate) }
  }
}
