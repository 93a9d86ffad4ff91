/// Whether the user can pull a sheet off the screen.
enum SheetPull: String, PolicyValue {
  case none, dismisses
  static let policy = Policy.sheetPull
}

/// How far a sheet has to be pulled, as a part of its height, to go when it is let go slowly.
enum SheetPullDistance: String, PolicyValue {
  case half, third
  static let policy = Policy.sheetPullDistance

  /// The part of the sheet's height.
  var share: CGFloat { self == .half ? 0.5 : 1.0 / 3 }
}

/// What letting a sheet go in a quick move does that has not been pulled far.
enum SheetFling: String, PolicyValue {
  case dismisses, ignored
  static let policy = Policy.sheetFling
}

/// When the delegate hears that the user pulls at a sheet that may not go.
enum DismissalAttempt: String, PolicyValue {
  /// When the user lets go and had pulled far or fast enough.
  case onRelease
  /// As soon as it has been pulled far enough.
  case whilePulled
  static let policy = Policy.dismissalAttempt
}

/// Whether the delegate is asked about a dismissal that the controller itself blocks.
enum ModalQuestion: String, PolicyValue {
  case skipped, asked
  static let policy = Policy.modalQuestion
}

/// Whether a container blocks its dismissal because the child that is seen does.
enum ModalChild: String, PolicyValue {
  case counts, ignored
  static let policy = Policy.modalChild
}

/// What a touch beside a sheet does.
enum SheetOutsideTouch: String, PolicyValue {
  case nothing
  /// Dismisses it on pads.
  case onPads
  /// Dismisses it on every device.
  case everywhere
  static let policy = Policy.sheetOutsideTouch
}

/// What becomes of a dismiss of a sheet that the user is pulling.
enum DismissDuringPull: String, PolicyValue {
  case refuse
  /// The sheet goes on from where it is, whatever the finger does.
  case goesOn
  static let policy = Policy.dismissDuringPull
}

/// When the callbacks come that turn a cancelled dismissal round.
enum CancelledDismissal: String, PolicyValue {
  /// Once everything is back in its place.
  case atItsEnd
  /// The will part as soon as the finger is gone.
  case onRelease
  static let policy = Policy.cancelledDismissal
}

/// What becomes of a finger that drives a dismissal at whose beginning the interface is turned.
enum FingerInForcedTurn: String, PolicyValue {
  case kept, cancelled
  static let policy = Policy.fingerInForcedTurn
}

/// What becomes of a pull that ends while the status bar is still fading.
enum PullDuringBarFade: String, PolicyValue {
  case goesOn
  /// The transition never ends.
  case stalls
  static let policy = Policy.pullDuringBarFade
}

/// Whether who had the keyboard in a sheet has it again when the sheet has come back from a pull.
enum KeyboardAfterPull: String, PolicyValue {
  case comesBack, staysAway
  static let policy = Policy.keyboardAfterPull
}

/// When a responder of the presenter's side shows its bar again that a finger uncovers.
enum BarUnderFinger: String, PolicyValue {
  /// With everything else that has held the keyboard.
  case atItsEnd
  /// As the finger begins.
  case atItsBegin
  static let policy = Policy.barUnderFinger
}

/// What a second touch beside a popover does that is leaving.
enum PopoverDoubleTouch: String, PolicyValue {
  case lost
  /// It dismisses what presents the popover.
  case climbs
  static let policy = Policy.popoverDoubleTouch
}

/// Whether the other items of a bar stay in reach while a popover points at one of them.
enum PopoverBarItems: String, PolicyValue {
  case blocked, reached
  static let policy = Policy.popoverBarItems
}

/// When a transition coordinator's completions run.
enum CoordinatorCompletion: String, PolicyValue {
  case afterCallbacks, beforeCallbacks
  static let policy = Policy.coordinatorCompletion
}

/// Whether a controller has a transition coordinator while the interface turns.
enum CoordinatorInTurn: String, PolicyValue {
  case given, none
  static let policy = Policy.coordinatorInTurn
}

