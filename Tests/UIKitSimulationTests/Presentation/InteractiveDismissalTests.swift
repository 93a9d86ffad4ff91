import Testing
import Trace

@testable import UIKitSimulation

@Suite("A dismissal under the finger")
struct InteractiveDismissalTests {
  /// A controller that is presented and at rest, and what manages it.
  private func presented(
    in world: World, _ style: UIModalPresentationStyle
  ) throws -> (Probe, UIPresentationController) {
    let probe = world.probe("Form", style)
    world.home.present(probe, animated: false)
    world.settle()
    world.forget()
    return (probe, try #require(probe.activePresentation))
  }

  @Test("Of a controller that covers its presenter, it shows the presenter again from the start")
  func cover() throws {
    try World.run(Target("iPhone 15", 17), root: { Probe() }) { world in
      let (form, presentation) = try presented(in: world, .fullScreen)
      #expect(world.home.view.window == nil)
      #expect(presentation.beginInteractiveDismissal {})
      #expect(world.home.view.window === world.window)
      presentation.updateInteractiveDismissal(0.5)
      #expect(form.view.frame.minY == world.window.bounds.height / 2)
      presentation.finishInteractiveDismissal()
      world.settle()
      #expect(
        world.appearance == [
          "Form.viewWillDisappear", "Home.viewWillAppear", "Home.viewDidAppear",
          "Form.viewDidDisappear",
        ])
    }
  }

