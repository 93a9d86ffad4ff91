/// The private view that UIKit's own containers have: it places bars and children (PRES-323).
final class UILayoutContainerView: UIView {
  override class var className: String { "UILayoutContainerView" }
  package override class var scriptType: NSObject.Type { UIView.self }

  override func layoutSubviews() { viewController?.placeContents() }
}
