/// The private view that wraps a child's view in one of UIKit's own containers.
final class UIViewControllerWrapperView: UIView {
  override class var className: String { "UIViewControllerWrapperView" }
  package override class var scriptType: NSObject.Type { UIView.self }

  /// Wraps a child's view, which gets `place` in the wrapper.
  convenience init(_ child: UIViewController, bounds: CGRect, place: CGRect) {
    self.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let view = child.view
    view.transform = .identity
    view.frame = place
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
