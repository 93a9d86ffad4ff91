import Testing

@testable import UIKitSimulation

@Suite("The finger that pops a screen")
struct PopGestureTests {
  /// Runs `body` with a navigation controller that shows its second screen.
  private func run(
    _ target: Target, _ body: (World, UINavigationController) throws -> Void
  ) throws {
    try World.run(
      target,
      root: {
        let container = UINavigationController(rootViewController: UIViewController())
        container.pushViewController(UIViewController(), animated: false)
        return container
      },
      { world in
        try body(world, try #require(world.home as? UINavigationController))
      })
  }

  private func drag(_ world: World, to x: Double, seconds: Double = 0.5, rests: Bool = true) {
    world.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: x, y: 300), seconds: seconds, lifts: false)
    if rests { world.advance(0.3) }
    world.up()
    world.settle()
  }

  @Test("A finger from the left edge to the right half pops, and one to the left half doesn't")
  func halves() throws {
    try run(Target("iPhone 8", 12)) { world, container in
      drag(world, to: 150)
      #expect(container.viewControllers.count == 2)
      #expect(container.running == nil)
      drag(world, to: 300)
      #expect(container.viewControllers.count == 1)
    }
  }

  @Test("A finger that flings the screen to the right pops it from anywhere")
  func fling() throws {
    try run(Target("iPhone 8", 12)) { world, container in
      drag(world, to: 100, seconds: 0.1, rests: false)
      #expect(container.viewControllers.count == 1)
    }
  }

  @Test("The screen follows the finger, and a finger that begins elsewhere does nothing")
  func following() throws {
    try run(Target("iPhone 8", 12)) { world, container in
      world.down(100, 300)
      world.move(200, 300)
      world.loop.turn(1)
      #expect(container.running == nil)
      world.up()
      world.down(5, 300)
      world.move(105, 300)
      world.loop.turn(1)
      #expect(container.running?.progress == 100.0 / 375.0)
      world.simulator.gestures.cancelAll()
      world.settle()
      #expect(container.viewControllers.count == 2)
    }
  }

  @Test("It needs a bar with a back button, unless the app has a delegate of its own")
  func rules() throws {
    try run(Target("iPhone 8", 12)) { world, container in
      container.topViewController?.navigationItem.leftBarButtonItems = [UIBarButtonItem()]
      drag(world, to: 300)
      #expect(container.viewControllers.count == 2)
      let own = Own()
      container.interactivePopGestureRecognizer?.delegate = own
      drag(world, to: 300)
      #expect(container.viewControllers.count == 1)
      drag(world, to: 300)
      #expect(container.viewControllers.count == 1)
    }
  }

  private final class Own: UIGestureRecognizerDelegate {}

  @Test("Before iOS 7 there is none")
  func early() throws {
    try run(Target("iPhone 5", 6)) { world, container in
      #expect(container.interactivePopGestureRecognizer == nil)
      drag(world, to: 300)
      #expect(container.viewControllers.count == 2)
    }
  }
}
