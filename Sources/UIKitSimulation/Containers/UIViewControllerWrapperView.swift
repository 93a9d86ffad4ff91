/// The private view that wraps a child's view in one of UIKit's own containers.
final class UIViewControllerWrapperView: UIView {
  override class var className: String { "UIViewControllerWrapperView" }
  package override class var scriptType: NSObject.Type { UIView.self }

  /// What the container's bars cover of the view, in points.
  var bars = UIEdgeInsets.zero

  override var coveredByBars: UIEdgeInsets { bars }
}

extension UIViewController {
  /// Wraps the controller's view for a container; what is presented in the controller's own context
  /// lies in the wrapper too and comes along.
  ///
  /// - Parameters:
  ///   - bounds: the wrapper's place in the container, in points.
  ///   - place: the view's place in the wrapper, in points.
  func wrapped(in bounds: CGRect, at place: CGRect) -> UIViewControllerWrapperView {
    if let wrapper, hasContextPresentation(in: wrapper) {
      wrapper.frame = bounds
      if isCoveredInContext, simulator.decide(TabContextReturn.self, self) == .lost {
        ownPresented?.activePresentation?.presenterPlace = nil
      }
      return wrapper
    }
    let wrapper = UIViewControllerWrapperView(frame: bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.transform = .identity
    view.frame = place
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(view)
    self.wrapper = wrapper
    return wrapper
  }

  private func hasContextPresentation(in wrapper: UIView) -> Bool {
    wrapper.subviews.contains { $0 !== view }
  }

  /// Whether the controller's view has made way for what is presented in the controller's own
  /// context, so that the controller isn't seen when its container shows it.
  var isCoveredInContext: Bool {
    guard ownPresented != nil, let wrapper else { return false }
    return isViewLoaded && view.superview == nil && hasContextPresentation(in: wrapper)
  }
}
