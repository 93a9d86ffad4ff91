/// A view that shows an image, which isn't modelled; touches go through it.
open class UIImageView: UIView {
  open override class var className: String { "UIImageView" }
  override class var isOfTheApp: Bool { self != UIImageView.self }
  override class var takesTouchesAtFirst: Bool { false }
}
