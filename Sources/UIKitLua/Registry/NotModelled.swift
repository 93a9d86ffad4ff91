/// Names of UIKit's that Scrim doesn't model: using one is an error that says so, never a no-op.
package enum NotModelled {
  /// Classes and functions.
  package static let globals = [
    "MZFormSheetController", "Timer", "UIColor", "UIPageControl",
    "UIPercentDrivenInteractiveTransition", "UIRotationGestureRecognizer", "UISlider", "UIStepper",
    "UIStoryboard", "UIStoryboardSegue", "UITableView", "eventually", "visible",
  ]

  /// Members of any class.
  package static let members = [
    "addTarget", "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
    "backgroundColor", "contentInsetAdjustmentBehavior", "customView", "didReceiveMemoryWarning",
    "edgesForExtendedLayout", "hidesBackButton", "hidesBottomBarWhenPushed", "isMomentary",
    "isPagingEnabled", "layoutMargins", "performSegue", "preferredTransition", "prepare",
    "refreshControl", "removeAction", "scrollsToTop", "sendEvent", "snapshotView", "tabBarItem",
    "toolbarItems", "transitioningDelegate", "viewDidUnload", "viewWillUnload", "zoomScale",
  ]

  /// What the error says.
  static func text(_ name: String) -> String {
    let text = "\(name) is not modelled yet; see docs/coverage.md for what is"
    guard name.hasSuffix("addTarget") else { return text }
    return text + "; give a control its function with addAction(f, { for_ = \"touchUpInside\" }), "
      + "a recogniser with action = f"
  }
}
