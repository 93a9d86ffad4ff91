import Testing

@testable import UIKitSimulation

@Suite("Presentations and containers")
struct ContainmentTests {
  /// Puts a child with its view into a parent and waits until it has appeared.
  private func embed(_ world: World, _ name: String, in parent: UIViewController) -> Probe {
    let child = world.probe(name)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    world.settle()
    world.forget()
    return child
  }

  @Test(
    "The outermost ancestor presents, and every descendant sees it (PRES-001, PRES-009)",
    arguments: [Target].all)
  func presentsFromTheOutermost(target: Target) throws {
    try World.run(target) { world in
      let inner = embed(world, "Inner", in: world.home)
      let child = embed(world, "Child", in: inner)
      let form = world.presented("Form", .fullScreen, on: child)
      #expect(form.presentingViewController === world.home)
      for controller in [world.home, inner, child] {
        #expect(controller.presentedViewController === form)
      }
      #expect(form.parent == nil)
      #expect(world.home.children == [inner])
    }
  }

  @Test(
    "A child of a presented container sees who presented it (PRES-002)", arguments: [Target].all)
  func seesThePresenter(target: Target) throws {
    try World.run(target) { world in
      let form = world.controller("Form", .fullScreen)
      let child = embed(world, "Child", in: form)
      world.home.present(form, animated: false)
      world.settle()
      #expect(child.presentingViewController === world.home)
      #expect(child.parent === form)
      #expect(child.presentationController === form.presentationController)
    }
  }

  @Test(
    "A dismiss works when it is sent to a child of the presenter (PRES-041)",
    arguments: [Target].all)
  func dismissesFromAChild(target: Target) throws {
    try World.run(target) { world in
      let child = embed(world, "Child", in: world.home)
      world.presented("Form", .formSheet, on: world.home)
      child.dismiss(animated: true, completion: {})
      world.settle()
      #expect(world.home.presentedViewController == nil)
      #expect(world.appearance.last == "Child.dismiss.completion")
    }
  }

  @Test(
    "A dismiss that is sent inside a presented container takes it (PRES-040)",
    arguments: [Target].all)
  func dismissesFromInside(target: Target) throws {
    try World.run(target) { world in
      let form = world.controller("Form", .fullScreen)
      let child = embed(world, "Child", in: form)
      world.home.present(form, animated: false)
      world.settle()
      child.dismiss(animated: true)
      world.settle()
      #expect(world.home.presentedViewController == nil)
      #expect(form.view.window == nil)
    }
  }

