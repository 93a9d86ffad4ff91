extension Simulator {
  /// Whether no touch gets anywhere now.
  var ignoresTouches: Bool { lostTouch != nil }

  /// Why no touch gets anywhere now; nil if one does.
  ///
  /// Such a touch is lost for good (TCH-013).
  var lostTouch: HitReport? {
    if let lost = lostToApplication ?? lostToTransition { return lost }
    if animations.blockingCount > 0, consult(AnimationTouches.self) == .application {
      return .lost("touches are lost while a block animates without allowUserInteraction")
    }
    return nil
  }

  private var lostToApplication: HitReport? {
    if application.applicationState == .background { return .lost("the app is in the background") }
    if application.ignoresTouchesItself { return .lost("the app ignores interaction events") }
    if application.ignoringTurns > 0 { return .lost("touches are lost while the interface turns") }
    return nil
  }

  private var lostToTransition: HitReport? {
    if has(.touchesInTransition) { return nil }
    return application.controllerIgnoringTouches.map {
      .lost("touches are lost while \($0.traceNameText)'s transition is under way", blocker: $0)
    }
  }

  /// Whether a further tap of a burst still reaches a view though the one before it has begun a
  /// transition: both were under way before that (TCH-018).
  func isInTime(_ view: UIView) -> Bool {
    view.window != nil && lostToApplication == nil && lostToTransition != nil
      && decide(BurstTouches.self, view.touchReceiver) == .delivered
  }

  /// Ends the touches that are under way as the app begins to ignore touches (TCH-039, TCH-040).
  func beganToIgnoreTouches() {
    guard let storedTouches, storedTouches.areUnderWay,
      decide(TouchesUnderWay.self, application) == .cancelled
    else { return }
    storedTouches.cancelAll()
  }
}
