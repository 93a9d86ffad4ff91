/// Names of UIKit's that Scrim doesn't model: using one is an error that says so, never a no-op.
package enum NotModelled {
  /// Classes and functions.
  package static let globals = [
    "MZFormSheetController", "Timer", "UIButton", "UIColor", "UIImageView", "UILabel",
    "UIPercentDrivenInteractiveTransition",
    "UIScrollView", "UISegmentedControl", "UIStoryboard", "UIStoryboardSegue", "UITextView",
    "UIWindowScene", "background", "drag", "eventually", "foreground", "keyboard", "statusBar",
    "swipe", "touch", "visible",
  ]

  /// Members of any class.
  package static let members = [
    "addGestureRecognizer",
    "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", "backgroundColor",
    "becomeFirstResponder", "childForStatusBarHidden", "childForStatusBarStyle",
    "didReceiveMemoryWarning", "disablesAutomaticKeyboardDismissal", "edgesForExtendedLayout",
    "gestureRecognizers", "hitTest", "inputAccessoryView", "isModalInPopover",
    "isModalInPresentation", "layoutMargins", "modalPresentationCapturesStatusBarAppearance",
    "performSegue", "preferredStatusBarStyle",
    "preferredTransition", "prefersStatusBarHidden", "prepare", "resignFirstResponder",
    "setNeedsStatusBarAppearanceUpdate", "snapshotView", "tabBarItem", "toolbarItems",
    "transitionCoordinator",
    "transitioningDelegate", "viewDidUnload", "viewWillUnload",
    "windowScene",
  ]

  /// What the error says.
  static func text(_ name: String) -> String {
    "\(name) is not modelled yet; see docs/coverage.md for what is"
  }
}
