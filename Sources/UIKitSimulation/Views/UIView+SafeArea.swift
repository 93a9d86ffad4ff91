extension UIView {
  /// What bars, corners and the home indicator cover at each edge of the view, in points.
  ///
  /// Zero without a window, and before iOS 11, which has no safe area.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window, simulator.consult(SafeArea.self) == .insets else { return .zero }
    return insets(in: window)
  }

  /// What is covered at each edge of the view: the window's part that reaches into it, and what its
  /// controllers add.
  ///
  /// Transforms don't count, so that a presenter that recedes keeps its insets: a guess.
  func insets(in window: UIWindow) -> UIEdgeInsets {
    guard let superview else { return window.coveredInsets }
    let above = superview.insets(in: window)
    let room = superview.bounds
    let frame = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
    var insets = UIEdgeInsets(
      top: max(0, room.minY + above.top - frame.minY),
      left: max(0, room.minX + above.left - frame.minX),
      bottom: max(0, frame.maxY - (room.maxY - above.bottom)),
      right: max(0, frame.maxX - (room.maxX - above.right)))
    let bars = coveredByBars
    insets.top = max(insets.top, bars.top)
    insets.bottom = max(insets.bottom, bars.bottom)
    if let added = viewController?.additionalSafeAreaInsets, added != .zero {
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }
}

extension UIWindow {
  /// What is covered at each edge of the window.
  ///
  /// Nothing where the root's view stays clear of the bar by itself (GEO-177), and nothing above
  /// and below a window that doesn't touch those edges of the screen: a guess.
  var coveredInsets: UIEdgeInsets {
    guard simulator.consult(WindowSpace.self) == .interface else { return .zero }
    let insets = simulator.application.safeArea
    let screen = simulator.screen.interfaceBounds
    guard bounds.height == screen.height else { return .zero }
    return insets
  }
}
