import Trace

/// The recognisers that have touches: who gets which, who goes before whom, and what views hear.
///
/// Touches reach it before views hear of them. Nothing here runs while a world has no recogniser.
package final class GestureEnvironment {
  unowned(unsafe) var simulator: Simulator!

  /// All recognisers of the scenario, which may hold each other.
  var known: [UIGestureRecognizer] = []
  /// The recognisers that have had touches and aren't possible from scratch again, in the order in
  /// which touches reached them.
  private(set) var active: [UIGestureRecognizer] = []

  /// Touches that views don't hear of for now.
  private var held: [UITouch] = []
  /// Touches that are going to be cancelled in their views.
  private var doomed: [UITouch] = []
  private var pending: [PendingAction] = []
  private var isFlushQueued = false
  /// How many deliveries are under way.
  private var depth = 0

  private struct PendingAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    let cause: Int32
  }

  /// Whether a gesture is possible, or under way.
  var areUnderWay: Bool {
    active.contains { $0.current == .possible || $0.current == .began || $0.current == .changed }
  }

  // MARK: Touches

  /// A finger went down: recognisers of its view and of those around it get the touch, before the
  /// view does.
  package func begin(_ touch: UITouch, _ event: UIEvent) {
    var takers: [UIGestureRecognizer] = []
    var view = touch.view
    while let here = view {
      // A container makes its own when it is first touched.
      _ = (here.viewController as? UINavigationController)?.interactivePopGestureRecognizer
      for recognizer in here.attachedRecognizers ?? [] where accepts(recognizer, touch) {
        takers.append(recognizer)
      }
      view = here.superview
    }
    guard !takers.isEmpty else { return }
    settled {
      for recognizer in takers {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
        recognizer.received.append(touch)
        recognizer.fingers.append(touch)
      }
      for recognizer in takers {
        if recognizer.isRecognized { doom(recognizer) }
        recognizer.touchesBegan([touch], with: event)
      }
    }
  }

  /// Fingers moved, were lifted or don't count any more: recognisers hear of it before views do.
  package func deliver(_ touches: [UITouch], _ event: UIEvent) {
    guard !active.isEmpty, !touches.isEmpty else { return }
    settled {
      // By age, as the touches have them; a recogniser may be stopped by the one before it.
      for recognizer in active { deliver(touches, event, to: recognizer) }
    }
  }

  private func deliver(_ touches: [UITouch], _ event: UIEvent, to recognizer: UIGestureRecognizer) {
    var moved: [UITouch] = []
    var ended: [UITouch] = []
    var cancelled: [UITouch] = []
    for touch in touches where recognizer.fingers.contains(where: { $0 === touch }) {
      switch touch.phase {
      case .moved: moved.append(touch)
      case .ended: ended.append(touch)
      case .cancelled: cancelled.append(touch)
      case .began, .stationary: break
      }
    }
    if !ended.isEmpty || !cancelled.isEmpty {
      recognizer.fingers.removeAll { touch in touch.phase == .ended || touch.phase == .cancelled }
    }
    // What is over, and what waits for others to fail, hears of its touches no more.
    func isListening() -> Bool {
      switch recognizer.current {
      case .possible: recognizer.delayed == nil || recognizer.isContinuous
      case .began, .changed: true
      case .ended, .cancelled, .failed: false
      }
    }
    if !moved.isEmpty, isListening() { recognizer.touchesMoved(moved, with: event) }
    if !ended.isEmpty, isListening() { recognizer.touchesEnded(ended, with: event) }
    if !cancelled.isEmpty, isListening() { recognizer.touchesCancelled(cancelled, with: event) }
  }

  /// Whether a recogniser gets a touch that begins.
  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, recognizer.delayed == nil else { return false }
    switch recognizer.current {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: return false
    }
    return simulator.ask(recognizer.delegate, .gestureRecognizerShouldReceive, fallback: true) {
      $0.gestureRecognizer(recognizer, shouldReceive: touch)
    }
  }

  // MARK: What views hear

  /// Whether the touch's view doesn't hear for now that the finger went down.
  package func holdsBegan(of touch: UITouch) -> Bool {
    hold(touch, if: active.contains { $0.delaysTouchesBegan && $0.isUndecided(about: touch) })
  }

  /// Whether the touch's view doesn't hear that the finger moved, since the touch is going to be
  /// cancelled there.
  package func holdsMove(of touch: UITouch) -> Bool { isDoomed(touch) }

  /// Whether the touch's view doesn't hear for now that the finger was lifted (TCH-033).
  package func holdsEnd(of touch: UITouch) -> Bool {
    isDoomed(touch)
      || hold(touch, if: active.contains { $0.delaysTouchesEnded && $0.isUndecided(about: touch) })
  }

  private func isDoomed(_ touch: UITouch) -> Bool { doomed.contains { $0 === touch } }

  private func hold(_ touch: UITouch, if isHeld: Bool) -> Bool {
    if isHeld, !held.contains(where: { $0 === touch }) { held.append(touch) }
    return isHeld
  }

  /// Has the touches of a recogniser cancelled in their views, just before its action runs.
  func doom(_ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView, !recognizer.simulator.has(.touchNotCancelled) else {
      return
    }
    for touch in recognizer.received where !isDoomed(touch) { doomed.append(touch) }
    queueFlush()
  }

  // MARK: Actions

  /// Queues what a recogniser's state has to say for the next turn (TCH-033).
  func queueAction(of recognizer: UIGestureRecognizer) {
    if recognizer.current == .changed, let last = pending.last, last.recognizer === recognizer,
      last.state == .changed
    {
      return
    }
    recognizer.pendingActions += 1
    pending.append(
      PendingAction(
        recognizer: recognizer, state: recognizer.current, cause: simulator.cause))
    queueFlush()
  }

  private func queueFlush() {
    guard !isFlushQueued else { return }
    isFlushQueued = true
    simulator.runLoop.async { [unowned self] in
      simulator.enter { flush() }
    }
  }

  /// Cancels touches in views and then runs the actions that wait.
  private func flush() {
    isFlushQueued = false
    settled {
      let actions = pending
      pending.removeAll()
      let cancelled = doomed
      doomed.removeAll()
      for touch in cancelled {
        held.removeAll { $0 === touch }
        simulator.touches.cancel(touch)
      }
      for action in actions {
        action.recognizer.pendingActions -= 1
        simulator.following(action.cause) { action.recognizer.sendActions(for: action.state) }
      }
    }
  }

  // MARK: Putting in order

  /// Runs what changes recognisers, and then lets go of what is over.
  func settled(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    resetFinished()
    releaseHeld()
  }

  private func resetFinished() {
    // A recogniser's reset is code of its class, and may stop another.
    for recognizer in active where recognizer.isFinished {
      active.removeAll { $0 === recognizer }
      forget(recognizer)
    }
  }

  /// Makes a recogniser possible from scratch.
  private func forget(_ recognizer: UIGestureRecognizer) {
    recognizer.current = .possible
    recognizer.delayed = nil
    recognizer.received.removeAll()
    recognizer.fingers.removeAll()
    recognizer.reset()
  }

  private func releaseHeld() {
    for touch in held where !isDoomed(touch) {
      let isHeld = active.contains {
        (touch.delivery == .begins ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
          && $0.isUndecided(about: touch)
      }
      guard !isHeld else { continue }
      held.removeAll { $0 === touch }
      simulator.touches.release(touch)
    }
  }

  /// Cancels every gesture that is under way, as a transition does that isn't interactive
  /// (TCH-039).
  package func cancelAll() {
    guard !active.isEmpty else { return }
    settled {
      // Those that wait for another one to fail aren't recognised by that.
      for recognizer in active where recognizer.delayed != nil { cancel(recognizer) }
      for recognizer in active { cancel(recognizer) }
    }
  }

  /// Gives the gesture of a recogniser up that is turned off or taken away (TCH-034).
  func stop(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    settled {
      cancel(recognizer)
      recognizer.fingers.removeAll()
    }
  }

  private func cancel(_ recognizer: UIGestureRecognizer) {
    switch recognizer.current {
    case .possible: move(recognizer, to: .failed)
    case .began, .changed: move(recognizer, to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Lets go of everything at the end of a scenario.
  func removeAll() {
    for recognizer in known { recognizer.letGo() }
    known.removeAll()
    active.removeAll()
    held.removeAll()
    doomed.removeAll()
    pending.removeAll()
  }
}

extension UIGestureRecognizer {
  /// Whether it may still be recognised with a touch, or is going to be cancelled with it.
  fileprivate func isUndecided(about touch: UITouch) -> Bool {
    current == .possible && received.contains { $0 === touch }
  }

  /// Whether its gesture is over, its fingers are up and its actions have run.
  fileprivate var isFinished: Bool {
    switch current {
    case .ended, .cancelled, .failed: fingers.isEmpty && pendingActions == 0
    case .began, .changed: false
    // All of its touches may have been left out.
    case .possible: received.isEmpty
    }
  }
}
