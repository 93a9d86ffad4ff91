import Testing

@testable import UIKitSimulation

@Suite("Gestures")
struct GestureTests {
  /// Runs `body` with a view that fills the window and writes down what it hears.
  private func run(
    _ target: Target = Target("iPhone 15", 17), _ body: (World, TouchedView) throws -> Void
  ) throws {
    try World.run(target) { world in
      let view = TouchedView(frame: world.home.view.bounds)
      world.name(view, "View")
      world.home.view.addSubview(view)
      world.runDue()
      world.forget()
      try body(world, view)
    }
  }

  @Test("A tap's touch is held back, then cancelled in the view, and then the action runs")
  func tapOrder() throws {
    try run { world, view in
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(view.listen(to: tap, as: "tap"))
      world.down(100, 100)
      #expect(view.heard == ["began"])
      world.up()
      #expect(view.heard == ["began"])
      #expect(tap.state == .ended)
      world.loop.turn(1)
      #expect(view.heard == ["began", "cancelled", "tap ended"])
      #expect(tap.state == .possible)
    }
  }

  @Test("A tap fails with a finger that moves too far or stays too long, and the view goes on")
  func tapFails() throws {
    try run { world, view in
      view.addGestureRecognizer(view.listen(to: UITapGestureRecognizer(), as: "tap"))
      world.down(100, 100)
      world.move(100, 111)
      world.up()
      world.loop.turn(1)
      #expect(view.heard == ["began", "moved", "ended"])
      view.heard = []
      world.down(100, 100)
      world.advance(2)
      world.up()
      world.loop.turn(1)
      #expect(view.heard == ["began", "ended"])
    }
  }

