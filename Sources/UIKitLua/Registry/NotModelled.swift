/// Names of UIKit's that Scrim doesn't model: using one is an error that says so, never a no-op.
package enum NotModelled {
  /// Classes and functions.
  package static let globals = [
    "MZFormSheetController", "Timer", "UIButton", "UIColor", "UIDevice",
    "UIImageView", "UILabel", "UIPercentDrivenInteractiveTransition",
    "UIScrollView", "UISegmentedControl", "UIStoryboard", "UIStoryboardSegue", "UITextView",
    "drag", "eventually", "keyboard", "resize",
    "rotate", "statusBar", "swipe", "touch", "visible",
  ]

  /// Members of any class.
  package static let members = [
    "addGestureRecognizer",
    "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", "backgroundColor",
    "becomeFirstResponder", "childForStatusBarHidden", "childForStatusBarStyle",
    "didReceiveMemoryWarning", "disablesAutomaticKeyboardDismissal", "edgesForExtendedLayout",
    "gestureRecognizers", "hitTest", "inputAccessoryView", "isModalInPopover",
    "isModalInPresentation", "layoutMargins", "modalPresentationCapturesStatusBarAppearance",
    "performSegue", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
    "preferredTransition", "prefersStatusBarHidden", "prepare", "resignFirstResponder",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "shouldAutorotate", "snapshotView", "tabBarItem", "toolbarItems", "transitionCoordinator",
    "transitioningDelegate", "viewDidUnload", "viewWillTransition", "viewWillUnload",
    "willAnimateRotation", "willRotate", "willTransition",
  ]

  /// What the error says.
  static func text(_ name: String) -> String {
    "\(name) is not modelled yet; see docs/coverage.md for what is"
  }
}
