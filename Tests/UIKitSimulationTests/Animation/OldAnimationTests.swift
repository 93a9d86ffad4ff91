import Testing
import Trace

@testable import UIKitSimulation

@Suite("Blocks of beginAnimations, keyframes and options")
struct OldAnimationTests {
  private func inWorld(
    _ target: Target = Target("iPhone 8", 12), _ body: (World, UIView) throws -> Void
  ) throws {
    try World.run(target) { world in
      let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
      world.name(view, "Box")
      world.window.addSubview(view)
      world.runDue()
      world.forget()
      try body(world, view)
    }
  }

  private func x(_ view: UIView) -> Double { (view.presentedFrame.midX * 1e6).rounded() / 1e6 }

  @Test("The setters change the block that is open, and nothing outside of one")
  func setters() throws {
    try inWorld { world, view in
      UIView.setAnimationDuration(9)
      UIView.commitAnimations()
      var said: [String] = []
      UIView.beginAnimations("Move")
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationHandlers(
        willStart: { said.append("start \(world.loop.now / 1_000_000)") },
        didStop: { said.append("\($0) \(world.loop.now / 1_000_000)") })
      view.center.x = 100
      UIView.commitAnimations()
      world.advance(0.75)
      #expect(x(view) == 25)
      world.advance(1)
      #expect(x(view) == 25)
      world.settle()
      #expect(said == ["start 500", "true 2500"])
    }
  }

  @Test("Without a duration, a change or a place on the screen the block stops in the next turn")
  func nothing() throws {
    try inWorld { world, view in
      for index in 0..<3 {
        var said: [String] = []
        UIView.beginAnimations(nil)
        if index == 0 { UIView.setAnimationDuration(0) }
        UIView.setAnimationHandlers(
          willStart: { said.append("start") }, didStop: { said.append("\($0)") })
        if index == 0 { view.center.x = 100 }
        if index == 2 { UIView().center.x = 100 }
        UIView.commitAnimations()
        #expect(said == [])
        world.loop.turn(1)
        #expect(said == ["start", "true"], "\(index)")
        #expect(view.layer.animationKeys() == [])
      }
    }
  }

  @Test("A block inside another one takes what that was told, until it is told otherwise")
  func nested() throws {
    try inWorld { world, view in
      let other = UIView()
      world.window.addSubview(other)
      UIView.beginAnimations(nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.center.x = 100
      UIView.beginAnimations(nil)
      other.center.x = 100
      UIView.commitAnimations()
      UIView.beginAnimations(nil)
      UIView.setAnimationDuration(1)
      other.alpha = 0
      UIView.commitAnimations()
      UIView.commitAnimations()
      world.advance(0.5)
      #expect(x(view) == 25)
      #expect(x(other) == 25)
      #expect(other.presentedAlpha == 0.5)
    }
  }

  @Test("What isn't committed by the end of the turn waits for the commit")
  func waits() throws {
    try inWorld { world, view in
      UIView.beginAnimations(nil)
      UIView.setAnimationDuration(1)
      view.center.x = 100
      world.advance(5)
      #expect(x(view) == 0)
      UIView.commitAnimations()
      world.advance(0.5)
      #expect(abs(x(view) - 50) < 1e-3)
      world.settle()
    }
  }

  @Test("A curve of keyframes paces the whole or each, by a policy", arguments: ["whole", "each"])
  func paces(pacing: String) throws {
    let index = try #require(Policy.keyframePacing.rule.values.firstIndex(of: pacing))
    let pacingSwitch = SystemProfile.Switch(policy: .keyframePacing, value: UInt8(index))
    try World.run(Target("iPhone 8", 12), switches: [pacingSwitch]) { world in
      let view = UIView()
      world.window.addSubview(view)
      world.runDue()
      let easeIn = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveEaseIn.rawValue)
      UIView.animateKeyframes(withDuration: 2, options: easeIn) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 100
        }
      }
      world.advance(0.5)
      let curve = CAMediaTimingFunction.easeIn
      let expected =
        pacing == "whole" ? 2 * curve.value(at: 0.25) : curve.value(at: 0.5)
      #expect(abs(x(view) - 100 * expected) < 1e-5)
    }
  }

  @Test("Keyframes repeat and go back as a whole, and complete at the end of the whole")
  func keyframesRepeat() throws {
    try inWorld { world, view in
      let linear = UIView.AnimationOptions.curveLinear.rawValue
      var said: [String] = []
      UIView.animateKeyframes(
        withDuration: 1, options: [.autoreverse, .init(rawValue: linear)]
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0) {
          view.center.x = 200
        }
      } completion: {
        said.append("\($0) \(world.loop.now / 1_000_000)")
      }
      #expect(view.layer.animationKeys() == ["position"])
      world.advance(0.125)
      #expect(x(view) == 50)
      world.advance(0.25)
      #expect(x(view) == 200)
      world.advance(1.5)
      #expect(x(view) == 50)
      world.settle()
      #expect(said == ["true 2000"])
    }
  }

  @Test("Outside of a keyframe animation a keyframe only changes")
  func strayKeyframe() throws {
    try inWorld { world, view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
      #expect(x(view) == 100)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 200
        }
      }
      world.advance(0.5)
      #expect(x(view) == 150)
    }
  }

  @Test("Up to iOS 7 keyframes replace as a whole what runs")
  func replacingKeyframes() throws {
    try inWorld(Target("iPhone 5s", 7)) { world, view in
      var said: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center.x = 50
      } completion: {
        said.append($0)
      }
      world.advance(0.5)
      let linear = UIView.AnimationOptions.curveLinear.rawValue
      UIView.animateKeyframes(withDuration: 1, options: .init(rawValue: linear)) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
      }
      #expect(said == [false])
      world.advance(0.25)
      #expect(x(view) == 75)
      world.advance(0.5)
      #expect(x(view) == 50)
      world.settle()
      #expect(x(view) == 0)
    }
  }

  @Test("Animations switched off inside a block take no part in it from then on")
  func switchedOffInside() throws {
    try inWorld { world, view in
      UIView.animate(withDuration: 1) {
        view.center.x = 100
        UIView.setAnimationsEnabled(false)
        view.alpha = 0
        UIView.setAnimationsEnabled(true)
      }
      #expect(view.layer.animationKeys() == ["position"])
      world.settle()
    }
  }

  @Test("The bits are UIKit's (ANI-028)")
  func bits() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2),
      (.repeat, 1 << 3), (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5),
      (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16),
      (.curveLinear, 3 << 16), (.transitionFlipFromLeft, 1 << 20),
      (.transitionCrossDissolve, 5 << 20),
    ]
    for (option, bits) in options { #expect(option.rawValue == bits) }
  }
}
