import Testing

@testable import UIKitSimulation

@Suite("The delivery of touches")
struct TouchDeliveryTests {
  /// A policy that is switched to that answer.
  private func switched<Answer: PolicyValue>(_ answer: Answer) -> SystemProfile.Switch {
    let place = Answer.allCases.firstIndex { $0.rawValue == answer.rawValue } ?? 0
    return SystemProfile.Switch(policy: Answer.policy, value: UInt8(place))
  }

  /// A view that touches reach, in the middle of Home's.
  private func touched(_ world: World) -> TouchedView {
    let view = TouchedView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    world.name(view, "Touched")
    world.home.view.addSubview(view)
    world.settle()
    return view
  }

  @Test("The phases have UIKit's numbers")
  func phases() {
    #expect(UITouch.Phase.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      UITouch.Phase.allCases.map { "\($0)" }
        == ["began", "moved", "stationary", "ended", "cancelled"])
  }

  @Test(
    "Touches stop being lost before or after the callbacks of an end, as the policies have it",
    arguments: [false, true])
  func ends(_ isBefore: Bool) throws {
    let switches =
      isBefore
      ? [
        switched(PresentationTouchesEnd.beforeCallbacks),
        switched(DismissalTouchesEnd.beforeCallbacks),
      ]
      : [
        switched(PresentationTouchesEnd.beforeCompletion),
        switched(DismissalTouchesEnd.beforeCompletion),
      ]
    try World.run(Target("iPhone 8", 12), switches: switches) { world in
      let probe = world.probe("Form", .fullScreen)
      var seen: [Bool] = []
      let application = world.simulator.application
      probe.look = { hook in
        guard hook == "viewDidAppear" || hook == "viewDidDisappear" else { return }
        seen.append(application.isIgnoringInteractionEvents)
      }
      world.home.present(probe, animated: true) {
        seen.append(application.isIgnoringInteractionEvents)
      }
      world.settle()
      probe.dismiss(animated: true) { seen.append(application.isIgnoringInteractionEvents) }
      world.settle()
      #expect(seen == [!isBefore, false, !isBefore, false])
    }
  }

  @Test("Touches begin to be lost with the call, if the policy says so")
  func beginsWithCall() throws {
    for (value, isLost) in [(TransitionTouchesBegin.call, true), (.transition, false)] {
      try World.run(
        Target("iPhone 15", 17),
        switches: [switched(value), switched(PresentationStart.nextTurn)]
      ) { world in
        world.home.present(world.controller("Form", .fullScreen), animated: true)
        #expect(world.simulator.application.isIgnoringInteractionEvents == isLost)
        world.settle()
        #expect(!world.simulator.application.isIgnoringInteractionEvents)
      }
    }
  }

  @Test("A presentation that is dropped loses no more touches")
  func dropped() throws {
    try World.run(
      Target("iPhone 15", 17),
      switches: [switched(TransitionTouchesBegin.call)]
    ) { world in
      let middle = world.controller("Middle", .fullScreen)
      world.home.present(middle, animated: false)
      world.settle()
      middle.present(world.controller("Form", .fullScreen), animated: true)
      world.window.rootViewController = UIViewController()
      world.settle()
      #expect(!world.simulator.application.isIgnoringInteractionEvents)
    }
  }

  @Test("What is under way when touches begin to be lost is cancelled, or kept and never ends")
  func underWay() throws {
    for (value, heard) in [
      (TouchesUnderWay.cancelled, ["began", "cancelled"]), (.kept, ["began"]),
    ] {
      try World.run(
        Target("iPhone 8", 12),
        switches: [switched(value)]
      ) { world in
        let view = touched(world)
        world.down(150, 250)
        world.simulator.application.beginIgnoringInteractionEvents()
        world.move(160, 250)
        world.up()
        world.simulator.application.endIgnoringInteractionEvents()
        #expect(view.heard == heard)
      }
    }
  }

  @Test("A drag takes its time in moves of a sixtieth of a second and lifts the finger at the end")
  func drag() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let view = touched(world)
      let touches = world.simulator.touches
      world.loop.runInput {
        touches.drag(
          from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 300), duration: 100_000_000)
      }
      #expect(view.heard == ["began"])
      world.advance(0.099)
      #expect(view.heard.count == 1 + 5 && touches.isDown(1))
      world.advance(0.001)
      #expect(view.heard == ["began"] + Array(repeating: "moved", count: 6) + ["ended"])
      #expect(!touches.isDown(1))
    }
  }

  @Test("A finger that is moved otherwise ends the motion that it is in")
  func interrupted() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let view = touched(world)
      world.down(150, 250)
      world.loop.runInput {
        world.simulator.touches.touchMove(to: CGPoint(x: 150, y: 350), over: 1_000_000_000)
      }
      world.advance(0.1)
      let moves = view.heard.count
      world.move(10, 10)
      world.settle()
      #expect(view.heard.count == moves + 1)
      let place = try #require(world.simulator.touches.touch(of: 1)).location(in: nil)
      #expect(place == CGPoint(x: 10, y: 10))
    }
  }

  @Test("A world that ends with a finger down lets go of what the finger is on")
  func letsGo() throws {
    weak var view: UIView?
    try World.run(Target("iPhone 15", 17)) { world in
      let touched = touched(world)
      view = touched
      world.down(150, 250)
      world.loop.runInput {
        world.simulator.touches.touchMove(to: CGPoint(x: 150, y: 350), over: 1_000_000_000)
      }
      touched.removeFromSuperview()
    }
    #expect(view == nil)
  }

  @Test("A control that presents as it is touched is told that its touch doesn't count")
  func cancelledInside() throws {
    try World.run(
      Target("iPhone 8", 12),
      switches: [switched(PresentationStart.inCall)]
    ) { world in
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
      world.home.view.addSubview(button)
      var heard: [String] = []
      let form = world.controller("Form", .fullScreen)
      button.addAction(
        UIAction { [unowned home = world.home, unowned form] _ in
          heard.append("down")
          home.present(form, animated: true)
        }, for: .touchDown)
      button.addAction(UIAction { _ in heard.append("cancel") }, for: .touchCancel)
      world.settle()
      world.down(150, 220)
      world.settle()
      world.up()
      #expect(heard == ["down", "cancel"])
      #expect(!button.isTracking && !button.isHighlighted)
    }
  }
}
