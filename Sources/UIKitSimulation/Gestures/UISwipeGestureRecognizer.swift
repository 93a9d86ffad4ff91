/// Recognises a quick movement of fingers in one direction.
public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Where the swipe may go.
  public var direction = Direction.right
  /// How many fingers it takes.
  public var numberOfTouchesRequired = 1

  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var began: Int64 = 0

  public override class var className: String { "UISwipeGestureRecognizer" }

  override var isContinuous: Bool { false }

  public override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    if starts.isEmpty { began = simulator.runLoop.now }
    for touch in touches { starts.append((touch, touch.position)) }
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  public override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    guard simulator.runLoop.now - began <= GestureThresholds.swipeDuration else {
      return state = .failed
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    var isSwipe = true
    for touch in fingers {
      guard let start = starts.first(where: { $0.touch === touch })?.place else { continue }
      let way = CGPoint(x: touch.position.x - start.x, y: touch.position.y - start.y)
      switch reach(inInterface(way)) {
      case nil: return state = .failed
      case let reach? where !simulator.reaches(reach, SwipeDistance.self): isSwipe = false
      default: break
      }
    }
    if isSwipe { state = .ended }
  }

  public override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    touchesMoved(touches, with: event)
    if current == .possible, delayed == nil { state = .failed }
  }

  public override func reset() { starts.removeAll() }

  /// How far a finger has come in one of the directions; nil if it goes elsewhere.
  private func reach(_ way: CGPoint) -> CGFloat? {
    var best: CGFloat?
    for (bit, along, across) in [
      (Direction.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x),
      (.up, -way.y, way.x),
    ] where direction.contains(bit) {
      guard abs(across) <= GestureThresholds.swipeSideways,
        !simulator.reaches(-along, PanDistance.self)
      else { continue }
      best = max(best ?? along, along)
    }
    return best
  }
}
