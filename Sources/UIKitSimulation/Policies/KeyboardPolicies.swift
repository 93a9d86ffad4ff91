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

/// What becomes of what a change would tell at its end that another one overtakes.
enum KeyboardOvertaken: String, PolicyValue {
  case dropped, told
  static let policy = Policy.keyboardOvertaken
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
  case nothing
  /// A hide is told, and nothing is shown.
  case hideAlone
  case strip
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
  static let keyboard: [PolicyRule] = keyboardNotifications + keyboardPlaces

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
      KeyboardOvertaken.self, "keyboard.overtaken",
      "Is it told that a change of the keyboard has ended that another one overtook?",
      [.from("4", KeyboardOvertaken.dropped, .kbd007, .guess)]),
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
        .from("8", HardwareKeyboard.hideAlone, .kbd021, .observed),
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
}
