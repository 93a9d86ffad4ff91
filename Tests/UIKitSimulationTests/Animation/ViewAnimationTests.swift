import Testing
import Trace

@testable import UIKitSimulation

@Suite("Animations of views")
struct ViewAnimationTests {
  private static let before8 = [Target("iPhone 5s", 7), Target("iPad Air", 7)]
  private static let from8 = [
    Target("iPhone 6", 8), Target("iPhone 8", 12), Target("iPhone 15", 17),
  ]

  /// A view at (0, 0) in the window, in a world at rest.
  private func inWorld(_ target: Target, _ body: (World, UIView) throws -> Void) throws {
    try World.run(target) { world in
      let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
      world.name(view, "Box")
      world.window.addSubview(view)
      world.runDue()
      world.forget()
      try body(world, view)
    }
  }

  private func move(
    _ view: UIView, to x: CGFloat, in duration: Double, delay: Double = 0,
    _ options: UIView.AnimationOptions = .curveLinear, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(withDuration: duration, delay: delay, options: options) {
      view.center = CGPoint(x: x, y: 0)
    } completion: {
      completion?($0)
    }
  }

  private func x(_ view: UIView) -> Double { (view.presentedFrame.midX * 1e6).rounded() / 1e6 }

  @Test("Model values change at once, what is seen travels (ANI-001)", arguments: before8 + from8)
  func travels(target: Target) throws {
    try inWorld(target) { world, view in
      move(view, to: 100, in: 1)
      #expect(view.center.x == 100)
      #expect(x(view) == 0)
      world.advance(0.25)
      #expect(view.center.x == 100)
      #expect(x(view) == 25)
      world.advance(0.5)
      #expect(x(view) == 75)
      world.advance(0.25)
      #expect(x(view) == 100)
    }
  }

