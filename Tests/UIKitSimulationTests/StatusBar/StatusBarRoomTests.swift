import Testing
import Trace

@testable import UIKitSimulation

@Suite("The room that the status bar leaves")
struct StatusBarRoomTests {
  /// Hides the bar, as systems have it done.
  private func hide(_ world: World, _ hidden: Bool) {
    world.simulator.application.setStatusBarHidden(hidden, with: .none)
  }

  @Test(
    "Before iOS 7 the root's view takes a hidden bar's place, however the interface is turned",
    arguments: [
      UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ])
  func hidden(orientation: UIInterfaceOrientation) throws {
    try World.run(Target("iPad 2", 6), orientation: orientation) { world in
      let screen = world.simulator.screen.interfaceBounds.size
      let view = world.home.view
      #expect(view.bounds.size == CGSize(width: screen.width, height: screen.height - 20))
      hide(world, true)
      #expect(view.bounds.size == screen)
      #expect(view.frame == world.window.bounds)
      hide(world, false)
      #expect(view.bounds.size == CGSize(width: screen.width, height: screen.height - 20))
    }
  }

  @Test(
    "A call takes 20 points of every phone with a home button up to iOS 12",
    arguments: [
      (Target("iPhone 4", 5), 20), (Target("iPhone 5s", 7), 20), (Target("iPhone 6", 8), 20),
      (Target("iPhone 8", 12), 20), (Target("iPhone 8", 13), 0), (Target("iPhone X", 12), 0),
      (Target("iPad Air 2", 12), 0), (Target("iPhone 15", 17), 0),
    ] as [(Target, CGFloat)])
  func call(target: Target, height: CGFloat) throws {
    try World.run(target) { world in
      let before = world.home.view.frame
      let bar = world.simulator.application.statusBarHeight
      world.simulator.setInCall(true)
      #expect(world.simulator.application.statusBarHeight == bar + height)
      #expect(world.home.view.frame.minY == before.minY + height)
      #expect(world.home.view.frame.maxY == before.maxY)
      world.settle()
      world.simulator.setInCall(false)
      world.settle()
      #expect(world.home.view.frame == before)
      #expect(world.simulator.application.statusBarHeight == bar)
    }
  }

  @Test("What a call does is animated, and told before and after, once each")
  func news() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      world.simulator.setInCall(true)
      world.simulator.setInCall(true)
      world.settle()
      #expect(
        world.events(.notification) == [
          "UIApplication.UIApplicationWillChangeStatusBarFrameNotification",
          "UIApplication.UIApplicationDidChangeStatusBarFrameNotification",
        ])
      #expect(
        world.field(.frame, ofLast: world.events(.notification)[0]) == .rect(0, 0, 375, 40))
      #expect(
        world.field(.frame, ofLast: world.events(.notification)[1]) == .rect(0, 0, 375, 20))
      #expect(world.field(.duration, ofLast: "UIApplication.statusBar") == .seconds(350_000_000))
    }
  }
}
