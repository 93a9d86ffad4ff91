import Testing
import Trace

@testable import UIKitSimulation

/// A delegate that notes what it is asked and told, and can do something each time.
final class FieldDelegate: UITextFieldDelegate, UITextViewDelegate {
  /// What it answers, by question; yes where it has no answer.
  var answers: [String: Bool] = [:]
  /// Called each time with the name of the method.
  var look: (String) -> Void = { _ in }
  /// The ranges and the texts that it was asked about.
  private(set) var changes: [(range: NSRange, text: String)] = []

  private func ask(_ name: String) -> Bool {
    look(name)
    return answers[name] ?? true
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { look("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { look("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    changes.append((range, replacementString))
    return ask("shouldChange")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { look("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { look("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String
  ) -> Bool {
    changes.append((range, replacementText))
    return ask("shouldChange")
  }
  func textViewDidChange(_ textView: UITextView) { look("didChange") }
}

/// Two fields in a world's window, `A` and `B`, each with a delegate.
struct Fields {
  let world: World
  let a = UITextField()
  let b = UITextField()
  let delegateOfA = FieldDelegate()
  let delegateOfB = FieldDelegate()

  init(_ world: World) {
    self.world = world
    world.name(a, "A")
    world.name(b, "B")
    world.home.view.addSubview(a)
    world.home.view.addSubview(b)
    a.delegate = delegateOfA
    b.delegate = delegateOfB
    world.forget()
  }

  /// Runs `body` with two fields on a phone.
  static func run(
    switches: [SystemProfile.Switch] = [], _ body: (Fields) throws -> Void
  ) throws {
    try World.run(Target("iPhone 8", 12), switches: switches) { world in
      let fields = Fields(world)
      try body(fields)
      // What a delegate does may hold the fields.
      fields.delegateOfA.look = { _ in }
      fields.delegateOfB.look = { _ in }
    }
  }

  /// What happened to the two since the mark, without the keyboard's own notifications.
  var events: [String] {
    world.events(.callback, .keyboard).filter { $0.hasPrefix("A.") || $0.hasPrefix("B.") }
  }

  /// What the keyboard told since the mark.
  var notifications: [String] {
    world.events(.notification).filter { $0.hasPrefix("Keyboard.") }.map {
      String($0.dropFirst("Keyboard.UIKeyboard".count).dropLast("Notification".count))
    }
  }

  /// The first responder of the window.
  var first: UIResponder? { world.window.firstResponder }
}
