/// A finger's pull at a sheet, from its first move to its release.
final class SheetDrag {
  /// What the pull does.
  enum Effect {
    /// Nothing but stretching: it hasn't gone down yet.
    case undecided
    /// It stretches the sheet, which may not go.
    case blocked
    /// It dismisses the sheet.
    case dismissing
  }

  var effect = Effect.undecided
  /// How far the finger has gone down since the pull began, in points.
  var translation: CGFloat = 0
  /// Where the sheet's view rests.
  let rest: CGPoint
  /// Where the pull has put it; anything else that moves it ends the pull.
  var place: CGPoint
  /// Whether the delegate has heard that the user tries to dismiss the sheet.
  var hasToldAttempt = false

  init(rest: CGPoint) {
    self.rest = rest
    place = rest
  }

  /// How far a view is stretched by a finger that has gone `distance` points, if `reach` is the
  /// most that it gives (GEO-084).
  static func stretch(_ distance: CGFloat, reach: CGFloat) -> CGFloat {
    guard distance > 0, reach > 0 else { return 0 }
    return reach * (1 - 1 / (0.55 * distance / reach + 1))
  }
}

extension UISheetPresentationController {
  /// Begins to pull at the sheet.
  ///
  /// - Returns: whether it can be pulled: not before iOS 13, nor while it moves by itself.
  package func beginDrag() -> Bool {
    if let drag, isStill(drag) { return false }
    guard mayBeginInteractiveDismissal,
      simulator.decide(SheetPull.self, presentedViewController) == .dismisses
    else { return false }
    drag = SheetDrag(rest: presentedView.center)
    return true
  }

  /// Moves the sheet with the finger.
  ///
  /// The first move down asks whether the sheet may go, and begins to dismiss it (TCH-026).
  /// - Parameter translation: how far the finger has gone down since the pull began, in points.
  package func moveDrag(to translation: CGFloat) {
    guard let drag, isStill(drag) else { return }
    drag.translation = translation
    if drag.effect == .undecided, translation > 0 { decide(drag) }
    guard self.drag === drag else { return }
    place(drag)
    guard drag.effect == .blocked, translation >= attemptDistance,
      simulator.consult(DismissalAttempt.self) == .whilePulled
    else { return }
    tellAttempt(drag)
  }

  /// Lets the sheet go: it leaves or comes back.
  ///
  /// - Parameter velocity: how fast the finger moved down at last, in points a second.
  package func endDrag(velocity: CGFloat) {
    guard let drag, isStill(drag) else { return }
    self.drag = nil
    switch drag.effect {
    case .undecided:
      springBack(drag)
    case .blocked:
      springBack(drag)
      if drag.translation >= attemptDistance || isFling(velocity) { tellAttempt(drag) }
    case .dismissing:
      if goes(drag, velocity) {
        finishInteractiveDismissal()
      } else {
        cancelInteractiveDismissal()
      }
    }
  }

  /// Brings the sheet back because something took the finger away.
  package func cancelDrag() {
    guard let drag, isStill(drag) else { return }
    self.drag = nil
    if drag.effect == .dismissing { cancelInteractiveDismissal() } else { springBack(drag) }
  }

  // MARK: What it does

  /// Whether nothing but the finger has moved the sheet; the pull is over if something has.
  private func isStill(_ drag: SheetDrag) -> Bool {
    let isStill =
      drag.effect == .dismissing
      ? transition.isInteractive
      : transition.phase == .presented && presentedView.center == drag.place
    if !isStill { self.drag = nil }
    return isStill
  }

  /// Finds out what a pull down does.
  private func decide(_ drag: SheetDrag) {
    drag.effect = .blocked
    let reason = reasonAgainstUserDismissal()
    // The app may have done something in the meantime that takes the sheet from the finger.
    guard reason == nil, self.drag === drag, isStill(drag), mayBeginInteractiveDismissal else {
      return
    }
    tellWillDismiss(isInteractive: true)
    guard self.drag === drag, isStill(drag), mayBeginInteractiveDismissal else {
      return dropCoordinator()
    }
    presentedView.center = drag.rest
    drag.effect = .dismissing
    if !beginInteractiveDismissal({ [self] in tellDidDismiss() }) {
      if self.drag === drag { self.drag = nil }
      if transition.phase == .presented { dropCoordinator() }
    }
  }

  /// Lets go of the coordinator of a dismissal that hasn't come about.
  private func dropCoordinator() {
    storedCoordinator?.interactionEnded(isCancelled: true)
    closeCoordinator()
  }

  private func place(_ drag: SheetDrag) {
    let up = SheetDrag.stretch(-drag.translation, reach: reachUp)
    guard drag.effect != .dismissing else {
      let distance = interaction?.distance ?? 0
      updateInteractiveDismissal(
        distance > 0 ? max(0, drag.translation) / distance : 0, overshoot: up)
      return
    }
    let down = SheetDrag.stretch(drag.translation, reach: reachDown)
    drag.place = CGPoint(x: drag.rest.x, y: drag.rest.y - up + down)
    presentedView.center = drag.place
  }

  /// How far up the sheet gives: as far as there is room below the top of the safe area, at most
  /// 100 points (GEO-084).
  private var reachUp: CGFloat {
    min(max(0, frameOfPresentedViewInContainerView.minY - simulator.application.safeArea.top), 100)
  }

  /// How far down a sheet gives that may not go: a quarter of its height, at most 200 points
  /// (GEO-084).
  private var reachDown: CGFloat { min(200, distanceToBottom / 4) }

  /// How far a sheet that may not go has to be pulled to count as an attempt: a quarter of the way
  /// to the bottom (GEO-085).
  private var attemptDistance: CGFloat { distanceToBottom / 4 }

  private func isFling(_ velocity: CGFloat) -> Bool {
    simulator.reaches(velocity, FlingSpeed.self)
      && simulator.decide(SheetFling.self, presentedViewController) == .dismisses
  }

  private func goes(_ drag: SheetDrag, _ velocity: CGFloat) -> Bool {
    if isFling(velocity) { return true }
    // A fling upwards brings it back from wherever it is.
    if simulator.reaches(-velocity, FlingSpeed.self) { return false }
    let share = simulator.decide(SheetPullDistance.self, presentedViewController).share
    return drag.translation > share * (interaction?.distance ?? 0)
  }

  private func tellAttempt(_ drag: SheetDrag) {
    guard !drag.hasToldAttempt else { return }
    drag.hasToldAttempt = true
    tellDidAttemptToDismiss()
  }

  /// Moves a sheet back that was only stretched.
  private func springBack(_ drag: SheetDrag) {
    guard presentedView.center != drag.rest else { return }
    let timing = simulator.transition(.coverVertical)
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing, overridesInherited: true,
      changes: { presentedView.center = drag.rest })
  }
}
