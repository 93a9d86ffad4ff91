/// A rectangle, in points.
///
/// As in Core Graphics, a negative width or height is allowed in `size`, and every computed
/// property and every operation works on the standardized rectangle.
@frozen
public struct CGRect: Hashable, Sendable {
  /// The corner that the size is measured from: top left if neither extent is negative.
  public var origin: CGPoint
  /// The extents, as stored.
  public var size: CGSize

  /// The rectangle at the origin without extent.
  public static let zero = CGRect()

  /// The rectangle that doesn't exist: what two rectangles that lie apart have in common.
  public static let null = CGRect(
    origin: CGPoint(x: .infinity, y: .infinity), size: .zero)

  /// The rectangle that contains every other.
  public static let infinite = CGRect(
    origin: CGPoint(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2),
    size: CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))

  /// Makes a rectangle at the origin without extent.
  public init() {
    self.init(origin: .zero, size: .zero)
  }

  /// Makes a rectangle from a corner and a size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the coordinates of a corner and a size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Makes a rectangle of whole numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Makes the smallest rectangle that has these edges.
  private init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

// MARK: - Edges

extension CGRect {
  /// The width, never negative.
  public var width: CGFloat { size.width.magnitude }
  /// The height, never negative.
  public var height: CGFloat { size.height.magnitude }

  /// The left edge.
  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  /// The horizontal centre.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  /// The top edge.
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  /// The vertical centre.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }

  /// Whether this is the rectangle that doesn't exist.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether this rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether this is the rectangle that contains every other.
  public var isInfinite: Bool { self == .infinite }

  /// The same rectangle with extents that aren't negative.
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle of whole coordinates that contains this one.
  public var integral: CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(
      minX: minX.rounded(.down), minY: minY.rounded(.down),
      maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }

  /// This rectangle with each number rounded to 1e-6.
  package var rounded6: CGRect {
    CGRect(origin: origin.rounded6, size: size.rounded6)
  }
}

// MARK: - Comparing and combining

extension CGRect {
  /// Whether `point` is inside; the left and top edges are, the right and bottom ones aren't.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of `other` is inside; equal edges count, and `null` is inside everything.
  public func contains(_ other: CGRect) -> Bool {
    other.isNull
      || (minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY)
  }

  /// Whether the two rectangles have a point in common; touching counts, as in Core Graphics.
  public func intersects(_ other: CGRect) -> Bool {
    !intersection(other).isNull
  }

  /// What the two rectangles have in common, or `null` if they lie apart.
  ///
  /// Rectangles that only touch have an edge or a corner in common, which is empty but not null.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    if left > right || top > bottom { return .null }
    return CGRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    return CGRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// This rectangle moved by (dx, dy).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// This rectangle with two edges moved inwards by `dx` and two by `dy`.
  ///
  /// It is `null` if nothing would be left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let inset = CGSize(width: width - 2 * dx, height: height - 2 * dy)
    if inset.width < 0 || inset.height < 0 { return .null }
    return CGRect(origin: CGPoint(x: minX + dx, y: minY + dy), size: inset)
  }

  /// This rectangle with each edge moved inwards by its inset.
  ///
  /// As in UIKit the stored numbers are changed, so that too large an inset gives a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The smallest rectangle that contains the four corners where `transform` takes them.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || transform.isIdentity { return self }
    let across = transform.a * width
    let down = transform.c * height
    let acrossY = transform.b * width
    let downY = transform.d * height
    let corner = CGPoint(x: minX, y: minY).applying(transform)
    return CGRect(
      x: corner.x + min(across, 0) + min(down, 0), y: corner.y + min(acrossY, 0) + min(downY, 0),
      width: across.magnitude + down.magnitude, height: acrossY.magnitude + downY.magnitude)
  }
}
