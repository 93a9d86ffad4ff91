import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiAlertAction: ClassEntry = {
    var entry = ClassEntry(
      name: "UIAlertAction", superclass: nil,
      summary: "One choice of an alert: UIAlertAction { \"OK\", handler = f }.",
      type: UIAlertAction.self, make: { UIAlertAction() })
    let type = UIAlertAction.self
    entry.firstSystem = (8, "UIAlertView:addButtonWithTitle")
    entry.setTitle = { object, title in (object as? UIAlertAction)?.title = title }
    entry.property(
      "title", .string, of: type, "The text of the button, by which a tap finds it.",
      get: { $0.title.map { .string($0) } ?? .none }, initialize: { $0.title = try $1.string() })
    entry.property(
      "style", .enumeration(.alertActionStyle), of: type, "What the choice does.",
      get: { .string("\($0.style)") },
      initialize: {
        $0.style = try $1.enumeration(.alertActionStyle, UIAlertAction.Style.self)
      })
    entry.property(
      "handler", .function, of: type, "What runs once the alert has gone; it gets the action.",
      get: { _ in .none },
      initialize: { action, argument in
        guard !argument.isNil else { return }
        let function = try argument.function()
        action.handler = { function.callback(with: $0) }
      })
    entry.property(
      "isEnabled", .boolean, of: type, "Whether the user can choose it.",
      get: { .bool($0.isEnabled) }, set: { $0.isEnabled = try $1.bool() })
    return entry
  }()

  static let uiAlertController: ClassEntry = {
    var entry = ClassEntry(
      name: "UIAlertController", superclass: "UIViewController",
      summary: "An alert or an action sheet: UIAlertController { \"Title\", message = … }.",
      type: UIAlertController.self, make: { UIAlertController() })
    let type = UIAlertController.self
    entry.firstSystem = (8, "UIAlertView or UIActionSheet")
    entry.setTitle = { object, title in (object as? UIAlertController)?.title = title }
    entry.property(
      "message", .string, of: type, "The text below the title.",
      get: { $0.message.map { .string($0) } ?? .none },
      set: { $0.message = $1.isNil ? nil : try $1.string() })
    entry.property(
      "preferredStyle", .enumeration(.alertStyle), of: type,
      "Whether it is an alert or an action sheet, as it is unless the script says otherwise.",
      get: { .string("\($0.preferredStyle)") },
      initialize: {
        $0.preferredStyle = try $1.enumeration(.alertStyle, UIAlertController.Style.self)
      })
    entry.property(
      "actions", .list(.object("UIAlertAction")), of: type,
      "The choices; a constructor's table may give them as a list.",
      get: { .list($0.actions.map { .object($0) }) },
      initialize: { alert, argument in
        for action in try argument.objects(UIAlertAction.self) { alert.addAction(action) }
      })
    entry.property(
      "preferredAction", .object("UIAlertAction"), of: type, "The choice that stands out.",
      get: { .object($0.preferredAction) },
      set: { $0.preferredAction = try $1.object(UIAlertAction.self) })
    entry.property(
      "textFields", .list(.object("UITextField")), of: type,
      "The text fields of an alert; nil if it has none.",
      get: { $0.textFields.map { .list($0.map { .object($0) }) } ?? .none })
    entry.method(
      "addAction", of: type, [.positional("action", .object("UIAlertAction"))],
      "Adds a choice at the end."
    ) { alert, call in
      alert.addAction(try call.required(0, UIAlertAction.self))
      return .none
    }
    entry.method(
      "addTextField", of: type, [.labelled("configurationHandler", .function)],
      "Adds a text field to an alert; the handler gets it at once."
    ) { alert, call in
      guard alert.preferredStyle == .alert else {
        throw LuaError(
          "addTextField: an action sheet has no text fields; make the alert with "
            + "preferredStyle = \"alert\"")
      }
      let handler = try call.function(0)
      alert.addTextField(
        configurationHandler: handler.map { function in { function.callback(with: $0) } })
      return .none
    }
    return entry
  }()
}

extension Enumeration {
  static let alertStyle = Enumeration(
    name: "UIAlertController.Style",
    [
      ("actionSheet", UIAlertController.Style.actionSheet.rawValue),
      ("alert", UIAlertController.Style.alert.rawValue),
    ])
  static let alertActionStyle = Enumeration(
    name: "UIAlertAction.Style",
    [
      ("default", UIAlertAction.Style.default.rawValue),
      ("cancel", UIAlertAction.Style.cancel.rawValue),
      ("destructive", UIAlertAction.Style.destructive.rawValue),
    ])
  static let alertViewStyle = Enumeration(
    name: "UIAlertViewStyle",
    [
      ("default", UIAlertView.Style.default.rawValue),
      ("secureTextInput", UIAlertView.Style.secureTextInput.rawValue),
      ("plainTextInput", UIAlertView.Style.plainTextInput.rawValue),
      ("loginAndPasswordInput", UIAlertView.Style.loginAndPasswordInput.rawValue),
    ])
}

extension ScriptFunction {
  /// Calls the function from a callback with one object.
  func callback(with object: NSObject) {
    callback { stack in (try? session.push(object, on: stack)) != nil ? 1 : 0 }
  }
}

extension Argument {
  /// The value as a list of texts.
  func strings() throws -> [String] {
    guard stack.type(at: position) == .table else {
      throw LuaError(
        "\(label) should be a list of strings, got "
          + session.describeForMessage(stack, at: position))
    }
    var texts: [String] = []
    for index in stride(from: 1, through: stack.rawLength(at: position), by: 1) {
      stack.pushElement(index, at: position)
      defer { stack.pop() }
      let item = Argument(
        session: session, stack: stack, position: stack.count, label: "\(label), item \(index)")
      texts.append(try item.string())
    }
    return texts
  }
}
