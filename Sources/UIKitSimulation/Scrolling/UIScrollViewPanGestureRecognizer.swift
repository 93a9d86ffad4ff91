/// The pan that moves a scroll view's content.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override class var className: String { "UIScrollViewPanGestureRecognizer" }
  override class var scriptType: NSObject.Type { UIPanGestureRecognizer.self }

  /// Whether a finger is down on the content.
  var hasFinger: Bool { !fingers.isEmpty }

  override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerWentDown()
  }

  override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fingers.isEmpty, current == .failed { scrollView?.fingerWasLifted() }
  }

  /// A drag begins where the content can move that way, and where no control keeps the touch.
  override func shouldBegin() -> Bool {
    guard let scrollView, scrollView.scrolls(along: way), !scrollView.isLeftToOuter(along: way)
    else {
      return false
    }
    guard scrollView.contentDelay.current != .possible, let view = received.first?.view,
      view !== scrollView
    else { return begins() }
    guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else {
      return false
    }
    return begins()
  }

  /// The content doesn't jump by what the finger went before that.
  private func begins() -> Bool {
    forgetHysteresis()
    return true
  }

  /// The way as the content goes it, which the interface may see turned.
  override var way: CGPoint { translation(in: scrollView?.superview) }

  override func sendActions(for state: State) {
    scrollView?.panned(state)
    super.sendActions(for: state)
  }
}

/// Keeps touches from what is in a scroll view until they turn out to be no drag.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  private var timer: TimerToken?

  init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override class var className: String { "UIScrollViewDelayedTouchesBeganGestureRecognizer" }
  override class var scriptType: NSObject.Type { UIGestureRecognizer.self }

  override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches,
      touches.contains(where: { $0.view !== scrollView })
    else { return state = .failed }
    guard timer == nil else { return }
    timer = schedule(after: GestureThresholds.contentDelay) { [self] in
      timer = nil
      state = .failed
    }
  }

  override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    if fingers.isEmpty { state = .failed }
  }

  override func reset() {
    if let timer { simulator.runLoop.cancel(timer) }
    timer = nil
  }
}

extension UIGestureRecognizer {
  /// The scroll view that the recogniser belongs to, while there is one.
  fileprivate var scrollView: UIScrollView? { view as? UIScrollView }
}
