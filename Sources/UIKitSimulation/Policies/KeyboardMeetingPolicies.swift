/// When the keyboard comes again in a turn of the interface.
enum KeyboardInTurn: String, PolicyValue {
  /// A while after the turn has begun.
  case late
  /// As soon as it has been told to be gone.
  case atOnce
  static let policy = Policy.keyboardInTurn
}

/// What becomes of the keyboard when something is presented over its responder.
enum KeyboardAtPresentation: String, PolicyValue {
  case stays, leaves
  static let policy = Policy.keyboardAtPresentation
}

/// When it leaves then.
enum KeyboardHideOrder: String, PolicyValue {
  case beforeAppearing, afterAppearing
  static let policy = Policy.keyboardHideOrder
}

/// When its responder gets it back after the dismissal.
enum KeyboardRestoreOrder: String, PolicyValue {
  case beforeCompletion, afterCompletion, never
  static let policy = Policy.keyboardRestoreOrder
}

/// When what is dismissed gives it up.
enum KeyboardAtDismissal: String, PolicyValue {
  case atItsBegin, atItsEnd
  static let policy = Policy.keyboardAtDismissal
}

/// How it goes and comes with the screens of a navigation controller.
enum KeyboardInPush: String, PolicyValue {
  /// To the side and from the side, as the screens.
  case sideways
  /// Down, and at once in its place.
  case inPlace
  /// Down and up, as ever.
  case usual
  static let policy = Policy.keyboardInPush
}

/// Whether a window becomes the key window when something in it becomes first responder.
enum FocusMakesKey: String, PolicyValue {
  case no, yes
  static let policy = Policy.focusMakesKey
}

/// Whether it stays up in a form sheet though its responder has resigned.
enum KeyboardInFormSheet: String, PolicyValue {
  case goes
  /// On a pad, where it is a sheet.
  case kept
  /// On a phone as well, where it is a card or the whole screen.
  case keptOnPhonesToo
  static let policy = Policy.keyboardInFormSheet
}

/// What its own key for that does then.
enum KeyboardKeyInFormSheet: String, PolicyValue {
  case dismisses, dead
  static let policy = Policy.keyboardKeyInFormSheet
}

/// Whether a form sheet that it would cover moves in landscape: into the middle of what is left, or
/// to the top.
enum FormSheetOverKeyboard: String, PolicyValue {
  case stays, moves
  static let policy = Policy.formSheetOverKeyboard
}

/// Whether one does in portrait.
enum UprightSheetOverKeyboard: String, PolicyValue {
  case stays, moves
  static let policy = Policy.uprightSheetOverKeyboard
}

/// Whether a page sheet does, which has nowhere to go if it begins at the status bar.
enum PageSheetOverKeyboard: String, PolicyValue {
  case stays, moves
  static let policy = Policy.pageSheetOverKeyboard
}

/// Whether a card does.
enum CardOverKeyboard: String, PolicyValue {
  case stays, moves
  static let policy = Policy.cardOverKeyboard
}

/// When that is.
enum SheetKeyboardTime: String, PolicyValue {
  case withKeyboard, nextTurn
  static let policy = Policy.sheetKeyboardTime
}

/// Where a popover goes that it would cover.
enum PopoverOverKeyboard: String, PolicyValue {
  case stays, avoids
  static let policy = Policy.popoverOverKeyboard
}

/// Where an alert goes while it is up.
enum AlertOverKeyboard: String, PolicyValue {
  case stays, centresAbove
  static let policy = Policy.alertOverKeyboard
}

/// What becomes of it when another window becomes the key window.
enum KeyWindowKeyboard: String, PolicyValue {
  case stays, follows
  static let policy = Policy.keyWindowKeyboard
}

