extension UINavigationController {
  /// Begins to pop under the finger: both controllers are told, and nothing moves by itself.
  ///
  /// - Returns: whether there was anything to pop.
  package func beginInteractivePop() -> Bool {
    let stack = viewControllers
    guard stack.count > 1, running == nil, pendingChange == nil, appearance.state == .appeared,
      let top = stack.last, top === shown
    else { return false }
    leaving.append(top)
    navigationBar.items = viewControllers.map(\.navigationItem)
    top.sendWillMove(to: nil)
    begin(to: stack[stack.count - 2], animated: true, isInteractive: true)
    guard let transition = running else { return false }
    let motion = simulator.navigationMotion
    place(transition, at: 0, motion)
    transition.coordinator?.followFinger(motion.timing)
    return true
  }

  /// Moves the screens with the finger, `progress` being the part of the whole way.
  package func updateInteractivePop(_ progress: CGFloat) {
    guard let transition = running, transition.animation == nil else { return }
    transition.progress = min(max(progress, 0), 1)
    place(transition, at: transition.progress, simulator.navigationMotion)
    transition.coordinator?.update(transition.progress)
  }

  /// Lets the pop go on to its end by itself.
  package func finishInteractivePop() {
    guard let transition = running, transition.animation == nil else { return }
    release(transition)
    guard running === transition, transition.animation == nil else { return }
    animate(transition, from: transition.progress, to: 1) { [self] in end(transition) }
  }

  /// Takes a pop back that a finger still holds, because the container goes off the screen.
  ///
  /// A transition that begins cancels gestures (TCH-039).
  func takeBackHeldPop() {
    guard let transition = running, transition.isInteractive, transition.animation == nil,
      transition.phase == .moving
    else { return }
    cancelInteractivePop()
  }

  /// Takes the pop back: the screens return, and then both controllers are turned round
  /// (PRES-134, PRES-135).
  package func cancelInteractivePop() {
    guard let transition = running, transition.animation == nil else { return }
    transition.isCancelled = true
    release(transition)
    guard running === transition, transition.animation == nil else { return }
    animate(transition, from: transition.progress, to: 0) { [self] in end(transition) }
  }

  /// Tells the coordinator that the finger is gone, and lets what runs alongside go on.
  private func release(_ transition: NavigationTransition) {
    guard let coordinator = transition.coordinator else { return }
    coordinator.interactionEnded(isCancelled: transition.isCancelled)
    coordinator.goOn(simulator.navigationMotion.timing)
  }

  /// Puts the stack and the screen back to what they were before the transition.
  func takeBackScreen(_ transition: NavigationTransition) {
    shown = transition.from
    shownWrapper = transition.fromWrapper
    if let staying = transition.from {
      putBack(staying, above: transition.to, isDropped: transition.isOutgoingDropped)
      staying.isMovingFromParent = false
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
  }

  /// Puts what was going back into its place in the stack, below what has been pushed meanwhile.
  ///
  /// One that the app has taken out, or put elsewhere, stays as the app has it.
  private func putBack(
    _ staying: UIViewController, above lower: UIViewController?, isDropped: Bool
  ) {
    guard !isDropped, leaving.contains(where: { $0 === staying }) else { return }
    var stack = viewControllers
    leaving.removeAll { $0 === staying }
    let place = stack.firstIndex { $0 === lower }
    stack.insert(staying, at: place.map { $0 + 1 } ?? 0)
    children = leaving + stack
  }

  /// Turns both controllers of a cancelled transition round, as far as they haven't been.
  ///
  /// A callback may ask for it again, and the rest follows then.
  func endCancelled(_ transition: NavigationTransition) {
    if let turnedBack = transition.to {
      if turnedBack.appearance.state == .appearing { turnedBack.reverseAppearance() }
      guard running === transition else { return }
      turnedBack.wrapper?.removeFromSuperview()
      if turnedBack.isInTransition { turnedBack.endAppearance() }
      if release(turnedBack) { turnedBack.sendDidMove(to: nil) }
    }
    guard running === transition else { return }
    if let staying = transition.from, staying.appearance.state == .disappearing {
      staying.reverseAppearance()
      staying.sendIsAppearing(animated: true)
    }
    guard running === transition else { return }
    running = nil
    endIgnoringTouches()
    if let staying = transition.from, staying.isInTransition { staying.endAppearance() }
    closeCoordinator(of: transition)
    transition.unlock()
    followUp()
  }
}
