import Trace
import UIKitSimulation

/// A controller of the app's that allows every orientation, and follows every change of size to its
/// end.
final class PhaseController: UIViewController {
  /// How many changes of its size it was told of that have not ended.
  var openSizeTransitions = 0

  /// The controls in its view: two text fields, and two buttons.
  private(set) var controls: [UIControl] = []
  /// A text field, and another one.
  private(set) lazy var fields = [UITextField(), UITextField()]
  /// Counts in its tag how often it was used.
  private(set) lazy var counter = UIButton()
  /// Has the controller present another one.
  private(set) lazy var opener = UIButton()

  /// Puts the controls into the view as soon as that is loaded.
  ///
  /// - Parameter left: how far from the left edge they are, in points.
  func addControls(left: CGFloat, opening: @escaping () -> Void) {
    counter.addAction(UIAction { [unowned counter] _ in counter.tag += 1 }, for: .touchUpInside)
    opener.addAction(UIAction { _ in opening() }, for: .touchUpInside)
    controls = fields + [counter, opener]
    for (place, name) in ["Field", "OtherField", "Counter", "Opener"].enumerated() {
      controls[place].traceName = simulator.trace.names.intern(traceNameText + name)
      controls[place].frame = CGRect(x: left, y: 60 + CGFloat(place) * 40, width: 100, height: 30)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for control in controls { view.addSubview(control) }
  }

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
