extension Simulator {
  /// Whether no touch gets anywhere now.
  var ignoresTouches: Bool { lostTouch != nil }

  /// Why no touch gets anywhere now; nil if one does.
  ///
  /// Such a touch is lost for good (TCH-013).
  var lostTouch: HitReport? {
    if application.applicationState == .background { return .lost("the app is in the background") }
    if application.ignoresTouchesItself { return .lost("the app ignores interaction events") }
    if application.ignoringTurns > 0 { return .lost("touches are lost while the interface turns") }
    let moving =
      application.transitionIgnoringTouches?.presentedViewController
      ?? application.windows.lazy.compactMap(\.movingContainer).first
    if let moving {
      return .lost(
        "touches are lost while \(moving.traceNameText)'s transition is under way",
        blocker: moving)
    }
    if animations.blockingCount > 0, consult(AnimationTouches.self) == .application {
      return .lost("touches are lost while a block animates without allowUserInteraction")
    }
    return nil
  }

  /// Ends the touches that are under way as the app begins to ignore touches (TCH-039, TCH-040).
  func beganToIgnoreTouches() {
    guard let storedTouches, storedTouches.areUnderWay,
      decide(TouchesUnderWay.self, application) == .cancelled
    else { return }
    storedTouches.cancelAll()
  }
}

extension UIWindow {
  /// The navigation controller in the window that is changing screens.
  fileprivate var movingContainer: UIViewController? {
    for presentation in presentations.reversed() {
      if let moving = presentation.presentedViewController.movingContainer { return moving }
    }
    return rootViewController?.movingContainer
  }
}

extension UIViewController {
  /// The navigation controller, among this controller and those in it, that is changing screens
  /// without the finger.
  fileprivate var movingContainer: UIViewController? {
    if let navigation = self as? UINavigationController, navigation.running?.animation != nil {
      return self
    }
    for child in children {
      if let moving = child.movingContainer { return moving }
    }
    return nil
  }
}
