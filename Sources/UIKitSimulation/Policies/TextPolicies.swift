/// What becomes of a call of `becomeFirstResponder` on what is in no window.
enum FocusWithoutWindow: String, PolicyValue {
  /// Nothing.
  case refused
  /// It is refused and done when there is a window.
  case remembered
  static let policy = Policy.focusWithoutWindow
}

/// When a text field's delegate is asked whether editing may begin.
enum BeginQuestion: String, PolicyValue {
  /// Before the present first responder is asked to resign.
  case first
  /// When that one has resigned.
  case afterEnd
  static let policy = Policy.beginQuestion
}

/// Who hears first of a text field's editing.
enum EditingEventOrder: String, PolicyValue {
  case delegate, actions
  static let policy = Policy.editingEventOrder
}

/// When editing ends that a responder's resigning ends.
enum EditingEnd: String, PolicyValue {
  /// Before the keyboard is told to go.
  case first
  /// When that has been told.
  case afterKeyboard
  static let policy = Policy.editingEnd
}

/// When an alert's first text field becomes the first responder.
enum AlertFieldFocus: String, PolicyValue {
  case appearing, appeared, never
  static let policy = Policy.alertFieldFocus
}

extension PolicyRule {
  static let text: [PolicyRule] = [
    PolicyRule(
      FocusWithoutWindow.self, "text.focus-without-window",
      "What becomes of becomeFirstResponder on what is in no window?",
      [
        .from("4", FocusWithoutWindow.remembered, .kbd048, .guess),
        .from("6", FocusWithoutWindow.remembered, .kbd048, .inferred),
        .from("7", FocusWithoutWindow.remembered, .kbd048, .guess),
      ]),
    PolicyRule(
      BeginQuestion.self, "text.begin-question",
      "When is a text field's delegate asked whether editing may begin?",
      [.from("4", BeginQuestion.first, .kbd029, .background)]),
    PolicyRule(
      EditingEventOrder.self, "text.event-order",
      "Who hears first of a text field's editing?",
      [.from("4", EditingEventOrder.delegate, .kbd056, .guess)]),
    PolicyRule(
      EditingEnd.self, "text.editing-end",
      "Does editing end before or after the keyboard is told to go?",
      [
        .from("4", EditingEnd.first, .kbd056, .background),
        .from("5", EditingEnd.afterKeyboard, .geo132, .observed),
      ]),
    PolicyRule(
      AlertFieldFocus.self, "text.alert-field-focus",
      "When does an alert's first text field become the first responder?",
      [.from("4", AlertFieldFocus.appearing, .kbd033, .guess)]),
  ]
}
