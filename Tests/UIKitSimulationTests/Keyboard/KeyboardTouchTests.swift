import Testing

@testable import UIKitSimulation

@Suite("Touches on the keyboard")
struct KeyboardTouchTests {
  @Test(
    "They don't reach what lies behind it, and those beside it do",
    arguments: [
      Target("iPhone 4S", 5), Target("iPad Air", 7), Target("iPhone 8", 12),
      Target("iPad Pro 11", 17),
    ], [UIDeviceOrientation.portrait, .landscapeLeft])
  func stops(target: Target, orientation: UIDeviceOrientation) throws {
    try World.run(target, root: { Turning() }) { world in
      world.loop.runInput { world.simulator.turnDevice(to: orientation) }
      world.settle()
      let field = UITextField()
      world.home.view.addSubview(field)
      let inside = { world.simulator.keyboard.shownPoint }
      #expect(world.simulator.hitTest(inside()) === world.home.view)
      #expect(field.becomeFirstResponder())
      world.settle()
      let hit = try #require(world.simulator.hitTest(inside()))
      #expect(type(of: hit).className == "UIInputSetHostView")
      let top = world.simulator.keyboard.frame.minY
      #expect(world.simulator.hitTest(CGPoint(x: 100, y: top - 1)) === world.home.view)
      #expect(field.resignFirstResponder())
      world.settle()
      #expect(world.simulator.hitTest(inside()) === world.home.view)
    }
  }

  @Test("A form sheet keeps the keyboard for as long as it is seen, and no longer")
  func keeps() throws {
    try World.run(Target("iPad Air", 7)) { world in
      let form = world.controller("Form", .formSheet)
      world.home.present(form, animated: true)
      world.settle()
      let field = UITextField()
      form.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      world.settle()
      #expect(field.resignFirstResponder())
      #expect(world.simulator.keyboard.isVisible)
      form.present(world.controller("Cover", .fullScreen), animated: true)
      world.settle()
      #expect(form.view.window == nil)
      #expect(!world.simulator.keyboard.isVisible)
    }
  }

  /// A controller that turns with the device on every system.
  private final class Turning: UIViewController {
    override func shouldAutorotateToInterfaceOrientation(
      _ orientation: UIInterfaceOrientation
    ) -> Bool { true }
  }
}

extension Keyboard {
  /// A point of the interface that the keyboard covers while it is up.
  fileprivate var shownPoint: CGPoint {
    let bounds = simulator.screen.interfaceBounds
    return CGPoint(x: bounds.midX, y: bounds.maxY - 50)
  }
}
