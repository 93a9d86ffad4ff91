/// One finger on the screen, from the moment when it goes down to the one when it is lifted.
public final class UITouch: NSObject {
  /// What a finger has just done.
  public enum Phase: Int, CaseIterable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What the finger has just done.
  public internal(set) var phase = Phase.began
  /// The view that it went down on, which has the touch to its end (TCH-038).
  public internal(set) var view: UIView?
  /// The window that it went down in.
  public internal(set) var window: UIWindow?
  /// How many taps in a row this is, from 1.
  public internal(set) var tapCount = 1
  /// When the finger did that, in seconds since launch.
  public internal(set) var timestamp: Double = 0

  /// Where the finger is, in the window's coordinates, in points.
  var position = CGPoint.zero
  /// Where it was before it moved last, in the window's coordinates, in points.
  var previousPosition = CGPoint.zero

  /// Where the finger is in the interface, in points, even if no view has it.
  var interfacePosition = CGPoint.zero
  /// How many moves have been begun, in time or not; a later one ends those before it.
  var motion = 0

  /// Where the finger came down, in the window's coordinates, in points.
  var start = CGPoint.zero
  /// Whether the finger is too far from where it came down for a tap: 10 points, a guess.
  var hasStrayed: Bool {
    abs(position.x - start.x) > 10 || abs(position.y - start.y) > 10
  }

  /// The number by which whoever moves the finger knows it.
  let finger: Int
  /// How far the view has come with the touch.
  var delivery = Delivery.begins

  /// What the touch's view has heard of the touch, and will.
  enum Delivery {
    /// Nothing yet.
    case begins
    /// That it began, and it will hear the rest.
    case follows
    /// It will hear nothing, or nothing any more.
    case over
  }

  init(finger: Int) {
    self.finger = finger
    super.init()
  }

  public override class var className: String { "UITouch" }

  /// Where the finger is, in a view's coordinates, or the window's; in points.
  public func location(in view: UIView?) -> CGPoint { place(position, in: view) }

  /// Where the finger was before it moved last, in a view's coordinates, or the window's.
  public func previousLocation(in view: UIView?) -> CGPoint { place(previousPosition, in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    guard let window, view.window === window else {
      return view.convert(point, from: nil)
    }
    return view.convert(point, from: window)
  }
}
