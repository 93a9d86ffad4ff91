/// Which notifications the keyboard has.
enum KeyboardNotices: String, PolicyValue {
  case showAndHide
  /// Those of its frame as well.
  case withFrames
  static let policy = Policy.keyboardNotices
}

/// What the frames in its notifications are measured in.
enum KeyboardCoordinates: String, PolicyValue {
  /// The upright screen.
  case portrait
  /// The screen as the interface is turned.
  case interface
  static let policy = Policy.keyboardCoordinates
}

/// The curve that its notifications name.
enum KeyboardCurve: String, PolicyValue {
  case easeInOut
  /// Number 7, which has no name.
  case system
  static let policy = Policy.keyboardCurve
}

/// How it really moves.
enum KeyboardMotion: String, PolicyValue {
  /// By the curve and for as long as its notifications say.
  case nominal
  /// By the system's spring, until that has settled.
  case spring
  static let policy = Policy.keyboardMotion
}

/// Whether its notifications say whether it is this app's.
enum KeyboardIsLocal: String, PolicyValue {
  case untold, told
  static let policy = Policy.keyboardIsLocal
}

/// The object of its notifications.
enum KeyboardNotificationObject: String, PolicyValue {
  case none, screen
  static let policy = Policy.keyboardObject
}

/// How it comes for the first time.
enum FirstKeyboardShow: String, PolicyValue {
  /// As it always does.
  case usual
  /// From farther down, and for longer.
  case far
  static let policy = Policy.keyboardFirstShow
}

/// How often all is told when it comes for the first time.
enum FirstKeyboardRounds: String, PolicyValue {
  case one, two
  static let policy = Policy.keyboardFirstRounds
}

/// What is told when another field takes the keyboard over as it is.
enum KeyboardSwitch: String, PolicyValue {
  case silent, told
  static let policy = Policy.keyboardSwitch
}

/// What is told when it gets another height.
enum KeyboardHeightNotice: String, PolicyValue {
  case frameAndShow, showAlone
  static let policy = Policy.keyboardHeight
}

/// Where it is told to go when it leaves.
enum HiddenKeyboardFrame: String, PolicyValue {
  /// Right below the screen.
  case below
  /// There, but without a height.
  case flat
  /// Farther down on the smallest phones.
  case farOnSmallest
  static let policy = Policy.keyboardHiddenFrame
}

/// Where an undocked keyboard is told to be.
enum UndockedKeyboardFrame: String, PolicyValue {
  case right, itsBottom, screensBottom
  static let policy = Policy.keyboardUndockedFrame
}

/// What a pad shows while a keyboard with keys is connected.
enum HardwareKeyboard: String, PolicyValue {
  case nothing, strip
  static let policy = Policy.keyboardHardware
}

/// What is told when the keyboard on the screen comes back while one with keys is connected.
enum SoftwareKeyboardToggle: String, PolicyValue {
  case once, twice
  static let policy = Policy.keyboardToggle
}

/// What lies above its keys.
enum KeyboardBar: String, PolicyValue, Comparable {
  case none, predictions, shortcuts, taller, tallest
  static let policy = Policy.keyboardBar