  @Test(
    "Children hear of an appearance before their container (PRES-140)", arguments: [Target].all)
  func tellsChildrenFirst(target: Target) throws {
    try World.run(target) { world in
      embed(world, "Child", in: embed(world, "Inner", in: world.home)).look = { _ in }
      let unseen = world.controller("Unseen")
      world.home.addChild(unseen)
      world.home.present(world.controller("Form", .fullScreen), animated: true)
      world.settle()
      #expect(
        world.appearance == [
          "Child.viewWillDisappear", "Inner.viewWillDisappear", "Home.viewWillDisappear",
          "Form.viewWillAppear", "Form.viewDidAppear", "Child.viewDidDisappear",
          "Inner.viewDidDisappear", "Home.viewDidDisappear",
        ])
    }
  }

  @Test("A container that forwards nothing keeps its children in the dark", arguments: [Target].all)
  func forwardsNothing(target: Target) throws {
    final class Silent: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    try World.run(target, root: { Silent() }) { world in
      let child = embed(world, "Child", in: world.home)
      let form = world.presented("Form", .fullScreen, on: world.home)
      world.home.dismiss(animated: true)
      world.settle()
      #expect(world.appearance(of: "Child") == [])
      #expect(world.appearance(of: "Home") == ["viewWillAppear", "viewDidAppear"])
      #expect(form.parent == nil)
      #expect(child.parent === world.home)
    }
  }

  @Test(
    "A child appears when its view comes into its visible parent (PRES-142)",
    arguments: [Target].all.filter { $0.major >= 13 })
  func appearsWithItsView(target: Target) throws {
    try World.run(target) { world in
      let child = world.controller("Child")
      world.home.addChild(child)
      world.home.view.addSubview(child.view)
      #expect(world.appearance == ["Child.viewWillAppear"])
      world.settle()
      #expect(world.appearance == ["Child.viewWillAppear", "Child.viewDidAppear"])
      world.forget()
      child.view.removeFromSuperview()
      world.settle()
      #expect(world.appearance == ["Child.viewWillDisappear", "Child.viewDidDisappear"])
      #expect(world.warnings == [])
    }
  }

  @Test("A child that appears in the turn in which its parent is covered disappears with it")
  func turnsRoundWithItsParent() throws {
    try World.run(Target("iPhone 5s", 7)) { world in
      let child = world.controller("Child")
      world.home.addChild(child)
      world.home.view.addSubview(child.view)
      world.home.present(world.controller("Form", .fullScreen), animated: true)
      world.halfway()
      #expect(world.appearance(of: "Child") == ["viewWillAppear", "viewWillDisappear"])
      world.settle()
      #expect(world.appearance(of: "Child").last == "viewDidDisappear")
      #expect(world.appearance(of: "Child").count == 3)
    }
  }

  @Test(
    "Nested begins of an appearance give one will and one did (PRES-138)", arguments: [Target].all)
  func nestsBegins(target: Target) throws {
    try World.run(target) { world in
      let child = world.controller("Child")
      child.loadViewIfNeeded()
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(world.appearance == ["Child.viewWillAppear"])
      child.endAppearanceTransition()
      #expect(world.appearance == ["Child.viewWillAppear", "Child.viewDidAppear"])
      #expect(world.warnings == [])
    }
  }

  @Test(
    "A begin in the opposite direction is logged and starts again (PRES-091, PRES-139)",
    arguments: [Target].all)
  func restartsWithAWarning(target: Target) throws {
    try World.run(target) { world in
      let child = world.controller("Child")
      child.loadViewIfNeeded()
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(
        world.appearance == [
          "Child.viewWillAppear", "Child.viewWillDisappear", "Child.viewDidDisappear",
        ])
      #expect(
        world.warnings == [
          "Unbalanced calls to begin/end appearance transitions for \(child.description)."
        ])
    }
  }

  @Test("An end without a begin is logged (PRES-091)", arguments: [Target].all)
  func warnsOfAnEnd(target: Target) throws {
    try World.run(target) { world in
      world.home.endAppearanceTransition()
      #expect(
        world.warnings == [
          "Unbalanced calls to begin/end appearance transitions for \(world.home.description)."
        ])
      #expect(world.appearance == [])
    }
  }

  @Test("A controller that would contain itself is an error that names both")
  func refusesCycles() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let (outer, inner) = (world.controller("Outer"), world.controller("Inner"))
      outer.addChild(inner)
      inner.addChild(outer)
      guard case .script(let failure) = world.simulator.failure else {
        Issue.record("Nothing failed.")
        return
      }
      #expect(failure.message == "Outer can't be a child of Inner, which it contains")
      #expect(outer.parent == nil)
    }
    try World.run(Target("iPhone 8", 12)) { world in
      world.home.addChild(world.home)
      guard case .script(let failure) = world.simulator.failure else {
        Issue.record("Nothing failed.")
        return
      }
      #expect(failure.message == "Home can't be a child of itself")
    }
  }

  @Test("A child that moves to another parent leaves its old one")
  func movesBetweenParents() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let (a, b) = (world.controller("A"), world.controller("B"))
      let child = world.controller("Child")
      a.addChild(child)
      b.addChild(child)
      #expect(a.children == [])
      #expect(b.children == [child])
      #expect(child.parent === b)
      child.removeFromParent()
      #expect(b.children == [])
      #expect(child.parent == nil)
    }
  }
}
