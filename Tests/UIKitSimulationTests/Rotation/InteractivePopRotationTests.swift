import Testing
import Trace

@testable import UIKitSimulation

@Suite("A turn under the finger")
struct InteractivePopRotationTests {
  @Test(
    "[BUG-051] The interface turns after a pop under the finger has ended or was taken back",
    arguments: [true, false])
  func waits(isFinished: Bool) throws {
    try World.run(Target("iPhone 7", 10), root: { UINavigationController() }) { world in
      let container = try #require(world.home as? UINavigationController)
      for name in ["First", "Second"] {
        container.pushViewController(world.controller(name), animated: false)
      }
      world.settle()
      let loop = world.simulator.runLoop
      loop.runInput { _ = container.beginInteractivePop() }
      world.advance(0.2)
      loop.runInput { world.simulator.turnDevice(to: .landscapeRight) }
      world.advance(0.4)
      loop.runInput { world.simulator.turnDevice(to: .landscapeLeft) }
      world.advance(0.4)
      #expect(world.window.interfaceOrientation == .portrait)
      loop.runInput {
        if isFinished { container.finishInteractivePop() } else { container.cancelInteractivePop() }
      }
      world.settle()
      // How the device is held by then is what counts.
      #expect(world.window.interfaceOrientation == .landscapeRight)
      #expect(world.events(.rotation).filter { $0.hasSuffix("rotation.begin") }.count == 1)
      #expect(container.viewControllers.count == (isFinished ? 1 : 2))
    }
  }
}
