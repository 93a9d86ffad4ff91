import Testing

@testable import UIKitSimulation

@Suite("Taps by title")
struct TapTests {
  @Test("Windows are asked from the highest level down, the later one first within a level")
  func order() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let (low, high, later) = (UIWindow(), UIWindow(), UIWindow())
      high.windowLevel = .alert
      low.windowLevel = UIWindow.Level(rawValue: -1)
      #expect(
        world.simulator.application.windows == [low, world.window, later, high])
    }
  }

  @Test("A touch is lost while the app ignores them, and while a transition is under way")
  func lost() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      world.name(alert, "Alert")
      world.home.present(alert, animated: true)
      world.halfway()
      #expect(
        world.simulator.tap(title: "OK")?.why
          == "touches are lost while Alert's transition is under way")
      world.settle()
      world.simulator.application.beginIgnoringInteractionEvents()
      #expect(world.simulator.tap(title: "OK")?.why == "the app ignores interaction events")
      world.simulator.application.endIgnoringInteractionEvents()
      #expect(world.simulator.tap(title: "OK")?.why == nil)
      world.settle()
      #expect(world.simulator.tap(title: "OK") == nil)
    }
  }

  @Test("A back button pops, by the title of the screen below")
  func back() throws {
    try World.run(Target("iPhone 8", 12), root: { UINavigationController() }) { world in
      let navigation = try #require(world.home as? UINavigationController)
      let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
      first.title = "First"
      navigation.setViewControllers([first, second, third], animated: false)
      world.settle()
      #expect(world.simulator.tap(title: "First") == nil)
      #expect(world.simulator.tap(title: "Back")?.receiver == navigation.navigationBar)
      world.settle()
      #expect(navigation.topViewController == second)
      #expect(world.simulator.tap(title: "First")?.why == nil)
      world.halfway()
      #expect(world.simulator.touchTitles.isEmpty)
      world.settle()
      #expect(navigation.topViewController == first)
    }
  }

  @Test("A tab is selected by the title of its controller, unless something covers it")
  func tab() throws {
    try World.run(Target("iPhone 8", 12), root: { UITabBarController() }) { world in
      let tabs = try #require(world.home as? UITabBarController)
      let controllers = ["One", "Two"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      tabs.viewControllers = controllers
      world.settle()
      #expect(world.simulator.tap(title: "Two")?.receiver == tabs.tabBar)
      world.settle()
      #expect(tabs.selectedIndex == 1)
      let form = world.controller("Form", .overFullScreen)
      tabs.present(form, animated: false)
      world.settle()
      let report = world.simulator.tap(title: "One")
      #expect(report?.blocker == form)
      #expect(report?.receiver == form.view)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test("What is presented over a context leaves the tabs outside it to the user")
  func context() throws {
    try World.run(Target("iPhone 8", 12), root: { UITabBarController() }) { world in
      let tabs = try #require(world.home as? UITabBarController)
      let controllers = ["One", "Two"].map { title in
        let controller = UIViewController()
        controller.title = title
        controller.definesPresentationContext = true
        return controller
      }
      tabs.viewControllers = controllers
      world.settle()
      let form = world.controller("Form", .overCurrentContext)
      controllers[0].present(form, animated: false)
      world.settle()
      // The bar lies in front of what is in the context, however far that reaches.
      let report = world.simulator.tap(title: "Two")
      #expect(report?.receiver == tabs.tabBar)
      #expect(report?.why == nil)
      #expect(tabs.selectedIndex == 1)
    }
  }
}
