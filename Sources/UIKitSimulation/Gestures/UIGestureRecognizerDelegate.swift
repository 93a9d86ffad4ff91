/// Who says which touches a recogniser gets and beside which others it may be recognised.
///
/// Its methods are optional: an implementation that isn't there answers what UIKit does without a
/// delegate.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recogniser may leave `possible`; if not, it fails.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether the recogniser gets a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Whether both may be recognised; one yes of either's delegate is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool

  /// Whether the recogniser waits until the other one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool

  /// Whether the other one waits until the recogniser has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }

  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }

  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}

extension Simulator {
  /// Asks a recogniser's delegate; `fallback` if it doesn't have the method.
  ///
  /// UIKit asks these questions often and in no documented order, so the trace leaves them out.
  func ask(
    _ delegate: (any UIGestureRecognizerDelegate)?, _ hook: Word, fallback: Bool,
    _ question: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate, failure == nil else { return fallback }
    if let table = delegate as? any OptionalMethods, !table.implements(hook) { return fallback }
    return question(delegate)
  }
}
