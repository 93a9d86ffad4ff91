import Testing

@testable import UIKitSimulation

@Suite("Alert views, action sheets and popover controllers")
struct LegacyAlertTests {
  /// Keeps what a delegate hears.
  private final class Listener: UIAlertViewDelegate, UIPopoverControllerDelegate {
    var heard: [String] = []
    var mayDismiss = true

    func alertView(_ alertView: UIAlertView, clickedButtonAtIndex index: Int) {
      heard.append("clicked \(index)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int) {
      heard.append("did dismiss \(index)")
    }
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
      heard.append("should")
      return mayDismiss
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
      heard.append("did")
    }
  }

  @Test(
    "An alert view is made with its buttons, and tells its delegate of a touch",
    arguments: [Target("iPhone 5s", 7), Target("iPhone 6", 8), Target("iPhone 8", 12)])
  func alertView(target: Target) throws {
    try World.run(target) { world in
      let listener = Listener()
      let alert = UIAlertView(
        title: "Title", message: nil, delegate: listener, cancelButtonTitle: "Cancel",
        otherButtonTitles: ["OK"])
      #expect(alert.cancelButtonIndex == 0)
      #expect(alert.firstOtherButtonIndex == 1)
      alert.show()
      world.settle()
      #expect(world.simulator.application.keyWindow != world.window)
      #expect(world.simulator.tap(title: "OK")?.receiver == alert)
      world.settle()
      #expect(listener.heard == ["clicked 1", "did dismiss 1"])
      #expect(world.simulator.application.keyWindow == world.window)
      #expect(world.simulator.application.windows == [world.window])
    }
  }

  @Test("A popover controller that is let go of while it is seen ends the app (PRES-095)")
  func deallocated() throws {
    try World.run(Target("iPad Air", 7)) { world in
      var popover: UIPopoverController? = UIPopoverController(
        contentViewController: world.controller("Content"))
      popover?.presentPopoverFromRect(
        .zero, inView: world.home.view, permittedArrowDirections: .any, animated: false)
      world.settle()
      #expect(world.simulator.failure == nil)
      popover = nil
      guard case .exception(let exception)? = world.simulator.failure else {
        Issue.record("The app goes on.")
        return
      }
      #expect(exception.name == "NSGenericException")
      #expect(
        exception.reason
          == "-[UIPopoverController dealloc] reached while popover is still visible.")
    }
  }

  @Test("One that isn't seen any more can go, and so can the world around one that is")
  func released() throws {
    let simulator = try World.run(Target("iPad Air", 7)) { world in
      var popover: UIPopoverController? = UIPopoverController(
        contentViewController: world.controller("Content"))
      popover?.presentPopoverFromRect(
        .zero, inView: world.home.view, permittedArrowDirections: .any, animated: true)
      world.settle()
      popover?.dismissPopoverAnimated(true)
      world.settle()
      popover = nil
      #expect(world.simulator.failure == nil)
      let other = UIPopoverController(contentViewController: world.controller("Other"))
      other.presentPopoverFromRect(
        .zero, inView: world.home.view, permittedArrowDirections: .any, animated: true)
      world.settle()
      world.simulator.end()
      return world.simulator
    }
    #expect(simulator.failure == nil)
  }

  @Test("On a phone it ends the app (PRES-096)")
  func phone() throws {
    try World.run(Target("iPhone 5s", 7)) { world in
      _ = UIPopoverController(contentViewController: world.controller("Content"))
      guard case .exception(let exception)? = world.simulator.failure else {
        Issue.record("The app goes on.")
        return
      }
      #expect(exception.name == "NSInvalidArgumentException")
    }
  }

  @Test(
    "Its delegate decides over a touch outside",
    arguments: [Target("iPad Air", 7), Target("iPad Air 2", 8)], [true, false])
  func outside(target: Target, mayDismiss: Bool) throws {
    try World.run(target) { world in
      let listener = Listener()
      listener.mayDismiss = mayDismiss
      let popover = UIPopoverController(contentViewController: world.controller("Content"))
      popover.delegate = listener
      popover.presentPopoverFromRect(
        .zero, inView: world.home.view, permittedArrowDirections: .any, animated: true)
      world.settle()
      let report = world.simulator.tapOutside(popover)
      #expect(report.why == (mayDismiss ? nil : "the delegate doesn't let Content go"))
      world.settle()
      #expect(listener.heard == (mayDismiss ? ["should", "did"] : ["should"]))
      #expect(popover.isPopoverVisible == !mayDismiss)
    }
  }
}
