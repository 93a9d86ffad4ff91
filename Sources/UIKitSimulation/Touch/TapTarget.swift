/// Something on the screen that a user knows by its title: an alert's action, a button of a bar, a
/// tab.
package struct TapTarget {
  /// The title as the user reads it.
  package let title: String
  /// What gets the tap, which the trace names.
  package let receiver: NSObject
  /// The view that the user touches; nil where no view stands for it.
  package let view: UIView?
  /// Whether the user can use it.
  package let isEnabled: Bool
  /// Does what a tap does.
  package let press: () -> Void

  init(
    title: String, receiver: NSObject, view: UIView?, isEnabled: Bool = true,
    press: @escaping () -> Void
  ) {
    self.title = title
    self.receiver = receiver
    self.view = view
    self.isEnabled = isEnabled
    self.press = press
  }
}

/// Has something on the screen that a user knows by its title.
protocol TapTargetSource {
  /// What it has now, its children's left out.
  var tapTargets: [TapTarget] { get }
}
