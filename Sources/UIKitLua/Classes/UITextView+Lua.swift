import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiTextView: ClassEntry = {
    var entry = ClassEntry(
      name: "UITextView", superclass: "UIScrollView",
      summary: "A view for a text of several lines, whose caret is always at the end.",
      type: UITextView.self, make: { UITextView() })
    let type = UITextView.self
    entry.property(
      "text", .string, of: type, "The text in the view.", get: { .string($0.text) },
      set: { $0.text = try $1.string() })
    entry.property(
      "isEditable", .boolean, of: type, "Whether the user can change the text.",
      get: { .bool($0.isEditable) }, set: { $0.isEditable = try $1.bool() })
    entry.property(
      "isSelectable", .boolean, of: type, "Whether the user can select some of the text.",
      get: { .bool($0.isSelectable) }, set: { $0.isSelectable = try $1.bool() })
    entry.property(
      "keyboardType", .enumeration(.keyboardType), of: type,
      "Which keys the keyboard shows for the view.",
      get: { .keyboardType($0.keyboardType) },
      set: { $0.keyboardType = try $1.enumeration(.keyboardType, UIKeyboardType.self) })
    entry.property(
      "returnKeyType", .enumeration(.returnKeyType), of: type, "What the return key says.",
      get: { .returnKeyType($0.returnKeyType) },
      set: { $0.returnKeyType = try $1.enumeration(.returnKeyType, UIReturnKeyType.self) })
    entry.redeclares = ["delegate"]
    entry.delegate(
      "delegate", .uiTextViewDelegate, of: type,
      "Who is asked and told while the view is edited.", get: { $0.delegate },
      set: { $0.ownDelegate = $1 })
    entry.staticProperties = [
      StaticPropertyEntry(
        notification: "textDidBeginEditingNotification", .textViewDidBeginEditingNotification,
        "Posted when a text view's editing has begun."),
      StaticPropertyEntry(
        notification: "textDidEndEditingNotification", .textViewDidEndEditingNotification,
        "Posted when a text view's editing has ended."),
      StaticPropertyEntry(
        notification: "textDidChangeNotification", .textViewDidChangeNotification,
        "Posted when the user has changed a text view's text."),
    ]
    return entry
  }()
}

extension ProtocolEntry {
  static let uiTextViewDelegate = ProtocolEntry(
    "UITextViewDelegate",
    [
      Method(.textViewShouldBeginEditing, [view], "Whether editing may begin.", returns: .boolean),
      Method(.textViewDidBeginEditing, [view], "Editing has begun."),
      Method(.textViewShouldEndEditing, [view], "Whether editing may end.", returns: .boolean),
      Method(.textViewDidEndEditing, [view], "Editing has ended, perhaps by force."),
      Method(
        .textViewShouldChangeTextIn,
        [view, .positional("range", .fields(.nsRange)), .positional("replacementText", .string)],
        "Whether what the user types may take the place of a range of the text.",
        returns: .boolean),
      Method(.textViewDidChange, [view], "The user has changed the text."),
    ] + uiScrollViewDelegate.methods)

  private static let view = CallableEntry.Parameter.positional("textView", .object("UITextView"))
}

extension ScriptDelegate: UITextViewDelegate {
  package func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    ask(.textViewShouldBeginEditing, .object(textView), decode: { try $0.bool() }) ?? true
  }

  package func textViewDidBeginEditing(_ textView: UITextView) {
    call(.textViewDidBeginEditing, .object(textView))
  }

  package func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    ask(.textViewShouldEndEditing, .object(textView), decode: { try $0.bool() }) ?? true
  }

  package func textViewDidEndEditing(_ textView: UITextView) {
    call(.textViewDidEndEditing, .object(textView))
  }

  package func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String
  ) -> Bool {
    ask(
      .textViewShouldChangeTextIn, .object(textView), .range(range), .string(replacementText),
      decode: { try $0.bool() }) ?? true
  }

  package func textViewDidChange(_ textView: UITextView) {
    call(.textViewDidChange, .object(textView))
  }
}
