/// Names of UIKit's that Scrim doesn't model: using one is an error that says so, never a no-op.
enum NotModelled {
  /// Classes and functions.
  static let globals = [
    "MZFormSheetController", "NotificationCenter", "Timer",
    "UIActionSheet", "UIAlertAction", "UIAlertController", "UIAlertView", "UIBarButtonItem",
    "UIButton", "UIColor", "UIDevice", "UIImageView", "UILabel", "UINavigationBar",
    "UINavigationController", "UINavigationItem", "UIPageViewController",
    "UIPercentDrivenInteractiveTransition", "UIPopoverController",
    "UIPopoverPresentationController", "UIScrollView", "UISegmentedControl",
    "UISheetPresentationController", "UISplitViewController", "UIStoryboard",
    "UIStoryboardSegue", "UITabBarController", "UITextField", "UITextView", "UITraitCollection",
    "UIWindowScene", "background", "drag", "eventually", "foreground",
    "keyboard", "resize", "rotate", "statusBar", "swipe", "tap", "touch", "visible",
  ]

  /// Members of any class.
  static let members = [
    "activePresentationController", "additionalSafeAreaInsets", "addGestureRecognizer",
    "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", "backgroundColor",
    "becomeFirstResponder", "childForStatusBarHidden", "childForStatusBarStyle",
    "definesPresentationContext", "didReceiveMemoryWarning",
    "disablesAutomaticKeyboardDismissal", "dismissModalViewControllerAnimated",
    "edgesForExtendedLayout", "gestureRecognizers", "hitTest", "inputAccessoryView",
    "isModalInPopover", "isModalInPresentation", "layoutMargins",
    "modalPresentationCapturesStatusBarAppearance", "modalViewController",
    "navigationController", "navigationItem", "overrideTraitCollection", "performSegue",
    "popoverPresentationController", "preferredInterfaceOrientationForPresentation",
    "preferredStatusBarStyle", "preferredTransition", "prefersStatusBarHidden", "prepare",
    "presentModalViewController", "providesPresentationContextTransitionStyle",
    "resignFirstResponder", "safeAreaInsets", "setNeedsStatusBarAppearanceUpdate",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "sheetPresentationController",
    "shouldAutorotate", "show", "showDetailViewController", "snapshotView",
    "splitViewController", "supportedInterfaceOrientations", "tabBarController",
    "tabBarItem", "toolbarItems", "traitCollection", "traitCollectionDidChange",
    "traitOverrides", "transition", "transitionCoordinator", "transitioningDelegate",
    "viewDidUnload", "viewSafeAreaInsetsDidChange", "viewWillTransition", "viewWillUnload",
    "willAnimateRotation", "willRotate", "willTransition", "windowScene",
  ]

  /// What the error says.
  static func text(_ name: String) -> String {
    "\(name) is not modelled yet; see docs/coverage.md for what is"
  }
}
