/// One finger on the screen, from the moment when it goes down to the one when it is lifted.
public final class UITouch: NSObject {
  /// What a finger has just done.
  public enum Phase: Int, Sendable {
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

  /// Where the finger is, in the interface's coordinates, in points.
  var position = CGPoint.zero
  /// Where it was before it moved last.
  var previousPosition = CGPoint.zero

  public override class var className: String { "UITouch" }

  /// Where the finger is, in a view's coordinates, or the window's; in points.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, view !== window else { return position }
    return window.map { view.convert(position, from: $0) } ?? position
  }

  /// Where the finger was before it moved last, in a view's coordinates, or the window's.
  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, view !== window else { return previousPosition }
    return window.map { view.convert(previousPosition, from: $0) } ?? previousPosition
  }
}
