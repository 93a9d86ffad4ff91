/// What a turn under an in-call bar does to the containers below the topmost one.
enum ContainersBelowInCall: String, PolicyValue {
  /// They are placed anew, as the topmost is.
  case follow
  /// They keep the room at their top that the bar took from them.
  case keepTop
  static let policy = Policy.containersBelowInCall
}

/// What a presentation turns that wants another orientation and forbids turns.
enum TurnAgainstAutorotation: String, PolicyValue {
  /// The window, as any other presentation does.
  case window
  /// Its own view's size and the status bar.
  case viewAndStatusBar
  static let policy = Policy.turnAgainstAutorotation
}

extension PolicyRule {
  /// Faults that single systems had.
  static let rotationFaults: [PolicyRule] = [
    PolicyRule(
      ContainersBelowInCall.self, "rotation.containers-below-in-call",
      "Does a turn under an in-call bar place the containers below the topmost anew?",
      [.from("4", ContainersBelowInCall.follow, .rot096, .guess)],
      bugs: [
        .from("9", ContainersBelowInCall.keepTop, .rot096, .reported),
        .from("10", ContainersBelowInCall.follow, .rot096, .guess),
      ]),
    PolicyRule(
      TurnAgainstAutorotation.self, "rotation.against-autorotation",
      "What is turned for a presentation that wants another orientation and forbids turns?",
      [.from("4", TurnAgainstAutorotation.window, .rot039, .guess)],
      bugs: [
        .from("10", TurnAgainstAutorotation.viewAndStatusBar, .rot039, .reported),
        .from("11", TurnAgainstAutorotation.window, .rot039, .guess),
      ]),
  ]
}