  @Test(
    "Every animatable property travels",
    arguments: [Target("iPhone 5s", 7), Target("iPhone 8", 12)])
  func animatesProperties(target: Target) throws {
    try inWorld(target) { world, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        view.bounds = CGRect(x: 0, y: 0, width: 30, height: 50)
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
      }
      world.advance(0.5)
      #expect(view.presentedAlpha == 0.5)
      // Halfway the bounds are 20 x 30 and the transform doubles the width.
      #expect(view.presentedFrame == CGRect(x: -20, y: -15, width: 40, height: 30))
      #expect(view.frame == CGRect(x: -45, y: -25, width: 90, height: 50))
    }
  }

  @Test(
    "A curve that nobody named is slow at both ends", arguments: [Target("iPhone 8", 12)])
  func easesByDefault(target: Target) throws {
    try inWorld(target) { world, view in
      move(view, to: 100, in: 1, [])
      world.advance(0.25)
      let early = x(view)
      #expect(early > 0 && early < 25)
      world.advance(0.25)
      #expect(abs(x(view) - 50) < 0.001)
      world.advance(0.25)
      #expect(abs(x(view) - (100 - early)) < 0.001)
    }
  }

  @Test(
    "The completion runs at the end, once, with true (ANI-006, ANI-025)", arguments: before8 + from8
  )
  func completes(target: Target) throws {
    try inWorld(target) { world, view in
      var ran: [String] = []
      let start = world.loop.now
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
        view.center.x = 100
      } completion: {
        ran.append("\($0) \((world.loop.now - start) / 1_000_000)")
      }
      world.advance(0.299_999_999)
      #expect(ran == [])
      world.advance(0.000_000_001)
      #expect(ran == ["true 300"])
      world.settle()
      #expect(ran.count == 1)
      #expect(world.events(.animation) == ["Box.animation.begin", "Box.animation.end"])
      #expect(world.field(.finished, ofLast: "Box.animation.end") == .bool(true))
    }
  }

  @Test("Removing all animations completes with false (ANI-006)", arguments: before8 + from8)
  func removes(target: Target) throws {
    try inWorld(target) { world, view in
      var ran: [Bool] = []
      move(view, to: 100, in: 1) { ran.append($0) }
      world.advance(0.5)
      view.removeAllAnimations()
      #expect(ran == [false])
      #expect(x(view) == 100)
      world.settle()
      #expect(ran == [false])
    }
  }

  @Test(
    "Taking the view out of its window completes with false (ANI-013)", arguments: before8 + from8)
  func leavesTheWindow(target: Target) throws {
    for isDirect in [true, false] {
      try inWorld(target) { world, view in
        let outer = UIView()
        world.window.addSubview(outer)
        outer.addSubview(view)
        world.runDue()
        var ran: [Bool] = []
        move(view, to: 100, in: 1) { ran.append($0) }
        world.advance(0.5)
        (isDirect ? view : outer).removeFromSuperview()
        #expect(ran == [false])
      }
    }
  }

  @Test(
    "Up to iOS 7 a second animation replaces the first and jumps to the model value (ANI-007)",
    arguments: before8)
  func replaces(target: Target) throws {
    try inWorld(target) { world, view in
      var ran: [String] = []
      move(view, to: 100, in: 1) { ran.append("first \($0)") }
      world.advance(0.5)
      move(view, to: 0, in: 1) { ran.append("second \($0)") }
      #expect(ran == ["first false"])
      world.runDue()
      #expect(x(view) == 100)
      world.advance(0.5)
      #expect(x(view) == 50)
      world.settle()
      #expect(ran == ["first false", "second true"])
    }
  }

  @Test(
    "Up to iOS 7 beginFromCurrentState begins where the view is seen (ANI-007)",
    arguments: before8)
  func beginsFromCurrent(target: Target) throws {
    try inWorld(target) { world, view in
      move(view, to: 100, in: 1)
      world.advance(0.5)
      move(view, to: 0, in: 1, [.curveLinear, .beginFromCurrentState])
      world.runDue()
      #expect(x(view) == 50)
      world.advance(0.5)
      #expect(x(view) == 25)
    }
  }

  @Test(
    "From iOS 8 animations of a property add up, and both complete with true (ANI-008)",
    arguments: from8)
  func adds(target: Target) throws {
    try inWorld(target) { world, view in
      var ran: [String] = []
      move(view, to: 100, in: 1) { ran.append("first \($0)") }
      world.advance(0.5)
      move(view, to: 0, in: 1) { ran.append("second \($0)") }
      world.runDue()
      #expect(x(view) == 50)
      world.advance(0.25)
      // The model is 0; the first still has a quarter of -100 to go, the second three of 100.
      #expect(x(view) == 50)
      #expect(ran == [])
      world.advance(0.25)
      #expect(ran == ["first true"])
      #expect(x(view) == 50)
      world.advance(0.5)
      #expect(ran == ["first true", "second true"])
      #expect(x(view) == 0)
    }
  }

  @Test(
    "From iOS 8 an interrupted fade goes on from where it is seen (ANI-010)", arguments: from8)
  func fadesOn(target: Target) throws {
    try inWorld(target) { world, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      world.advance(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      world.runDue()
      #expect(view.presentedAlpha == 0.5)
      world.advance(0.5)
      #expect(view.presentedAlpha == 0.75)
    }
  }

  @Test(
    "A group whose first property is cut off completes with the flag of its last one (ANI-025)",
    arguments: from8)
  func flagsByTheLast(target: Target) throws {
    try inWorld(target) { world, view in
      var ran: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        view.center.x = 100
      } completion: {
        ran.append($0)
      }
      world.advance(0.5)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      #expect(ran == [])
      world.settle()
      #expect(ran == [true])
    }
  }

  @Test(
    "A nested block takes the outer one's duration, unless it overrides it (ANI-015)",
    arguments: before8 + from8)
  func inherits(target: Target) throws {
    try inWorld(target) { world, view in
      let other = UIView()
      world.window.addSubview(other)
      world.runDue()
      var ends: [String] = []
      let start = world.loop.now
      func end(_ name: String) { ends.append("\(name) \((world.loop.now - start) / 1_000_000)") }
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
        UIView.animate(withDuration: 5) {
          other.alpha = 0
        } completion: { _ in
          end("inner")
        }
        UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
          view.center.x = 50
        } completion: { _ in
          end("own")
        }
      } completion: { _ in
        end("outer")
      }
      world.settle()
      #expect(ends.sorted() == ["inner 1000", "outer 1000", "own 2000"])
    }
  }

  @Test("The inherited duration is the block's own, and 0 outside (ANI-016)", arguments: from8)
  func tellsTheDuration(target: Target) throws {
    try inWorld(target) { _, _ in
      var seen = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 0.7) {
        seen.append(UIView.inheritedAnimationDuration)
        UIView.performWithoutAnimation { seen.append(UIView.inheritedAnimationDuration) }
        UIView.animate(withDuration: 3) { seen.append(UIView.inheritedAnimationDuration) }
      }
      seen.append(UIView.inheritedAnimationDuration)
      #expect(seen == [0, 0.7, 0, 0.7, 0])
    }
  }

  @Test(
    "performWithoutAnimation changes at once, inside a block too (ANI-005)",
    arguments: before8 + from8)
  func suppresses(target: Target) throws {
    try inWorld(target) { world, view in
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 100 }
        view.alpha = 0
      }
      world.advance(0.1)
      #expect(x(view) == 100)
      #expect(view.presentedAlpha > 0)
    }
  }

  @Test(
    "Switched off, blocks change at once, and what runs goes on (ANI-004)",
    arguments: before8 + from8)
  func switchesOff(target: Target) throws {
    try inWorld(target) { world, view in
      let other = UIView()
      world.window.addSubview(other)
      move(view, to: 100, in: 1)
      world.advance(0.5)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      move(other, to: 100, in: 1)
      world.advance(0.25)
      #expect(x(view) == 75)
      #expect(x(other) == 100)
      UIView.setAnimationsEnabled(true)
      move(other, to: 0, in: 1)
      world.advance(0.5)
      #expect(x(other) == 50)
    }
  }

  @Test("During a delay the old value is seen (ANI-024)", arguments: before8 + from8)
  func delays(target: Target) throws {
    try inWorld(target) { world, view in
      var ran: [Bool] = []
      move(view, to: 100, in: 1, delay: 2) { ran.append($0) }
      world.advance(2)
      #expect(x(view) == 0)
      #expect(view.center.x == 100)
      world.advance(0.5)
      #expect(x(view) == 50)
      world.advance(0.5)
      #expect(ran == [true])
    }
  }

  @Test("A spring follows its closed form and completes after its duration")
  func springs() throws {
    try inWorld(Target("iPhone 8", 12)) { world, view in
      let spring = SpringTiming(duration: 0.6, dampingRatio: 0.5, initialVelocity: 0)
      var ran: [Bool] = []
      UIView.animate(
        withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        view.center.x = 100
      } completion: {
        ran.append($0)
      }
      for step in 1...5 {
        world.advance(0.1)
        #expect(abs(x(view) - 100 * spring.progress(at: Double(step) / 10)) < 1e-5)
      }
      #expect(ran == [])
      world.advance(0.1)
      #expect(ran == [true])
      #expect(x(view) == 100)
    }
  }

  @Test(
    "Numbers that make no sense end an animation, not the app",
    arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300])
  func survives(number: Double) throws {
    try inWorld(Target("iPhone 8", 12)) { world, view in
      move(view, to: 100, in: number, delay: number)
      UIView.animate(
        withDuration: number, delay: 0, usingSpringWithDamping: number,
        initialSpringVelocity: number
      ) {
        view.alpha = 0
      }
      world.advance(1)
      _ = view.presentedFrame
      _ = view.presentedAlpha
      #expect(view.center.x == 100)
      #expect(world.simulator.failure == nil)
    }
  }

  // MARK: Transitions

  @Test(
    "From iOS 7 cover vertical is the system's spring and lasts 0.505735 s (GEO-155, GEO-171)",
    arguments: [Target].all.filter { $0.major < 13 })
  func coversVertically(target: Target) throws {
    try World.run(target) { world in
      let form = world.controller("Form", .fullScreen)
      world.home.present(form, animated: true)
      world.runDue()
      let start = try #require(world.time(ofLast: "Form.presentation.begin"))
      let height = form.view.bounds.height
      let spring = SpringTiming(mass: 3, stiffness: 1_000, damping: 500)
      for step in 1...4 {
        world.loop.advance(to: start + Int64(step) * 100_000_000)
        let rest = (form.view.presentedFrame.minY - form.view.frame.minY) / height
        #expect(abs(rest - (1 - spring.progress(at: Double(step) / 10))) < 1e-6)
      }
      world.settle()
      let end = try #require(world.time(ofLast: "Form.presentation.end"))
      #expect(abs(Double(end - start) / 1e9 - 0.505735) < 1e-6)
      #expect(world.field(.duration, ofLast: "Form.presentation.begin") == .seconds(end - start))
    }
  }

  @Test("Before iOS 7 cover vertical lasts 0.4 s (GEO-154)", arguments: [5, 6])
  func coversVerticallyBefore7(system: Int) throws {
    try World.run(Target("iPhone 4S", system)) { world in
      world.home.present(world.controller("Form", .fullScreen), animated: true)
      world.settle()
      let begin = try #require(world.time(ofLast: "Form.presentation.begin"))
      let end = try #require(world.time(ofLast: "Form.presentation.end"))
      #expect(end - begin == 400_000_000)
    }
  }

  @Test(
    "A cross-dissolve fades in place and leaves the view opaque (PRES-235)", arguments: [Target].all
  )
  func dissolves(target: Target) throws {
    try World.run(target) { world in
      let form = world.controller("Form", .fullScreen)
      form.modalTransitionStyle = .crossDissolve
      world.home.present(form, animated: true)
      world.runDue()
      #expect(form.view.presentedAlpha == 0)
      world.halfway()
      #expect(form.view.presentedAlpha > 0 && form.view.presentedAlpha < 1)
      #expect(form.view.presentedFrame == form.view.frame)
      world.settle()
      #expect(form.view.presentedAlpha == 1)
      world.home.dismiss(animated: true)
      world.halfway()
      #expect(form.view.presentedAlpha > 0 && form.view.presentedAlpha < 1)
      world.settle()
      #expect(form.view.alpha == 1)
      #expect(form.view.superview == nil)
    }
  }
}
