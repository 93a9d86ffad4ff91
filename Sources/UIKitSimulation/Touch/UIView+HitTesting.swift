extension UIView {
  /// Whether touches reach the view as it is, whatever holds it: it takes them, it can be seen, and
  /// it isn't being animated (TCH-001, TCH-010).
  var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && isOpaqueToTouches && !isClosedByAnimation
  }

  /// Whether a block animates the view without letting the user in (TCH-010, TCH-011).
  var isClosedByAnimation: Bool {
    guard let storedLayer, storedLayer.blockingCount > 0 else { return false }
    return simulator.consult(AnimationTouches.self) == .views
  }

  /// Whether enough of the view can be seen (TCH-001, TCH-002).
  var isOpaqueToTouches: Bool {
    if layerOpacity > 0.01 || simulator.has(.unseenTakesTouches) { return true }
    return layerOpacity == 0.01 && simulator.consult(FaintestTouch.self) == .hit
  }

  /// A point of the superview's in the view's own coordinates.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard layerTransform.isIdentity else { return point.applying(toSuperview.inverted()) }
    return CGPoint(
      x: point.x - layerPosition.x + layerBounds.midX,
      y: point.y - layerPosition.y + layerBounds.midY)
  }

  /// Asks the view for the view at a point, in its own coordinates: the app's answer, or UIKit's.
  ///
  /// Nothing is recorded, because UIKit may ask any number of times (TCH-006).
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isOverridden else { return hitTest(point, with: event) }
    return simulator.askQuietly(
      .hitTest, of: self, with: SendArguments(.point(point), .object(event)),
      { answer in if case .object(let view) = answer { .some(view as? UIView) } else { nil } },
      { hitTest(point, with: event) })
  }

  /// Asks the view whether a point lies in it: the app's answer, or UIKit's.
  func isInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    guard isOverridden else { return self.point(inside: point, with: event) }
    return simulator.askQuietly(
      .pointInside, of: self, with: SendArguments(.point(point), .object(event)), \.bool,
      { self.point(inside: point, with: event) })
  }
}

extension Simulator {
  /// The view that a finger finds at a point of the interface, in points; nil if there is none.
  ///
  /// Windows are tried from the highest level down, of a level from the one in front (TCH-007); one
  /// that answers nothing lets the touch go on to the next (TCH-008).
  package func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    let place = screenPoint(fromInterface: point)
    for window in application.windowsOnScreen.reversed() where window.isShown {
      if let hit = window.hit(window.fromSuperview(place), event) { return hit }
    }
    return nil
  }

  /// A point of the interface as the user sees it in the coordinates that windows lie in.
  ///
  /// Before iOS 8 those are portrait ones (GEO-176).
  func screenPoint(fromInterface point: CGPoint) -> CGPoint {
    guard let map = interfaceToScreen else { return point }
    return point.applying(map)
  }

  /// A point in the coordinates that windows lie in as the user sees it.
  func interfacePoint(fromScreen point: CGPoint) -> CGPoint {
    guard let map = interfaceToScreen else { return point }
    return point.applying(map.inverted())
  }

  /// Where a window lies in the interface as the user sees it, in points.
  func interfaceFrame(of window: UIWindow) -> CGRect {
    let frame = window.layerBounds.applying(window.toSuperview)
    guard let map = interfaceToScreen else { return frame }
    return frame.applying(map.inverted())
  }

  /// The map between them; nil if they are the same.
  private var interfaceToScreen: CGAffineTransform? {
    let orientation = application.interfaceOrientation
    guard orientation != .portrait, consult(WindowSpace.self) == .portrait else { return nil }
    let (interface, portrait) = (screen.interfaceBounds, screen.bounds)
    return CGAffineTransform(translationX: -interface.midX, y: -interface.midY)
      .concatenating(UIInterfaceOrientation.portrait.turn(to: orientation))
      .concatenating(CGAffineTransform(translationX: portrait.midX, y: portrait.midY))
  }
}
