import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiTextField: ClassEntry = {
    var entry = ClassEntry(
      name: "UITextField", superclass: "UIControl",
      summary: "A field for a line of text, whose caret is always at the end.",
      type: UITextField.self, make: { UITextField() })
    let type = UITextField.self
    entry.property(
      "text", .string, of: type, "The text in the field.",
      get: { $0.text.map { .string($0) } ?? .none },
      set: { $0.text = $1.isNil ? nil : try $1.string() })
    entry.property(
      "placeholder", .string, of: type, "What the field shows while it is empty.",
      get: { $0.placeholder.map { .string($0) } ?? .none },
      set: { $0.placeholder = $1.isNil ? nil : try $1.string() })
    entry.property(
      "isSecureTextEntry", .boolean, of: type, "Whether the text is hidden.",
      get: { .bool($0.isSecureTextEntry) }, set: { $0.isSecureTextEntry = try $1.bool() })
    entry.property(
      "clearsOnBeginEditing", .boolean, of: type, "Whether the text goes when editing begins.",
      get: { .bool($0.clearsOnBeginEditing) }, set: { $0.clearsOnBeginEditing = try $1.bool() })
    entry.property(
      "isEditing", .boolean, of: type, "Whether the field is being edited.",
      get: { .bool($0.isEditing) })
    entry.property(
      "keyboardType", .enumeration(.keyboardType), of: type,
      "Which keys the keyboard shows for the field.",
      get: { .keyboardType($0.keyboardType) },
      set: { $0.keyboardType = try $1.enumeration(.keyboardType, UIKeyboardType.self) })
    entry.property(
      "returnKeyType", .enumeration(.returnKeyType), of: type, "What the return key says.",
      get: { .returnKeyType($0.returnKeyType) },
      set: { $0.returnKeyType = try $1.enumeration(.returnKeyType, UIReturnKeyType.self) })
    entry.delegate(
      "delegate", .uiTextFieldDelegate, of: type,
      "Who is asked and told while the field is edited.", get: { $0.delegate },
      set: { $0.ownDelegate = $1 })
    entry.staticProperties = [
      StaticPropertyEntry(
        notification: "textDidBeginEditingNotification", .textFieldDidBeginEditingNotification,
        "Posted when a text field's editing has begun."),
      StaticPropertyEntry(
        notification: "textDidEndEditingNotification", .textFieldDidEndEditingNotification,
        "Posted when a text field's editing has ended."),
      StaticPropertyEntry(
        notification: "textDidChangeNotification", .textFieldDidChangeNotification,
        "Posted when the user has changed a text field's text."),
    ]
    return entry
  }()
}

extension Enumeration {
  static let keyboardType = Enumeration(
    "UIKeyboardType",
    [
      "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
      "asciiCapableNumberPad",
    ])
  static let returnKeyType = Enumeration(
    "UIReturnKeyType",
    [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall", "continue",
    ])
}

extension ScriptValue {
  static func keyboardType(_ type: UIKeyboardType) -> ScriptValue {
    .string(Enumeration.keyboardType.names[type.rawValue])
  }

  static func returnKeyType(_ type: UIReturnKeyType) -> ScriptValue {
    .string(Enumeration.returnKeyType.names[type.rawValue])
  }

  static func range(_ range: NSRange) -> ScriptValue {
    .record([("location", .integer(range.location)), ("length", .integer(range.length))])
  }
}

extension TableEntry {
  /// A part of a text, in UTF-16 units.
  static let nsRange = TableEntry(
    "NSRange",
    [
      .init("location", .integer, "Where it begins, from 0."),
      .init("length", .integer, "How long it is."),
    ])
}

extension ProtocolEntry {
  static let uiTextFieldDelegate = ProtocolEntry(
    "UITextFieldDelegate",
    [
      Method(
        .textFieldShouldBeginEditing, [field], "Whether editing may begin.", returns: .boolean),
      Method(.textFieldDidBeginEditing, [field], "Editing has begun."),
      Method(.textFieldShouldEndEditing, [field], "Whether editing may end.", returns: .boolean),
      Method(.textFieldDidEndEditing, [field], "Editing has ended, perhaps by force."),
      Method(
        .textFieldShouldChangeCharactersIn,
        [
          field, .positional("range", .fields(.nsRange)),
          .positional("replacementString", .string),
        ],
        "Whether what the user types may take the place of a range of the text.",
        returns: .boolean),
      Method(
        .textFieldShouldClear, [field], "Whether the clear button may empty the field.",
        returns: .boolean),
      Method(
        .textFieldShouldReturn, [field], "Whether the return key does what it does by itself.",
        returns: .boolean),
    ])

  private static let field = CallableEntry.Parameter.positional(
    "textField", .object("UITextField"))
}

extension ScriptDelegate: UITextFieldDelegate {
  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldBeginEditing, .object(textField), decode: { try $0.bool() }) ?? true
  }

  package func textFieldDidBeginEditing(_ textField: UITextField) {
    call(.textFieldDidBeginEditing, .object(textField))
  }

  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldEndEditing, .object(textField), decode: { try $0.bool() }) ?? true
  }

  package func textFieldDidEndEditing(_ textField: UITextField) {
    call(.textFieldDidEndEditing, .object(textField))
  }

  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    ask(
      .textFieldShouldChangeCharactersIn, .object(textField), .range(range),
      .string(replacementString), decode: { try $0.bool() }) ?? true
  }

  package func textFieldShouldClear(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldClear, .object(textField), decode: { try $0.bool() }) ?? true
  }

  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask(.textFieldShouldReturn, .object(textField), decode: { try $0.bool() }) ?? true
  }
}
