/// The private class that manages presentations over the context's part of the screen.
///
/// The container lies where the presenter's view does, and the presented view is as large
/// (PRES-231); the classes' names are guesses.
class UICurrentContextPresentationController: UIPresentationController {
  override class var className: String { "_UICurrentContextPresentationController" }
  package override class var scriptType: NSObject.Type { UIPresentationController.self }

  override var shouldPresentInFullscreen: Bool { false }

  override var shouldRemovePresentersView: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    // With the whole window to itself, it keeps clear of the bar as a root's view does.
    return containerView.superview is UIWindow
      ? interfaceFrame(in: containerView) : containerView.bounds
  }
}

/// The private class that manages presentations over the context that keep its view.
final class UIOverCurrentContextPresentationController: UICurrentContextPresentationController {
  override class var className: String { "_UIOverCurrentContextPresentationController" }

  override var shouldRemovePresentersView: Bool { false }
}
