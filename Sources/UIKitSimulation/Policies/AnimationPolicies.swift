/// How the cover-vertical transition moves.
enum CoverVerticalTiming: String, PolicyValue {
  case easeInOut, spring
  static let policy = Policy.coverVerticalTiming
}

/// How long a cross-dissolve takes.
enum CrossDissolveTiming: String, PolicyValue {
  case nominal, spring
  static let policy = Policy.crossDissolveTiming
}

/// How long a flip and a curl take.
enum TurnoverTiming: String, PolicyValue {
  case threeQuarters, second
  static let policy = Policy.turnoverTiming
}

/// How long a popover takes to fade in and out.
enum PopoverTiming: String, PolicyValue {
  case quarter, crossDissolve
  static let policy = Policy.popoverTiming
}

/// What a second animation of a property does to the first one.
enum AnimationOverlap: String, PolicyValue {
  case replaces, adds
  static let policy = Policy.animationOverlap
}

/// What animating a view does that is in no window.
enum OffscreenAnimation: String, PolicyValue {
  case immediate, animates
  static let policy = Policy.offscreenAnimation
}

extension PolicyRule {
  static let animation: [PolicyRule] = [
    PolicyRule(
      CoverVerticalTiming.self, "cover-vertical.timing", "How does cover vertical move?",
      [
        .from("4", CoverVerticalTiming.easeInOut, .geo154, .guess),
        .from("5", CoverVerticalTiming.easeInOut, .geo154, .background),
        .from("7", CoverVerticalTiming.spring, .geo155, .inferred),
        .from("13", CoverVerticalTiming.spring, .geo155, .guess),
      ]),
    PolicyRule(
      CrossDissolveTiming.self, "cross-dissolve.timing", "How does a cross-dissolve fade?",
      [
        .from("4", CrossDissolveTiming.nominal, .geo154, .guess),
        .from("5", CrossDissolveTiming.nominal, .geo154, .background),
        .from("7", CrossDissolveTiming.nominal, .geo154, .guess),
      ]),
    PolicyRule(
      TurnoverTiming.self, "turnover.timing", "How long do a horizontal flip and a curl take?",
      [
        .from("4", TurnoverTiming.threeQuarters, .pres236, .guess),
        .from("7", TurnoverTiming.threeQuarters, .pres236, .background),
      ]),
    PolicyRule(
      PopoverTiming.self, "popover.timing", "How long does a popover take to fade in and out?",
      [
        .from("4", PopoverTiming.quarter, .geo102, .guess),
        .from("7", PopoverTiming.quarter, .geo102, .reported),
      ]),
    PolicyRule(
      AnimationOverlap.self, "animation.overlap",
      "Does a second animation of a property replace the first or add to it?",
      [
        .from("4", AnimationOverlap.replaces, .ani007, .reported),
        .from("8", AnimationOverlap.adds, .ani008, .documented),
      ]),
    PolicyRule(
      OffscreenAnimation.self, "animation.offscreen",
      "Is the change of a view that is in no window animated?",
      [.from("4", OffscreenAnimation.immediate, .ani014, .background)]),
  ]
}
