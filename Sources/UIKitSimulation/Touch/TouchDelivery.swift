import Trace

/// Brings what the user's fingers do to the app: finds the view under each and tells it.
///
/// Each call is one input event; whoever makes it runs the turn that it belongs to. Points are in
/// the interface as the user sees it.
package final class TouchDelivery {
  unowned(unsafe) let simulator: Simulator

  /// The fingers that are down, in the order in which they came.
  package private(set) var fingers: [UITouch] = []
  /// Whether a tap is under way, which the trace has as one event.
  var isTapping = false
  /// Who takes touches beside itself and did nothing with the last one that ended there, and why.
  private(set) var refusedBeside: (blocker: NSObject, why: String)?
  /// The view that a further tap of a burst reaches though a transition has begun.
  var burstView: UIView?
  private var lastTap: Tap?
  private lazy var event: UIEvent = simulator.enter { UIEvent() }

  /// What the next tap is counted from.
  private struct Tap {
    let window: UIWindow?
    let point: CGPoint
    let time: Int64
    let count: Int
  }

  /// How near to a tap, in points, another one counts as its second: a guess.
  private static let reach: CGFloat = 45

  init(_ simulator: Simulator) { self.simulator = simulator }

  /// Lets go of every finger, as at the end of a scenario.
  func removeAll() {
    fingers.removeAll()
    lastTap = nil
    refusedBeside = nil
    event.allTouches.removeAll()
  }

  /// Whether a finger is down.
  package func isDown(_ finger: Int) -> Bool { touch(of: finger) != nil }

  func touch(of finger: Int) -> UITouch? { fingers.first { $0.finger == finger } }

  // MARK: Fingers

  /// Puts a finger down; the view under it has the touch until it is lifted (TCH-038).
  ///
  /// - Parameter target: what is meant, so that the report can say why it gets nothing.
  @discardableResult
  package func touchDown(
    id finger: Int = 1, at point: CGPoint, meant target: TouchTarget? = nil
  ) -> HitReport {
    guard let taker = target?.taker, !simulator.ignoresTouches else {
      return touchDown(finger, at: point)
    }
    let hit = simulator.hitTest(point)
    let missed =
      hit?.isDescendant(of: taker) == true
      ? nil : HitReport.missed(taker, at: point, hit: hit)
    let report = touchDown(finger, at: point)
    return missed ?? report
  }

  private func touchDown(_ finger: Int, at point: CGPoint) -> HitReport {
    let touch = simulator.enter { UITouch(finger: finger) }
    touch.timestamp = Double(simulator.runLoop.now) / 1e9
    touch.interfacePosition = point
    refusedBeside = nil
    // Its place counts even for a touch that nobody gets, which can still move.
    fingers.append(touch)
    if burstView == nil, let lost = simulator.lostTouch { return lose(touch, lost) }
    event.allTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    event.allTouches.append(touch)
    guard let view = burstView ?? simulator.hitTest(point, with: event), simulator.failure == nil
    else {
      event.allTouches.removeAll { $0 === touch }
      return lose(touch, .lost("no view takes touches there"))
    }
    touch.view = view
    touch.window = view.window
    touch.position = place(of: point, in: touch)
    touch.previousPosition = touch.position
    touch.start = touch.position
    touch.tapCount = tapCount(of: touch)
    var report = HitReport(path: view.pathFromWindow, receiver: view.touchReceiver)
    if let other = otherOwner(of: touch) {
      touch.delivery = .over
      report = HitReport(path: report.path, blocker: other.blocker, why: other.why)
    } else if let control = view as? UIControl, !control.isEnabled {
      report = HitReport(
        path: report.path, blocker: view.touchReceiver,
        why: "\(view.touchReceiver.traceNameText) is disabled")
    }
    simulator.following(record(touch, report.why)) {
      view.sheet?.takeFingers()
      simulator.gestures.begin(touch, event)
      guard touch.delivery == .begins, !simulator.gestures.holdsBegan(of: touch) else { return }
      touch.delivery = .follows
      view.tell(.began, [touch], event)
    }
    return report
  }

  /// Moves a finger; nothing hears of it if it hasn't moved, or got no view.
  package func touchMove(id finger: Int = 1, to point: CGPoint) {
    guard let touch = touch(of: finger) else { return }
    touch.motion += 1
    put(touch, at: point)
  }

  /// Gives a finger another place.
  func put(_ touch: UITouch, at point: CGPoint) {
    touch.interfacePosition = point
    guard touch.view != nil, !simulator.ignoresTouches else { return }
    let place = place(of: point, in: touch)
    guard place != touch.position else { return }
    touch.previousPosition = touch.position
    touch.position = place
    advance(touch, .moved)
  }

  /// Lifts a finger where it is.
  ///
  /// - Returns: who got that.
  @discardableResult
  package func touchUp(id finger: Int = 1) -> HitReport { end(finger, .ended) }

  /// Takes a finger away as the system does, so that its touch doesn't count (TCH-040).
  @discardableResult
  package func touchCancel(id finger: Int = 1) -> HitReport { end(finger, .cancelled) }

  private func end(_ finger: Int, _ phase: UITouch.Phase) -> HitReport {
    guard let touch = touch(of: finger) else { return .lost("no finger \(finger) is down") }
    fingers.removeAll { $0 === touch }
    guard let view = touch.view else {
      return .lost("the touch was lost when the finger went down")
    }
    if touch.delivery == .over {
      // Recognisers follow a finger whose view doesn't.
      advance(touch, phase)
      return .lost("the touch was cancelled before")
    }
    if phase == .ended, burstView == nil, let lost = simulator.lostTouch {
      if simulator.profile.value(TouchesUnderWay.self) == .cancelled {
        // Not all that has the app ignore touches cancels them, and the view waits for an end.
        advance(touch, .cancelled)
        event.allTouches.removeAll { $0 === touch }
      }
      touch.delivery = .over
      return lost
    }
    if phase == .ended { noteTap(touch) }
    var report = HitReport(path: view.pathFromWindow, receiver: view.touchReceiver)
    refusedBeside = nil
    advance(touch, phase)
    event.allTouches.removeAll { $0 === touch }
    if let refusedBeside {
      report = HitReport(
        path: report.path, blocker: refusedBeside.blocker, why: refusedBeside.why)
    }
    return report
  }

  /// Gives a touch another phase and tells its view.
  private func advance(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = Double(simulator.runLoop.now) / 1e9
    simulator.gestures.deliver([touch], event)
    guard touch.delivery == .follows, let view = touch.view, !isHeld(touch, phase) else { return }
    if phase == .ended || phase == .cancelled { touch.delivery = .over }
    simulator.following(record(touch, nil)) {
      if phase == .ended { end(touch, in: view) } else { view.tell(phase, [touch], event) }
    }
  }

  /// Whether the touch's view doesn't hear of a phase for now, because of a recogniser.
  private func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .moved: simulator.gestures.holdsMove(of: touch)
    case .ended: simulator.gestures.holdsEnd(of: touch)
    case .began, .stationary, .cancelled: false
    }
  }

  /// Tells a touch's view what recognisers have held back of it.
  func release(_ touch: UITouch) {
    guard let view = touch.view else { return }
    let phase = touch.phase
    if touch.delivery == .begins {
      touch.delivery = .follows
      touch.phase = .began
      view.tell(.began, [touch], event)
      touch.phase = phase
    }
    guard touch.delivery == .follows, phase == .ended, !isHeld(touch, phase) else { return }
    touch.delivery = .over
    simulator.following(record(touch, nil)) { end(touch, in: view) }
  }

  private func end(_ touch: UITouch, in view: UIView) {
    if !touch.hasStrayed { simulator.checks.lookForEatenTouch(touch, on: view) }
    view.tell(.ended, [touch], event)
    if !touch.hasStrayed { refusedBeside = view.touchedBeside() }
  }

  // MARK: Touches that end otherwise

  /// Tells a touch's view that it doesn't count; the view hears nothing more of it.
  func cancel(_ touch: UITouch) {
    guard touch.delivery == .follows, let view = touch.view else {
      touch.delivery = .over
      return
    }
    touch.delivery = .over
    let phase = touch.phase
    touch.phase = .cancelled
    simulator.following(record(touch, nil)) { view.tell(.cancelled, [touch], event) }
    // Whoever else follows the finger goes on.
    if fingers.contains(where: { $0 === touch }) { touch.phase = phase }
  }

  /// Cancels every touch that is under way, because the app begins to ignore touches.
  func cancelAll() {
    simulator.gestures.cancelAll()
    for touch in fingers where touch.view != nil && touch.delivery != .over { cancel(touch) }
  }

  /// Whether a view or a recogniser still has a touch.
  var areUnderWay: Bool {
    simulator.gestures.areUnderWay
      || fingers.contains { $0.view != nil && $0.delivery != .over }
  }

  // MARK: Looking

  private func place(of point: CGPoint, in touch: UITouch) -> CGPoint {
    let place = simulator.screenPoint(fromInterface: point)
    return touch.window.map { $0.fromSuperview(place) } ?? place
  }

  private func tapCount(of touch: UITouch) -> Int {
    guard let lastTap, lastTap.window === touch.window,
      !simulator.exceeds(CGFloat(simulator.runLoop.now - lastTap.time), MultipleTapGap.self),
      abs(lastTap.point.x - touch.position.x) <= Self.reach,
      abs(lastTap.point.y - touch.position.y) <= Self.reach
    else { return 1 }
    return lastTap.count + 1
  }

  private func noteTap(_ touch: UITouch) {
    lastTap = Tap(
      window: touch.window, point: touch.position, time: simulator.runLoop.now,
      count: touch.tapCount)
  }

  /// What keeps a second finger from its view: a view that takes one at a time, or one that has the
  /// window's touches to itself.
  private func otherOwner(of touch: UITouch) -> (blocker: UIView, why: String)? {
    guard let view = touch.view, fingers.count > 1 else { return nil }
    for other in fingers where other !== touch && other.window === touch.window {
      guard let owner = other.view, other.delivery != .over else { continue }
      if owner === view {
        guard !view.isMultipleTouchEnabled else { continue }
        return (view, "\(view.spokenName) takes one touch at a time")
      }
      if owner.isExclusiveTouch {
        return (owner, "\(owner.spokenName) has its window's touches to itself")
      }
      if view.isExclusiveTouch {
        return (
          owner, "\(view.spokenName) takes no touch while \(owner.spokenName) has one"
        )
      }
    }
    return nil
  }

  // MARK: The trace

  private func lose(_ touch: UITouch, _ report: HitReport) -> HitReport {
    touch.delivery = .over
    if !isTapping {
      simulator.record(.touch, simulator.application, .touchBegan)
      note(report.why)
    }
    if report.blocker != nil {
      simulator.checks.lostTouch = Int32(simulator.trace.events.count) - 1
    }
    return report
  }

  private func record(_ touch: UITouch, _ why: String?) -> Int32 {
    guard let event = touch.phase.traceEvent, let view = touch.view,
      !isTapping || touch.phase == .cancelled
    else { return -1 }
    let seq = simulator.record(.touch, view.touchReceiver, event)
    note(why)
    return seq
  }

  private func note(_ why: String?) {
    guard let why else { return }
    simulator.field(.lost, .text(simulator.trace.names.intern(why)))
  }
}

extension UIView {
  /// The views from the window, or whatever is at the top, to this one.
  var pathFromWindow: [UIView] {
    var path = [self]
    while let above = path[path.count - 1].superview { path.append(above) }
    path.reverse()
    return path
  }
}
