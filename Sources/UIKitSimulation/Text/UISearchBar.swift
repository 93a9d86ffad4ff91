import Trace

/// A bar with a text field, which is the first responder in its place, and a button that cancels.
open class UISearchBar: UIView {
  /// The field that the text is in.
  public var searchTextField: UITextField { field }

  /// Who is asked and told while the bar is edited.
  public weak var delegate: (any UISearchBarDelegate)?
  /// A delegate that nobody else holds.
  package var ownDelegate: (any UISearchBarDelegate)? {
    didSet { delegate = ownDelegate }
  }

  /// Whether there is a button that cancels.
  public var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { arrange() } }
  }

  private let field: UISearchBarTextField
  private let cancelButton = UIButton()

  /// Makes a bar of no size.
  public override init() {
    field = UISearchBarTextField()
    super.init()
    field.bar = self
    addSubview(field)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [unowned self] _ in
        ask(.searchBarCancelButtonClicked) { $0.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
  }

  open override class var className: String { "UISearchBar" }
  override class var isOfTheApp: Bool { self != UISearchBar.self }

  /// The text in the field.
  public var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What the field shows while it is empty.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  // MARK: The first responder

  open override var isFirstResponder: Bool { field.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Layout

  open override func layoutSubviews() { arrange() }

  /// Puts the field where it belongs, and the button beside it.
  private func arrange() {
    let room = bounds.insetBy(dx: 8, dy: 8)
    let width: CGFloat = showsCancelButton ? 64 : 0
    field.frame = CGRect(
      x: room.minX, y: room.minY, width: max(0, room.width - width), height: max(0, room.height))
    if showsCancelButton {
      cancelButton.frame = CGRect(
        x: room.maxX - width + 8, y: room.minY, width: width - 8, height: max(0, room.height))
      if cancelButton.superview !== self { addSubview(cancelButton) }
    } else {
      cancelButton.removeFromSuperview()
    }
  }

  @discardableResult
  fileprivate func ask<Answer>(
    _ hook: Word, with value: (Word, Value)? = nil, _ body: (any UISearchBarDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return simulator.askDelegate(delegate, hook, of: self, with: value) { body(delegate) }
  }
}

/// The private field of a search bar, whose delegate hears of everything.
final class UISearchBarTextField: UITextField {
  fileprivate unowned(unsafe) var bar: UISearchBar?

  override class var className: String { "UISearchBarTextField" }
  package override class var scriptType: NSObject.Type { UITextField.self }
  override class var isOfTheApp: Bool { false }

  override func mayBeginEditing() -> Bool {
    guard let bar else { return true }
    return bar.ask(.searchBarShouldBeginEditing) { $0.searchBarShouldBeginEditing(bar) } ?? true
  }

  override func mayEndEditing() -> Bool {
    guard let bar else { return true }
    return bar.ask(.searchBarShouldEndEditing) { $0.searchBarShouldEndEditing(bar) } ?? true
  }

  override func beganEditing() {
    super.beganEditing()
    if let bar { bar.ask(.searchBarTextDidBeginEditing) { $0.searchBarTextDidBeginEditing(bar) } }
  }

  override func endedEditing() {
    super.endedEditing()
    if let bar { bar.ask(.searchBarTextDidEndEditing) { $0.searchBarTextDidEndEditing(bar) } }
  }

  override func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let bar else { return true }
    let value = (Word.text, Value.text(simulator.trace.names.intern(text)))
    return bar.ask(.searchBarShouldChangeTextIn, with: value) {
      $0.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }

  override func changed() {
    super.changed()
    guard let bar else { return }
    bar.ask(.searchBarTextDidChange) { $0.searchBar(bar, textDidChange: text ?? "") }
  }

  override func pressReturn() -> String? {
    guard let bar else { return nil }
    bar.ask(.searchBarSearchButtonClicked) { $0.searchBarSearchButtonClicked(bar) }
    return nil
  }
}
