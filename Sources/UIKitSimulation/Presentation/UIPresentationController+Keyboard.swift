import Trace

// What moves for the keyboard: form sheets on pads, popovers and alerts.
extension UIPresentationController {
  /// Where a sheet goes over the keyboard: into the middle of what is left, or to the top
  /// (GEO-045, GEO-046, KBD-039).
  ///
  /// - Parameters:
  ///   - frame: Where it is without a keyboard, in the container's coordinates.
  ///   - moves: Whether it does move in that room; asked if the keyboard would cover it.
  func overKeyboard(_ frame: CGRect, in room: CGRect, moves: (CGRect) -> Bool) -> CGRect {
    let overlap = simulator.keyboardOverlap
    guard overlap > 0, frame.maxY > room.maxY - overlap, moves(room) else { return frame }
    let top = room.minY + simulator.application.statusBarHeight
    let free = room.maxY - overlap - top
    return CGRect(
      x: frame.minX,
      y: frame.height <= free ? top + (free - frame.height) / 2 : min(frame.minY, top),
      width: frame.width, height: frame.height)
  }

  fileprivate func followKeyboard(_ motion: TransitionTiming) {
    if simulator.has(.nobodyAvoidsKeyboard) { return }
    guard containerView?.window != nil, !isGoing, transition.phase != .requested
    else { return }
    let old = presentedView.frame
    let new = frameOfPresentedViewInContainerView
    guard old != new else { return }
    let seq = simulator.record(.keyboard, presentedViewController, .avoidsKeyboard)
    simulator.field(.to, .rect(new.minX, new.minY, new.width, new.height))
    simulator.checks.movesForKeyboard(self, seq)
    simulator.animations.animate(
      duration: motion.duration, timing: motion.timing, beginsFromCurrent: true,
      overridesInherited: true, changes: { placeOverKeyboard() })
  }
}

extension Simulator {
  /// What the keyboard leaves popovers of the room that they have (KBD-041, GEO-099).
  func popoverRoom(in room: CGRect) -> CGRect {
    let overlap = keyboardOverlap
    guard overlap > 0, decide(PopoverOverKeyboard.self, nil) == .avoids else { return room }
    return room.above(overlap)
  }

  /// What the keyboard leaves alerts, which lie in the middle of it (GEO-115).
  func alertRoom(in room: CGRect) -> CGRect {
    let overlap = keyboardOverlap
    guard overlap > 0, decide(AlertOverKeyboard.self, nil) == .centresAbove else { return room }
    return room.above(overlap)
  }

  /// Whether anything on the screen may move for the keyboard.
  var keyboardPushesPresentations: Bool {
    application.windows.contains { window in
      window.isShown
        && (!window.presentations.isEmpty || !window.legacyPopovers.isEmpty
          || window.legacyAlert != nil)
    }
  }

  /// Moves what moves for the keyboard, about a turn after that was told (KBD-040), or with it.
  func moveForKeyboard(_ motion: TransitionTiming) {
    guard decide(SheetKeyboardTime.self, nil) == .nextTurn else { return followKeyboard(motion) }
    runLoop.async { [self] in followKeyboard(motion) }
  }

  private func followKeyboard(_ motion: TransitionTiming) {
    for window in application.windows where window.isShown {
      for presentation in window.presentations where presentation.avoidsKeyboard {
        presentation.followKeyboard(motion)
      }
      for popover in window.legacyPopovers { popover.followKeyboard(motion) }
      window.legacyAlert?.presenter?.followKeyboard(motion)
    }
  }
}

extension CGRect {
  /// The rectangle without that much at its bottom, in points.
  fileprivate func above(_ height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(0, self.height - height))
  }
}
