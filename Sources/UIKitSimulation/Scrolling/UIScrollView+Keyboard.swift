extension UIScrollView {
  /// Ends the editing in the view's window, as a drag does with `onDrag`.
  func endEditingInWindow() {
    guard let responder = window?.firstResponder else { return }
    simulator.keyboard.blur(responder)
  }

  /// The keyboard follows the finger that has reached it.
  func dragKeyboard() {}

  /// The finger lets the keyboard go; the speed is in points a second, downwards.
  func releaseKeyboard(_ velocity: CGFloat) {}
}
