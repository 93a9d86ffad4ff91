/// Recognises two fingers that move apart or together; it goes on until one is lifted.
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, 1 being the distance at which the gesture began.
  public var scale: CGFloat {
    get { first > 0 ? distance / first : 1 }
    set { first = newValue > 0 ? distance / newValue : distance }
  }

  private var first: CGFloat = 0
  private var distance: CGFloat = 0

  public override class var className: String { "UIPinchGestureRecognizer" }

  public override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    for touch in touches where fingers.count > 2 { ignore(touch, for: event) }
    guard fingers.count == 2 else { return }
    measure()
    if first == 0 { first = distance }
  }

  public override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    guard fingers.count == 2 else { return }
    measure()
    if isRecognized {
      state = .changed
    } else if simulator.reaches(abs(distance - first), PanDistance.self) {
      // The way up to here doesn't count.
      first = distance
      state = .began
    }
  }

  public override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    if isRecognized {
      state = .ended
    } else if fingers.isEmpty {
      state = .failed
    }
  }

  public override func reset() {
    first = 0
    distance = 0
  }

  private func measure() {
    distance = fingers[0].position.distance(to: fingers[1].position)
  }
}
