/// Which wording UIKit's presentation warnings have.
enum WarningWording: String, PolicyValue {
  case exclaiming, categorised
  static let policy = Policy.warningWording
}

/// What UIKit logs besides the warning when it refuses a dismissal.
enum RefusedDismissalDetail: String, PolicyValue {
  case nothing, assertion
  static let policy = Policy.refusedDismissalDetail
}

/// Which exception a present of a controller raises that is active already.
enum ActiveControllerException: String, PolicyValue {
  case active, split
  static let policy = Policy.activeControllerException
}

/// What becomes of a present that is sent to a controller that is being dismissed.
enum PresentOnLeaving: String, PolicyValue {
  case refuse, allow
  static let policy = Policy.presentOnLeaving
}

/// What becomes of a present by a controller that is on the screen and belongs to nobody.
enum PresentOnDetached: String, PolicyValue {
  case goesAhead, warns
  static let policy = Policy.presentOnDetached
}

/// Whether a dismiss that finds nothing to dismiss runs its completion.
enum DismissNothingCompletion: String, PolicyValue {
  case never, runs
  static let policy = Policy.dismissNothingCompletion
}

/// What the warning of a busy presenter prints for an alert or a popover that is leaving.
enum LeavingObjectInWarning: String, PolicyValue {
  case described, null
  static let policy = Policy.leavingObjectInWarning
}

/// What becomes of a present by a controller that presents already.
enum PresentOnBusy: String, PolicyValue {
  case refuse, raise
  static let policy = Policy.presentOnBusy
}

extension PolicyRule {
  static let guards: [PolicyRule] = [
    PolicyRule(
      WarningWording.self, "warning.wording", "Which wording do presentation warnings have?",
      [
        .from("4", WarningWording.exclaiming, .pres066, .guess),
        .from("6", WarningWording.exclaiming, .pres066, .observed),
        .from("14", WarningWording.categorised, .pres067, .observed),
      ]),
    PolicyRule(
      RefusedDismissalDetail.self, "warning.refused-dismissal-detail",
      "Does UIKit log an assertion besides the warning of a refused dismissal?",
      [
        .from("4", RefusedDismissalDetail.nothing, .pres073, .guess),
        .from("6", RefusedDismissalDetail.nothing, .pres073, .observed),
        .from("8", RefusedDismissalDetail.assertion, .rot095, .observed),
        .from("9", RefusedDismissalDetail.nothing, .pres073, .observed),
        .from("13", RefusedDismissalDetail.assertion, .pres074, .observed),
      ]),
    PolicyRule(
      ActiveControllerException.self, "exception.active-controller",
      "Which exception does presenting an active controller raise?",
      [
        .from("4", ActiveControllerException.active, .pres078, .guess),
        .from("5", ActiveControllerException.active, .pres078, .observed),
        .from("14", ActiveControllerException.split, .pres079, .observed),
      ]),
    PolicyRule(
      PresentOnLeaving.self, "present.on-leaving",
      "What becomes of a present that is sent to a controller that is being dismissed?",
      [
        .from("4", PresentOnLeaving.allow, .pres031, .guess),
        .from("8", PresentOnLeaving.refuse, .pres031, .observed),
      ]),
    PolicyRule(
      PresentOnDetached.self, "present.on-detached",
      "Does a present by a controller on screen that is no root, child or presented one warn?",
      [
        .from("4", PresentOnDetached.goesAhead, .pres090, .guess),
        .from("7", PresentOnDetached.warns, .pres090, .observed),
      ]),
    PolicyRule(
      DismissNothingCompletion.self, "dismiss.nothing-completion",
      "Does a dismiss that finds nothing to dismiss run its completion?",
      [
        .from("4", DismissNothingCompletion.never, .pres057, .guess),
        .from("12", DismissNothingCompletion.never, .pres057, .observed),
      ]),
    PolicyRule(
      PresentOnBusy.self, "present.on-busy",
      "What becomes of a present by a controller that presents already?",
      [
        .from("4", PresentOnBusy.raise, .pres102, .reimplementation),
        .from("5", PresentOnBusy.refuse, .pres068, .guess),
        .from("6", PresentOnBusy.refuse, .pres068, .observed),
        .from("14", PresentOnBusy.refuse, .pres070, .observed),
      ]),
    PolicyRule(
      LeavingObjectInWarning.self, "warning.leaving-object",
      "What does the warning of a busy presenter print for an alert or a popover that is leaving?",
      [
        .from("4", LeavingObjectInWarning.described, .pres068, .guess),
        .from("8", LeavingObjectInWarning.null, .pres069, .observed),
        .from("14", LeavingObjectInWarning.described, .pres070, .guess),
      ]),
  ]
}
