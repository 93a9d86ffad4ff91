extension UIScrollView {
  /// Ends the editing in the view's window, as a drag does with `onDrag`.
  func endEditingInWindow() { window?.endEditing(false) }

  /// The keyboard follows the finger that has reached it.
  func dragKeyboard() {
    guard window?.firstResponder != nil else { return }
    simulator.keyboard.drag(to: scrollPan.interfaceLocation.y)
  }

  /// The finger lets the keyboard go; the speed is in points a second, downwards.
  func releaseKeyboard(_ velocity: CGFloat) {
    guard window?.firstResponder != nil else { return }
    simulator.keyboard.endDrag(velocity: velocity)
  }
}
