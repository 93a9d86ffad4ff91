extension UIScrollView {
  /// The offsets from one edge of the content to the other, along an axis.
  var horizontalEdges: ClosedRange<CGFloat> {
    let least = -contentInset.left
    return least...max(least, contentSize.width + contentInset.right - bounds.width)
  }

  /// The offsets from the content's top to its bottom.
  var verticalEdges: ClosedRange<CGFloat> {
    let least = -contentInset.top
    return least...max(least, contentSize.height + contentInset.bottom - bounds.height)
  }

  /// Whether a finger moves the content to the sides.
  var scrollsHorizontally: Bool {
    horizontalEdges.upperBound > horizontalEdges.lowerBound || (bounces && alwaysBounceHorizontal)
  }

  /// Whether a finger moves the content up and down.
  var scrollsVertically: Bool {
    verticalEdges.upperBound > verticalEdges.lowerBound || (bounces && alwaysBounceVertical)
  }

  /// Whether the content can be moved by a finger that goes that way.
  func scrolls(along way: CGPoint) -> Bool {
    abs(way.y) >= abs(way.x) ? scrollsVertically : scrollsHorizontally
  }

  /// Whether there is more of the content where a finger that goes that way pulls it from.
  func hasMore(along way: CGPoint) -> Bool {
    abs(way.y) >= abs(way.x)
      ? hasMore(way.y, contentOffset.y, verticalEdges, scrollsVertically)
      : hasMore(way.x, contentOffset.x, horizontalEdges, scrollsHorizontally)
  }

  private func hasMore(
    _ way: CGFloat, _ offset: CGFloat, _ edges: ClosedRange<CGFloat>, _ scrolls: Bool
  ) -> Bool {
    scrolls && (way > 0 ? offset > edges.lowerBound : offset < edges.upperBound)
  }

  /// Whether a scroll view around this one has more of its content there.
  func isLeftToOuter(along way: CGPoint) -> Bool {
    guard !hasMore(along: way) else { return false }
    var view = superview
    while let here = view {
      if let outer = here as? UIScrollView, outer.isScrollEnabled, outer.hasMore(along: way) {
        return true
      }
      view = here.superview
    }
    return false
  }

  /// The offset that the content shows when a finger has pulled it to `raw`.
  func shown(_ raw: CGPoint) -> CGPoint {
    CGPoint(
      x: scrollsHorizontally
        ? shown(raw.x, horizontalEdges, bounds.width, bounces) : contentOffset.x,
      y: scrollsVertically
        ? shown(raw.y, verticalEdges, bounds.height, bounces) : contentOffset.y)
  }

  private func shown(
    _ raw: CGFloat, _ edges: ClosedRange<CGFloat>, _ length: CGFloat, _ gives: Bool
  ) -> CGFloat {
    let edge = min(max(raw, edges.lowerBound), edges.upperBound)
    guard gives, raw != edge else { return edge }
    let stretch = RubberBand.stretch(abs(raw - edge), in: length)
    return raw < edge ? edge - stretch : edge + stretch
  }

  /// Where a finger has pulled the content that is now at its offset.
  var pulled: CGPoint {
    CGPoint(
      x: pulled(contentOffset.x, horizontalEdges, bounds.width),
      y: pulled(contentOffset.y, verticalEdges, bounds.height))
  }

  private func pulled(
    _ offset: CGFloat, _ edges: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let edge = min(max(offset, edges.lowerBound), edges.upperBound)
    let pull = RubberBand.pull(abs(offset - edge), in: length)
    return offset < edge ? edge - pull : edge + pull
  }
}