extension PolicyRule {
  static let sheets: [PolicyRule] = [
    PolicyRule(
      SheetPull.self, "sheet.pull", "Can the user pull a sheet off the screen?",
      [
        .from("4", SheetPull.none, .pres248, .guess),
        .from("13", SheetPull.dismisses, .pres248, .documented),
      ]),
    PolicyRule(
      SheetPullDistance.self, "sheet.pull-distance",
      "How far has a sheet to be pulled to go when it is let go slowly?",
      [
        .from("4", SheetPullDistance.half, .pres333, .guess),
        .from("15", SheetPullDistance.half, .pres333, .observed),
      ]),
    PolicyRule(
      SheetFling.self, "sheet.fling", "Does a sheet go that is let go in a quick move?",
      [
        .from("4", SheetFling.dismisses, .tch024, .guess),
        .from("13", SheetFling.dismisses, .tch024, .inferred),
      ]),
    PolicyRule(
      DismissalAttempt.self, "sheet.dismissal-attempt",
      "When does the delegate hear that the user pulls at a sheet that may not go?",
      [
        .from("4", DismissalAttempt.onRelease, .tch024, .guess),
        .from("13", DismissalAttempt.onRelease, .tch024, .documented),
      ]),
    PolicyRule(
      ModalQuestion.self, "user-dismissal.modal-question",
      "Is the delegate asked about a dismissal that the controller itself blocks?",
      [
        .from("4", ModalQuestion.skipped, .pres244, .guess),
        .from("13", ModalQuestion.skipped, .pres244, .header),
        .from("15", ModalQuestion.skipped, .pres245, .guess),
      ]),
    PolicyRule(
      ModalChild.self, "user-dismissal.modal-child",
      "Does a container block its dismissal because the child that is seen does?",
      [
        .from("4", ModalChild.counts, .pres332, .guess),
        .from("13", ModalChild.counts, .pres332, .observed),
      ]),
    PolicyRule(
      SheetOutsideTouch.self, "sheet.outside-touch", "What does a touch beside a sheet do?",
      [
        .from("4", SheetOutsideTouch.nothing, .tch020, .reported),
        .from("13", SheetOutsideTouch.onPads, .tch022, .documented),
      ]),
    PolicyRule(
      DismissDuringPull.self, "dismiss.during-pull",
      "What becomes of a dismiss of a sheet that the user is pulling?",
      [.from("4", DismissDuringPull.refuse, .pres058, .guess)]),
    PolicyRule(
      CancelledDismissal.self, "dismissal.cancelled",
      "When do the callbacks come that turn a cancelled dismissal round?",
      [.from("4", CancelledDismissal.atItsEnd, .pres116, .guess)]),
    PolicyRule(
      FingerInForcedTurn.self, "dismissal.finger-in-forced-turn",
      "What becomes of the finger of a dismissal at whose beginning the interface is turned?",
      [
        .from("4", FingerInForcedTurn.kept, .rot093, .guess),
        .from("8", FingerInForcedTurn.cancelled, .rot093, .reported),
      ]),
    PolicyRule(
      PullDuringBarFade.self, "sheet.pull-during-bar-fade",
      "What becomes of a pull that ends while the status bar is still fading?",
      [.from("4", PullDuringBarFade.goesOn, .bar010, .guess)],
      bugs: [.from("8.3", PullDuringBarFade.stalls, .bar010, .reported)]),
    PolicyRule(
      KeyboardAfterPull.self, "sheet.keyboard-after-pull",
      "Does who had the keyboard in a sheet have it again when that has come back from a pull?",
      [.from("4", KeyboardAfterPull.comesBack, .kbd045, .guess)],
      bugs: [.from("13", KeyboardAfterPull.staysAway, .kbd045, .reported)]),
    PolicyRule(
      BarUnderFinger.self, "sheet.bar-under-finger",
      "When does a presenter's own bar come back that a finger uncovers?",
      [
        .from("4", BarUnderFinger.atItsEnd, .kbd046, .guess),
        .from("13", BarUnderFinger.atItsBegin, .kbd046, .reported),
      ]),
    PolicyRule(
      PopoverDoubleTouch.self, "popover.double-touch",
      "What does a second touch beside a popover do that is leaving?",
      [.from("4", PopoverDoubleTouch.lost, .tch029, .guess)],
      bugs: [
        .from("8", PopoverDoubleTouch.climbs, .tch029, .reported),
        .from("9", PopoverDoubleTouch.lost, .tch029, .guess),
      ]),
    PolicyRule(
      PopoverBarItems.self, "popover.bar-items",
      "Do the other items of a bar stay in reach while a popover points at one of them?",
      [
        .from("4", PopoverBarItems.blocked, .tch028, .guess),
        .from("8", PopoverBarItems.reached, .tch028, .documented),
      ]),
    PolicyRule(
      CoordinatorCompletion.self, "coordinator.completion",
      "Do a transition coordinator's completions run before or after the did callbacks?",
      [.from("4", CoordinatorCompletion.afterCallbacks, .ani032, .guess)]),
    PolicyRule(
      CoordinatorInTurn.self, "coordinator.in-turn",
      "Does a controller have a transition coordinator while the interface turns?",
      [.from("4", CoordinatorInTurn.given, .rot070, .guess)]),
  ]
}
