import Trace

// How a turn goes from iOS 8 on: the window itself gets another size.
extension UIWindow {
  /// Gives the window another orientation, another size or both, with the newer callbacks in their
  /// stages: set-up, creating the animations, running, clean-up (ROT-069, ROT-070).
  func changeSize(
    to target: UIInterfaceOrientation, _ size: CGSize, duration: Int64, animated: Bool
  ) {
    let old = interfaceOrientation
    let event =
      target == old
      ? recordResize(to: size, duration: animated ? duration : 0)
      : recordBegin(.rotationBegin, to: target, duration: animated ? duration : 0)
    let coordinator = UIViewControllerTransitionCoordinator(
      window: self, room: simulator.windowTraits(in: target, size), from: old, to: target,
      isAnimated: animated, duration: duration)
    let rotation = WindowRotation(
      from: old, to: target, duration: animated ? duration : 0, receivers: [],
      coordinator: coordinator, event: event)
    rotationState.running = rotation
    simulator.following(event) {
      if rotation.isTurn { ignoresTouches(true, rotation) }
      prepareToReadapt(in: coordinator.room)
      rootViewController?.sendWillTransition(with: coordinator)
      if tellsSize(size, of: coordinator) {
        rootViewController?.sendViewWillTransition(to: size, with: coordinator)
      }
      guard simulator.failure == nil else { return }
      if target != old, turnsStatusBar {
        simulator.application.announceOrientation(target, duration: rotation.duration)
        simulator.storedKeyboard?.turnBegins()
      }
      guard simulator.failure == nil else { return }
      simulator.animations.animate(
        duration: rotation.duration, timing: .cubic(.easeInEaseOut), overridesInherited: true,
        changes: { take(target, size, coordinator, isAnimated: animated) },
        completion: { [self] _ in endSizeTransition(rotation) })
    }
  }

  /// Whether a turn is told as a change of size: one of a window that fills its room is, though a
  /// half turn changes none.
  private func tellsSize(
    _ size: CGSize, of coordinator: UIViewControllerTransitionCoordinator
  ) -> Bool {
    size != bounds.size
      || fillsRoom && coordinator.isTurn
        && simulator.decide(HalfTurnCallbacks.self, self) == .told
  }

  private func recordResize(to size: CGSize, duration: Int64) -> Int32 {
    let seq = simulator.record(.window, self, .resize)
    guard seq >= 0 else { return seq }
    simulator.field(.size, .size(size.width, size.height))
    simulator.field(.duration, .seconds(duration))
    return seq
  }

  /// Takes the new orientation and size over, and has everything in the window follow.
  private func take(
    _ target: UIInterfaceOrientation, _ size: CGSize,
    _ coordinator: UIViewControllerTransitionCoordinator, isAnimated: Bool
  ) {
    // What is seen turns from where it was; the model is upright before and after (ROT-067).
    if coordinator.isTurn, isAnimated {
      simulator.animations.changeAtOnce { transform = target.turn(to: interfaceOrientation) }
      transform = .identity
    }
    takeRoom(target, size)
    let layoutIsFirst = simulator.decide(AlongsideOrder.self, self) == .afterLayout
    if layoutIsFirst { layoutIfNeeded() }
    coordinator.runAlongside()
    if !layoutIsFirst { layoutIfNeeded() }
  }

