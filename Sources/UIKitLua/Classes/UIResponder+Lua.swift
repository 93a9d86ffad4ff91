import Lua
import Trace
import UIKitSimulation

extension ClassEntry {
  static let uiResponder: ClassEntry = {
    var entry = ClassEntry(
      name: "UIResponder", superclass: nil, summary: "An object that can answer events.",
      type: UIResponder.self, make: nil)
    let type = UIResponder.self
    entry.property(
      "next", .object("UIResponder"), of: type,
      "The responder that events go to when this one doesn't handle them.",
      get: { .object($0.next) })
    entry.property(
      "isFirstResponder", .boolean, of: type,
      "Whether the responder is its window's first responder.",
      get: { .bool($0.isFirstResponder) })
    entry.question(
      "canBecomeFirstResponder", of: type,
      "Whether the responder may become the first responder.", hook: .canBecomeFirstResponder,
      inherited: { $0.canBecomeFirstResponder })
    entry.question(
      "canResignFirstResponder", of: type,
      "Whether the responder may stop being the first responder.",
      hook: .canResignFirstResponder, inherited: { $0.canResignFirstResponder })
    entry.addInputView(
      "inputView", .inputView,
      "What takes the keyboard's place while this is the first responder.",
      get: { $0.givenInputView }, set: { $0.setInputView($1) })
    entry.addInputView(
      "inputAccessoryView", .inputAccessoryView,
      "What lies on top of the keyboard while this, or what lies in it, is the first responder.",
      get: { $0.givenInputAccessoryView }, set: { $0.setInputAccessoryView($1) })
    entry.method(
      "becomeFirstResponder", of: type,
      "Asks to become the first responder; false if that is refused (KBD-029).",
      hook: .becomeFirstResponder, returns: .boolean
    ) { responder, _ in
      .bool(responder.calling(.becomeFirstResponder) { responder.becomeFirstResponder() })
    }
    entry.method(
      "resignFirstResponder", of: type,
      "Asks to stop being the first responder; false if that is refused (KBD-056).",
      hook: .resignFirstResponder, returns: .boolean
    ) { responder, _ in
      .bool(responder.calling(.resignFirstResponder) { responder.resignFirstResponder() })
    }
    entry.method(
      "reloadInputViews", of: type, "Has the keyboard ask the first responder again what it shows."
    ) { responder, _ in
      responder.reloadInputViews()
      return .none
    }
    entry.addKeyboardNotifications()
    entry.addTouches()
    return entry
  }()
}

extension UIResponder {
  /// Records a call of the script's and does it.
  fileprivate func calling(_ word: Word, _ body: () -> Bool) -> Bool {
    simulator.following(simulator.recordCall(.call, self, word), body)
  }
}

extension ClassEntry {
  /// Adds a view that belongs to the keyboard: a text field's own, or anybody's override.
  fileprivate mutating func addInputView(
    _ name: String, _ hook: Word, _ summary: String,
    get: @escaping @Sendable (UIResponder) -> UIView?,
    set: @escaping @Sendable (UIResponder, UIView?) -> Bool
  ) {
    question(
      name, .object("UIView"), of: UIResponder.self, summary, hook: hook,
      get: { .object(get($0)) },
      check: { _ = try $0.object(UIView.self) })
    guard let keepOverride = properties[properties.count - 1].set else { return }
    properties[properties.count - 1] = PropertyEntry(
      name: name, type: .object("UIView"), summary: summary,
      get: properties[properties.count - 1].get,
      set: { object, argument in
        if argument.stack.type(at: argument.position) != .function, !object.isOverridden,
          let responder = object as? UIResponder,
          set(responder, try argument.object(UIView.self))
        {
          return
        }
        try keepOverride(object, argument)
      }, hook: hook)
  }
}
