/// Recognises taps of one or more fingers.
public class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  public var numberOfTapsRequired = 1
  /// How many fingers have to tap at once.
  public var numberOfTouchesRequired = 1

  private var taps = 0
  private var mostFingers = 0
  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var firstPlace = CGPoint.zero
  private var timer: TimerToken?

  public override class var className: String { "UITapGestureRecognizer" }

  public override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    stopTimer()
    for touch in touches {
      if taps > 0, starts.isEmpty, !isNear(touch.position) { return state = .failed }
      if taps == 0, starts.isEmpty { firstPlace = touch.position }
      starts.append((touch, touch.position))
    }
    mostFingers = max(mostFingers, fingers.count)
    guard mostFingers <= numberOfTouchesRequired else { return state = .failed }
    let isOneOfMany = numberOfTapsRequired > 1
    wait(isOneOfMany ? gap : GestureThresholds.tapDuration)
  }

  public override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    for touch in touches {
      guard let start = starts.first(where: { $0.touch === touch }) else { continue }
      if simulator.exceeds(start.place.distance(to: touch.position), TapMovement.self) {
        return state = .failed
      }
    }
  }

  public override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard current == .possible, fingers.isEmpty else { return }
    stopTimer()
    guard mostFingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    starts.removeAll()
    mostFingers = 0
    guard taps < numberOfTapsRequired else { return state = .ended }
    wait(gap)
  }

  override var isContinuous: Bool { false }

  public override func reset() {
    taps = 0
    mostFingers = 0
    starts.removeAll()
    stopTimer()
  }

  /// A tap leaves those recognisers alone that count further taps.
  public override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
      || tap.numberOfTouchesRequired != numberOfTouchesRequired
  }

  private var gap: Int64 { simulator.consult(MultipleTapGap.self).duration }

  private func isNear(_ place: CGPoint) -> Bool {
    firstPlace.distance(to: place) <= GestureThresholds.multipleTapDistance
  }

  private func wait(_ delay: Int64) {
    timer = schedule(after: delay) { [self] in
      timer = nil
      if current == .possible { state = .failed }
    }
  }

  private func stopTimer() {
    if let timer { simulator.runLoop.cancel(timer) }
    timer = nil
  }
}