  @Test("[PRES-136] Taken back, it turns both controllers round, the one that came first")
  func coverComesBack() throws {
    try World.run(Target("iPhone 8", 12), root: { Probe() }) { world in
      let (form, presentation) = try presented(in: world, .fullScreen)
      for _ in 0..<2 {
        world.forget()
        #expect(presentation.beginInteractiveDismissal {})
        presentation.updateInteractiveDismissal(0.4)
        presentation.cancelInteractiveDismissal()
        world.settle()
        #expect(
          world.appearance == [
            "Form.viewWillDisappear", "Home.viewWillAppear", "Home.viewWillDisappear",
            "Home.viewDidDisappear", "Form.viewWillAppear", "Form.viewDidAppear",
          ])
        #expect(world.home.view.window == nil)
        #expect(form.view.frame == world.window.bounds)
      }
      form.dismiss(animated: true)
      world.settle()
      #expect(world.home.view.window === world.window)
      #expect(world.home.appearance.state == .appeared)
    }
  }

  @Test("[ROT-093] An interface that has to turn for it turns at its start, and the finger is lost")
  func forcedTurn() throws {
    try World.run(Target("iPhone 8", 12), root: { PortraitOnly() }) { world in
      let form = world.probe("Form", .fullScreen)
      world.home.present(form, animated: false)
      world.settle()
      _ = world.simulator.turnDevice(to: .landscapeLeft)
      world.settle()
      #expect(world.window.interfaceOrientation == .landscapeRight)
      let presentation = try #require(form.activePresentation)
      var isOver = false
      #expect(!presentation.beginInteractiveDismissal { isOver = true })
      #expect(world.window.interfaceOrientation == .portrait)
      #expect(presentation.transition.phase == .returning)
      world.settle()
      #expect(!isOver)
      #expect(presentation.transition.phase == .presented)
      #expect(world.field(.finished, ofLast: "Form.dismissal.end") == .bool(false))
    }
  }

  @Test("A finger that is held makes no touch be lost; what follows its release does")
  func touches() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let (_, presentation) = try presented(in: world, .overFullScreen)
      #expect(presentation.beginInteractiveDismissal {})
      presentation.updateInteractiveDismissal(0.3)
      world.advance(5)
      #expect(world.simulator.lostTouch == nil)
      presentation.cancelInteractiveDismissal()
      world.runDue()
      #expect(world.simulator.lostTouch != nil)
      world.settle()
      #expect(world.simulator.lostTouch == nil)
    }
  }

  @Test("Nothing can begin twice, and nothing that is over can be moved, finished or cancelled")
  func order() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let (_, presentation) = try presented(in: world, .overFullScreen)
      presentation.updateInteractiveDismissal(0.5)
      presentation.finishInteractiveDismissal()
      presentation.cancelInteractiveDismissal()
      #expect(presentation.transition.phase == .presented)
      #expect(world.events(.callback, .transition).isEmpty)
      #expect(presentation.beginInteractiveDismissal {})
      #expect(!presentation.beginInteractiveDismissal {})
      presentation.cancelInteractiveDismissal()
      presentation.finishInteractiveDismissal()
      #expect(!presentation.beginInteractiveDismissal {})
      world.settle()
      #expect(presentation.transition.phase == .presented)
    }
  }

  @Test(
    "A change of the root under a held finger leaves it what it holds", arguments: [true, false])
  func changeOfRoot(finishes: Bool) throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let (form, presentation) = try presented(in: world, .overFullScreen)
      #expect(presentation.beginInteractiveDismissal {})
      presentation.updateInteractiveDismissal(0.5)
      let other = world.controller("Other")
      world.window.rootViewController = other
      world.settle()
      if finishes {
        presentation.finishInteractiveDismissal()
      } else {
        presentation.cancelInteractiveDismissal()
      }
      world.settle()
      #expect((form.presentingViewController == nil) == finishes)
      #expect(world.window.transitions.isEmpty)
    }
  }

  @Test("Switched to that, the will callbacks come back as the finger lets go")
  func callbacksOnRelease() throws {
    let policy = SystemProfile.Switch(policy: .cancelledDismissal, value: 1)
    try World.run(Target("iPhone 15", 17), switches: [policy]) { world in
      let (_, presentation) = try presented(in: world, .overFullScreen)
      #expect(presentation.beginInteractiveDismissal {})
      presentation.cancelInteractiveDismissal()
      #expect(world.appearance == ["Form.viewWillDisappear", "Form.viewWillAppear"])
      world.settle()
      #expect(
        world.appearance
          == ["Form.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear"])
    }
  }

  @Test("A pop under the finger has an interactive coordinator, which tells of its end")
  func pop() throws {
    for cancels in [false, true] {
      try World.run(Target("iPhone 15", 17), root: { UINavigationController() }) { world in
        let navigation = try #require(world.home as? UINavigationController)
        let (first, second) = (world.probe("First"), world.probe("Second"))
        navigation.setViewControllers([first, second], animated: false)
        world.settle()
        var log: [String] = []
        var coordinator: UIViewControllerTransitionCoordinator?
        second.look = { [unowned second, unowned navigation] hook in
          guard hook == "viewWillDisappear", coordinator == nil else { return }
          coordinator = second.transitionCoordinator
          #expect(coordinator === navigation.transitionCoordinator)
          coordinator?.notifyWhenInteractionChanges { log.append("changed \($0.isCancelled)") }
          coordinator?.animate(
            alongsideTransition: { _ in first.view.alpha = 0 },
            completion: { log.append("over \($0.isCancelled)") })
        }
        #expect(navigation.beginInteractivePop())
        let found = try #require(coordinator)
        #expect(found.isInteractive && found.initiallyInteractive)
        #expect(found.viewController(forKey: .from) === second)
        #expect(found.viewController(forKey: .to) === first)
        navigation.updateInteractivePop(0.25)
        world.runDue()
        #expect(found.percentComplete == 0.25)
        #expect(first.view.presentedAlpha == 0.75)
        if cancels { navigation.cancelInteractivePop() } else { navigation.finishInteractivePop() }
        world.settle()
        #expect(log == ["changed \(cancels)", "over \(cancels)"])
        #expect(first.view.alpha == (cancels ? 1 : 0))
        #expect(navigation.transitionCoordinator == nil)
        #expect(second.transitionCoordinator == nil)
      }
    }
  }
}

/// A root that stays upright.
private final class PortraitOnly: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
