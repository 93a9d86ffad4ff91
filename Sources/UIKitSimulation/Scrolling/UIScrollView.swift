import Trace

/// A view that shows a part of its content, which the finger moves.
///
/// While the content goes on by itself, its offset is a closed form of time: it is right whenever
/// somebody looks, and `scrollViewDidScroll` comes at the end only.
open class UIScrollView: UIView {
  /// What a drag does to the keyboard (KBD-049).
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// Who hears of the scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A delegate that nobody else holds.
  package var ownDelegate: (any UIScrollViewDelegate)? {
    didSet { delegate = ownDelegate }
  }
  /// How large the content is, in points.
  ///
  /// Content that gets smaller at rest isn't shown beyond its new end.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue, !isTracking, !isDragging, motion == nil else { return }
      let end = CGPoint(
        x: contentSize.width < oldValue.width
          ? min(contentOffset.x, horizontalEdges.upperBound) : contentOffset.x,
        y: contentSize.height < oldValue.height
          ? min(contentOffset.y, verticalEdges.upperBound) : contentOffset.y)
      if end != contentOffset { scroll(to: end) }
    }
  }
  /// How far the content may be pulled away from each edge, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the content gives beyond its edges.
  open var bounces = true
  /// Whether it does so up and down even where it is no higher than the view.
  open var alwaysBounceVertical = false
  /// Whether it does so to the sides even where it is no wider than the view.
  open var alwaysBounceHorizontal = false
  /// The share of its speed that the content keeps from one millisecond to the next.
  open var decelerationRate: Double = 0.998
  /// Whether touches reach what is in the view only when they turn out to be no drag.
  open var delaysContentTouches = true
  /// Whether a drag may begin with a touch that what is in the view has already.
  open var canCancelContentTouches = true
  /// What a drag does to the keyboard (KBD-049).
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// What drags the content.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  private(set) var scrollPan: UIScrollViewPanGestureRecognizer!
  private(set) var contentDelay: UIScrollViewDelayedTouchesBeganGestureRecognizer!

  /// Whether a finger is down on the content.
  public var isTracking: Bool { scrollPan.hasFinger }
  /// Whether the finger moves the content.
  public internal(set) var isDragging = false
  /// Whether the content goes on by itself after a drag.
  public var isDecelerating: Bool {
    if case .free = motion?.course { return true }
    return false
  }

  /// Whether a finger can move the content.
  open var isScrollEnabled: Bool {
    get { scrollPan.isEnabled }
    set {
      scrollPan.isEnabled = newValue
      contentDelay.isEnabled = newValue
    }
  }

  /// How the content moves by itself.
  var motion: ScrollMotion?
  /// Where the drag began, without what the edges gave.
  var dragStart = CGPoint.zero
  /// The sheet that the drag pulls, since it has gone beyond the content's top (PRES-248).
  weak var pulledSheet: UISheetPresentationController?

  /// Makes a scroll view of no size.
  public override init() {
    super.init()
    clipsToBounds = true
    scrollPan = UIScrollViewPanGestureRecognizer()
    contentDelay = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    addGestureRecognizer(contentDelay)
    addGestureRecognizer(scrollPan)
  }

  open override class var className: String { "UIScrollView" }
  override class var isOfTheApp: Bool { self != UIScrollView.self }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = layerBounds.origin
      super.bounds = newValue
      if newValue.origin != old { tellScrolled() }
    }
  }

  /// The place of the content that is at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { layerBounds.origin }
    set {
      stopMotion()
      scroll(to: newValue)
    }
  }

  /// Moves the content to a place, in 0.3 seconds if that is animated.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, offset != contentOffset, window != nil else { return scroll(to: offset) }
    start(.eased(from: contentOffset, to: offset, duration: 0.3))
  }

  /// Whether a drag takes a touch away from a view that has it already; controls keep theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  func scroll(to offset: CGPoint) { bounds.origin = offset }

  func tellScrolled() { tell(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) } }

  /// Calls a method of the delegate.
  func tell(
    _ hook: Word, with value: (Word, Value)? = nil, _ body: (any UIScrollViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    simulator.askDelegate(delegate, hook, of: self, with: value) { body(delegate) }
  }
}
