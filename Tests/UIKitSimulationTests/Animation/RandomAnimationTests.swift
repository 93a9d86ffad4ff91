import RandomPrograms
import Testing
import Trace

@testable import UIKitSimulation

@Suite("Random animations against values that are counted out")
struct RandomAnimationTests {
  private final class Program {
    let world: World
    let sampled: SampledAnimations
    var dice: Dice
    var views: [UIView] = []
    var completions: [String] = []
    var steps: [String] = []
    private var blockCount = 0

    init(_ world: World, stacks: Bool, seed: UInt64) {
      self.world = world
      sampled = SampledAnimations(stacks: stacks)
      dice = Dice(seed: seed)
      for index in 0..<3 {
        let view = UIView()
        world.name(view, "View \(index)")
        world.window.addSubview(view)
        views.append(view)
        sampled.models[.init(view: index, isAlpha: true)] = 1
        sampled.models[.init(view: index, isAlpha: false)] = 0
      }
      world.runDue()
    }

    var milliseconds: Int { Int(world.loop.now / 1_000_000) }

    private func change(in block: SampledAnimations.Block?) {
      let slot = SampledAnimations.Slot(
        view: .random(in: 0..<3, using: &dice), isAlpha: dice.oneIn(3))
      let value = Double(Int.random(in: 0...10, using: &dice))
      steps.append("  \(slot.isAlpha ? "alpha" : "center") \(slot.view) -> \(value)")
      sampled.change(slot, to: slot.isAlpha ? value / 10 : value * 10, in: block)
      if slot.isAlpha {
        views[slot.view].alpha = value / 10
      } else {
        views[slot.view].center = CGPoint(x: value * 10, y: 0)
      }
    }

    private func animate(inside outer: SampledAnimations.Block?, depth: Int) {
      let block = SampledAnimations.Block()
      blockCount += 1
      block.name = "block \(blockCount)"
      block.duration = 10 * Int.random(in: 0...30, using: &dice)
      block.delay = dice.oneIn(3) ? 10 * Int.random(in: 0...10, using: &dice) : 0
      var options: UIView.AnimationOptions = []
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: (block.curve, options) = ("easeIn", .curveEaseIn)
      case 1: (block.curve, options) = ("easeOut", .curveEaseOut)
      case 2: (block.curve, options) = ("easeInOut", .curveEaseInOut)
      default: (block.curve, options) = ("linear", .curveLinear)
      }
      if dice.oneIn(4) {
        block.beginsFromCurrent = true
        options.insert(.beginFromCurrentState)
      }
      if dice.oneIn(5) {
        block.autoreverses = true
        options.insert(.autoreverse)
      }
      if dice.oneIn(8) {
        block.count = .infinity
        options.insert(.repeat)
      }
      let own = (block.duration, block.curve)
      if let outer {
        let overridesDuration = dice.oneIn(3)
        let overridesCurve = dice.oneIn(3)
        let overridesOptions = dice.oneIn(3)
        if overridesDuration { options.insert(.overrideInheritedDuration) }
        if overridesCurve { options.insert(.overrideInheritedCurve) }
        if overridesOptions { options.insert(.overrideInheritedOptions) }
        if !overridesDuration { block.duration = outer.duration }
        if !overridesCurve { block.curve = outer.curve }
        if !overridesOptions {
          block.beginsFromCurrent = block.beginsFromCurrent || outer.beginsFromCurrent
          block.autoreverses = block.autoreverses || outer.autoreverses
          block.count = max(block.count, outer.count)
        }
      }
      steps.append(
        "\(milliseconds) \(block.name) in \(outer?.name ?? "-"): \(own) becomes "
          + "\(block.duration) \(block.curve) delay \(block.delay) x \(block.count) "
          + "\(block.autoreverses ? "and back " : "")\(options.rawValue)")
      let inside = block.duration > 0 ? block : nil
      UIView.animate(
        withDuration: Double(own.0) / 1_000, delay: Double(block.delay) / 1_000, options: options
      ) {
        for _ in 0..<Int.random(in: 0...3, using: &dice) {
          if depth < 3, dice.oneIn(3) {
            // A block without a duration is none, for what is in it neither.
            if inside == nil { continue }
            animate(inside: inside, depth: depth + 1)
          } else if dice.oneIn(6) {
            steps.append("  at once:")
            UIView.performWithoutAnimation { change(in: nil) }
          } else {
            change(in: inside)
          }
        }
      } completion: { [unowned self] in
        completions.append("\(milliseconds) \(block.name) \($0)")
      }
      sampled.close(block)
      steps.append("  end of \(block.name)")
    }

    func run() {
      for _ in 0..<30 {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: change(in: nil)
        case 1:
          let view = Int.random(in: 0..<3, using: &dice)
          steps.append("\(milliseconds) remove all of \(view)")
          sampled.removeAll(of: view)
          views[view].layer.removeAllAnimations()
        default: animate(inside: nil, depth: 0)
        }
        world.runDue()
        sampled.commit()
        for _ in 0..<Int.random(in: 0...8, using: &dice) {
          guard compare() else { return }
          world.advance(0.01)
          for _ in 0..<10 { sampled.tick() }
        }
        guard compare() else { return }
      }
    }

    private func compare() -> Bool {
      for (index, view) in views.enumerated() {
        let x = sampled.seen(.init(view: index, isAlpha: false))
        let alpha = sampled.seen(.init(view: index, isAlpha: true))
        guard abs(view.presentedFrame.midX - x) < 1e-6, abs(view.presentedAlpha - alpha) < 1e-6
        else {
          Issue.record(
            """
            \(milliseconds) view \(index) is seen at \(view.presentedFrame.midX), alpha \
            \(view.presentedAlpha), and should be at \(x), alpha \(alpha)
            \(steps.joined(separator: "\n"))
            """)
          return false
        }
      }
      guard completions.sorted() == sampled.completions.sorted() else {
        Issue.record(
          """
          completed: \(completions.filter { !sampled.completions.contains($0) })
          and should: \(sampled.completions.filter { !completions.contains($0) })
          \(steps.joined(separator: "\n"))
          """)
        return false
      }
      return true
    }
  }

  @Test(
    "Nested, delayed, repeated and cut off, every value and every completion is as counted",
    arguments: [(Target("iPhone 5s", 7), false), (Target("iPhone 8", 12), true)])
  func agrees(target: Target, stacks: Bool) throws {
    for seed in 0..<60 as Range<UInt64> {
      try World.run(target) { world in
        let program = Program(world, stacks: stacks, seed: seed)
        program.run()
        #expect(world.simulator.failure == nil)
      }
    }
  }
}
