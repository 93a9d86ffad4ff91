/// A width and a height, in points.
@frozen
public struct CGSize: Hashable, Sendable {
  /// The horizontal extent.
  public var width: CGFloat
  /// The vertical extent.
  public var height: CGFloat

  /// The size without extent.
  public static let zero = CGSize()

  /// Makes the size 0 by 0.
  public init() {
    self.init(width: 0.0, height: 0.0)
  }

  /// Makes the size `width` by `height`.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Makes the size `width` by `height` of whole numbers.
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// What the linear part of `transform` makes of this size, taken as a vector.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }

  /// This size with each extent rounded to 1e-6.
  package var rounded6: CGSize {
    CGSize(width: width.rounded6, height: height.rounded6)
  }
}
