/// A place in a coordinate space, in points.
@frozen
public struct CGPoint: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: CGFloat
  /// The distance below the origin.
  public var y: CGFloat

  /// The origin of the coordinate space.
  public static let zero = CGPoint()

  /// Makes the point (0, 0).
  public init() {
    self.init(x: 0.0, y: 0.0)
  }

  /// Makes the point (x, y).
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the point (x, y) of whole numbers.
  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// Where `transform` takes this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// This point with each coordinate rounded to 1e-6.
  package var rounded6: CGPoint {
    CGPoint(x: x.rounded6, y: y.rounded6)
  }
}
