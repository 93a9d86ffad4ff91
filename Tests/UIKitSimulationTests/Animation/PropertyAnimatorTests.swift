import Testing
import Trace

@testable import UIKitSimulation

@Suite("Property animators")
struct PropertyAnimatorTests {
  private func inWorld(_ body: (World, UIView) throws -> Void) throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
      world.name(view, "Box")
      world.window.addSubview(view)
      world.runDue()
      world.forget()
      try body(world, view)
    }
  }

  private func x(_ view: UIView) -> Double { (view.presentedFrame.midX * 1e6).rounded() / 1e6 }

  private func animator(
    _ view: UIView, duration: Double = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
  }

  @Test("A paused one stays where it is and goes on from there")
  func pauses() throws {
    try inWorld { world, view in
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      world.advance(0.25)
      animator.pauseAnimation()
      #expect(!animator.isRunning && animator.state == .active)
      world.advance(10)
      #expect(x(view) == 25)
      #expect(world.loop.settle(limit: 0) == nil, "What is paused holds nothing.")
      animator.startAnimation()
      world.advance(0.5)
      #expect(x(view) == 75)
      world.advance(0.249)
      #expect(ends == [])
      world.advance(0.001)
      #expect(ends == [.end])
    }
  }

  @Test("One that is moved by hand before it was started shows what it will")
  func scrubs() throws {
    try inWorld { world, view in
      let animator = animator(view, curve: .easeIn)
      animator.fractionComplete = 0.5
      #expect(animator.state == .active)
      #expect(view.center.x == 100)
      #expect(x(view) == 50)
      animator.fractionComplete = 0.2
      world.advance(3)
      #expect(x(view) == 20)
      #expect(animator.fractionComplete == 0.2)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      #expect(abs(x(view) - 31.5357) < 1e-3)
    }
  }

  @Test("One that is turned round runs back the way it came, and the model with it")
  func reverses() throws {
    try inWorld { world, view in
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view, curve: .easeIn)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      world.advance(0.25)
      let quarter = x(view)
      world.advance(0.25)
      animator.isReversed = true
      #expect(animator.isRunning)
      world.advance(0.25)
      #expect(x(view) == quarter)
      #expect(animator.fractionComplete == 0.75)
      world.advance(0.249)
      #expect(ends == [])
      world.advance(0.001)
      #expect(ends == [.start])
      #expect(view.center.x == 0)
      #expect(x(view) == 0)
      #expect(!animator.isReversed)
    }
  }

  @Test("One that pauses at its end can be turned round there")
  func pausesAtTheEnd() throws {
    try inWorld { world, view in
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view)
      animator.pausesOnCompletion = true
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      world.settle()
      #expect(x(view) == 100)
      animator.isReversed = true
      animator.startAnimation()
      world.advance(0.25)
      #expect(x(view) == 75)
      animator.pausesOnCompletion = false
      world.settle()
      #expect(ends == [.start])
      #expect(view.center.x == 0)
    }
  }

  @Test(
    "A stopped one leaves the view where it is seen, and finishing puts it where it is told",
    arguments: zip(UIViewAnimatingPosition.allCases, [100.0, 0, 25]))
  func stops(position: UIViewAnimatingPosition, end: Double) throws {
    try inWorld { world, view in
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      world.advance(0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(view.center.x == 25)
      #expect(x(view) == 25)
      world.advance(5)
      #expect(ends == [])
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      #expect(ends == [position])
      #expect(view.center.x == end)
      #expect(x(view) == end)
    }
  }

  @Test("One that goes on can take another curve and another time")
  func continues() throws {
    try inWorld { world, view in
      let animator = animator(view)
      animator.startAnimation()
      world.advance(0.5)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
        durationFactor: 2)
      world.advance(1)
      // Half of two seconds: half of what was left.
      #expect(x(view) == 75)
      world.advance(0.999)
      #expect(animator.state == .active)
      world.advance(0.001)
      #expect(animator.state == .inactive)
    }
  }

  @Test("One that was moved by hand takes the rest of its time for the rest of its way")
  func goesOnAfterScrubbing() throws {
    try inWorld { world, view in
      let animator = animator(view)
      animator.startAnimation()
      animator.fractionComplete = 0.75
      animator.startAnimation()
      world.advance(0.125)
      #expect(x(view) == 87.5)
      world.advance(0.125)
      #expect(animator.state == .inactive)
      #expect(x(view) == 100)
    }
  }

  @Test("Blocks that are added run with the others, late or in what is left of the time")
  func addsBlocks() throws {
    try inWorld { world, view in
      let animator = animator(view)
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      world.advance(0.5)
      #expect(x(view) == 50)
      #expect(view.presentedAlpha == 1)
      animator.addAnimations { view.transform = CGAffineTransform(scaleX: 3, y: 1) }
      world.advance(0.25)
      #expect(view.presentedAlpha == 0.5)
      #expect(abs(view.presentedFrame.width - 20) < 1e-9)
      #expect(x(view) == 75)
      world.settle()
      #expect(world.events(.animation).count == 2)
    }
  }

  @Test("The delay comes first, and an animator without anything to do completes in the next turn")
  func waits() throws {
    try inWorld { world, view in
      let animator = animator(view)
      animator.startAnimation(afterDelay: 2)
      #expect(animator.isRunning && animator.delay == 2)
      world.advance(2.5)
      #expect(x(view) == 50)
      world.settle()
      var ends: [UIViewAnimatingPosition] = []
      let empty = UIViewPropertyAnimator(duration: 1, curve: .linear)
      empty.addCompletion { ends.append($0) }
      empty.startAnimation()
      #expect(ends == [])
      world.loop.turn(1)
      #expect(ends == [.end])
      #expect(empty.state == .inactive)
    }
  }

  @Test("A view that leaves the window ends the animator where it is")
  func isCut() throws {
    try inWorld { world, view in
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      world.advance(0.5)
      view.removeFromSuperview()
      #expect(ends == [.current])
      #expect(animator.state == .inactive)
      world.settle()
    }
  }

  @Test("An animator that nobody keeps runs to its end and goes away, and so does a paused one")
  func isReleased() throws {
    weak var running: UIViewPropertyAnimator?
    weak var paused: UIViewPropertyAnimator?
    weak var seen: UIView?
    try inWorld { world, view in
      seen = view
      running = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 })
      world.advance(0.5)
      #expect(running?.isRunning == true)
      #expect(x(view) == 50)
      world.settle()
      #expect(running == nil)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.pauseAnimation()
      paused = animator
      world.runDue()
    }
    #expect(paused == nil)
    #expect(seen == nil)
  }

  @Test("Curve number 7 is the system's spring for animators as well (GEO-162)")
  func systemCurve() throws {
    try inWorld { world, view in
      let animator = animator(view, duration: 3, curve: .init(rawValue: 7))
      #expect(animator.duration == 0.505735)
      animator.startAnimation()
      world.advance(0.25)
      #expect(abs(x(view) - 94.2038) < 1e-4)
      world.advance(0.255_735)
      #expect(animator.state == .inactive)
    }
  }

  @Test("What it does follows from the calls, in the trace as well")
  func traces() throws {
    try inWorld { world, view in
      let animator = animator(view)
      world.name(animator, "Mover")
      animator.addCompletion { _ in }
      animator.startAnimation()
      world.advance(0.5)
      animator.pauseAnimation()
      animator.startAnimation()
      world.settle()
      #expect(
        world.events(.call, .animation, .callback) == [
          "Mover.startAnimation", "Mover.animation.begin", "Mover.pauseAnimation",
          "Mover.startAnimation", "Mover.animation.end", "Mover.completion",
        ])
      let events = world.trace.events
      var chain: [String] = []
      var seq = Int32(events.count - 1)
      while seq >= 0 {
        chain.append(world.trace.names[events[Int(seq)].name])
        seq = events[Int(seq)].cause
      }
      #expect(chain == ["completion", "animation.end", "animation.begin", "startAnimation"])
    }
  }
}
