import Testing
import Trace

@testable import UIKitSimulation

@Suite("Children that change places")
struct ChildTransitionTests {
  /// A world whose root contains `First`, which is seen, and `Second`, which isn't.
  private func inWorld(
    _ body: (World, UIViewController, UIViewController) throws -> Void
  ) throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let (first, second) = (world.controller("First"), world.controller("Second"))
      for child in [first, second] { world.home.addChild(child) }
      world.home.view.addSubview(first.view)
      world.settle()
      world.forget()
      try body(world, first, second)
    }
  }

  private static let order = [
    "Second.viewWillAppear", "First.viewWillDisappear", "First.viewDidDisappear",
    "Second.viewDidAppear",
  ]

  @Test("A transition tells both children, runs the app's animation and its completion")
  func animated() throws {
    try inWorld { world, first, second in
      var finished: Bool?
      world.home.transition(
        from: first, to: second, duration: 0.5,
        animations: {
          first.view.alpha = 0
          #expect(second.view.window != nil)
        }, completion: { finished = $0 })
      world.advance(0.25)
      #expect(world.appearance == Array(Self.order.prefix(2)))
      #expect(finished == nil)
      #expect(first.view.window != nil)
      world.settle()
      #expect(world.appearance == Self.order)
      #expect(finished == true)
      #expect(first.view.superview == nil)
      #expect(second.view.superview === world.home.view)
    }
  }

  @Test("A transition without a duration ends in the next turn")
  func unanimated() throws {
    try inWorld { world, first, second in
      var isDone = false
      world.home.transition(
        from: first, to: second, duration: 0, completion: { _ in isDone = true })
      #expect(!isDone)
      world.settle()
      #expect(isDone)
      #expect(world.appearance == Self.order)
    }
  }

  @Test("Children of a container that isn't seen are told nothing")
  func unseen() throws {
    try inWorld { world, first, second in
      world.presented("Form", .fullScreen, on: world.home)
      world.home.transition(from: first, to: second, duration: 0.5)
      world.settle()
      #expect(world.appearance == [])
      #expect(first.view.superview == nil)
      world.home.dismiss(animated: false)
      world.settle()
      #expect(world.appearance(of: "Second") == ["viewWillAppear", "viewDidAppear"])
      #expect(world.appearance(of: "First") == [])
    }
  }

  @Test("Both have to be children of the container")
  func strangers() throws {
    try inWorld { world, first, _ in
      let other = world.controller("Other")
      let error = #expect(throws: HierarchyError.self) {
        try world.home.requestTransition(
          from: first, to: other, duration: 0, options: [], animations: nil, completion: nil)
      }
      guard case .impossible(let text) = error else {
        Issue.record("It is none of UIKit's exceptions.")
        return
      }
      #expect(text == "Other is not a child of Home; call addChild first")
      #expect(first.view.window != nil)
    }
  }

  @Test("A hand-made exchange with begins and ends of its own is told once")
  func byHand() throws {
    try inWorld { world, first, second in
      first.beginAppearanceTransition(false, animated: false)
      second.beginAppearanceTransition(true, animated: false)
      first.view.removeFromSuperview()
      world.home.view.addSubview(second.view)
      first.endAppearanceTransition()
      second.endAppearanceTransition()
      let expected = [
        "First.viewWillDisappear", "Second.viewWillAppear", "First.viewDidDisappear",
        "Second.viewDidAppear",
      ]
      #expect(world.appearance == expected)
      world.settle()
      #expect(world.appearance == expected)
    }
  }

  @Test("Overrides in Swift hear that their controller moves")
  func moves() throws {
    final class Mover: UIViewController {
      var heard: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        heard.append("will \(parent?.traceNameText ?? "nil")")
      }
      override func didMove(toParent parent: UIViewController?) {
        heard.append("did \(parent?.traceNameText ?? "nil")")
      }
    }
    try World.run(Target("iPhone 8", 12)) { world in
      let mover = Mover()
      world.home.addChild(mover)
      mover.removeFromParent()
      #expect(mover.heard == ["will Home", "did nil"])
    }
  }
}
