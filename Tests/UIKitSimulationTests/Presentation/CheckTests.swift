import Testing
import Trace

@testable import UIKitSimulation

@Suite("What the checks find in the engine")
struct CheckTests {
  private func findings(_ world: World) -> [String] {
    world.simulator.checks.standing().map { "\($0.check.id): \($0.text)" }
  }

  @Test("A transition whose end was lost is open while nothing moves", arguments: [7, 12, 17])
  func openTransition(_ system: Int) throws {
    try World.run(Target(system > 15 ? "iPhone 15" : "iPhone 5s", system)) { world in
      let form = world.controller("Form", .fullScreen)
      world.home.present(form, animated: true)
      world.loop.advance(to: world.loop.now + 100_000_000)
      #expect(findings(world).isEmpty)
      world.loop.removeAll()
      #expect(
        findings(world) == [
          "transition-open: the presentation of Form has begun, and nothing is left that could end "
            + "it"
        ])
      #expect(findings(world).count == 1)
    }
  }

  @Test("A dismissal whose end was lost is open too")
  func openDismissal() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let form = world.presented("Form", .overFullScreen, on: world.home)
      form.dismiss(animated: true)
      world.loop.advance(to: world.loop.now + 100_000_000)
      world.loop.removeAll()
      #expect(
        findings(world) == [
          "transition-open: the dismissal of Form has begun, and nothing is left that could end it"
        ])
    }
  }

  @Test("A transition whose layer's time stands still is found at the end, not before")
  func stalledTransition() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      world.window.layer.speed = 0
      world.home.present(world.controller("Form", .fullScreen), animated: true)
      #expect(findings(world).isEmpty)
      world.loop.advance(to: world.loop.now + 5_000_000_000)
      let found = [
        "transition-open: the presentation of Form has begun, and nothing is left that could end it"
      ]
      #expect(findings(world) == found)
      #expect(world.simulator.checks.findings.isEmpty)
      world.simulator.checks.standing()[0].isExpected = true
      world.window.layer.speed = 1
      #expect(findings(world).isEmpty)
      world.window.layer.speed = -1
      #expect(findings(world) == found)
      world.simulator.checks.conclude()
      #expect(world.simulator.checks.findings.map(\.isExpected) == [true])
    }
  }

  @Test("A completion is lost once nobody holds it, and not before")
  func completions() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let form = world.controller("Form", .fullScreen)
      var ran = false
      world.home.present(form, animated: true) { ran = true }
      world.home.present(world.controller("Other"), animated: true) { Issue.record("it ran") }
      #expect(
        findings(world).last
          == "completion-never-called: the completion of Home.present(Other) has not run and can't "
          + "any more")
      #expect(findings(world).count == 2)
      world.settle()
      #expect(ran)
      #expect(findings(world).count == 2)
    }
  }

  @Test("Looking records nothing but findings", arguments: [7, 12, 17])
  func silence(_ system: Int) throws {
    try World.run(Target(system > 15 ? "iPad Pro 11" : "iPad Air", system)) { world in
      world.home.present(world.controller("Form", .formSheet), animated: true)
      world.settle()
      let count = world.trace.events.count
      world.home.view.setNeedsLayout()
      world.settle()
      let kinds = world.trace.events[count...].map(\.kind)
      #expect(!kinds.contains(.check) && !kinds.contains(.decision))
    }
  }
}
