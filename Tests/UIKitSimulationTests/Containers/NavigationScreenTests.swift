import Testing
import Trace

@testable import UIKitSimulation

@Suite("What a navigation controller shows")
struct NavigationScreenTests {
  /// A world whose root is `Home`, a navigation controller with `First` in it.
  private func inWorld(
    _ target: Target, _ body: (World, UINavigationController, UIViewController) throws -> Void
  ) throws {
    try World.run(target, root: { UINavigationController() }) { world in
      let container = try #require(world.home as? UINavigationController)
      let first = world.controller("First")
      container.pushViewController(first, animated: false)
      world.settle()
      world.forget()
      try body(world, container, first)
    }
  }

  @Test(
    "A screen lies below the bar up to iOS 6 and under it from iOS 7 on",
    arguments: [
      (Target("iPhone 4s", 6), CGRect(x: 0, y: 64, width: 320, height: 416)),
      (Target("iPhone 8", 12), CGRect(x: 0, y: 0, width: 375, height: 667)),
      (Target("iPhone 15", 17), CGRect(x: 0, y: 0, width: 393, height: 852)),
    ])
  func childFrame(target: Target, frame: CGRect) throws {
    try inWorld(target) { _, _, first in
      #expect(first.view.frameInWindow == frame)
    }
  }

  @Test("The bar begins below the status bar, and not in a sheet that is clear of it")
  func barFrame() throws {
    try inWorld(Target("iPhone 8", 12)) { _, container, _ in
      #expect(container.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
      #expect(container.isToolbarHidden)
    }
    try World.run(Target("iPad Air 2", 12)) { world in
      let container = UINavigationController(rootViewController: UIViewController())
      container.modalPresentationStyle = .formSheet
      world.home.present(container, animated: false)
      world.settle()
      #expect(container.navigationBar.frame == CGRect(x: 0, y: 0, width: 540, height: 50))
    }
  }

  @Test("Hiding the bar gives its room to the screen up to iOS 6")
  func hiddenBar() throws {
    try inWorld(Target("iPhone 4s", 6)) { world, container, first in
      container.isNavigationBarHidden = true
      world.runDue()
      #expect(first.view.frameInWindow == CGRect(x: 0, y: 20, width: 320, height: 460))
      container.setToolbarHidden(false, animated: false)
      world.runDue()
      #expect(first.view.frameInWindow == CGRect(x: 0, y: 20, width: 320, height: 416))
    }
  }

  @Test("From iOS 11 on a screen's safe area ends at the bars, and hiding one asks for layout")
  func safeArea() throws {
    try inWorld(Target("iPhone 15", 17)) { world, container, first in
      #expect(
        first.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
      container.setNavigationBarHidden(true, animated: false)
      container.setToolbarHidden(false, animated: false)
      world.settle()
      #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 78, right: 0))
      #expect(world.events(.callback).contains("First.viewWillLayoutSubviews"))
      let tabs = UITabBarController()
      let second = world.controller("Second")
      tabs.viewControllers = [second]
      world.home.present(tabs, animated: false)
      world.settle()
      #expect(second.view.safeAreaInsets.bottom == 83)
    }
  }

  @Test("The bar shows the title of the top controller")
  func titles() throws {
    try inWorld(Target("iPhone 8", 12)) { world, container, first in
      first.title = "Letters"
      let second = world.controller("Second")
      second.navigationItem.title = "Letter"
      container.pushViewController(second, animated: true)
      #expect(container.navigationBar.topItem?.title == "Letter")
      #expect(container.navigationBar.backItem?.title == "Letters")
      container.popViewController(animated: true)
      #expect(container.navigationBar.items.map(\.title) == ["Letters"])
    }
  }

  @Test(
    "A push slides the whole way up to iOS 6, and the lower screen less from iOS 7 on (GEO-158)")
  func motion() throws {
    for (target, share, duration) in [
      (Target("iPhone 4s", 6), 1.0, 0.35), (Target("iPhone 8", 12), 0.3, 0.505735),
    ] {
      try inWorld(target) { world, container, first in
        let wrapper = try #require(first.wrapper)
        let second = world.controller("Second")
        let width = container.view.bounds.width
        container.pushViewController(second, animated: true)
        world.runDue()
        let (begin, length) = try #require(container.runningTransition)
        #expect(begin == world.loop.now)
        #expect(abs(Double(length) / 1e9 - duration) < 1e-6)
        #expect(second.wrapper?.presentedFrame.minX == width)
        #expect(wrapper.frame.minX == -share * width)
        world.settle()
        #expect(second.wrapper?.presentedFrame.minX == 0)
        #expect(container.runningTransition == nil)
        #expect(wrapper.superview == nil)
      }
    }
  }

  @Test("The delegate hears of a screen after its own will, and after its own did")
  func delegate() throws {
    final class Listener: UINavigationControllerDelegate {
      var heard: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow controller: UIViewController,
        animated: Bool
      ) { heard.append("will \(controller.traceNameText) \(animated)") }
    }
    try inWorld(Target("iPhone 8", 12)) { world, container, _ in
      let listener = Listener()
      container.delegate = listener
      container.pushViewController(world.controller("Second"), animated: true)
      world.settle()
      #expect(listener.heard == ["will Second true"])
      let shows = world.events(.callback).filter { $0.contains("Show") || $0.contains("viewW") }
      #expect(
        shows.filter { !$0.contains("Layout") } == [
          "First.viewWillDisappear", "Second.viewWillAppear", "Home.navigationControllerWillShow",
          "Home.navigationControllerDidShow",
        ])
      #expect(world.events(.callback).last == "Home.navigationControllerDidShow")
    }
  }

  @Test("A navigation controller that nobody has seen loads nobody's view")
  func lazy() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let first = world.controller("First")
      let container = UINavigationController(rootViewController: first)
      container.loadViewIfNeeded()
      container.pushViewController(world.controller("Second"), animated: true)
      world.settle()
      #expect(!first.isViewLoaded)
      #expect(world.appearance == [])
      world.home.present(container, animated: false)
      world.settle()
      #expect(!first.isViewLoaded)
      #expect(world.appearance(of: "Second") == ["viewWillAppear", "viewDidAppear"])
    }
  }
}
