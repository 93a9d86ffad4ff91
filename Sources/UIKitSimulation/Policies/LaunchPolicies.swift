/// How the interface is turned when the app begins to show itself.
enum LaunchOrientation: String, PolicyValue {
  /// As the device is held.
  case direct
  /// Upright, and the interface turns before the root has appeared.
  case turnsBeforeAppearing
  /// Upright, and the interface turns once the root has appeared.
  case turnsAfterAppearing
  static let policy = Policy.launchOrientation
}

/// What becomes of the app's first orientation if the root doesn't allow it.
enum LaunchMask: String, PolicyValue {
  case kept, followed
  static let policy = Policy.launchMask
}

/// What a turn does to the view of a root that the app has given a transform of its own.
enum TransformedRoot: String, PolicyValue {
  /// Its transform is overwritten.
  case replaced
  /// The view gets the window's rectangle as its frame, and so bounds that are too large.
  case framed
  static let policy = Policy.transformedRoot
}

extension PolicyRule {
  static let launch: [PolicyRule] = [
    PolicyRule(
      LaunchOrientation.self, "launch.orientation",
      "How is the interface turned as the app begins with the device on its side?",
      [
        .from("4", LaunchOrientation.direct, .rot058, .guess),
        .from("5", LaunchOrientation.turnsBeforeAppearing, .rot058, .observed),
        .from("6", LaunchOrientation.direct, .rot058, .guess),
        .from("10", LaunchOrientation.turnsAfterAppearing, .rot056, .observed),
        .from("11", LaunchOrientation.direct, .rot055, .observed),
        .from("14", LaunchOrientation.direct, .rot055, .guess),
      ]),
    PolicyRule(
      LaunchMask.self, "launch.mask",
      "Does the interface turn as the root appears if the root doesn't allow its orientation?",
      [
        .from("4", LaunchMask.kept, .rot055, .guess),
        .from("6", LaunchMask.followed, .rot055, .guess),
        .from("11", LaunchMask.followed, .rot055, .observed),
        .from("14", LaunchMask.followed, .rot055, .guess),
      ]),
    PolicyRule(
      TransformedRoot.self, "rotation.transformed-root",
      "What does a turn do to a root's view that has a transform of the app's own?",
      [
        .from("4", TransformedRoot.replaced, .rot066, .guess),
        .from("8", TransformedRoot.framed, .rot081, .reported),
      ]),
  ]
}
