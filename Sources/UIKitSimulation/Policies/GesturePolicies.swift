/// Who gets a single tap on a button or another stock control in a view with a recogniser for it.
enum ControlTap: String, PolicyValue {
  /// The recogniser, which cancels the control's touch.
  case recognizer
  /// The control.
  case control
  static let policy = Policy.controlTap
}

/// Where a window's recogniser says that its touches are in landscape.
enum WindowGestureLocation: String, PolicyValue {
  /// In the window's coordinates.
  case window
  /// There, with the coordinates swapped.
  case swapped
  static let policy = Policy.windowGestureLocation
}

/// Whether a finger from the left edge pops the top screen of a navigation controller.
enum PopGesture: String, PolicyValue {
  case none, leftEdge
  static let policy = Policy.popGesture
}

/// How often the keyboard tells that its frame will change as a finger sends it away.
enum KeyboardSwipe: String, PolicyValue {
  case once, thrice
  static let policy = Policy.keyboardSwipe
}

/// Whether the keyboard tells that it comes back when a finger has pulled it and not sent it away.
enum CancelledKeyboardPull: String, PolicyValue {
  case told, silent
  static let policy = Policy.cancelledKeyboardPull
}

extension PolicyRule {
  static let gestures: [PolicyRule] = [
    PolicyRule(
      ControlTap.self, "gesture.control-tap",
      "Who gets a single tap on a stock control in a view with a recogniser for it?",
      [
        .from("4", ControlTap.recognizer, .tch031, .guess),
        .from("6", ControlTap.control, .tch031, .documented),
      ]),
    PolicyRule(
      WindowGestureLocation.self, "gesture.window-location",
      "Where does a window's recogniser say that its touches are in landscape?",
      [.from("4", WindowGestureLocation.window, .tch021, .guess)],
      bugs: [
        .from("8", WindowGestureLocation.swapped, .tch021, .reported),
        .from("9", WindowGestureLocation.window, .tch021, .guess),
      ]),
    PolicyRule(
      PopGesture.self, "navigation.pop-gesture",
      "Does a finger from the left edge pop the top screen of a navigation controller?",
      [
        .from("4", PopGesture.none, .pres135, .guess),
        .from("7", PopGesture.leftEdge, .pres135, .observed),
      ]),
    PolicyRule(
      KeyboardSwipe.self, "keyboard.swipe",
      "How often does the keyboard tell that its frame will change as a finger sends it away?",
      [
        .from("4", KeyboardSwipe.once, .kbd023, .guess),
        .from("13", KeyboardSwipe.thrice, .kbd023, .reported),
      ]),
    PolicyRule(
      CancelledKeyboardPull.self, "keyboard.cancelled-pull",
      "Does the keyboard tell that it comes back from a finger that hasn't sent it away?",
      [.from("4", CancelledKeyboardPull.told, .kbd049, .guess)]),
  ]
}