  /// Turns the window as part of something else, without an animation of its own.
  ///
  /// - Parameters:
  ///   - event: The event of the turn, or -1.
  ///   - tell: Tells of the new traits and the new size those that hear of such a turn.
  func turnAtOnce(
    to target: UIInterfaceOrientation, _ event: Int32,
    _ tell: (CGSize, UIViewControllerTransitionCoordinator) -> Void
  ) {
    let old = interfaceOrientation
    simulator.following(event) {
      if turnsStatusBar { simulator.application.announceOrientation(target, duration: 0) }
      guard simulator.decide(RotationCallbacks.self, self) == .sizeTransition else {
        setOrientation(target)
        if turnsStatusBar { simulator.storedKeyboard?.interfaceTurned() }
        return placeContents()
      }
      let room = simulator.windowSize(in: target)
      let coordinator = UIViewControllerTransitionCoordinator(
        window: self, room: simulator.windowTraits(in: target, room), from: old, to: target,
        isAnimated: false, duration: 0)
      prepareToReadapt(in: coordinator.room)
      let size = fillsRoom ? room : bounds.size
      tell(size, coordinator)
      takeRoom(target, size)
      coordinator.runAlongside()
      coordinator.runCompletions()
    }
    if turnsStatusBar { simulator.application.noteOrientation(from: old) }
  }

  /// Gives the window its new room without telling anybody of the turn but those whose traits
  /// change with it.
  func takeRoom(_ target: UIInterfaceOrientation, _ size: CGSize) {
    let scene = windowScene.flatMap { $0.tells(of: self) ? $0 : nil }
    let old = (bounds: bounds, orientation: interfaceOrientation, traits: room)
    for presentation in (abandoned + presentations).reversed() { presentation.roomWillChange() }
    // A window with a frame of its own keeps that: a guess.
    let isWhole = fillsRoom && simulator.profile.value(WindowSpace.self) == .interface
    setOrientation(target)
    if isWhole {
      bounds = CGRect(origin: bounds.origin, size: size)
      // Beside another app it is at the left edge, and slid over in the middle of the height.
      center = CGPoint(x: size.width / 2, y: simulator.screen.interfaceBounds.midY)
    }
    simulator.tellTraits()
    if turnsStatusBar { simulator.storedKeyboard?.interfaceTurned() }
    for presentation in presentations { presentation.readapt() }
    placeContents()
    if isShown { simulator.application.statusBar.update() }
    guard let scene else { return }
    simulator.animations.outsideBlocks {
      scene.tellUpdate(
        bounds: old.bounds, interfaceOrientation: old.orientation,
        traitCollection: simulator.traitCollection(old.traits))
    }
  }

  private func endSizeTransition(_ rotation: WindowRotation) {
    endTurn(rotation) {
      rotation.coordinator?.runCompletions()
      if rotation.isTurn, turnsStatusBar {
        simulator.application.noteOrientation(from: rotation.from)
      }
    }
  }

  /// Gives the window another size in points, with the callbacks of a change of size.
  func changeSize(to size: CGSize) {
    guard roomSize != size else { return }
    // As long as a quarter turn: a guess.
    changeSize(
      to: interfaceOrientation, size, duration: simulator.quarterTurnDuration, animated: true)
  }
}

extension Simulator {
  /// Whether the app may have a part of the screen; elsewhere it always has the whole.
  package var isResizable: Bool {
    device.model.idiom == .pad && consult(Multitasking.self) == .exists
  }

  /// Gives the app another part of a pad's screen, of that size in points (ROT-072).
  ///
  /// - Returns: Why it doesn't get it at once; nil if it does.
  @discardableResult
  package func resize(to size: CGSize) -> String? {
    guard isResizable else { return "an app has the whole screen of this device" }
    windowArea = WindowArea(size, on: screen.interfaceBounds.size)
    let size = windowSize(in: application.interfaceOrientation)
    let isNews = application.windows.contains { $0.roomSize != size }
    var waits = false
    for window in application.windows {
      let isBusy = !window.transitions.isEmpty || window.rotationState.running != nil
      guard isBusy, decide(ResizeDuringTransition.self, window) == .waits else {
        window.changeSize(to: size)
        continue
      }
      waits = true
      window.rotationState.isSizeWaiting = true
      record(.window, window, .resizeWaits)
      field(.size, .size(size.width, size.height))
    }
    if waits { return "the new size waits for what is under way" }
    return isNews ? nil : "the app has that size already"
  }
}
