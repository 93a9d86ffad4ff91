import Testing
import Trace

@testable import UIKitSimulation

@Suite("Tab bar controllers")
struct TabBarTests {
  /// A world whose root is `Home`, a tab bar controller with `First`, `Second` and `Third`.
  private func inWorld(
    _ target: Target = Target("iPhone 8", 12), switches: [SystemProfile.Switch] = [],
    _ body: (World, UITabBarController, [Probe]) throws -> Void
  ) throws {
    try World.run(target, switches: switches, root: { UITabBarController() }) { world in
      let container = try #require(world.home as? UITabBarController)
      let tabs = ["First", "Second", "Third"].map { world.probe($0) }
      container.viewControllers = tabs
      world.settle()
      world.forget()
      try body(world, container, tabs)
    }
  }

  @Test("A tab's view is loaded when the tab is first selected", arguments: [Target].all)
  func lazy(target: Target) throws {
    try inWorld(target) { world, container, tabs in
      #expect(tabs.map(\.isViewLoaded) == [true, false, false])
      container.selectedIndex = 2
      #expect(tabs.map(\.isViewLoaded) == [true, false, true])
      #expect(container.selectedViewController === tabs[2])
      world.settle()
      container.selectedViewController = tabs[1]
      #expect(container.selectedIndex == 1)
    }
  }

  @Test("A switch tells the incoming controller of the will first, or last", arguments: orders)
  func order(answer: ExchangeOrder, wills: [String]) throws {
    let place = try #require(ExchangeOrder.allCases.firstIndex(of: answer))
    let change = SystemProfile.Switch(policy: .exchangeOrder, value: UInt8(place))
    try inWorld(switches: [change]) { world, container, tabs in
      container.selectedIndex = 1
      #expect(world.appearance == wills)
      world.settle()
      #expect(world.appearance == wills + ["First.viewDidDisappear", "Second.viewDidAppear"])
      #expect(tabs[0].view.window == nil)
      #expect(tabs[1].view.window != nil)
      #expect(tabs.allSatisfy { $0.parent === container })
    }
  }

  private static let orders: [(ExchangeOrder, [String])] = [
    (.incomingFirst, ["Second.viewWillAppear", "First.viewWillDisappear"]),
    (.outgoingFirst, ["First.viewWillDisappear", "Second.viewWillAppear"]),
  ]

  @Test("A switch is done after the commit, or in the call", arguments: ExchangeEnd.allCases)
  func end(answer: ExchangeEnd) throws {
    let place = try #require(ExchangeEnd.allCases.firstIndex(of: answer))
    let change = SystemProfile.Switch(policy: .exchangeEnd, value: UInt8(place))
    try inWorld(switches: [change]) { world, container, tabs in
      container.selectedIndex = 1
      #expect(tabs[1].hasAppeared == (answer == .inCall))
      world.runDue()
      #expect(tabs[1].hasAppeared)
    }
  }

  @Test("Switches of one turn follow one another")
  func twice() throws {
    try inWorld { world, container, tabs in
      container.selectedIndex = 1
      container.selectedIndex = 0
      world.settle()
      #expect(
        world.appearance(of: "Second") == [
          "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ])
      #expect(
        world.appearance(of: "First") == [
          "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear",
        ])
      #expect(world.warnings == [])
      #expect(tabs[0].view.window != nil)
    }
  }

  @Test("Another set of tabs keeps the selected one if it is still there, else selects the first")
  func otherTabs() throws {
    try inWorld { world, container, tabs in
      container.selectedIndex = 1
      world.settle()
      world.forget()
      container.viewControllers = [tabs[2], tabs[1]]
      world.settle()
      #expect(world.appearance == [])
      #expect(container.selectedIndex == 1)
      #expect(tabs[0].parent == nil)
      container.viewControllers = [tabs[0], tabs[2]]
      world.settle()
      #expect(container.selectedViewController === tabs[0])
      #expect(tabs[1].parent == nil)
      #expect(tabs[1].view.window == nil)
      #expect(container.children == [tabs[0], tabs[2]])
      container.viewControllers = nil
      world.settle()
      #expect(container.viewControllers == nil)
      #expect(container.selectedIndex == .max)
      #expect(container.children == [])
      #expect(world.appearance(of: "First").suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }
  }

  @Test(
    "A touched tab is selected if the delegate lets it, which hears of it",
    arguments: [true, false])
  func touches(isAllowed: Bool) throws {
    final class Judge: UITabBarControllerDelegate {
      let isAllowed: Bool
      var heard: [String] = []
      init(_ isAllowed: Bool) { self.isAllowed = isAllowed }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect controller: UIViewController
      ) -> Bool {
        heard.append("should \(controller.traceNameText) \(tabBarController.selectedIndex)")
        return isAllowed
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect controller: UIViewController
      ) { heard.append("did \(controller.traceNameText) \(tabBarController.selectedIndex)") }
    }
    try inWorld { _, container, _ in
      let judge = Judge(isAllowed)
      container.delegate = judge
      #expect(container.touchTab(at: 1) == isAllowed)
      #expect(
        judge.heard == (isAllowed ? ["should Second 0", "did Second 1"] : ["should Second 0"]))
      #expect(container.selectedIndex == (isAllowed ? 1 : 0))
      container.selectedIndex = 2
      #expect(
        judge.heard.count == (isAllowed ? 2 : 1), "The app's own selections aren't asked about.")
    }
  }

  @Test("The bar is at the bottom, over the home indicator too")
  func bar() throws {
    try inWorld(Target("iPhone 8", 12)) { _, container, tabs in
      #expect(container.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
      #expect(tabs[0].view.frameInWindow == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
    try inWorld(Target("iPhone 15", 17)) { _, container, _ in
      #expect(container.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    }
    try inWorld(Target("iPhone 4s", 6)) { _, container, tabs in
      #expect(container.tabBar.frame.height == 49)
      #expect(tabs[0].view.frameInWindow == CGRect(x: 0, y: 20, width: 320, height: 411))
    }
  }

  @Test("A navigation controller in a hidden tab changes its stack unseen")
  func hiddenStack() throws {
    try inWorld { world, container, tabs in
      let stack = UINavigationController(rootViewController: world.controller("Root"))
      container.viewControllers = [tabs[0], stack]
      world.settle()
      world.forget()
      let top = world.controller("Top")
      stack.pushViewController(top, animated: true)
      world.settle()
      #expect(world.appearance == [])
      container.selectedIndex = 1
      world.settle()
      #expect(world.appearance(of: "Top") == ["viewWillAppear", "viewDidAppear"])
      #expect(world.appearance(of: "Root") == [])
      #expect(top.tabBarController === container)
      #expect(top.navigationController === stack)
      #expect(top.splitViewController == nil)
    }
  }

  @Test("Selecting another tab in the middle of a push ends the push first")
  func leftDuringPush() throws {
    try inWorld { world, container, tabs in
      let stack = UINavigationController(rootViewController: world.controller("Root"))
      container.viewControllers = [stack, tabs[1]]
      world.settle()
      world.forget()
      stack.pushViewController(world.controller("Top"), animated: true)
      world.advance(0.1)
      container.selectedIndex = 1
      world.settle()
      #expect(
        world.appearance(of: "Top") == [
          "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ])
      #expect(world.appearance(of: "Root") == ["viewWillDisappear", "viewDidDisappear"])
      #expect(world.warnings == [])
    }
  }
}
