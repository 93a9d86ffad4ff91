/// Recognises fingers that stay where they are; it goes on until they are lifted.
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers have to be down, in seconds.
  public var minimumPressDuration = GestureThresholds.pressDuration
  /// How many fingers have to be down.
  public var numberOfTouchesRequired = 1
  /// How many taps have to come before the press.
  public var numberOfTapsRequired = 0
  /// How far the fingers may move before it is a press, in points.
  public var allowableMovement = GestureThresholds.pressMovement

  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var timer: TimerToken?

  public override class var className: String { "UILongPressGestureRecognizer" }

  public override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    for touch in touches { starts.append((touch, touch.position)) }
    guard current == .possible else { return }
    guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
    // The taps are counted by the touch, which knows how many came before it.
    guard fingers.count == numberOfTouchesRequired,
      touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else { return }
    timer = schedule(after: .nanoseconds(max(0, minimumPressDuration))) { [self] in
      timer = nil
      if current == .possible { state = .began }
    }
  }

  public override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    if isRecognized { return state = .changed }
    let isTooFar = touches.contains { touch in
      starts.contains {
        $0.touch === touch && $0.place.distance(to: touch.position) > allowableMovement
      }
    }
    if isTooFar { state = .failed }
  }

  public override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    if !isRecognized {
      state = .failed
    } else if fingers.isEmpty {
      state = .ended
    }
  }

  public override func reset() {
    starts.removeAll()
    if let timer { simulator.runLoop.cancel(timer) }
    timer = nil
  }
}
