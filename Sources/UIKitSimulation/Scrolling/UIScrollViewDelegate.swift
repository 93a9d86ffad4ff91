/// What a scroll view tells of its scrolling.
public protocol UIScrollViewDelegate: AnyObject {
  /// The content's offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger lets the content go, with a speed in points a millisecond; the answer is where the
  /// content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
  ) -> CGPoint

  /// The finger has let the content go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated movement that the app asked for is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves it where it would come to rest.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
  ) -> CGPoint { targetContentOffset }

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
