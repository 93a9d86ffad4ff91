/// Makes something out of touches on its view and in what is in it.
open class UIGestureRecognizer: NSObject {
  /// How far the recogniser is; a recognised gesture that is over in one step is `ended`.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// How far the recogniser is.
  public internal(set) var state = State.possible
  /// The view that it is attached to.
  public internal(set) unowned(unsafe) var view: UIView?
  /// Whether it gets touches; turning it off in the middle cancels the gesture (TCH-034).
  open var isEnabled = true

  open override class var className: String { "UIGestureRecognizer" }
}
