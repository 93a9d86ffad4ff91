/// Recognises fingers that move; it goes on until they are lifted.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers are enough.
  public var minimumNumberOfTouches = 1
  /// How many fingers it takes at most.
  public var maximumNumberOfTouches = Int.max

  /// Where the fingers' middle was at the start, corrected by what other fingers did to it.
  private var start = CGPoint.zero
  /// Where the fingers' middle was last.
  private var last = CGPoint.zero
  private var samples: [(time: Int64, place: CGPoint)] = []

  open override class var className: String { "UIPanGestureRecognizer" }

  /// How far the fingers have gone since they went down, in a view's coordinates; in points.
  open func translation(in view: UIView?) -> CGPoint {
    moved(last.x - start.x, last.y - start.y, in: view)
  }

  /// Says how far the fingers count as having gone, in a view's coordinates; their speed is
  /// forgotten.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = inWindow(.zero, of: view)
    let end = inWindow(translation, of: view)
    start = CGPoint(x: last.x - (end.x - origin.x), y: last.y - (end.y - origin.y))
    samples = samples.suffix(1)
  }

  /// How fast the fingers move, in a view's coordinates; in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let since = simulator.runLoop.now - GestureThresholds.velocitySpan
    guard let end = samples.last, end.time > since, samples.count > 1 else { return .zero }
    let place = samples.firstIndex { $0.time >= since } ?? 0
    let first = samples[min(place, samples.count - 2)]
    let seconds = Double(end.time - first.time) / 1e9
    return moved(
      (end.place.x - first.place.x) / seconds, (end.place.y - first.place.y) / seconds, in: view)
  }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    for touch in touches where fingers.count > maximumNumberOfTouches {
      ignore(touch, for: event)
    }
    let isFirst = samples.isEmpty
    keepPlace()
    if isFirst { start = last }
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    last = middle
    note()
    if isRecognized { return state = .changed }
    guard fingers.count >= minimumNumberOfTouches else { return }
    if isFarEnough(way) { state = .began }
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    if fingers.isEmpty {
      state = isRecognized ? .ended : .failed
    } else if isRecognized, fingers.count < minimumNumberOfTouches {
      state = .ended
    } else {
      keepPlace()
    }
  }

  open override func reset() {
    samples.removeAll()
    start = .zero
    last = .zero
  }

  /// Whether fingers that have gone so far, in points of the interface, are a pan.
  func isFarEnough(_ way: CGPoint) -> Bool {
    simulator.reaches(way.distance(to: .zero), PanDistance.self)
  }

  /// How far the fingers have gone as the user sees it.
  var way: CGPoint { inInterface(wayInWindow) }

  private var wayInWindow: CGPoint { CGPoint(x: last.x - start.x, y: last.y - start.y) }

  /// Takes what the fingers went before they were a pan out of their way.
  func forgetHysteresis() {
    let way = wayInWindow
    let length = way.distance(to: .zero)
    guard length > 0 else { return }
    let share = min(simulator.consult(PanDistance.self).amount / length, 1)
    start = CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)
  }

  private var middle: CGPoint {
    guard !fingers.isEmpty else { return last }
    var sum = CGPoint.zero
    for touch in fingers {
      sum = CGPoint(x: sum.x + touch.position.x, y: sum.y + touch.position.y)
    }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  /// Takes the fingers' new middle as where they were already, since another finger made it.
  private func keepPlace() {
    let middle = middle
    start = CGPoint(x: start.x + middle.x - last.x, y: start.y + middle.y - last.y)
    last = middle
    samples = [(simulator.runLoop.now, last)]
  }

  private func note() {
    let now = simulator.runLoop.now
    if samples.last?.time == now { samples.removeLast() }
    samples.append((now, last))
    // One that is too old shows how far the first of the others went.
    while samples.count > 2, now - samples[1].time > GestureThresholds.velocitySpan {
      samples.removeFirst()
    }
  }

  private func moved(_ x: CGFloat, _ y: CGFloat, in view: UIView?) -> CGPoint {
    guard let view, view !== view.window else { return CGPoint(x: x, y: y) }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: x, y: y), from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func inWindow(_ point: CGPoint, of view: UIView?) -> CGPoint {
    guard let view, view !== view.window else { return point }
    return view.convert(point, to: nil)
  }
}

extension CGPoint {
  /// How far another place is, in points.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
