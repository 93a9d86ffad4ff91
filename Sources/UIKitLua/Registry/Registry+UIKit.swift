extension Registry {
  /// UIKit as scripts see it: the classes, the values and the verbs.
  package static let uikit: Registry = {
    var registry = Registry()
    for value in [
      ValueEntry.cgRect, .cgPoint, .cgSize, .uiEdgeInsets, .cgAffineTransform,
    ] {
      registry.add(value)
    }
    for entry in [
      ClassEntry.uiResponder, .uiView, .uiControl, .uiButton, .uiSwitch, .uiSegmentedControl,
      .uiLabel, .uiImageView, .uiTouch, .uiEvent, .uiWindow, .uiViewController, .uiBarButtonItem,
      .uiPresentationController, .uiSheetPresentationController, .uiPopoverPresentationController,
      .uiNavigationItem, .uiNavigationBar, .uiToolbar, .uiTabBar, .uiNavigationController,
      .uiTabBarController, .uiSplitViewController, .uiPageViewController,
      .uiScreen, .uiDevice, .uiTransitionCoordinator, .uiApplication, .notificationObserver,
      .uiScene, .uiWindowScene,
      .notificationCenter,
      .uiStatusBarManager, .uiKeyboardLayoutGuide,
      .uiTextField, .uiAlertAction, .uiAlertController, .uiAlertView, .uiActionSheet,
      .uiPopoverController,
      .uiTraitCollection, .uiTraitOverrides, .uiLayoutSupport,
      .uiGestureRecognizer, .uiTapGestureRecognizer, .uiPanGestureRecognizer,
      .uiScreenEdgePanGestureRecognizer, .uiLongPressGestureRecognizer, .uiSwipeGestureRecognizer,
      .uiPinchGestureRecognizer, .uiScrollView, .uiTextView, .uiSearchBar,
      .caLayer, .uiCubicTimingParameters, .uiSpringTimingParameters, .uiViewPropertyAnimator,
    ] {
      registry.add(entry)
    }
    for verb in appVerbs + clockVerbs + rotationVerbs + lifeVerbs + dragVerbs { registry.add(verb) }
    registry.add(.caTransaction)
    registry.add(tap)
    registry.add(touch)
    registry.add(statusBar)
    registry.add(keyboard)
    return registry
  }()
}
