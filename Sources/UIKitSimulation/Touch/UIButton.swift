/// A button with a title.
open class UIButton: UIControl {
  /// The label that shows the title; it has the button's bounds.
  public var titleLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = currentTitle
    self.label = label
    addSubview(label)
    return label
  }

  private var label: UILabel?
  private var titles: [(state: State, title: String)] = []

  open override class var className: String { "UIButton" }
  override class var isOfTheApp: Bool { self != UIButton.self }

  override var isUsedByTap: Bool { true }
  override var isUsedByTouchUp: Bool { true }

  override var touchTitle: String? { currentTitle }

  /// The title in the button's present state.
  public var currentTitle: String? { title(for: state) }

  /// The title in a state; that of the normal state stands in for one that isn't set.
  public func title(for state: State) -> String? {
    titles.first { $0.state == state }?.title ?? titles.first { $0.state == .normal }?.title
  }

  /// Sets the title in a state.
  public func setTitle(_ title: String?, for state: State) {
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
    label?.text = currentTitle
  }
}
