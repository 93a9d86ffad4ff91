import Testing
import Trace

@testable import UIKitSimulation

@Suite("Split views and showing")
struct SplitViewTests {
  /// A world whose root is `Home`, a split view with `First` and `Second`.
  private func inWorld(
    _ target: Target, orientation: UIInterfaceOrientation = .landscapeLeft,
    _ body: (World, UISplitViewController, Probe, Probe) throws -> Void
  ) throws {
    try World.run(
      target, orientation: orientation, root: { UISplitViewController() }
    ) { world in
      let container = try #require(world.home as? UISplitViewController)
      let (first, second) = (world.probe("First"), world.probe("Second"))
      container.viewControllers = [first, second]
      world.settle()
      world.forget()
      try body(world, container, first, second)
    }
  }

  private static let pad = Target("iPad Air 2", 12)

  @Test("Both columns are seen on a pad in landscape, the secondary one alone in portrait")
  func columns() throws {
    try inWorld(Self.pad) { _, container, first, second in
      #expect(first.view.frameInWindow == CGRect(x: 0, y: 0, width: 320, height: 768))
      #expect(second.view.frameInWindow == CGRect(x: 320, y: 0, width: 704, height: 768))
      #expect(!container.isCollapsed)
    }
    try inWorld(Self.pad, orientation: .portrait) { _, container, first, second in
      #expect(!first.isViewLoaded)
      #expect(second.view.frameInWindow == CGRect(x: 0, y: 0, width: 768, height: 1024))
      #expect(container.viewControllers == [first, second])
    }
  }

  @Test("A phone shows the primary one alone")
  func collapsed() throws {
    try inWorld(Target("iPhone 8", 12), orientation: .portrait) { _, container, first, second in
      #expect(container.isCollapsed)
      #expect(container.viewControllers == [first])
      #expect(first.view.window != nil)
      #expect(!second.isViewLoaded)
      #expect(second.splitViewController === container)
    }
  }

  @Test("A detail takes the place of the secondary one")
  func detail() throws {
    try inWorld(Self.pad) { world, container, first, second in
      let third = world.controller("Third")
      first.showDetailViewController(third, sender: nil)
      world.settle()
      #expect(container.viewControllers == [first, third])
      #expect(
        world.appearance == [
          "Third.viewWillAppear", "Second.viewWillDisappear", "Second.viewDidDisappear",
          "Third.viewDidAppear",
        ])
      #expect(third.view.frameInWindow?.minX == 320)
      #expect(second.parent == nil)
      #expect(second.view.window == nil)
    }
  }

  @Test("Where there is no room, a detail is pushed, or presented if nobody can push it")
  func collapsedDetail() throws {
    try inWorld(Target("iPhone 8", 12), orientation: .portrait) { world, container, first, second in
      let third = world.controller("Third")
      first.showDetailViewController(third, sender: nil)
      world.settle()
      #expect(container.presentedViewController === third)
      container.dismiss(animated: false)
      world.settle()
      let stack = UINavigationController(rootViewController: world.controller("Root"))
      container.viewControllers = [stack, second]
      world.settle()
      let fourth = world.controller("Fourth")
      stack.showDetailViewController(fourth, sender: nil)
      #expect(stack.topViewController === fourth)
    }
  }

  @Test("A navigation controller that is shown inside another one is presented")
  func shownStack() throws {
    try World.run(Target("iPhone 8", 12), root: { UINavigationController() }) { world in
      let container = try #require(world.home as? UINavigationController)
      let first = world.controller("First")
      container.pushViewController(first, animated: false)
      world.settle()
      let other = UINavigationController(rootViewController: world.controller("Other"))
      first.show(other, sender: nil)
      #expect(container.viewControllers == [first])
      #expect(container.presentedViewController === other)
    }
  }

  @Test("Other columns in the middle of what is seen are told, and what stays is not")
  func otherColumns() throws {
    try inWorld(Self.pad) { world, container, first, second in
      container.viewControllers = [second, first]
      world.settle()
      #expect(world.appearance == [])
      #expect(second.view.frameInWindow?.width == 320)
      container.viewControllers = [first]
      world.settle()
      #expect(world.appearance == ["Second.viewWillDisappear", "Second.viewDidDisappear"])
      #expect(first.view.frameInWindow?.width == 1024)
      #expect(second.parent == nil)
    }
  }
}
