@testable import UIKitSimulation

extension World {
  /// Puts a finger down in a turn of its own.
  func down(_ x: Double, _ y: Double, id: Int = 1) {
    loop.runInput { simulator.touches.touchDown(id: id, at: CGPoint(x: x, y: y)) }
  }

  /// Moves a finger in a turn of its own.
  func move(_ x: Double, _ y: Double, id: Int = 1) {
    loop.runInput { simulator.touches.touchMove(id: id, to: CGPoint(x: x, y: y)) }
  }

  /// Lifts a finger in a turn of its own.
  func up(id: Int = 1) { loop.runInput { simulator.touches.touchUp(id: id) } }

  /// A finger goes down and up again.
  func touch(_ x: Double, _ y: Double) {
    down(x, y)
    up()
  }

  /// A finger goes from one place to another in ten steps.
  func drag(from start: CGPoint, to end: CGPoint, seconds: Double, lifts: Bool = true) {
    down(start.x, start.y)
    for step in 1...10 {
      advance(seconds / 10)
      let share = Double(step) / 10
      move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    if lifts { up() }
  }
}

/// A view that writes down what it hears of touches.
final class TouchedView: UIView {
  /// What it has heard, in order; recognisers of a test may write here too.
  var heard: [String] = []

  override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) { heard.append("began") }
  override func touchesMoved(_ touches: [UITouch], with event: UIEvent?) { heard.append("moved") }
  override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) {
    heard.append("cancelled")
  }

  /// Has a recogniser write down its states.
  @discardableResult
  func listen(to recognizer: UIGestureRecognizer, as name: String) -> UIGestureRecognizer {
    recognizer.addTarget { [unowned self] in heard.append("\(name) \($0.state)") }
    return recognizer
  }
}
