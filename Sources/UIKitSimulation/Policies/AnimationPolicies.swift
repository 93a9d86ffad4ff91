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

/// What a second animation of a property does to one that repeats.
enum RepeatingOverlap: String, PolicyValue {
  case replaces, adds
  static let policy = Policy.repeatingOverlap
}

/// Where a change of alpha begins that meets a running one.
enum FadeStart: String, PolicyValue {
  case model, current
  static let policy = Policy.fadeStart
}

/// What setting a property outside of blocks does to its animations.
enum OutsideChange: String, PolicyValue {
  case keeps, cancels
  static let policy = Policy.outsideChange
}

/// Under which keys a layer lists an animation of its bounds.
enum BoundsKeys: String, PolicyValue {
  case whole, split
  static let policy = Policy.boundsKeys
}

/// What animation curve number 7 is.
enum SystemCurve: String, PolicyValue {
  case easeInOut, spring
  static let policy = Policy.systemCurve
}

/// What the curve of a keyframe animation paces.
enum KeyframePacing: String, PolicyValue {
  case whole, each
  static let policy = Policy.keyframePacing
}

/// What becomes of a change of a layer that no block animates.
enum ImplicitAnimation: String, PolicyValue {
  case animates, immediate
  static let policy = Policy.implicitAnimation
}

/// How long a property animator runs that was given no duration.
enum AnimatorWithoutDuration: String, PolicyValue {
  case usual, none
  static let policy = Policy.animatorWithoutDuration
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
    PolicyRule(
      RepeatingOverlap.self, "animation.repeating-overlap",
      "Does a second animation of a property add to one that repeats or replace it?",
      [
        .from("4", RepeatingOverlap.replaces, .ani011, .guess),
        .from("8", RepeatingOverlap.replaces, .ani011, .observed),
      ]),
    PolicyRule(
      FadeStart.self, "animation.fade-start",
      "Does a change of alpha that meets a running one begin at the model or at what is seen?",
      [
        .from("4", FadeStart.model, .ani007, .reported),
        .from("8", FadeStart.current, .ani010, .reported),
      ]),
    PolicyRule(
      OutsideChange.self, "animation.outside-change",
      "Does setting a property outside of blocks end its animations?",
      [.from("4", OutsideChange.keeps, .ani026, .inferred)]),
    PolicyRule(
      BoundsKeys.self, "animation.bounds-keys",
      "Is an animation of the bounds listed as a whole or as origin and size?",
      [
        .from("4", BoundsKeys.whole, .ani009, .guess),
        .from("8", BoundsKeys.split, .ani009, .observed),
      ]),
    PolicyRule(
      SystemCurve.self, "animation.curve-7", "What is the animation curve of number 7?",
      [
        .from("4", SystemCurve.easeInOut, .geo162, .guess),
        .from("7", SystemCurve.spring, .geo162, .reported),
      ]),
    PolicyRule(
      KeyframePacing.self, "animation.keyframe-pacing",
      "Does the curve of a keyframe animation pace the whole or each keyframe?",
      [.from("4", KeyframePacing.whole, .ani027, .guess)]),
    PolicyRule(
      ImplicitAnimation.self, "layer.implicit-animation",
      "Is a change of a layer animated that belongs to no view?",
      [.from("4", ImplicitAnimation.animates, .geo152, .background)]),
    PolicyRule(
      AnimatorWithoutDuration.self, "animator.without-duration",
      "How long does a property animator run that was given no duration?",
      [
        .from("4", AnimatorWithoutDuration.usual, .ani029, .guess),
        .from("10", AnimatorWithoutDuration.usual, .ani029, .observed),
      ]),
  ]
}
