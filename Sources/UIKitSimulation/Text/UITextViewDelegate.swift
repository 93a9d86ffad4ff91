/// What is asked and told while a text view is edited.
///
/// Every method is optional; what the default methods answer is what UIKit does without one.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended, perhaps by force.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what the user types or deletes may take the place of a range of the text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String
  ) -> Bool
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets it begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Lets it end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets the text change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
