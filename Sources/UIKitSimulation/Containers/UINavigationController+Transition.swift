import Trace

extension UINavigationController {
  /// Has the screen follow a change of the stack: in a transition if the container is on the
  /// screen, and without a sound otherwise.
  func follow(animated: Bool) {
    // A later change of the same turn makes the transition its own.
    pendingChange = animated
    guard isOnScreen else {
      if appearance.state == .disappeared { settleUnseen() }
      return
    }
    if animated, simulator.profile.value(TransitionTouchesBegin.self) == .call {
      beginIgnoringTouches()
    }
    schedule(animated: animated)
  }

  private var isOnScreen: Bool { appearance.state == .appeared && view.window != nil }

  /// Begins the transition, now or in the turn in which it is due on this system (PRES-219).
  private func schedule(animated: Bool) {
    guard running == nil else {
      // What is asked for during a transition waits for its end.
      if simulator.decide(PushDuringTransition.self, self) == .cutsShort { finishRunning() }
      return
    }
    let isInCall =
      animated
      ? simulator.decide(AnimatedPushStart.self, self) == .inCall
      : simulator.decide(UnanimatedPushStart.self, self) == .inCall
    if isInCall {
      beginPendingTransition()
    } else if !isScheduled {
      isScheduled = true
      simulator.runLoop.async { [self] in
        isScheduled = false
        beginPendingTransition()
      }
    }
  }

  private func beginPendingTransition() {
    guard running == nil else { return }
    guard let animated = pendingChange, isOnScreen else { return endIgnoringTouches() }
    pendingChange = nil
    let top = topViewController
    guard top !== shown else {
      endIgnoringTouches()
      // What came in went again before it was seen.
      if let top { tellArrived(top) }
      return
    }
    begin(to: top, animated: animated)
    guard let transition = running, simulator.failure == nil else { return followUp() }
    if animated {
      animate(transition, from: 0, to: 1) { [self] in end(transition) }
      transition.coordinator?.goAlong(simulator.navigationMotion.timing)
    } else {
      view.window?.layoutIfNeeded()
      end(transition)
    }
  }

  // MARK: Beginning

  /// Tells both controllers and puts the incoming one's view in.
  func begin(to incoming: UIViewController?, animated: Bool, isInteractive: Bool = false) {
    let outgoing = shown
    let isPop = isPop(from: outgoing, to: incoming)
    let transition = NavigationTransition(
      from: outgoing, to: incoming, isPop: isPop, isAnimated: animated, fromWrapper: shownWrapper)
    transition.isInteractive = isInteractive
    running = transition
    coordinating = transition
    shown = incoming
    shownWrapper = nil
    record(isPop ? .popBegin : .pushBegin, transition)
    // A finger that drives it isn't lost (TCH-012).
    if animated, !isInteractive { beginIgnoringTouches() }
    if animated, simulator.consult(TurnDuringPush.self) == .waits { transition.lock(view.window) }
    incoming?.loadViewIfNeeded()
    outgoing?.isMovingFromParent = leaving.contains { $0 === outgoing }
    outgoing?.beginAppearance(false, animated: animated)
    if let incoming, isSeen {
      incoming.isMovingToParent = !isPop
      if !incoming.isCoveredInContext { incoming.beginAppearance(true, animated: animated) }
      if isSeen { tellDelegate(.navigationControllerWillShow, incoming, animated) }
    }
    transition.phase = .moving
    guard simulator.failure == nil else { return }
    if let incoming { install(incoming, behindOthers: isPop) }
    guard isSeen else { return takeBack(transition) }
    incoming?.sendIsAppearing(animated: animated)
    if let outgoing { simulator.storedKeyboard?.leave(outgoing, isPop: isPop, animated: animated) }
    simulator.application.statusBar.update(
      along: animated ? simulator.navigationMotion.timing : nil)
  }

  /// Whether the container is seen, and not on its way out.
  private var isSeen: Bool { appearance.state == .appeared && simulator.failure == nil }

  /// Ends a transition whose container went off the screen while the two were told of it.
  private func takeBack(_ transition: NavigationTransition) {
    if let incoming = transition.to, incoming.appearance.state == .appearing {
      incoming.reverseAppearance()
    }
    end(transition)
  }

  /// Whether the incoming controller comes from below: it lies lower in the stack, or it was there
  /// before the outgoing one left.
  private func isPop(from outgoing: UIViewController?, to incoming: UIViewController?) -> Bool {
    guard let incoming else { return true }
    let stack = viewControllers
    if let old = stack.firstIndex(where: { $0 === outgoing }),
      let new = stack.firstIndex(where: { $0 === incoming })
    {
      return new < old
    }
    return !arriving.contains { $0 === incoming }
  }

  private func install(_ controller: UIViewController, behindOthers: Bool) {
    let wrapper = controller.wrapped(in: transitionView.bounds, at: childPlace)
    wrapper.bars = bars
    shownWrapper = wrapper
    transitionView.insertSubview(wrapper, at: behindOthers ? 0 : transitionView.subviews.count)
  }

  private func record(_ event: Word, _ transition: NavigationTransition) {
    // Asked first: a decision is an event too, and fields belong to the latest one.
    let duration = transition.isAnimated ? simulator.navigationMotion.timing.duration : 0
    guard simulator.record(.transition, self, event) >= 0 else { return }
    if transition.isAnimated {
      simulator.field(.duration, .seconds(duration))
    } else {
      simulator.field(.animated, .bool(false))
    }
    simulator.field(.from, transition.from.map { .name($0.traceName) } ?? .none)
    simulator.field(.to, transition.to.map { .name($0.traceName) } ?? .none)
  }

