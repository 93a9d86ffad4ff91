import Trace

extension UIWindow {
  /// Whether the window doesn't follow the device now: turns are locked out (ROT-086), or a
  /// transition runs in it (ROT-088, ROT-089).
  var isLockedAgainstTurns: Bool { rotationState.locks > 0 || !transitions.isEmpty }

  /// Keeps the window from following the device, until as many ends have come (ROT-086).
  public func beginDisablingInterfaceAutorotation() { rotationState.locks += 1 }

  /// Ends what the matching begin began; one too many is only logged (ROT-087).
  ///
  /// - Parameter animated: Whether the window looks at once at how the device is held by now.
  public func endDisablingInterfaceAutorotation(animated: Bool) {
    guard rotationState.locks > 0 else {
      return simulator.warn(
        self, .rotationUnbalanced, RotationMessages.unbalancedUnlock(self), rule: .rot087)
    }
    rotationState.locks -= 1
    if animated, rotationState.hasSomethingWaiting { makeUpForTurn() }
  }

  // MARK: Following the device

  /// Turns the window to how the device is held, if nothing is in the way and everybody agrees.
  func followDevice() {
    guard let target = simulator.uiDevice.heldInterface, simulator.failure == nil
    else { return }
    if !isShown, simulator.decide(HiddenWindowTurns.self, self) == .left { return }
    guard !isLockedAgainstTurns else { return wait(for: target) }
    if rotationState.running != nil {
      guard simulator.decide(TurnDuringRotation.self, self) == .waits else {
        return refuse(target)
      }
      return wait(for: target)
    }
    rotationState.isWaiting = false
    guard target != interfaceOrientation else { return }
    do {
      guard try allows(target) else { return refuse(target) }
      // A question may have run code of the app that put something in the way.
      guard !isBusy else { return wait(for: target) }
      turn(to: target, animated: true)
      if effectOfHiddenTurn == .everything { turnVisibleWindows(to: target) }
    } catch {
      simulator.fail(error)
    }
  }

  /// Turns what can be seen without asking, as a hidden window once had it (ROT-098).
  private func turnVisibleWindows(to target: UIInterfaceOrientation) {
    for window in simulator.application.windows where window.isShown {
      guard !window.isLockedAgainstTurns, window.rotationState.running == nil else { continue }
      window.turn(to: target, animated: true)
    }
  }

  /// Whether a turn has to wait: for what runs in the window, or for the user to come back.
  var isBusy: Bool {
    isLockedAgainstTurns || rotationState.running != nil
      || simulator.application.applicationState == .background
  }

  /// Looks again at a turn that waited, once nothing is in the way.
  func makeUpForTurn() {
    guard !isBusy else { return }
    if rotationState.isSizeWaiting {
      rotationState.isSizeWaiting = false
      changeSize(to: simulator.windowSize(in: interfaceOrientation))
    }
    if let request = rotationState.request, !isBusy {
      rotationState.request = nil
      request()
    }
    if rotationState.isMaskWaiting, !isBusy { updateOrientation(animated: true) }
    guard rotationState.isWaiting, !isBusy else { return }
    followDevice()
  }

  private func wait(for target: UIInterfaceOrientation) {
    rotationState.isWaiting = true
    recordWaiting(for: target)
  }

  /// Records that a turn waits, and what for.
  ///
  /// - Parameter target: how the window would be turned, if that is known.
  func recordWaiting(for target: UIInterfaceOrientation? = nil) {
    simulator.record(.rotation, self, .rotationWaits, rule: .rot088)
    if let target { simulator.field(.to, .name(target.word.traceName)) }
    if let presentation = transitions.last {
      simulator.field(.transition, .name(presentation.presentedViewController.traceName))
    } else {
      let reason: Word =
        rotationState.running != nil ? .turn : rotationState.locks > 0 ? .lock : .background
      simulator.field(.reason, .name(reason.traceName))
    }
  }

  private func refuse(_ target: UIInterfaceOrientation) {
    // The walk may record decisions, which would get the fields.
    let decider = orientationDecider
    simulator.record(.rotation, self, .rotationRefused)
    simulator.field(.to, .name(target.word.traceName))
    if let decider { simulator.field(.decider, .name(decider.traceName)) }
  }

  // MARK: Turning

  /// Turns the window and tells everybody who is concerned.
  func turn(to target: UIInterfaceOrientation, animated: Bool) {
    let old = interfaceOrientation
    guard target != old, simulator.failure == nil else { return }
    let duration = animated ? simulator.rotationDuration(from: old, to: target) : 0
    if simulator.decide(RotationCallbacks.self, self) == .rotation {
      turnWithRotationCallbacks(to: target, duration: duration)
    } else {
      changeSize(
        to: target, fillsRoom ? simulator.windowSize(in: target) : bounds.size, duration: duration,
        animated: animated)
    }
  }

  /// Records where a turn begins.
  func recordBegin(_ event: Word, to target: UIInterfaceOrientation, duration: Int64) -> Int32 {
    // The walk may record decisions, which would get the fields.
    let decider = orientationDecider
    let seq = simulator.record(.rotation, self, event)
    guard seq >= 0 else { return seq }
    simulator.field(.from, .name(interfaceOrientation.word.traceName))
    simulator.field(.to, .name(target.word.traceName))
    if duration > 0 {
      simulator.field(.duration, .seconds(duration))
    } else {
      simulator.field(.animated, .bool(false))
    }
    if let decider { simulator.field(.decider, .name(decider.traceName)) }
    return seq
  }

  /// Sets how the window and, with it, the status bar are turned.
  func setOrientation(_ target: UIInterfaceOrientation) {
    interfaceOrientation = target
    roomSize = simulator.windowSize(in: target)
    // The bar follows whichever window turned last (ROT-091).
    if turnsStatusBar { simulator.application.setInterfaceOrientation(target) }
  }

  /// Whether the status bar turns with the window; a hidden one once took it along (ROT-098).
  var turnsStatusBar: Bool {
    isShown || effectOfHiddenTurn != .nothing
  }

  /// What else turns with the window if it is hidden; nothing does without a root (WIN-020).
  private var effectOfHiddenTurn: HiddenWindowEffect {
    guard !isShown, rootViewController != nil else { return .nothing }
    return simulator.decide(HiddenWindowEffect.self, self)
  }

  /// Ends the turn that is under way; what waited for that comes next.
  func endTurn(_ rotation: WindowRotation, _ tell: () -> Void) {
    guard rotationState.running === rotation, simulator.failure == nil else { return }
    rotationState.running = nil
    if rotation.isTurn { ignoresTouches(false, rotation) }
    simulator.following(rotation.event) {
      if rotation.isTurn {
        simulator.record(.rotation, self, .rotationEnd)
      } else {
        simulator.record(.window, self, .resizeEnd)
      }
      tell()
      if rotation.isTurn, turnsStatusBar { simulator.storedKeyboard?.turnEnds() }
    }
    if rotationState.hasSomethingWaiting { makeUpForTurn() }
  }

  /// Has the app ignore touches while an animated turn runs, where systems do (ROT-090).
  func ignoresTouches(_ isIgnoring: Bool, _ rotation: WindowRotation) {
    guard rotation.duration > 0,
      simulator.consult(TouchesInRotation.self) == .ignored
    else { return }
    simulator.application.turnIgnoresTouches(isIgnoring)
  }
}
