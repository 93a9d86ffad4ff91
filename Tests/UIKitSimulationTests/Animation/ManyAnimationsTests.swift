import Testing
import Trace

@testable import UIKitSimulation

@Suite("Many animations")
struct ManyAnimationsTests {
  private static let count = 10_000

  private var limits: Limits {
    var limits = Limits()
    limits.traceEvents = 10_000_000
    return limits
  }

  /// Runs `body` with that many views in a container in the window, and checks that it is quick.
  ///
  /// The bound is generous; what grows with the square of the views takes many times as long.
  private func inWorld(
    _ body: (World, UIView, [UIView]) throws -> Void
  ) throws {
    try World.run(Target("iPhone 8", 12), limits: limits) { world in
      let container = UIView()
      world.window.addSubview(container)
      let views = (0..<Self.count).map { _ in UIView() }
      for view in views { container.addSubview(view) }
      world.runDue()
      let took = try ContinuousClock().measure { try body(world, container, views) }
      #expect(took < .seconds(10))
    }
  }

  @Test("of one block begin, run and end in time that grows with their number alone")
  func oneBlock() throws {
    try inWorld { world, _, views in
      var flags: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        for view in views {
          view.center.x = 100
          view.alpha = 0
          view.alpha = 0.5
        }
      } completion: {
        flags.append($0)
      }
      world.advance(0.5)
      for view in views { #expect(abs(view.presentedFrame.midX - 50) < 1e-9) }
      world.settle()
      #expect(flags == [true])
      #expect(views.allSatisfy { $0.layer.animationKeys().isEmpty })
    }
  }

  @Test("of a block each end one after the other, or all at once with their superview")
  func manyBlocks() throws {
    for isRemoved in [false, true] {
      try inWorld { world, container, views in
        var finished = 0
        var cut = 0
        for (index, view) in views.enumerated() {
          UIView.animate(withDuration: 1 + Double(index) / 10_000) {
            view.center.x = 100
          } completion: {
            if $0 { finished += 1 } else { cut += 1 }
          }
        }
        world.advance(0.5)
        if isRemoved {
          container.removeFromSuperview()
        } else {
          world.settle()
        }
        #expect(finished == (isRemoved ? 0 : Self.count))
        #expect(cut == (isRemoved ? Self.count : 0))
      }
    }
  }

  @Test("stacked on one view end one after the other")
  func stacked() throws {
    try inWorld { world, container, _ in
      var finished = 0
      for index in 0..<Self.count {
        UIView.animate(withDuration: 1 + Double(index % 100) / 100) {
          container.center.x += 1
        } completion: {
          if $0 { finished += 1 }
        }
      }
      world.advance(0.5)
      #expect(container.presentedFrame.midX > 0)
      world.settle()
      #expect(finished == Self.count)
      #expect(container.presentedFrame.midX == CGFloat(Self.count))
    }
  }

  @Test("nested in one another begin and complete, the innermost first")
  func nested() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      var order: [Int] = []
      func nest(_ depth: Int) {
        guard depth < 100 else { return }
        let view = UIView()
        world.window.addSubview(view)
        UIView.animate(withDuration: 1) {
          view.alpha = 0
          nest(depth + 1)
        } completion: { _ in
          order.append(depth)
        }
      }
      nest(0)
      world.settle()
      #expect(order == (0..<100).reversed())
    }
  }
}
