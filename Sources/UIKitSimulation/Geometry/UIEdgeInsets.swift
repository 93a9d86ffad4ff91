/// Distances inwards from the edges of a rectangle, in points; a negative one goes outwards.
@frozen
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// The insets that change nothing.
  public static let zero = UIEdgeInsets()

  /// Makes insets of 0 on every edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets from the distance at each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// These insets with each distance rounded to 1e-6.
  package var rounded6: UIEdgeInsets {
    UIEdgeInsets(
      top: top.rounded6, left: left.rounded6, bottom: bottom.rounded6, right: right.rounded6)
  }
}
