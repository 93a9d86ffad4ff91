extension UINavigationController {
  /// What pops the top screen by a finger from the left edge; nil before iOS 7, which had no such
  /// gesture.
  ///
  /// A delegate of the app's stands in for UIKit's rules, so that the gesture works where the app
  /// has hidden the back button.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let popGesture { return popGesture }
    guard simulator.consult(PopGesture.self) == .leftEdge else { return nil }
    let gesture = simulator.enter { UINavigationPopGestureRecognizer() }
    popGesture = gesture
    view.addGestureRecognizer(gesture)
    return gesture
  }
}

/// The finger that pops the top screen of a navigation controller.
final class UINavigationPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// Whether the finger moves the screens.
  private var isPopping = false

  override init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    super.init(action: action)
    edges = .left
  }

  override class var className: String { "_UIParallaxTransitionPanGestureRecognizer" }
  override class var scriptType: NSObject.Type { UIScreenEdgePanGestureRecognizer.self }

  private var container: UINavigationController? {
    view?.viewController as? UINavigationController
  }

  /// UIKit's own rules: something to pop, a bar with a back button and no transition.
  override func shouldBegin() -> Bool {
    guard let container, container.viewControllers.count > 1, container.running == nil else {
      return false
    }
    guard delegate == nil else { return true }
    let hasBackButton = container.topViewController?.navigationItem.leftBarButtonItems.isEmpty
    return !container.isNavigationBarHidden && hasBackButton == true
  }

  override func sendActions(for state: State) {
    pop(state)
    super.sendActions(for: state)
  }

  private func pop(_ state: State) {
    guard let container else { return }
    switch state {
    case .began:
      isPopping = container.beginInteractivePop()
      if isPopping { container.updateInteractivePop(share(in: container)) }
    case .changed:
      if isPopping { container.updateInteractivePop(share(in: container)) }
    case .ended, .cancelled:
      guard isPopping else { return }
      isPopping = false
      if state == .ended, isFarOrFast(in: container) {
        container.finishInteractivePop()
      } else {
        container.cancelInteractivePop()
      }
    case .possible, .failed: break
    }
  }

  private func share(in container: UINavigationController) -> CGFloat {
    let width = container.view.bounds.width
    return width > 0 ? translation(in: container.view).x / width : 0
  }

  /// Whether the screen goes: the finger flings it, or lets it go in the right half at rest.
  private func isFarOrFast(in container: UINavigationController) -> Bool {
    let speed = velocity(in: container.view).x
    guard abs(speed) < GestureThresholds.popSpeed else { return speed > 0 }
    return share(in: container) > 0.5
  }
}
