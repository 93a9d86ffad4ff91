extension Keyboard {
  /// The finger that scrolls pulls the docked keyboard down to a height in the interface's
  /// coordinates (KBD-049).
  package func drag(to y: CGFloat) {
    guard isVisible, isDocked, owner != nil, let input else { return }
    let full = shownFrame(input)
    let top = min(max(y, full.minY), simulator.keyboardRoom.maxY - 1)
    guard top != frame.minY else { return }
    if !isDragged {
      isDragged = true
      // The finger ends what brought it.
      finishTelling()
      guard isVisible, owner != nil else { return isDragged = false }
    }
    frame = CGRect(x: full.minX, y: top, width: full.width, height: full.height)
    simulator.animations.changeAtOnce { screen.move(to: frame) }
  }

  /// The finger lets the keyboard go, with a speed downwards in points a second: it goes away with
  /// a finger that moved down last, else it comes back.
  package func endDrag(velocity: CGFloat) {
    guard isDragged else { return }
    guard isVisible, let owner, let input else { return isDragged = false }
    let full = shownFrame(input)
    let goes = velocity == 0 ? frame.minY > full.midY : velocity > 0
    if goes, frame.minY > full.minY {
      isTakingAway = true
      let hasGone = owner.sendResign()
      isTakingAway = false
      isDragged = false
      if hasGone { return }
    }
    isDragged = false
    guard frame != full else { return }
    var change: KeyboardChange =
      simulator.decide(CancelledKeyboardPull.self, self) == .told
      ? .move(from: frame, to: full) : .silent(from: frame, to: full)
    change.isByUser = true
    adapt(&change)
    run(change)
  }

  /// How often it tells that its frame will change as a finger sends it away (KBD-023).
  var framesTold: Int {
    isDragged && simulator.decide(KeyboardSwipe.self, self) == .thrice ? 3 : 1
  }
}