  // MARK: Moving

  /// Moves the screens sideways, `from` and `to` being parts of the whole way.
  func animate(
    _ transition: NavigationTransition, from start: CGFloat, to end: CGFloat,
    completion: @escaping () -> Void
  ) {
    let motion = simulator.navigationMotion
    transition.animation = (simulator.runLoop.now, motion.timing.duration)
    beginIgnoringTouches()
    place(transition, at: start, motion)
    simulator.animations.animate(
      duration: motion.timing.duration, timing: motion.timing.timing, overridesInherited: true,
      changes: { place(transition, at: end, motion) }, completion: { _ in completion() })
  }

  /// Places both screens `progress` of the way through.
  func place(_ transition: NavigationTransition, at progress: CGFloat, _ motion: NavigationMotion) {
    let room = transitionView.bounds
    let direction: CGFloat = transition.isPop ? -1 : 1
    // The lower screen moves a part of the way only, where systems have that parallax.
    let outShare = transition.isPop ? 1 : motion.lowerShare
    let inShare = transition.isPop ? motion.lowerShare : 1
    transition.fromWrapper?.center = CGPoint(
      x: room.midX - direction * outShare * progress * room.width, y: room.midY)
    shownWrapper?.center = CGPoint(
      x: room.midX + direction * inShare * (1 - progress) * room.width, y: room.midY)
  }

  // MARK: Ending

  /// Ends the transition, unless its controllers are just being told that it begins.
  ///
  /// A callback that it sends may ask for the end again: what is left of it follows then.
  func end(_ transition: NavigationTransition) {
    guard running === transition, simulator.failure == nil else { return }
    let isFirst = transition.phase == .moving
    guard isFirst || transition.phase == .ending else { return }
    transition.phase = .ending
    if isFirst {
      recordEnd(transition)
      closeCoordinator(of: transition, .beforeCallbacks)
    }
    if transition.isCancelled {
      if isFirst { takeBackScreen(transition) }
      endCancelled(transition)
    } else {
      if isFirst { takeOff(transition) }
      endFinished(transition)
    }
  }

  /// Tells the outgoing controller that it has gone.
  private func takeOff(_ transition: NavigationTransition) {
    transition.fromWrapper?.removeFromSuperview()
    guard let outgoing = transition.from else { return }
    transition.hasLeft = release(outgoing)
    if outgoing.isInTransition { outgoing.endAppearance() }
  }

  /// Tells the incoming controller that it is there, and both that they have moved.
  private func endFinished(_ transition: NavigationTransition) {
    guard running === transition else { return }
    running = nil
    endIgnoringTouches()
    if let incoming = transition.to, incoming.isInTransition { incoming.endAppearance() }
    if let outgoing = transition.from {
      outgoing.isMovingFromParent = false
      if transition.hasLeft { outgoing.sendDidMove(to: nil) }
    }
    if let incoming = transition.to {
      incoming.isMovingToParent = false
      tellArrived(incoming)
      tellDelegate(.navigationControllerDidShow, incoming, transition.isAnimated)
    }
    closeCoordinator(of: transition)
    transition.unlock()
    followUp()
  }

  private func recordEnd(_ transition: NavigationTransition) {
    guard simulator.record(.transition, self, transition.isPop ? .popEnd : .pushEnd) >= 0,
      transition.isCancelled
    else { return }
    simulator.field(.finished, .bool(false))
  }

  /// Goes on with what was asked for in the meantime.
  func followUp() {
    guard let animated = pendingChange, simulator.failure == nil else { return }
    follow(animated: animated)
  }

  /// Ends the transition that is under way at once.
  func finishRunning() {
    var last: NavigationTransition?
    // What was asked for in the meantime begins when the one before it ends, and ends as well.
    while let transition = running, transition !== last, transition.phase != .beginning {
      last = transition
      transition.fromWrapper?.removeAllAnimations()
      shownWrapper?.removeAllAnimations()
      end(transition)
    }
  }

  // MARK: With the container

  /// Settles a change of the stack that nobody sees, so that nobody has to wait.
  func settleUnseen() {
    pendingChange = nil
    if running == nil { endIgnoringTouches() }
    if let gone = shown, release(gone) {
      shown = nil
      shownWrapper?.removeFromSuperview()
      shownWrapper = nil
      gone.sendDidMove(to: nil)
    }
    if let top = topViewController { tellArrived(top) }
  }

  /// Puts the top of the stack into place before the container appears.
  func installTop() {
    var top = topViewController
    // Loading the view runs code of the app, which may push another one.
    while let candidate = top, !candidate.isViewLoaded, simulator.failure == nil {
      candidate.loadViewIfNeeded()
      top = topViewController
    }
    settleUnseen()
    guard let top, top !== shown, simulator.failure == nil else { return }
    shownWrapper?.removeFromSuperview()
    shown = top
    announcesShown = true
    install(top, behindOthers: false)
  }

  /// Tells the delegate of the controller that appears, or has appeared, with the container.
  func announceShown() {
    guard announcesShown, let shown else { return }
    if appearance.state == .appeared {
      announcesShown = false
      tellDelegate(.navigationControllerDidShow, shown, appearanceIsAnimated)
    } else {
      tellDelegate(.navigationControllerWillShow, shown, appearanceIsAnimated)
    }
  }

  private func tellDelegate(_ hook: Word, _ controller: UIViewController, _ animated: Bool) {
    guard let delegate else { return }
    _ = simulator.askDelegate(
      delegate, hook, of: self, with: (.value, .name(controller.traceName))
    ) {
      if hook == .navigationControllerWillShow {
        delegate.navigationController(self, willShow: controller, animated: animated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }
}
