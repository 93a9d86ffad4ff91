extension TouchDelivery {
  /// How a drag ends.
  package enum Release: String, CaseIterable, Sendable {
    /// The finger rests for a tenth of a second before it is lifted.
    case hold
    /// The finger is lifted while it moves.
    case fling
  }

  /// The time from one move of a finger to the next, in nanoseconds: a sixtieth of a second.
  private static let interval: Int64 = 16_666_667
  /// How long a finger rests before it is lifted, in nanoseconds.
  private static let rest: Int64 = 100_000_000
  /// Drags that are shorter, in nanoseconds, are flings unless they say otherwise.
  private static let fast: Int64 = 300_000_000

  /// Moves a finger evenly to a point in a time in nanoseconds, one turn for each move.
  ///
  /// - Parameter completion: runs with the last move, unless the finger was lifted or moved
  ///   otherwise before.
  package func touchMove(
    id finger: Int = 1, to point: CGPoint, over duration: Int64,
    completion: (() -> Void)? = nil
  ) {
    guard let motion = beginMotion(of: finger) else { return }
    let count = max(1, (duration + Self.interval - 1) / Self.interval)
    step(motion, 1, of: count, over: duration, to: point, completion)
  }

  private func step(
    _ motion: Motion, _ number: Int64, of count: Int64, over duration: Int64, to end: CGPoint,
    _ completion: (() -> Void)?
  ) {
    let due = duration * number / count - duration * (number - 1) / count
    simulator.runLoop.schedule(after: due, .script, of: simulator.application.traceName) {
      [unowned self] in
      guard isUnderWay(motion) else { return }
      let part = CGFloat(number) / CGFloat(count)
      move(
        motion,
        to: CGPoint(
          x: motion.start.x + (end.x - motion.start.x) * part,
          y: motion.start.y + (end.y - motion.start.y) * part))
      guard number < count else {
        completion?()
        return
      }
      step(motion, number + 1, of: count, over: duration, to: end, completion)
    }
  }

  /// Puts a finger down, moves it evenly and lifts it, all in time; times are in nanoseconds.
  ///
  /// - Parameters:
  ///   - target: what is meant, so that the report can say why it gets nothing.
  ///   - press: how long the finger rests before it moves.
  ///   - release: how it ends; a drag that says nothing flings if it takes less than 0.3 seconds.
  @discardableResult
  package func drag(
    id finger: Int = 1, from start: CGPoint, meant target: TouchTarget? = nil, to end: CGPoint,
    duration: Int64, press: Int64 = 0, release: Release? = nil
  ) -> HitReport {
    let report = touchDown(id: finger, at: start, meant: target)
    let release = release ?? (duration < Self.fast ? .fling : .hold)
    let move = { [unowned self] in
      touchMove(id: finger, to: end, over: duration) { [unowned self] in
        guard release == .hold, let motion = beginMotion(of: finger) else {
          touchUp(id: finger)
          return
        }
        wait(Self.rest) { [unowned self] in
          if isUnderWay(motion) { touchUp(id: finger) }
        }
      }
    }
    guard press > 0, let motion = beginMotion(of: finger) else {
      move()
      return report
    }
    wait(press) { [unowned self] in
      if isUnderWay(motion) { move() }
    }
    return report
  }

  private func wait(_ time: Int64, _ body: @escaping () -> Void) {
    simulator.runLoop.schedule(
      after: time, .script, of: simulator.application.traceName, body)
  }

  /// One of a finger's moves in time, which the next one ends.
  struct Motion {
    let touch: UITouch
    let number: Int
    let start: CGPoint
  }

  private func beginMotion(of finger: Int) -> Motion? {
    guard let touch = touch(of: finger) else { return nil }
    touch.motion += 1
    return Motion(touch: touch, number: touch.motion, start: touch.interfacePosition)
  }

  private func isUnderWay(_ motion: Motion) -> Bool {
    motion.touch.motion == motion.number && fingers.contains { $0 === motion.touch }
  }

  private func move(_ motion: Motion, to point: CGPoint) {
    put(motion.touch, at: point)
  }
}