extension PolicyRule {
  /// What becomes of the keyboard when it meets presentations, turns, pushes and windows.
  static let keyboardMeetings: [PolicyRule] = [
    PolicyRule(
      KeyboardInTurn.self, "keyboard.in-turn",
      "When does the keyboard come again in a turn of the interface?",
      [
        .from("4", KeyboardInTurn.late, .geo135, .guess),
        .from("5", KeyboardInTurn.late, .geo135, .observed),
        .from("7", KeyboardInTurn.late, .geo135, .guess),
        .from("8", KeyboardInTurn.atOnce, .kbd025, .reported),
      ]),
    PolicyRule(
      KeyboardAtPresentation.self, "keyboard.at-presentation",
      "What becomes of the keyboard when something is presented over its responder?",
      [
        .from("4", KeyboardAtPresentation.stays, .kbd031, .guess),
        .from("8", KeyboardAtPresentation.leaves, .kbd031, .reported),
      ]),
    PolicyRule(
      KeyboardHideOrder.self, "keyboard.hide-order",
      "Does the keyboard leave before or after the calls of what is presented?",
      [
        .from("4", KeyboardHideOrder.afterAppearing, .kbd057, .guess),
        .from("8", KeyboardHideOrder.afterAppearing, .kbd057, .inferred),
      ]),
    PolicyRule(
      KeyboardRestoreOrder.self, "keyboard.restore-order",
      "When does the keyboard come back after a dismissal?",
      [
        .from("4", KeyboardRestoreOrder.never, .kbd032, .guess),
        .from("8", KeyboardRestoreOrder.beforeCompletion, .kbd057, .guess),
      ]),
    PolicyRule(
      KeyboardAtDismissal.self, "keyboard.at-dismissal",
      "When does what is dismissed give the keyboard up?",
      [.from("4", KeyboardAtDismissal.atItsBegin, .kbd047, .guess)]),
    PolicyRule(
      KeyboardInPush.self, "keyboard.in-push",
      "How does the keyboard go and come with the screens of a navigation controller?",
      [
        .from("4", KeyboardInPush.sideways, .geo142, .guess),
        .from("5", KeyboardInPush.sideways, .geo142, .observed),
        .from("7", KeyboardInPush.inPlace, .kbd048, .guess),
      ]),
    PolicyRule(
      FocusMakesKey.self, "keyboard.focus-makes-key",
      "Does a window become the key window with a first responder in it?",
      [.from("4", FocusMakesKey.no, .win016, .reimplementation)]),
    PolicyRule(
      KeyboardInFormSheet.self, "keyboard.in-form-sheet",
      "Does the keyboard stay up in a form sheet though its responder has resigned?",
      [
        .from("4", KeyboardInFormSheet.goes, .kbd036, .guess),
        .from("4.3", KeyboardInFormSheet.kept, .kbd036, .header),
      ]),
    PolicyRule(
      KeyboardKeyInFormSheet.self, "keyboard.key-in-form-sheet",
      "What does the keyboard's own key do in a form sheet?",
      [
        .from("4", KeyboardKeyInFormSheet.dismisses, .kbd038, .guess),
        .from("13", KeyboardKeyInFormSheet.dead, .kbd038, .reported),
      ]),
    PolicyRule(
      FormSheetOverKeyboard.self, "sheet.over-keyboard",
      "Does a form sheet move in landscape that the keyboard would cover?",
      [.from("4", FormSheetOverKeyboard.moves, .kbd039, .reported)]),
    PolicyRule(
      UprightSheetOverKeyboard.self, "sheet.over-keyboard-in-portrait",
      "Does a form sheet move in portrait that the keyboard would cover?",
      [
        // One that the keyboard doesn't reach stays (KBD-039). Whether the one that was seen to
        // stay on iOS 11 was reached isn't told; GEO-046 has such a one move, which is a model.
        .from("4", UprightSheetOverKeyboard.stays, .geo043, .guess)
      ]),
    PolicyRule(
      PageSheetOverKeyboard.self, "page-sheet.over-keyboard",
      "Does a page sheet move that the keyboard would cover?",
      [
        .from("4", PageSheetOverKeyboard.stays, .kbd040, .guess),
        // That it is moved is reported, that it goes where a form sheet goes is inferred.
        .from("8", PageSheetOverKeyboard.moves, .kbd040, .inferred),
      ]),
    PolicyRule(
      CardOverKeyboard.self, "card.over-keyboard",
      "Does a card move that the keyboard would cover?",
      [.from("4", CardOverKeyboard.stays, .kbd040, .guess)]),
    PolicyRule(
      SheetKeyboardTime.self, "sheet.keyboard-time",
      "When does a sheet move for the keyboard?",
      [
        .from("4", SheetKeyboardTime.withKeyboard, .kbd040, .guess),
        .from("8", SheetKeyboardTime.nextTurn, .kbd040, .reported),
      ]),
    PolicyRule(
      PopoverOverKeyboard.self, "popover.over-keyboard",
      "Where does a popover go that the keyboard would cover?",
      [.from("4", PopoverOverKeyboard.avoids, .kbd041, .documented)]),
    PolicyRule(
      AlertOverKeyboard.self, "alert.over-keyboard",
      "Where does an alert go while the keyboard is up?",
      [
        .from("4", AlertOverKeyboard.centresAbove, .geo115, .guess),
        .from("8", AlertOverKeyboard.centresAbove, .geo115, .background),
      ]),
    PolicyRule(
      KeyWindowKeyboard.self, "keyboard.key-window",
      "What becomes of the keyboard when another window becomes the key window?",
      [
        .from("4", KeyWindowKeyboard.stays, .kbd042, .guess),
        .from("8", KeyWindowKeyboard.follows, .kbd042, .reported),
      ]),
  ]
}
