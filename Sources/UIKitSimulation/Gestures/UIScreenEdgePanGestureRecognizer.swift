/// Recognises a pan that begins at an edge of the screen.
public class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin.
  public var edges: UIRectEdge = []

  public override class var className: String { "UIScreenEdgePanGestureRecognizer" }

  public override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard current == .possible, !touches.allSatisfy(isAtEdge) else { return }
    state = .failed
  }

  /// A pan from an edge goes away from it.
  override func isFarEnough(_ way: CGPoint) -> Bool {
    let distance = GestureThresholds.panDistance
    return (edges.contains(.left) && way.x >= distance && abs(way.y) <= way.x)
      || (edges.contains(.right) && -way.x >= distance && abs(way.y) <= -way.x)
      || (edges.contains(.top) && way.y >= distance && abs(way.x) <= way.y)
      || (edges.contains(.bottom) && -way.y >= distance && abs(way.x) <= -way.y)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (place, room) = (touch.interfacePosition, simulator.interfaceFrame(of: window))
    let width = GestureThresholds.edgeWidth
    return (edges.contains(.left) && place.x <= room.minX + width)
      || (edges.contains(.right) && place.x >= room.maxX - width)
      || (edges.contains(.top) && place.y <= room.minY + width)
      || (edges.contains(.bottom) && place.y >= room.maxY - width)
  }
}
