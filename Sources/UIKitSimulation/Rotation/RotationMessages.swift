/// UIKit's own words about orientations, to the letter.
enum RotationMessages {
  /// The controller and the app allow no orientation in common (ROT-016, ROT-017).
  static func noCommonOrientation(
    _ controller: UIViewController, namesClass: Bool
  ) -> NSException {
    let subject =
      namesClass ? "[\(controller.displayClassName) shouldAutorotate]" : "shouldAutorotate"
    return NSException(
      name: .invalidInterfaceOrientation,
      reason: "Supported orientations has no common orientation with the application, and "
        + "\(subject) is returning YES", fact: namesClass ? .rot017 : .rot016)
  }

  /// The controller allows nothing at all, where `shouldAutorotate` isn't asked any more: a guess
  /// at the words, which no report has (ROT-012).
  static func emptyMask(_ controller: UIViewController) -> NSException {
    NSException(
      name: .invalidInterfaceOrientation,
      reason: "supportedInterfaceOrientations of \(controller.description) returned 0",
      fact: .rot012)
  }

  /// The controller wants to be presented in an orientation that it doesn't allow (ROT-019,
  /// ROT-020).
  static func unsupportedPreference(
    _ preferred: UIInterfaceOrientation, _ mask: UIInterfaceOrientationMask, namesBoth: Bool
  ) -> NSException {
    let reason =
      namesBoth
      ? "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported "
        + "interface orientation: '\(mask.list)'!"
      : "preferredInterfaceOrientationForPresentation must return a supported interface "
        + "orientation!"
    return NSException(
      name: .invalidInterfaceOrientation, reason: reason, fact: namesBoth ? .rot020 : .rot019)
  }

  /// The device's orientation was set by code (ROT-048).
  static let settingOrientation =
    "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please "
    + "use UIWindowScene.requestGeometryUpdate(_:)"

  /// A request for orientations that the controller doesn't allow (ROT-046).
  static func requestedUnsupported(
    _ requested: UIInterfaceOrientationMask, _ supported: UIInterfaceOrientationMask
  ) -> String {
    "None of the requested orientations are supported by the view controller. Requested: "
      + "\(requested.list); Supported: \(supported.list)"
  }

  /// A window was unlocked more often than it was locked (ROT-087).
  static func unbalancedUnlock(_ window: UIWindow) -> String {
    "-[UIWindow endDisablingInterfaceAutorotationAnimated:] called on \(window.description) "
      + "without matching -beginDisablingInterfaceAutorotation. Ignoring."
  }

  /// An alert was asked through its presenter for what its presenter asks it (ROT-105).
  static let recursiveAlertException = NSException(
    name: .internalInconsistency,
    reason: "UIAlertController:supportedInterfaceOrientations was invoked recursively!",
    fact: .rot105)

  /// The same, where it is only logged (ROT-106).
  static func recursiveAlert(_ presenter: UIViewController) -> String {
    "ERROR: -[UIAlertController supportedInterfaceOrientations] was invoked recursively! Instead "
      + "of using presentingViewController = \(presenter.description)"
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations as UIKit's messages list them: `landscapeLeft, landscapeRight`.
  package var list: String {
    [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
      .filter { contains($0.mask) }.map { "\($0)" }.joined(separator: ", ")
  }
}
