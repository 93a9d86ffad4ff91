/// UIKit's exceptions around alerts and the older popovers, word for word.
enum AlertMessages {
  /// An action sheet on a pad that points at nothing (PRES-087, PRES-088).
  static func withoutAnchor(
    _ alert: UIAlertController, presenter: UIViewController, _ wording: ActionSheetAnchorMessage
  ) -> NSException {
    let from =
      wording == .presenter
      ? " from \(presenter.displayClassName) (\(presenter.description))" : ""
    return NSException(
      name: .generic,
      reason: "Your application has presented a UIAlertController (\(alert.description)) of style "
        + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a "
        + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
        + "location information for this popover through the alert controller's "
        + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
        + "barButtonItem.  If this information is not known when you present the alert controller, "
        + "you may provide it in the UIPopoverPresentationControllerDelegate method "
        + "-prepareForPopoverPresentation.", fact: wording == .presenter ? .pres088 : .pres087)
  }

  /// A popover controller on a phone (PRES-096).
  static let notOnPad = NSException(
    name: .invalidArgument,
    reason: "-[UIPopoverController initWithContentViewController:] called when not running under "
      + "UIUserInterfaceIdiomPad.", fact: .pres096)

  /// A popover from a view in no window, by the selector that was called (PRES-097).
  static func noWindow(_ selector: String) -> NSException {
    NSException(
      name: .invalidArgument,
      reason: "-[UIPopoverController \(selector)]: Popovers cannot be presented from a view which "
        + "does not have a window.", fact: .pres097)
  }

  /// A popover controller that is let go of while its popover is on the screen (PRES-095).
  static let deallocatedWhileVisible = NSException(
    name: .generic,
    reason: "-[UIPopoverController dealloc] reached while popover is still visible.",
    fact: .pres095)
}
