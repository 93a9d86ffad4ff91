/// Names of UIKit's that Scrim doesn't model: using one is an error that says so, never a no-op.
package enum NotModelled {
  /// Classes and functions.
  package static let globals = [
    "MZFormSheetController", "Timer", "UIColor", "UIPercentDrivenInteractiveTransition",
    "UIStoryboard", "UIStoryboardSegue", "eventually", "visible",
  ]

  /// Members of any class.
  package static let members = [
    "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", "backgroundColor",
    "didReceiveMemoryWarning", "edgesForExtendedLayout", "layoutMargins", "performSegue",
    "preferredTransition", "prepare", "snapshotView", "tabBarItem", "toolbarItems",
    "transitioningDelegate", "viewDidUnload", "viewWillUnload",
  ]

  /// What the error says.
  static func text(_ name: String) -> String {
    "\(name) is not modelled yet; see docs/coverage.md for what is"
  }
}
