import Testing
import Trace

@testable import UIKitSimulation

@Suite("Hit tests")
struct HitTestTests {
  @Test("A point reaches a view's coordinates by the short way as by the long one")
  func conversion() throws {
    try World.run(Target("iPhone 15", 17)) { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UIView(frame: CGRect(x: 30, y: 50, width: 80, height: 60))
      outer.addSubview(view)
      view.bounds.origin = CGPoint(x: 7, y: -11)
      let turns: [CGAffineTransform] = [
        .identity, CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(translationX: 9, y: -4),
      ]
      for turn in turns {
        view.transform = turn
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 55, y: 77), CGPoint(x: -3, y: 120)] {
          let (short, long) = (view.fromSuperview(point), view.convert(point, from: outer))
          #expect(abs(short.x - long.x) < 1e-9 && abs(short.y - long.y) < 1e-9)
        }
      }
    }
  }

  @Test("A turned view is hit where it is drawn, and no further")
  func turned() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 20))
      world.home.view.addSubview(view)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(world.simulator.hitTest(CGPoint(x: 150, y: 350)) === view)
      #expect(world.simulator.hitTest(CGPoint(x: 110, y: 310)) === world.home.view)
    }
  }

  @Test("A class of the app's has its own say about where it is hit")
  func overridden() throws {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Ghost: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    try World.run(Target("iPhone 15", 17)) { world in
      let wide = Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
      let ghost = Ghost(frame: world.home.view.bounds)
      let inner = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
      world.home.view.addSubview(wide)
      world.home.view.addSubview(ghost)
      ghost.addSubview(inner)
      #expect(world.simulator.hitTest(CGPoint(x: 85, y: 105)) === wide)
      #expect(world.simulator.hitTest(CGPoint(x: 5, y: 305)) === inner)
      #expect(world.simulator.hitTest(CGPoint(x: 200, y: 400)) === world.home.view)
    }
  }

  @Test("A tree of ten thousand views is searched without a word in the trace")
  func large() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      var last = UIView()
      for row in 0..<100 {
        let line = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 8, width: 390, height: 8))
        world.home.view.addSubview(line)
        for column in 0..<99 {
          last = UIView(frame: CGRect(x: CGFloat(column) * 3, y: 0, width: 3, height: 8))
          line.addSubview(last)
        }
      }
      world.settle()
      let count = world.trace.events.count
      for row in 0..<100 {
        let hit = world.simulator.hitTest(CGPoint(x: 98 * 3 + 1, y: CGFloat(row) * 8 + 1))
        #expect(hit?.superview?.frame.minY == CGFloat(row) * 8)
      }
      #expect(world.simulator.hitTest(CGPoint(x: 98 * 3 + 1, y: 793)) === last)
      #expect(world.trace.events.count == count)
    }
  }

  @Test(
    "The points of the interface and those that windows lie in are mapped onto each other",
    arguments: [
      UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
  )
  func points(_ orientation: UIInterfaceOrientation) throws {
    for system in [7, 8] {
      try World.run(Target("iPad Air", system), orientation: orientation) { world in
        let simulator = world.simulator
        let room = simulator.screen.interfaceBounds
        let corner = simulator.screenPoint(fromInterface: CGPoint(x: 0, y: 0))
        #expect(simulator.interfacePoint(fromScreen: corner) == .zero)
        let screen = simulator.screen.bounds
        #expect(corner.x == 0 || corner.x == screen.width)
        #expect(corner.y == 0 || corner.y == screen.height)
        // The corner of what the user sees is that of the root's room.
        let place = simulator.interfacePoint(
          fromScreen: world.home.view.convert(
            CGPoint(x: world.home.view.bounds.maxX, y: world.home.view.bounds.maxY), to: nil))
        #expect(abs(place.x - room.width) < 1e-9 && abs(place.y - room.height) < 1e-9)
      }
    }
  }

  @Test("A window with a frame of its own is hit there, and its touches have its coordinates")
  func ownFrame() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let window = UIWindow(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
      window.windowScene = world.window.windowScene
      window.isHidden = false
      let view = TouchedView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.addSubview(view)
      world.down(65, 215)
      let touch = try #require(world.simulator.touches.touch(of: 1))
      #expect(touch.view === view && touch.window === window)
      #expect(touch.location(in: nil) == CGPoint(x: 15, y: 15))
      #expect(touch.location(in: view) == CGPoint(x: 5, y: 5))
      world.move(300, 600)
      #expect(touch.location(in: view) == CGPoint(x: 240, y: 390))
      #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 5))
      world.up()
      #expect(view.heard == ["began", "moved", "ended"])
      #expect(world.simulator.hitTest(CGPoint(x: 151, y: 215))?.window === world.window)
    }
  }
}
