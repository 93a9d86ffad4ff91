import Testing
import Trace

@testable import UIKitSimulation

@Suite("Navigation controllers")
struct NavigationTests {
  /// A world whose root is `Home`, a navigation controller with `First` in it.
  private func inWorld(
    _ target: Target, switches: [SystemProfile.Switch] = [],
    _ body: (World, UINavigationController, Probe) throws -> Void
  ) throws {
    try World.run(target, switches: switches, root: { UINavigationController() }) { world in
      let container = try #require(world.home as? UINavigationController)
      let first = world.probe("First")
      container.pushViewController(first, animated: false)
      world.settle()
      world.forget()
      try body(world, container, first)
    }
  }

  private static let phone = Target("iPhone 8", 12)

  // MARK: Order

  @Test(
    "A push and a pop tell the outgoing controller first, both times (PRES-107)",
    arguments: [Target].all, [true, false])
  func order(target: Target, isAnimated: Bool) throws {
    try inWorld(target) { world, container, first in
      let second = world.probe("Second")
      container.pushViewController(second, animated: isAnimated)
      world.settle()
      #expect(
        world.appearance == [
          "First.viewWillDisappear", "Second.viewWillAppear", "First.viewDidDisappear",
          "Second.viewDidAppear",
        ])
      world.forget()
      #expect(container.popViewController(animated: isAnimated) === second)
      world.settle()
      #expect(
        world.appearance == [
          "Second.viewWillDisappear", "First.viewWillAppear", "Second.viewDidDisappear",
          "First.viewDidAppear",
        ])
      #expect(second.view.window == nil)
      #expect(second.parent == nil)
      #expect(container.children == [first])
    }
  }

  @Test("Controllers hear that they move before and after all else of a push and a pop")
  func moves() throws {
    try inWorld(Self.phone) { world, container, _ in
      let second = world.probe("Second")
      container.pushViewController(second, animated: true)
      #expect(world.events(.callback) == ["Second.willMove"])
      world.settle()
      #expect(world.events(.callback).last == "Second.didMove")
      world.forget()
      container.popViewController(animated: true)
      #expect(world.events(.callback) == ["Second.willMove"])
      world.settle()
      #expect(world.events(.callback).last == "Second.didMove")
    }
  }

  @Test("A popped controller keeps its parent until it has disappeared (PRES-144)")
  func parentOfPopped() throws {
    try inWorld(Self.phone) { world, container, _ in
      let second = world.probe("Second")
      container.pushViewController(second, animated: false)
      world.settle()
      var parents: [String: Bool] = [:]
      second.look = { parents[$0] = second.navigationController === container }
      container.popViewController(animated: true)
      #expect(container.topViewController !== second)
      #expect(second.navigationController === container)
      world.settle()
      #expect(parents == ["viewWillDisappear": true, "viewDidDisappear": false])
    }
  }

  // MARK: The stack

  @Test("The stack changes in the call, whatever the screen does")
  func stackAtOnce() throws {
    try inWorld(Self.phone) { world, container, first in
      let (second, third) = (world.controller("Second"), world.controller("Third"))
      container.pushViewController(second, animated: true)
      container.pushViewController(third, animated: true)
      #expect(container.viewControllers == [first, second, third])
      #expect(container.popToViewController(first, animated: true) == [second, third])
      #expect(container.viewControllers == [first])
      world.settle()
      #expect(world.appearance == [], "First was on the screen all the time.")
      #expect(second.parent == nil)
      #expect(!second.isViewLoaded)
    }
  }

  @Test("Pushes of one turn make one transition to the last of them")
  func oneTransition() throws {
    try inWorld(Self.phone) { world, container, first in
      let (second, third) = (world.controller("Second"), world.controller("Third"))
      container.pushViewController(second, animated: false)
      container.pushViewController(third, animated: false)
      world.settle()
      #expect(
        world.appearance == [
          "First.viewWillDisappear", "Third.viewWillAppear", "First.viewDidDisappear",
          "Third.viewDidAppear",
        ])
      #expect(!second.isViewLoaded)
      world.forget()
      container.popViewController(animated: true)
      world.settle()
      #expect(
        world.appearance == [
          "Third.viewWillDisappear", "Second.viewWillAppear", "Third.viewDidDisappear",
          "Second.viewDidAppear",
        ])
      #expect(world.events(.transition) == ["Home.pop.begin", "Home.pop.end"])
      #expect(container.viewControllers == [first, second])
    }
  }

  @Test(
    "Setting the stack pushes what is new and pops to what was there",
    arguments: [(true, "push"), (false, "pop")])
  func settingTheStack(isNew: Bool, kind: String) throws {
    try inWorld(Self.phone) { world, container, first in
      let second = world.controller("Second")
      container.pushViewController(second, animated: false)
      world.settle()
      world.forget()
      let third = world.controller("Third")
      container.setViewControllers(isNew ? [third] : [first], animated: true)
      world.settle()
      #expect(world.events(.transition) == ["Home.\(kind).begin", "Home.\(kind).end"])
      #expect(second.parent == nil)
      #expect(container.topViewController?.view.window != nil)
    }
  }

  @Test("The root can't be popped, and a controller can't be pushed twice")
  func refusals() throws {
    try inWorld(Self.phone) { world, container, first in
      #expect(container.popViewController(animated: true) == nil)
      #expect(container.popToRootViewController(animated: true) == nil)
      #expect(throws: HierarchyError.self) { try container.requestPush(first, animated: true) }
      #expect(throws: HierarchyError.self) {
        try container.requestPush(UINavigationController(), animated: true)
      }
      #expect(throws: HierarchyError.self) {
        try container.requestPop(to: world.controller("Other"), animated: true)
      }
      #expect(container.viewControllers == [first])
      #expect(world.simulator.failure == nil)
    }
  }

  // MARK: In the middle of things

  @Test(
    "What is asked for during a push waits for its end, or ends it",
    arguments: PushDuringTransition.allCases)
  func duringTransition(answer: PushDuringTransition) throws {
    let place = try #require(PushDuringTransition.allCases.firstIndex(of: answer))
    let change = SystemProfile.Switch(
      policy: .pushDuringTransition, value: UInt8(place))
    try inWorld(Self.phone, switches: [change]) { world, container, _ in
      let (second, third) = (world.controller("Second"), world.controller("Third"))
      container.pushViewController(second, animated: true)
      world.halfway()
      container.pushViewController(third, animated: true)
      #expect(world.appearance.contains("Second.viewDidAppear") == (answer == .cutsShort))
      world.settle()
      #expect(
        world.appearance == [
          "First.viewWillDisappear", "Second.viewWillAppear", "First.viewDidDisappear",
          "Second.viewDidAppear", "Second.viewWillDisappear", "Third.viewWillAppear",
          "Second.viewDidDisappear", "Third.viewDidAppear",
        ])
    }
  }

  @Test("A full-screen presentation in the middle of a push ends it first", arguments: [Target].all)
  func coveredDuringPush(target: Target) throws {
    try inWorld(target) { world, container, _ in
      container.pushViewController(world.controller("Second"), animated: true)
      world.advance(0.1)
      container.present(world.controller("Form", .fullScreen), animated: true)
      world.settle()
      #expect(
        world.appearance == [
          "First.viewWillDisappear", "Second.viewWillAppear", "First.viewDidDisappear",
          "Second.viewDidAppear", "Second.viewWillDisappear", "Home.viewWillDisappear",
          "Form.viewWillAppear", "Form.viewDidAppear", "Second.viewDidDisappear",
          "Home.viewDidDisappear",
        ])
      #expect(world.warnings == [])
    }
  }

  @Test("A stack that changes under a modal is on the screen when the modal has gone")
  func changedUnseen() throws {
    try inWorld(Self.phone) { world, container, first in
      let form = world.presented("Form", .fullScreen, on: container)
      let second = world.controller("Second")
      container.pushViewController(second, animated: true)
      world.settle()
      #expect(world.appearance == [])
      #expect(!second.isViewLoaded)
      form.dismiss(animated: false)
      world.settle()
      #expect(world.appearance(of: "Second") == ["viewWillAppear", "viewDidAppear"])
      #expect(first.view.window == nil)
      #expect(second.view.window != nil)
    }
  }

  @Test("A push from a callback of a push is carried out after it", arguments: callbacks)
  func reentrant(callback: String) throws {
    try inWorld(Self.phone) { world, container, _ in
      let (second, third) = (world.probe("Second"), world.controller("Third"))
      second.look = {
        if $0 == callback, third.parent == nil {
          container.pushViewController(third, animated: true)
        }
      }
      container.pushViewController(second, animated: true)
      world.settle()
      #expect(
        world.appearance == [
          "First.viewWillDisappear", "Second.viewWillAppear", "First.viewDidDisappear",
          "Second.viewDidAppear", "Second.viewWillDisappear", "Third.viewWillAppear",
          "Second.viewDidDisappear", "Third.viewDidAppear",
        ])
    }
  }

  private static let callbacks = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  @Test("A pop from the pushed controller's own callbacks takes it off again", arguments: callbacks)
  func popsItself(callback: String) throws {
    try inWorld(Self.phone) { world, container, first in
      let second = world.probe("Second")
      second.look = { if $0 == callback { container.popViewController(animated: true) } }
      container.pushViewController(second, animated: true)
      world.settle()
      #expect(container.viewControllers == [first])
      #expect(first.view.window != nil)
      #expect(second.view.window == nil)
      #expect(world.appearance(of: "Second").count == 4)
      #expect(world.appearance.last == "First.viewDidAppear")
    }
  }

  // MARK: Under the finger

  @Test("A pop under the finger that is taken back turns both round (PRES-134, PRES-135)")
  func cancelledPop() throws {
    try inWorld(Self.phone) { world, container, first in
      let second = world.controller("Second")
      container.pushViewController(second, animated: false)
      world.settle()
      world.forget()
      #expect(container.beginInteractivePop())
      container.updateInteractivePop(0.4)
      #expect(container.viewControllers == [first])
      world.advance(0.3)
      container.cancelInteractivePop()
      world.settle()
      #expect(
        world.appearance == [
          "Second.viewWillDisappear", "First.viewWillAppear", "First.viewWillDisappear",
          "First.viewDidDisappear", "Second.viewWillAppear", "Second.viewDidAppear",
        ])
      #expect(world.warnings == [])
      #expect(container.viewControllers == [first, second])
      #expect(second.view.window != nil)
      #expect(first.view.window == nil)
      #expect(!second.isMovingFromParent)
      #expect(second.view.frameInWindow?.minX == 0)
    }
  }

  @Test("A pop under the finger that is let go ends like any other")
  func finishedPop() throws {
    try inWorld(Self.phone) { world, container, first in
      let second = world.controller("Second")
      container.pushViewController(second, animated: false)
      world.settle()
      world.forget()
      #expect(container.beginInteractivePop())
      world.advance(1)
      container.updateInteractivePop(0.8)
      container.finishInteractivePop()
      world.settle()
      #expect(
        world.appearance == [
          "Second.viewWillDisappear", "First.viewWillAppear", "Second.viewDidDisappear",
          "First.viewDidAppear",
        ])
      #expect(container.viewControllers == [first])
      #expect(second.parent == nil)
      #expect(!container.beginInteractivePop(), "The root can't be popped.")
    }
  }
}
