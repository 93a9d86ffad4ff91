/// The private view in which the screens of a navigation controller change places.
final class UINavigationTransitionView: UIView {
  override class var className: String { "UINavigationTransitionView" }
  package override class var scriptType: NSObject.Type { UIView.self }
}
