import Testing

@testable import UIKitSimulation

@Suite("Scroll views")
struct ScrollViewTests {
  /// Writes down what a scroll view tells it.
  private final class Listener: UIScrollViewDelegate {
    var heard: [String] = []
    var scrolls = 0
    var target: CGPoint?
    var chosen: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBegin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
    ) -> CGPoint {
      heard.append("willEnd")
      target = targetContentOffset
      return chosen ?? targetContentOffset
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      heard.append("didEnd \(willDecelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      heard.append("willDecelerate")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      heard.append("didDecelerate")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      heard.append("didAnimate")
    }
  }

  /// Runs `body` with a scroll view of 300 x 400 whose content is 1000 high.
  private func run(_ body: (World, UIScrollView, Listener) throws -> Void) throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.contentSize = CGSize(width: 300, height: 1000)
      world.home.view.addSubview(view)
      world.runDue()
      let listener = Listener()
      view.delegate = listener
      try body(world, view, listener)
    }
  }

  @Test("The content follows the finger, without the ten points that make it a drag")
  func following() throws {
    try run { world, view, listener in
      world.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), seconds: 0.5, lifts: false)
      world.loop.turn(1)
      #expect(view.contentOffset == CGPoint(x: 0, y: 90))
      #expect(view.isTracking && view.isDragging && !view.isDecelerating)
      world.advance(0.5)
      world.up()
      world.loop.turn(1)
      #expect(view.contentOffset == CGPoint(x: 0, y: 90))
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      #expect(listener.heard == ["willBegin", "willEnd", "didEnd false"])
    }
  }

  @Test("Content that is let go in motion comes to rest where the delegate was told")
  func deceleration() throws {
    try run { world, view, listener in
      world.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), seconds: 0.2)
      world.loop.turn(1)
      #expect(view.isDecelerating)
      #expect(
        listener.heard == ["willBegin", "willEnd", "didEnd true", "willDecelerate"])
      let start = view.contentOffset.y
      world.advance(0.1)
      #expect(view.contentOffset.y > start)
      world.settle()
      #expect(view.contentOffset == listener.target)
      // 500 points a second and a rate of 0.998 make 249.75 points.
      #expect((view.contentOffset.y * 100).rounded() == ((90 + 249.75) * 100).rounded())
      #expect(listener.heard.last == "didDecelerate")
      #expect(!view.isDecelerating)
    }
  }

  @Test("A delegate may choose another place for the content to come to rest")
  func chosenTarget() throws {
    try run { world, view, listener in
      listener.chosen = CGPoint(x: 0, y: 200)
      world.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), seconds: 0.2)
      world.settle()
      #expect(view.contentOffset == CGPoint(x: 0, y: 200))
    }
  }

  @Test("Beyond an edge the content gives, and goes back when it is let go")
  func rubberBand() throws {
    try run { world, view, listener in
      world.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 210), seconds: 0.5, lifts: false)
      world.loop.turn(1)
      let expected = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400
      #expect(abs(view.contentOffset.y + expected) < 1e-9)
      world.advance(0.5)
      world.up()
      world.loop.turn(1)
      #expect(view.isDecelerating)
      world.settle()
      #expect(view.contentOffset == .zero)
      #expect(listener.target == .zero)
    }
  }

  @Test("Without bounces the content stays within its edges")
  func noBounces() throws {
    try run { world, view, _ in
      view.bounces = false
      world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 210), seconds: 0.2)
      world.settle()
      #expect(view.contentOffset == .zero)
    }
  }

  @Test("A fast drag runs over the edge and comes back to it")
  func bounce() throws {
    try run { world, view, listener in
      view.contentOffset = CGPoint(x: 0, y: 400)
      world.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), seconds: 0.1)
      world.loop.turn(1)
      #expect(listener.target == CGPoint(x: 0, y: 600))
      var most: CGFloat = 0
      for _ in 0..<40 {
        world.advance(0.02)
        most = max(most, view.contentOffset.y)
      }
      #expect(most > 600)
      world.settle()
      #expect(view.contentOffset == CGPoint(x: 0, y: 600))
    }
  }

  @Test("A finger on content that moves stops it")
  func stopping() throws {
    try run { world, view, _ in
      world.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), seconds: 0.2)
      world.advance(0.1)
      world.down(100, 200)
      let offset = view.contentOffset
      #expect(!view.isDecelerating)
      world.advance(1)
      #expect(view.contentOffset == offset)
      world.up()
    }
  }

  @Test("The content doesn't scroll where it fits, unless it always bounces")
  func fitting() throws {
    try run { world, view, _ in
      view.contentSize = CGSize(width: 300, height: 300)
      world.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), seconds: 0.2, lifts: false)
      world.loop.turn(1)
      #expect(view.contentOffset == .zero && !view.isDragging)
      world.up()
      view.alwaysBounceVertical = true
      world.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), seconds: 0.2, lifts: false)
      world.loop.turn(1)
      #expect(view.contentOffset.y < 0)
    }
  }

  @Test("An animated offset takes 0.3 seconds and is right whenever somebody looks")
  func animatedOffset() throws {
    try run { world, view, listener in
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      #expect(view.contentOffset == .zero)
      world.advance(0.15)
      #expect(abs(view.contentOffset.y - 50) < 1e-6)
      world.advance(0.15)
      #expect(view.contentOffset == CGPoint(x: 0, y: 100))
      #expect(listener.heard == ["didAnimate"])
    }
  }

  @Test("What is in a scroll view hears of a touch when it is no drag, or after 0.15 seconds")
  func contentTouches() throws {
    try run { world, view, _ in
      let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
      view.addSubview(content)
      world.touch(100, 100)
      #expect(content.heard == ["began", "ended"])
      content.heard = []
      world.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), seconds: 0.1)
      world.settle()
      #expect(content.heard.isEmpty)
      world.down(100, 100)
      world.advance(0.16)
      #expect(content.heard == ["began"])
      world.move(100, 50)
      world.loop.turn(1)
      #expect(content.heard == ["began", "cancelled"])
      #expect(view.isDragging)
    }
  }

  @Test("A control that has a touch already keeps it from the scroll view")
  func controlTouches() throws {
    try run { world, view, _ in
      view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 1000)))
      world.down(100, 300)
      world.advance(0.2)
      world.move(100, 200)
      world.loop.turn(1)
      #expect(!view.isDragging)
      world.up()
      world.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), seconds: 0.1)
      #expect(view.contentOffset.y > 0)
    }
  }

  @Test("Of nested scroll views the inner one scrolls, but at its end the outer one")
  func nesting() throws {
    try run { world, outer, _ in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      inner.contentSize = CGSize(width: 300, height: 500)
      outer.addSubview(inner)
      func drag() {
        world.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200), seconds: 0.2)
        world.settle()
      }
      drag()
      #expect(inner.contentOffset.y == 100)
      #expect(outer.contentOffset == .zero)
      drag()
      #expect(inner.contentOffset.y == 100)
      #expect(outer.contentOffset.y > 0)
    }
  }
}
