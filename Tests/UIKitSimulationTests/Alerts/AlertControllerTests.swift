import Testing

@testable import UIKitSimulation

@Suite("Alerts")
struct AlertControllerTests {
  private static let targets = [
    Target("iPhone 6", 8), Target("iPhone 8", 12), Target("iPhone 15", 17),
    Target("iPad Air 2", 8), Target("iPad Pro 11", 13),
  ]

  private func alert(_ handler: ((UIAlertAction) -> Void)? = nil) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: handler))
    return alert
  }

  @Test("A chosen action runs its handler once, when nothing is presented", arguments: targets)
  func handler(target: Target) throws {
    try World.run(target) { world in
      var runs = 0
      var presented: UIViewController?
      let alert = alert { _ in
        runs += 1
        presented = world.home.presentedViewController
      }
      world.home.present(alert, animated: true)
      world.settle()
      alert.choose(alert.actions[0])
      alert.choose(alert.actions[0])
      world.settle()
      #expect(runs == 1)
      #expect(presented == nil)
      #expect(world.home.presentedViewController == nil)
      #expect(world.window.subviews.count == 1)
    }
  }

  @Test("An action of an alert that isn't presented, or a disabled one, does nothing")
  func idle() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      var runs = 0
      let alert = alert { _ in runs += 1 }
      alert.choose(alert.actions[0])
      world.home.present(alert, animated: false)
      world.settle()
      alert.actions[0].isEnabled = false
      alert.choose(alert.actions[0])
      world.settle()
      #expect(runs == 0)
      #expect(world.home.presentedViewController == alert)
    }
  }

  @Test("An alert dismissed by the app runs no handler", arguments: targets)
  func dismissed(target: Target) throws {
    try World.run(target) { world in
      var runs = 0
      let alert = alert { _ in runs += 1 }
      world.home.present(alert, animated: true)
      world.settle()
      world.home.dismiss(animated: true)
      world.settle()
      #expect(runs == 0)
      #expect(world.home.presentedViewController == nil)
    }
  }

  @Test("Its styles are its own, whatever it is told")
  func styles() throws {
    try World.run(Target("iPhone 15", 17)) { _ in
      let alert = alert()
      alert.modalPresentationStyle = .fullScreen
      #expect(alert.modalPresentationStyle == .custom)
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      #expect(sheet.modalPresentationStyle == .popover)
      #expect(UIAlertController().preferredStyle == .actionSheet)
    }
  }

  @Test("A text field is configured at once, and sits in the alert's view")
  func fields() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let alert = alert()
      #expect(alert.textFields == nil)
      alert.addTextField { $0.text = "text" }
      #expect(alert.textFields?.map(\.text) == ["text"])
      world.home.present(alert, animated: false)
      world.settle()
      #expect(alert.textFields?.first?.superview == alert.view)
    }
  }
}
