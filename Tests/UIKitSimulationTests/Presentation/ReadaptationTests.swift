import Testing

@testable import UIKitSimulation

/// A page sheet fills a large phone's screen in portrait, and is a sheet in landscape.
@Suite("A style that takes over while a controller is presented")
struct ReadaptationTests {
  private static let phone = Target("iPhone XR", 12)

  private func turn(_ world: World, _ orientation: UIDeviceOrientation) {
    world.loop.runInput { world.simulator.turnDevice(to: orientation) }
    world.settle()
  }

  @Test("The keyboard comes back to whom the presentation took it from under another style")
  func givesKeyboardBack() throws {
    try World.run(Self.phone) { world in
      let field = UITextField()
      world.home.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      world.settle()
      let form = world.controller("Form", .pageSheet)
      world.home.present(form, animated: true)
      world.settle()
      #expect(!field.isFirstResponder)
      let covering = form.activePresentation
      turn(world, .landscapeLeft)
      #expect(form.activePresentation !== covering)
      world.home.dismiss(animated: true)
      world.settle()
      #expect(field.isFirstResponder)
      #expect(world.simulator.keyboard.isVisible)
    }
  }

  @Test("A dismissal that the app asks for as its presenter comes back is carried out")
  func carriesDismissalOut() throws {
    try World.run(Self.phone, root: { Probe() }) { world in
      let home = try #require(world.home as? Probe)
      var isDone = false
      home.look = { hook in
        guard hook == "viewWillAppear" else { return }
        home.dismiss(animated: false) { isDone = true }
      }
      home.present(world.controller("Form", .pageSheet), animated: true)
      world.settle()
      turn(world, .landscapeLeft)
      #expect(isDone)
      #expect(home.presentedViewController == nil)
      #expect(world.window.subviews.count == 1)
    }
  }

  @Test("A controller that another one covers stays out of the window under another style")
  func staysCovered() throws {
    try World.run(Self.phone) { world in
      let form = world.controller("Form", .pageSheet)
      world.home.present(form, animated: true)
      world.settle()
      form.present(world.controller("Cover", .fullScreen), animated: true)
      world.settle()
      turn(world, .landscapeLeft)
      #expect(form.view.window == nil)
      form.dismiss(animated: true)
      world.settle()
      #expect(form.view.window === world.window)
      #expect(form.hasAppeared)
      let container = try #require(form.activePresentation?.containerView)
      #expect(form.view.isDescendant(of: container))
    }
  }

  @Test("Touches that are lost from the call on get somewhere again under another style")
  func endsIgnoring() throws {
    let switches = [
      SystemProfile.Switch(
        policy: .transitionTouchesBegin,
        value: UInt8(TransitionTouchesBegin.allCases.firstIndex(of: .call) ?? 0))
    ]
    try World.run(Target("iPad Air 2", 12), switches: switches) { world in
      world.home.present(world.controller("Form", .formSheet), animated: true)
      world.loop.runInput { world.simulator.resize(to: CGSize(width: 320, height: 1024)) }
      world.settle()
      #expect(!world.simulator.application.isIgnoringInteractionEvents)
    }
  }
}
