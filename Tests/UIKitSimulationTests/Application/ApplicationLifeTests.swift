import Testing
import Trace

@testable import UIKitSimulation

@Suite("An app's life")
struct ApplicationLifeTests {
  @Test("A launch that nobody hears of leaves nothing in the trace")
  func quietLaunch() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let application = world.simulator.application
      #expect(application.applicationState == .inactive)
      application.finishLaunching()
      application.becomeActive()
      #expect(application.applicationState == .active)
      #expect(world.events(.notification, .callback).isEmpty)
    }
  }

  @Test(
    "Leaving ends every animation with finished = false, whatever waits for it",
    arguments: [Target].all)
  func endsAnimations(_ target: Target) throws {
    try World.run(target) { world in
      world.simulator.application.becomeActive()
      let view = UIView()
      world.home.view.addSubview(view)
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      world.advance(0.5)
      // One that has not begun yet is ended, too.
      UIView.animate(withDuration: 1) {
        view.center = CGPoint(x: 9, y: 9)
      } completion: {
        finished.append($0)
      }
      world.loop.runInput { world.simulator.application.enterBackground() }
      #expect(finished == [false, false])
      #expect(view.alpha == 0)
      #expect((view.layer.presentation() ?? view.layer).position.x == 9)
    }
  }

  @Test(
    "A presentation that is under way when the user leaves has ended, and can be dismissed",
    arguments: [Target].all)
  func endsTransition(_ target: Target) throws {
    try World.run(target) { world in
      world.simulator.application.becomeActive()
      for style in [UIModalPresentationStyle.fullScreen, .formSheet] {
        for transition in UIModalTransitionStyle.allCases {
          if transition == .partialCurl, style != .fullScreen { continue }
          let form = world.controller("Form", style)
          form.modalTransitionStyle = transition
          world.home.present(form, animated: true)
          world.advance(0.1)
          world.loop.runInput { world.simulator.application.enterBackground() }
          world.loop.runInput { world.simulator.application.enterForeground() }
          #expect(form.hasAppeared, "\(style) \(transition)")
          world.home.dismiss(animated: true)
          world.advance(0.1)
          world.loop.runInput { world.simulator.application.enterBackground() }
          world.loop.runInput { world.simulator.application.enterForeground() }
          #expect(world.home.presentedViewController == nil, "\(style) \(transition)")
          #expect(world.simulator.isAtRest)
        }
      }
    }
  }
}
