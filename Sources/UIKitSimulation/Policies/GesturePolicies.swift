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
  ]
}
