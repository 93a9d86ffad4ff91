import Trace

/// How far a turn of the interface is that the keyboard takes part in.
struct KeyboardTurn {
  /// Whether the show has been told that follows the hide.
  var isShown = false
  /// Whether the turn is over.
  var hasEnded = false
}

// A turn with the keyboard up is told as a hide and a show, though the keyboard never goes
// (KBD-025, GEO-135).
extension Keyboard {
  /// Whether a turn has told of a hide, and not yet of the show that follows.
  var isBetweenHideAndShow: Bool { turn?.isShown == false }

  /// The interface is about to turn: the keyboard is told to go.
  func turnBegins() {
    guard isVisible, isDocked, turn == nil else { return }
    overtake()
    changes += 1
    let number = changes
    turn = KeyboardTurn()
    var hide = KeyboardChange.hide(from: frame, to: hiddenFrame(simulator.keyboardRoom))
    adapt(&hide)
    hide.orientation = simulator.application.interfaceOrientation
    tell(hide.before, hide, number)
    simulator.runLoop.async { [self] in
      let isTimed = simulator.decide(KeyboardInTurn.self, self) != .late
      // The older systems tell the frame that the keyboard still has (GEO-136).
      if !isTimed { hide.to = hide.from }
      tell(hide.after, hide, number, isTimed: isTimed)
      guard !isTimed else { return showAfterTurn() }
      simulator.runLoop.schedule(after: .nanoseconds(0.15), .ending, of: traceName) { [self] in
        showAfterTurn()
      }
    }
  }

  /// The interface has turned: the keyboard lies across it anew.
  func interfaceTurned() {
    guard let input else {
      frame = hiddenFrame(simulator.keyboardRoom)
      // What is off the screen must not come onto it because that has another height now.
      if hasBeenUp { simulator.animations.changeAtOnce { screen.move(to: frame) } }
      return
    }
    let before = frame
    frame = shownFrame(input)
    screen.arrange()
    screen.move(to: frame)
    // One that isn't docked only has another frame (KBD-018).
    guard !isDocked, frame != before else { return }
    var change = KeyboardChange.move(from: before, to: frame)
    adapt(&change)
    run(change)
  }

  /// Tells that the keyboard comes again, unless somebody has sent it away in the meantime
  /// (KBD-028).
  private func showAfterTurn() {
    guard let turn, !turn.isShown else { return }
    guard let input else {
      self.turn = nil
      frame = hiddenFrame(simulator.keyboardRoom)
      return screen.move(to: frame)
    }
    self.turn?.isShown = true
    changes += 1
    let number = changes
    let shown = shownFrame(input)
    var show = KeyboardChange.show(
      from: turnBegin(shown), to: shown)
    adapt(&show)
    let motion = motion(of: show)
    simulator.animations.outsideBlocks {
      simulator.animations.animate(
        duration: motion.duration, timing: motion.timing, overridesInherited: true,
        changes: {
          frame = shown
          screen.arrange()
          screen.move(to: shown)
          tell(show.before, show, number)
        })
    }
    if simulator.keyboardPushesPresentations { simulator.moveForKeyboard(motion) }
    if self.turn?.hasEnded == true { finishTurn() }
  }

  /// Where the keyboard is told to come from: it doesn't move on the older systems (GEO-136).
  private func turnBegin(_ shown: CGRect) -> CGRect {
    if simulator.decide(KeyboardInTurn.self, self) == .late { return shown }
    return hiddenFrame(simulator.keyboardRoom, height: shown.height)
  }

  /// The turn is over.
  func turnEnds() {
    guard let turn else { return }
    self.turn?.hasEnded = true
    if turn.isShown { finishTurn() }
  }

  private func finishTurn() {
    turn = nil
    guard let input else { return }
    let isTimed = simulator.consult(KeyboardInTurn.self) != .late
    var show = KeyboardChange.show(from: frame, to: frame)
    show.from = turnBegin(frame)
    adapt(&show)
    tell(show.after, show, changes, isTimed: isTimed)
    // What the user has made of the keyboard in the meantime comes after it.
    guard turn == nil, self.input != nil else { return }
    let shown = shownFrame(input)
    if shown != frame { changeHeight(from: frame, to: shown) }
  }
}
