/// A view that shows a part of its content, which the finger moves.
open class UIScrollView: UIView {
  open override class var className: String { "UIScrollView" }
  override class var isOfTheApp: Bool { self != UIScrollView.self }

  /// The place of the content that is at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// How large the content is, in points.
  open var contentSize = CGSize.zero
}
