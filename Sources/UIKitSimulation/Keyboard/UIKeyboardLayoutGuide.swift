extension UIView {
  /// The room that the keyboard takes of the view, from iOS 15 on.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let storedKeyboardGuide { return storedKeyboardGuide }
    let guide = simulator.enter { UIKeyboardLayoutGuide(of: self) }
    storedKeyboardGuide = guide
    return guide
  }
}

/// The room that the keyboard takes of a view, from iOS 15 on (KBD-050).
public final class UIKeyboardLayoutGuide: NSObject {
  /// The view that it is of; the view keeps it.
  private unowned(unsafe) let view: UIView
  /// Whether it follows a keyboard that isn't docked as well.
  public var followsUndockedKeyboard = false

  public override class var className: String { "UIKeyboardLayoutGuide" }

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// The room in the view's coordinates, in points: what the keyboard covers of the view, and
  /// without one what lies below the safe area.
  public var layoutFrame: CGRect {
    let bounds = view.bounds
    let rest = bounds.maxY - view.safeAreaInsets.bottom
    guard let keyboard = simulator.storedKeyboard, keyboard.isVisible,
      keyboard.isDocked || followsUndockedKeyboard, let window = view.window
    else {
      return CGRect(x: bounds.minX, y: rest, width: bounds.width, height: bounds.maxY - rest)
    }
    let frame = view.convert(
      keyboard.frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: window)
    guard keyboard.isDocked else { return frame }
    let top = min(rest, max(bounds.minY, frame.minY))
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}
