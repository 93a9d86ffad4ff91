import UIKitSimulation

/// A controller of the app's that allows every orientation, and follows every change of size to its
/// end.
final class PhaseController: UIViewController {
  /// How many changes of its size it was told of that have not ended.
  var openSizeTransitions = 0

  override class var className: String { "UIViewController" }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  override func shouldAutorotateToInterfaceOrientation(
    _ orientation: UIInterfaceOrientation
  ) -> Bool { true }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    openSizeTransitions += 1
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.openSizeTransitions -= 1
    }
  }
}
