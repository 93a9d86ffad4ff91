import UIKitSimulation

/// A controller of the app's that allows every orientation.
final class PhaseController: UIViewController {
  override class var className: String { "UIViewController" }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
