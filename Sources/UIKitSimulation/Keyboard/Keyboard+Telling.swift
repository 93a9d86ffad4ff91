import Trace

// How the keyboard moves, and what it tells of that and when.
extension Keyboard {
  /// Leaves out what the system doesn't tell.
  ///
  /// - Parameter isOfDocked: Whether it is about the docked keyboard, though it is none any more.
  func adapt(_ change: inout KeyboardChange, isOfDocked: Bool = false) {
    if !isDocked, !isOfDocked {
      change.before.removeAll { $0 != .keyboardWillChangeFrame }
      change.after.removeAll { $0 != .keyboardDidChangeFrame }
    }
    guard simulator.consult(KeyboardNotices.self) == .showAndHide else { return }
    change.before.removeAll { $0 == .keyboardWillChangeFrame }
    change.after.removeAll { $0 == .keyboardDidChangeFrame }
  }

  /// Moves the keyboard and tells of it: before from inside the animation (KBD-015), after when it
  /// has ended.
  func run(_ change: KeyboardChange, rounds: Int = 1) {
    hasBeenUp = true
    overtake()
    changes += 1
    let number = changes
    var change = change
    change.orientation = change.orientation ?? simulator.application.interfaceOrientation
    let motion = motion(of: change)
    let goal = change.place ?? change.to
    frame = goal
    screen.arrange()
    if change.from.minY >= simulator.keyboardRoom.maxY {
      // What comes has its size already.
      simulator.animations.changeAtOnce {
        screen.move(to: hiddenFrame(simulator.keyboardRoom, height: goal.height))
      }
    }
    simulator.animations.outsideBlocks {
      simulator.animations.animate(
        duration: motion.duration, timing: motion.timing, beginsFromCurrent: true,
        overridesInherited: true,
        changes: {
          screen.move(to: goal)
          for _ in 0..<rounds { tell(change.before, change, number) }
        })
    }
    guard simulator.failure == nil, changes == number else { return }
    if simulator.keyboardPushesPresentations { simulator.moveForKeyboard(motion) }
    let timer = simulator.runLoop.schedule(
      after: motion.duration, .ending, of: traceName
    ) { [self] in
      ending = nil
      comeToRest()
      tell(change.after, change, number)
    }
    ending = (timer, change)
  }

  /// Posts notifications of a change, until another one overtakes it.
  func tell(
    _ notifications: [Word], _ change: KeyboardChange, _ number: Int, isTimed: Bool = true
  ) {
    for notification in simulator.has(.keyboardNoticesSwapped)
      ? notifications.reversed() : notifications
    {
      guard changes == number else { return }
      post(notification, change, isTimed: isTimed)
    }
  }

  /// Puts a keyboard that has gone below the screen, wherever it went, and takes the app's views
  /// out of it.
  private func comeToRest() {
    guard input == nil else { return }
    screen.hold(nil)
    let rest = hiddenFrame(simulator.keyboardRoom)
    guard rest != frame else { return }
    frame = rest
    simulator.animations.changeAtOnce { screen.move(to: rest) }
  }

  /// How the keyboard moves, and for how long: from iOS 7 on by the spring of its curve.
  ///
  /// Where the app has animations switched off it is there at once, which is a guess.
  func motion(of change: KeyboardChange) -> TransitionTiming {
    guard !simulator.animations.isSuppressed else {
      return TransitionTiming(duration: 0, timing: .cubic(.easeInEaseOut))
    }
    let duration =
      simulator.decide(KeyboardMotion.self, self) == .spring
      ? SpringTiming.system.settlingNanoseconds : nil
    guard let duration, duration <= change.limit ?? .max else {
      return TransitionTiming(
        duration: min(duration ?? change.duration, change.limit ?? .max),
        timing: .cubic(.easeInEaseOut))
    }
    return TransitionTiming(duration: duration, timing: .spring(.system))
  }

  /// Tells the end of a hide that a transition has caused, which isn't overtaken (KBD-057).
  func finishHide() {
    if ending?.change.limit != nil { finishTelling() }
  }

  /// Tells at once what a change that is under way would tell at its end.
  func finishTelling() {
    guard let (timer, change) = ending else { return }
    simulator.runLoop.cancel(timer)
    ending = nil
    comeToRest()
    tell(change.after, change, changes)
  }

  /// Has another change come before the end of one that is under way: what that would tell then is
  /// dropped, or told in the next turn.
  func overtake() {
    guard let (timer, change) = ending else { return }
    simulator.runLoop.cancel(timer)
    ending = nil
    guard !change.after.isEmpty, simulator.decide(KeyboardOvertaken.self, self) == .told else {
      return
    }
    simulator.runLoop.async { [self] in
      for notification in change.after { post(notification, change) }
    }
  }
}
