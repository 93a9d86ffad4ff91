import Testing

@testable import UIKitSimulation

@Suite("The end of a touch that is lost")
struct LostEndTests {
  @Test("A control isn't left following a finger that was lifted while the whole app was closed")
  func letsGo() throws {
    try World.run(Target("iPhone 4", 4)) { world in
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      var events: [String] = []
      button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
      button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
      let other = UIView()
      world.home.view.addSubview(button)
      world.home.view.addSubview(other)
      let touches = world.simulator.touches
      world.loop.runInput { touches.touchDown(at: CGPoint(x: 150, y: 250)) }
      #expect(button.isTracking)
      UIView.animate(withDuration: 1) { other.alpha = 0.5 }
      world.runDue()
      world.loop.runInput { #expect(touches.touchUp().why != nil) }
      #expect(events == ["cancel"])
      #expect(!button.isTracking)
      #expect(!button.isHighlighted)
    }
  }
}