  @Test("cancelsTouchesInView and delaysTouchesEnded turned off leave the view its touches")
  func touchesStay() throws {
    try run { world, view in
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      tap.delaysTouchesEnded = false
      view.addGestureRecognizer(view.listen(to: tap, as: "tap"))
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard == ["began", "ended", "tap ended"])
    }
  }

  @Test("With delaysTouchesBegan the view hears of a touch only once the recogniser has failed")
  func delayedBegin() throws {
    try run { world, view in
      let tap = UITapGestureRecognizer()
      tap.delaysTouchesBegan = true
      view.addGestureRecognizer(view.listen(to: tap, as: "tap"))
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard == ["tap ended"])
      view.heard = []
      world.down(100, 100)
      #expect(view.heard.isEmpty)
      world.move(150, 100)
      #expect(view.heard == ["began", "moved"])
      world.up()
      #expect(view.heard == ["began", "moved", "ended"])
    }
  }

  @Test("A single tap that requires a double tap to fail waits for it")
  func doubleTap() throws {
    try run { world, view in
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      for (tap, name) in [(single, "single"), (double, "double")] {
        view.addGestureRecognizer(view.listen(to: tap, as: name))
      }
      world.touch(100, 100)
      world.advance(0.34)
      #expect(view.heard == ["began"])
      world.advance(0.02)
      world.loop.turn(1)
      #expect(view.heard == ["began", "cancelled", "single ended"])
      view.heard = []
      world.touch(100, 100)
      world.advance(0.2)
      world.touch(100, 100)
      world.advance(1)
      #expect(view.heard.filter { $0.hasSuffix("ended") && $0 != "ended" } == ["double ended"])
      #expect(single.state == .possible && double.state == .possible)
    }
  }

  @Test("Without a requirement a single tap comes first and leaves the double tap alone")
  func bothTaps() throws {
    try run { world, view in
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      for (tap, name) in [(single, "single"), (double, "double")] {
        view.addGestureRecognizer(view.listen(to: tap, as: name))
      }
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard.contains("single ended"))
      world.advance(0.1)
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard.contains("double ended"))
    }
  }

  @Test("A pan begins after ten points, goes on with the finger and tells way and speed")
  func pan() throws {
    try run { world, view in
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(view.listen(to: pan, as: "pan"))
      world.down(100, 100)
      world.move(100, 109)
      #expect(pan.state == .possible)
      world.advance(0.05)
      world.move(100, 110)
      #expect(pan.state == .began)
      world.advance(0.05)
      world.move(130, 150)
      #expect(pan.translation(in: view) == CGPoint(x: 30, y: 50))
      #expect(pan.velocity(in: view) == CGPoint(x: 300, y: 410))
      pan.setTranslation(.zero, in: view)
      world.move(130, 140)
      #expect(pan.translation(in: view) == CGPoint(x: 0, y: -10))
      world.up()
      world.loop.turn(1)
      #expect(
        view.heard == [
          "began", "moved", "cancelled", "pan began", "pan changed", "pan changed", "pan ended",
        ])
    }
  }

  @Test("A finger that rests before it is lifted has no speed")
  func rest() throws {
    try run { world, view in
      var speed: CGPoint?
      view.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          guard pan.state == .ended else { return }
          speed = (pan as? UIPanGestureRecognizer)?.velocity(in: nil)
        })
      world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), seconds: 0.2)
      world.loop.turn(1)
      #expect((speed?.y ?? 0).rounded() == 1000)
      world.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), seconds: 0.2, lifts: false)
      world.advance(0.2)
      world.up()
      world.loop.turn(1)
      #expect(speed == .zero)
    }
  }

  @Test("A long press begins after half a second and ends with the finger")
  func longPress() throws {
    try run { world, view in
      view.addGestureRecognizer(view.listen(to: UILongPressGestureRecognizer(), as: "press"))
      world.down(100, 100)
      world.advance(0.49)
      #expect(view.heard == ["began"])
      world.advance(0.02)
      #expect(view.heard == ["began", "cancelled", "press began"])
      world.up()
      world.loop.turn(1)
      #expect(view.heard.last == "press ended")
      view.heard = []
      world.down(100, 100)
      world.advance(0.2)
      world.move(100, 120)
      world.advance(1)
      world.up()
      #expect(view.heard == ["began", "moved", "ended"])
    }
  }

  @Test(
    "A swipe goes far enough, soon enough, in its direction",
    arguments: [
      (CGPoint(x: 60, y: 0), 0.1, true), (CGPoint(x: 60, y: 20), 0.1, true),
      (CGPoint(x: 40, y: 0), 0.1, false), (CGPoint(x: 60, y: 60), 0.1, false),
      (CGPoint(x: -60, y: 0), 0.1, false), (CGPoint(x: 60, y: 0), 0.8, false),
    ])
  func swipe(way: CGPoint, seconds: Double, isSwipe: Bool) throws {
    try run { world, view in
      view.addGestureRecognizer(view.listen(to: UISwipeGestureRecognizer(), as: "swipe"))
      world.drag(
        from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + way.x, y: 150 + way.y),
        seconds: seconds)
      world.loop.turn(1)
      #expect(view.heard.contains("swipe ended") == isSwipe)
    }
  }

  @Test("Two fingers apart are a pinch, whose scale is that of their distance")
  func pinch() throws {
    try run { world, view in
      view.isMultipleTouchEnabled = true
      var scale: CGFloat = 0
      view.addGestureRecognizer(
        UIPinchGestureRecognizer { scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0 })
      world.down(100, 100)
      world.down(100, 180, id: 2)
      world.move(100, 200, id: 2)
      world.move(100, 300, id: 2)
      world.up(id: 2)
      world.up()
      world.loop.turn(1)
      #expect(scale == 2)
    }
  }

  @Test("The first to be recognised fails the others, unless a delegate allows both")
  func exclusion() throws {
    try run { world, view in
      let first = UIPanGestureRecognizer()
      let second = UIPanGestureRecognizer()
      view.addGestureRecognizer(view.listen(to: first, as: "first"))
      view.addGestureRecognizer(view.listen(to: second, as: "second"))
      world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), seconds: 0.1)
      world.loop.turn(1)
      #expect(view.heard.contains("first ended"))
      #expect(!view.heard.contains("second ended"))
      let both = Both()
      second.delegate = both
      view.heard = []
      world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), seconds: 0.1)
      world.loop.turn(1)
      #expect(view.heard.contains("first ended"))
      #expect(view.heard.contains("second ended"))
    }
  }

  private final class Both: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  private final class Refusing: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  @Test("A delegate may refuse a gesture, or a touch")
  func refusal() throws {
    try run { world, view in
      let tap = UITapGestureRecognizer()
      let delegate = Refusing()
      tap.delegate = delegate
      view.addGestureRecognizer(view.listen(to: tap, as: "tap"))
      delegate.begins = false
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard == ["began", "ended"])
      delegate.begins = true
      delegate.receives = false
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard == ["began", "ended", "began", "ended"])
      delegate.receives = true
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard.last == "tap ended")
    }
  }

  @Test("A recogniser that another one's delegate requires to fail goes first")
  func dynamicRequirement() throws {
    try run { world, view in
      let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
      let delegate = After()
      pan.delegate = delegate
      view.addGestureRecognizer(view.listen(to: pan, as: "pan"))
      view.addGestureRecognizer(view.listen(to: swipe, as: "swipe"))
      world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), seconds: 0.1)
      world.loop.turn(1)
      #expect(view.heard.filter { $0.hasPrefix("pan") }.isEmpty)
      #expect(view.heard.contains("swipe ended"))
      view.heard = []
      world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), seconds: 0.1)
      world.loop.turn(1)
      #expect(view.heard.contains("pan began"))
      #expect(view.heard.contains("pan ended"))
    }
  }

  private final class After: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { other is UISwipeGestureRecognizer }
  }

  @Test("Turning a recogniser off cancels its gesture, and its action hears of that")
  func disabling() throws {
    try run { world, view in
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(view.listen(to: pan, as: "pan"))
      world.down(100, 100)
      world.move(100, 150)
      world.loop.turn(1)
      pan.isEnabled = false
      world.loop.turn(1)
      #expect(view.heard.last == "pan cancelled")
      pan.isEnabled = true
      world.move(100, 200)
      world.up()
      world.loop.turn(1)
      #expect(view.heard.last == "pan cancelled")
      #expect(pan.state == .possible)
    }
  }

  @Test("A recogniser that its own action takes away is left alone")
  func removedByItsAction() throws {
    try run { world, view in
      var count = 0
      let pan = UIPanGestureRecognizer { [unowned view] in
        count += 1
        view.removeGestureRecognizer($0)
      }
      view.addGestureRecognizer(pan)
      world.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), seconds: 0.1)
      world.settle()
      // Its beginning and the end that taking it away made of it.
      #expect(count == 2)
      #expect(pan.view == nil)
    }
  }

  @Test(
    "A stock control keeps a single tap from a recogniser around it, from iOS 6 on",
    arguments: [
      (Target("iPhone 15", 17), false, 1, true), (Target("iPhone 15", 17), true, 1, false),
      (Target("iPhone 15", 17), false, 2, true), (Target("iPhone 4", 5), false, 1, false),
    ])
  func controls(target: Target, isOnControl: Bool, taps: Int, hearsControl: Bool) throws {
    try run(target) { world, view in
      let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      var pressed = 0
      button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
      view.addSubview(button)
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      (isOnControl ? button : view).addGestureRecognizer(view.listen(to: tap, as: "tap"))
      world.touch(100, 100)
      world.advance(1)
      #expect(pressed == (hearsControl ? 1 : 0))
      #expect(view.heard == (hearsControl ? [] : ["tap ended"]))
    }
  }

  @Test("A transition that the user doesn't drive cancels the gestures that are under way")
  func transition() throws {
    try run { world, view in
      view.addGestureRecognizer(view.listen(to: UIPanGestureRecognizer(), as: "pan"))
      world.down(100, 100)
      world.move(100, 150)
      world.loop.turn(1)
      #expect(view.heard.last == "pan began")
      world.home.present(world.controller("Modal"), animated: true)
      world.advance(0.1)
      #expect(view.heard.last == "pan cancelled")
      world.settle()
    }
  }

  @Test("A tap that waits for a double tap to fail is lost in a transition")
  func waitingTap() throws {
    try run { world, view in
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      view.addGestureRecognizer(view.listen(to: single, as: "single"))
      view.addGestureRecognizer(double)
      world.touch(100, 100)
      world.home.present(world.controller("Modal"), animated: true)
      world.settle()
      #expect(!view.heard.contains("single ended"))
    }
  }

  @Test("Touches that nobody recognises cost a world without recognisers no event")
  func nothing() throws {
    try run { world, view in
      world.touch(100, 100)
      world.loop.turn(1)
      #expect(view.heard == ["began", "ended"])
      #expect(world.simulator.gestures.active.isEmpty)
    }
  }

  @Test("Recognisers around the view get its touches, up to the window's")
  func ancestors() throws {
    try run { world, view in
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(inner)
      let tap = UITapGestureRecognizer()
      world.window.addGestureRecognizer(view.listen(to: tap, as: "window"))
      world.touch(20, 20)
      #expect(tap.location(in: inner) == CGPoint(x: 20, y: 20))
      world.loop.turn(1)
      #expect(view.heard.last == "window ended")
    }
  }
}
