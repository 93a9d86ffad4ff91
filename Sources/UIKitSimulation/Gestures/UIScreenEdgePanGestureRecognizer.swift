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
    func goes(_ edge: UIRectEdge, _ along: CGFloat, _ across: CGFloat) -> Bool {
      edges.contains(edge) && abs(across) <= along && simulator.reaches(along, PanDistance.self)
    }
    return goes(.left, way.x, way.y) || goes(.right, -way.x, way.y) || goes(.top, way.y, way.x)
      || goes(.bottom, -way.y, way.x)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (place, room) = (touch.interfacePosition, simulator.interfaceFrame(of: window))
    func isNear(_ edge: UIRectEdge, _ distance: CGFloat) -> Bool {
      edges.contains(edge) && !simulator.exceeds(distance, EdgeWidth.self)
    }
    return isNear(.left, place.x - room.minX) || isNear(.right, room.maxX - place.x)
      || isNear(.top, place.y - room.minY) || isNear(.bottom, room.maxY - place.y)
  }
}
