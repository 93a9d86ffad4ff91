/// The tap of a text field's or a text view's own.
///
/// It lies deeper than the recognisers of the views around, so that one of them that ends the
/// editing doesn't get the tap that begins it. Its class's name is a guess.
final class UITextTapRecognizer: UITapGestureRecognizer {
  override init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    super.init(action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override class var className: String { "UITextTapRecognizer" }
  override class var scriptType: NSObject.Type { UITapGestureRecognizer.self }

  /// Only what can be edited wants the tap.
  override func shouldBegin() -> Bool {
    view?.takesText == true && (view as? UIControl)?.isEnabled != false
  }

  /// The app's own recognisers of the same view go on beside it.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other.view !== view && super.canPrevent(other)
  }

  /// The view begins to be edited by its touch, unless another recogniser has cancelled that.
  override func sendActions(for state: State) {
    if received.contains(where: { $0.phase == .cancelled }) { view?.sendBecome() }
    super.sendActions(for: state)
  }
}
