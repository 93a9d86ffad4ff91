/// A view that shows a text; touches go through it.
open class UILabel: UIView {
  /// The text.
  open var text: String?

  open override class var className: String { "UILabel" }
  override class var isOfTheApp: Bool { self != UILabel.self }
  override var touchTitle: String? { text }
  override class var takesTouchesAtFirst: Bool { false }
}
