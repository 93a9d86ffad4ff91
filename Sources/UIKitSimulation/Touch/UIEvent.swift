/// What fingers did at one instant.
public final class UIEvent: NSObject {
  /// Every finger that is on the screen, or has just been lifted, in the order in which they came.
  public internal(set) var allTouches: [UITouch] = []

  public override class var className: String { "UIEvent" }
}