  static func < (left: KeyboardBar, right: KeyboardBar) -> Bool {
    left.place < right.place
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// How high it is on a device where nobody has measured it.
enum KeyboardUnmeasured: String, PolicyValue {
  /// As on the nearest device that was measured.
  case carriedOver
  /// The higher figure where two that don't agree are told, as for the small pads without a button.
  case higher
  static let policy = Policy.keyboardUnmeasured
}

/// When it comes again in a turn of the interface.
enum KeyboardInTurn: String, PolicyValue {
  /// A while after the turn has begun.
  case late
  /// As soon as it has been told to be gone.
  case atOnce
  static let policy = Policy.keyboardInTurn
}

/// What becomes of it when something is presented over its responder.
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

/// Whether it stays up in a form sheet though its responder has resigned.
enum KeyboardInFormSheet: String, PolicyValue {
  case goes, kept
  static let policy = Policy.keyboardInFormSheet
}

/// What its own key for that does then.
enum KeyboardKeyInFormSheet: String, PolicyValue {
  case dismisses, dead
  static let policy = Policy.keyboardKeyInFormSheet
}

/// Where a form sheet goes that it would cover.
enum FormSheetOverKeyboard: String, PolicyValue {
  case stays
  /// It moves up in landscape, and stays in portrait.
  case movesInLandscape
  /// Into the middle of what is left, or to the top.
  case centresAbove
  static let policy = Policy.formSheetOverKeyboard
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

/// The windows that it has.
enum KeyboardWindows: String, PolicyValue {
  /// One.
  case effects
  /// A second one, far above all others.
  case remote
  /// The same, but the app doesn't find the second one among its windows.
  case unlisted
  static let policy = Policy.keyboardWindows
}

extension PolicyRule {
  static let keyboard: [PolicyRule] = keyboardNotifications + keyboardPlaces + keyboardAndOthers

  private static let keyboardNotifications: [PolicyRule] = [
    PolicyRule(
      KeyboardNotices.self, "keyboard.notices", "Which notifications does the keyboard have?",
      [
        .from("4", KeyboardNotices.showAndHide, .kbd001, .header),
        .from("5", KeyboardNotices.withFrames, .kbd001, .header),
      ]),
    PolicyRule(
      KeyboardCoordinates.self, "keyboard.coordinates",
      "What are the frames in the keyboard's notifications measured in?",
      [
        .from("4", KeyboardCoordinates.portrait, .kbd003, .documented),
        .from("8", KeyboardCoordinates.interface, .kbd004, .documented),
      ]),
    PolicyRule(
      KeyboardCurve.self, "keyboard.curve", "Which curve do the keyboard's notifications name?",
      [
        .from("4", KeyboardCurve.easeInOut, .geo133, .guess),
        .from("5", KeyboardCurve.easeInOut, .geo133, .observed),
        .from("7", KeyboardCurve.system, .geo139, .observed),
      ]),
    PolicyRule(
      KeyboardMotion.self, "keyboard.motion", "How does the keyboard really move?",
      [
        .from("4", KeyboardMotion.nominal, .geo133, .guess),
        .from("5", KeyboardMotion.nominal, .geo133, .observed),
        .from("7", KeyboardMotion.spring, .geo162, .reported),
      ]),
    PolicyRule(
      KeyboardIsLocal.self, "keyboard.is-local",
      "Do the keyboard's notifications say whether it is this app's?",
      [
        .from("4", KeyboardIsLocal.untold, .kbd002, .header),
        .from("9", KeyboardIsLocal.told, .kbd002, .header),
      ]),
    PolicyRule(
      KeyboardNotificationObject.self, "keyboard.object",
      "Which object do the keyboard's notifications have?",
      [
        .from("4", KeyboardNotificationObject.none, .kbd017, .documented),
        .from("16.1", KeyboardNotificationObject.screen, .kbd017, .guess),
      ]),
    PolicyRule(
      FirstKeyboardShow.self, "keyboard.first-show",
      "How does the keyboard come for the first time?",
      [
        .from("4", FirstKeyboardShow.usual, .kbd005, .guess),
        .from("7", FirstKeyboardShow.far, .geo140, .observed),
        .from("8", FirstKeyboardShow.usual, .geo161, .observed),
      ]),
    PolicyRule(
      FirstKeyboardRounds.self, "keyboard.first-rounds",
      "How often is all told when the keyboard comes for the first time?",
      [.from("4", FirstKeyboardRounds.one, .kbd008, .guess)],
      bugs: [.from("8", FirstKeyboardRounds.two, .kbd008, .observed)]),
    PolicyRule(
      KeyboardSwitch.self, "keyboard.switch",
      "Is anything told when another field takes the keyboard over as it is?",
      [
        .from("4", KeyboardSwitch.silent, .kbd011, .guess),
        .from("8", KeyboardSwitch.silent, .kbd011, .observed),
        .from("9", KeyboardSwitch.told, .kbd010, .observed),
        .from("11", KeyboardSwitch.silent, .kbd012, .reported),
      ]),
    PolicyRule(
      KeyboardHeightNotice.self, "keyboard.height",
      "What is told when the keyboard gets another height?",
      [
        .from("4", KeyboardHeightNotice.frameAndShow, .kbd009, .guess),
        .from("8", KeyboardHeightNotice.frameAndShow, .kbd009, .observed),
      ],
      bugs: [
        .from("9", KeyboardHeightNotice.showAlone, .kbd013, .reported),
        .from("10", KeyboardHeightNotice.frameAndShow, .kbd009, .observed),
      ]),
    PolicyRule(
      SoftwareKeyboardToggle.self, "keyboard.toggle",
      "How often is it told that the keyboard on the screen comes back beside one with keys?",
      [.from("4", SoftwareKeyboardToggle.once, .kbd022, .guess)],
      bugs: [
        .from("9", SoftwareKeyboardToggle.twice, .kbd022, .reported),
        .from("10", SoftwareKeyboardToggle.once, .kbd022, .guess),
      ]),
  ]

  private static let keyboardPlaces: [PolicyRule] = [
    PolicyRule(
      HiddenKeyboardFrame.self, "keyboard.hidden-frame",
      "Where is the keyboard told to go when it leaves?",
      [
        .from("4", HiddenKeyboardFrame.below, .geo181, .guess),
        .from("6", HiddenKeyboardFrame.farOnSmallest, .geo141, .observed),
        .from("8", HiddenKeyboardFrame.flat, .kbd024, .observed),
        .from("9", HiddenKeyboardFrame.below, .kbd024, .guess),
      ]),
    PolicyRule(
      UndockedKeyboardFrame.self, "keyboard.undocked-frame",
      "Where is a keyboard told to be that is undocked?",
      [
        .from("4", UndockedKeyboardFrame.right, .geo147, .guess),
        .from("9", UndockedKeyboardFrame.itsBottom, .geo147, .reported),
        .from("10", UndockedKeyboardFrame.screensBottom, .geo147, .reported),
        .from("11", UndockedKeyboardFrame.right, .geo147, .guess),
      ]),
    PolicyRule(
      HardwareKeyboard.self, "keyboard.hardware",
      "What does a pad show while a keyboard with keys is connected?",
      [
        .from("4", HardwareKeyboard.nothing, .geo130, .guess),
        .from("9", HardwareKeyboard.strip, .geo130, .observed),
      ]),
    PolicyRule(
      KeyboardBar.self, "keyboard.bar", "What lies above the keyboard's keys?",
      [
        .from("4", KeyboardBar.none, .geo116, .reported),
        .from("8", KeyboardBar.predictions, .geo125, .observed),
        .from("9", KeyboardBar.shortcuts, .geo126, .observed),
        .from("11", KeyboardBar.taller, .geo120, .reported),
        .from("12", KeyboardBar.tallest, .geo122, .observed),
      ]),
    PolicyRule(
      KeyboardUnmeasured.self, "keyboard.unmeasured",
      "How high is the keyboard on a device where nobody has measured it?",
      [.from("4", KeyboardUnmeasured.carriedOver, .geo124, .guess)]),
    PolicyRule(
      KeyboardWindows.self, "keyboard.windows", "Which windows does the keyboard have?",
      [
        .from("4", KeyboardWindows.effects, .kbd052, .observed),
        .from("9", KeyboardWindows.remote, .kbd053, .observed),
        .from("16", KeyboardWindows.remote, .kbd053, .guess),
        .built(for: "16", on: "16", KeyboardWindows.unlisted, .kbd054, .observed),
      ]),
  ]

  private static let keyboardAndOthers: [PolicyRule] = [
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
      "Where does a form sheet go that the keyboard would cover?",
      [.from("4", FormSheetOverKeyboard.movesInLandscape, .kbd039, .reported)]),
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
