import Testing
import Trace

@testable import UIKitSimulation

@Suite("Random use of property animators")
struct RandomAnimatorTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(
    "Nothing jumps but by hand, what runs gets somewhere, and completions come once",
    arguments: [UIView.AnimationCurve.linear, .easeInOut, .easeIn])
  func holds(curve: UIView.AnimationCurve) throws {
    for seed in 0..<200 as Range<UInt64> {
      try World.run(Target("iPhone 15", 17)) { world in
        let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
        world.window.addSubview(view)
        world.runDue()
        run(world, view, curve, seed)
      }
    }
  }

  private func run(_ world: World, _ view: UIView, _ curve: UIView.AnimationCurve, _ seed: UInt64) {
    var dice = Dice(state: seed)
    var steps: [String] = []
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    world.runDue()
    for _ in 0..<20 where animator.state == .active {
      world.advance(Double.random(in: 0...0.2, using: &dice))
      guard animator.state == .active else { break }
      let before = view.presentedFrame.midX
      var isMoved = false
      let choice = Int.random(in: 0..<6, using: &dice)
      steps.append("\(choice) at \(before), fraction \(animator.fractionComplete)")
      switch choice {
      case 0: animator.pauseAnimation()
      case 1: animator.startAnimation()
      case 2: animator.isReversed.toggle()
      case 3:
        animator.fractionComplete = Double.random(in: 0...1, using: &dice)
        isMoved = true
      case 4:
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
          durationFactor: Double.random(in: 0...1, using: &dice))
      default:
        // Setting by hand what it reads moves nothing.
        animator.pauseAnimation()
        animator.fractionComplete = animator.fractionComplete
      }
      let after = view.presentedFrame.midX
      if !isMoved {
        #expect(abs(after - before) < 1e-6, "seed \(seed):\n\(steps.joined(separator: "\n"))")
      }
      #expect((-1e-9...100 + 1e-9).contains(after))
      let fraction = animator.fractionComplete
      #expect((-1e-9...1 + 1e-9).contains(fraction), "seed \(seed)")
    }
    let wasActive = animator.state == .active
    let isBack = animator.isReversed
    animator.startAnimation()
    world.settle()
    #expect(ends.count == 1, "seed \(seed):\n\(steps.joined(separator: "\n"))")
    #expect(animator.state == .inactive || !wasActive)
    if wasActive { #expect(ends == [isBack ? .start : .end], "seed \(seed)") }
    #expect(view.center.x == (ends.first == .start ? 0 : 100), "seed \(seed)")
    #expect(view.presentedFrame.midX == view.center.x)
    #expect(view.layer.animationKeys().isEmpty)
    #expect(world.simulator.failure == nil)
  }
}
