import Testing
import Trace

@testable import UIKitSimulation

@Suite("Layout")
struct LayoutTests {
  final class Counter: UIView {
    var count = 0
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      count += 1
      onLayout()
    }
  }

  private func inWorld(_ body: (World) throws -> Void) throws {
    try World.run(Target("iPhone 8", 12), body)
  }

  @Test("However often it is asked for, layout runs once a commit")
  func runsOnce() throws {
    try inWorld { world in
      let view = Counter()
      world.window.addSubview(view)
      world.runDue()
      #expect(view.count == 1)
      for _ in 0..<3 { view.setNeedsLayout() }
      view.bounds.size = CGSize(width: 10, height: 10)
      #expect(view.count == 1)
      world.runDue()
      #expect(view.count == 2)
      world.runDue()
      #expect(view.count == 2)
    }
  }

  @Test("Layout goes from the window down, and only where it is needed")
  func goesDown() throws {
    try inWorld { world in
      var order: [String] = []
      func counter(_ name: String, in superview: UIView) -> Counter {
        let view = Counter()
        view.onLayout = { order.append(name) }
        superview.addSubview(view)
        return view
      }
      let a = counter("a", in: world.window)
      let b = counter("b", in: a)
      let c = counter("c", in: b)
      _ = counter("d", in: a)
      world.runDue()
      #expect(order == ["a", "b", "c", "d"])
      order = []
      c.setNeedsLayout()
      a.setNeedsLayout()
      world.runDue()
      #expect(order == ["a", "c"])
    }
  }

  @Test("A view that needs layout gets it in the superview that it moves to")
  func marksNewSuperviews() throws {
    try inWorld { world in
      let view = Counter()
      let outer = UIView()
      outer.addSubview(view)
      world.runDue()
      #expect(view.count == 0)
      let middle = UIView()
      world.window.addSubview(middle)
      world.runDue()
      middle.addSubview(outer)
      world.runDue()
      #expect(view.count == 1)
    }
  }

  @Test("Both superviews of a view that moves are laid out")
  func marksBothSuperviews() throws {
    try inWorld { world in
      let (a, b, view) = (Counter(), Counter(), UIView())
      for outer in [a, b] { world.window.addSubview(outer) }
      a.addSubview(view)
      world.runDue()
      #expect([a.count, b.count] == [1, 1])
      b.addSubview(view)
      world.runDue()
      #expect([a.count, b.count] == [2, 2])
      view.removeFromSuperview()
      world.runDue()
      #expect([a.count, b.count] == [2, 3])
    }
  }

  @Test("layoutIfNeeded lays out at once, and only what needs it")
  func laysOutNow() throws {
    try inWorld { world in
      let view = Counter()
      world.window.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.count == 1)
      view.layoutIfNeeded()
      world.runDue()
      #expect(view.count == 1)
    }
  }

  @Test("A layout that asks for more gets it in the same commit; one without end is given up")
  func repeats() throws {
    try inWorld { world in
      let view = Counter()
      world.window.addSubview(view)
      view.onLayout = { [unowned view] in if view.count < 3 { view.setNeedsLayout() } }
      world.runDue()
      #expect(view.count == 3)
      view.onLayout = { [unowned view] in view.setNeedsLayout() }
      view.setNeedsLayout()
      world.runDue()
      #expect(view.count > 3 && view.count < 2_000)
      #expect(world.simulator.failure == nil)
    }
  }

  @Test("A controller's view is laid out between the controller's two callbacks")
  func surroundsLayout() throws {
    try inWorld { world in
      world.home.view.setNeedsLayout()
      world.runDue()
      #expect(
        world.events(.callback, .layout) == [
          "Home.viewWillLayoutSubviews", "UIView#1.layoutSubviews",
          "Home.viewDidLayoutSubviews",
        ])
    }
  }
}
