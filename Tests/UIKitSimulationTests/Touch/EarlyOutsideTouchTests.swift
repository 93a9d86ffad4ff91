import Testing
import Trace

@testable import UIKitSimulation

@Suite("Touches beside what is presented, before it is there and when it goes")
struct EarlyOutsideTouchTests {
  @Test("A sheet is not dismissed before it is on the screen, and not twice")
  func once() throws {
    try World.run(Target("iPad Pro 11", 17)) { world in
      let form = world.controller("Form", .formSheet)
      world.home.present(form, animated: true)
      func tapOutside() -> String? {
        var why: String?
        world.loop.runInput { why = world.simulator.tapOutside(form).why }
        return why
      }
      #expect(tapOutside() == "Form isn't on the screen yet")
      world.settle()
      form.dismiss(animated: true)
      #expect(tapOutside() == "Form is on its way out")
      world.settle()
      #expect(world.events(.warning) == [])
      #expect(tapOutside() == "Form isn't presented")
    }
  }
}
