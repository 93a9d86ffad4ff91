/// What UIKit asks a controller before it turns the interface.
enum OrientationQuestion: String, PolicyValue {
  /// `shouldAutorotateToInterfaceOrientation` for the one orientation.
  case single
  /// `shouldAutorotate`, then the mask.
  case pair
  /// The mask alone.
  case mask
  static let policy = Policy.orientationQuestion
}

/// Whose answer counts under a form sheet, or another style that leaves the presenter in sight.
enum SheetVote: String, PolicyValue {
  case both, presenter
  static let policy = Policy.sheetVote
}

/// Whose answer counts under a presentation over the full screen.
enum OverFullScreenVote: String, PolicyValue {
  case presenter, presented
  static let policy = Policy.overFullScreenVote
}

/// Whether a custom presentation that removes the presenter's view has its controller asked.
enum CustomVote: String, PolicyValue {
  case presenter, removing
  static let policy = Policy.customVote
}

/// What becomes of a controller that has no orientation in common with the app.
enum NoCommonOrientation: String, PolicyValue {
  case raises, raisesNamingClass, ignored
  static let policy = Policy.noCommonOrientation
}

/// Whether a hidden window's root is asked about a turn, too.
enum HiddenWindowTurns: String, PolicyValue {
  case asked, left
  static let policy = Policy.hiddenWindowTurns
}

/// What else turns with a hidden window.
enum HiddenWindowEffect: String, PolicyValue {
  case nothing, statusBar
  /// The visible windows as well, whatever their controllers allow.
  case everything
  static let policy = Policy.hiddenWindowEffect
}

/// What a presented controller may do to the interface's orientation.
enum OrientationAtPresentation: String, PolicyValue {
  case kept, preferred
  static let policy = Policy.orientationAtPresentation
}

/// How the exception about a preferred orientation is worded.
enum PreferredOrientationText: String, PolicyValue {
  case plain, namesBoth
  static let policy = Policy.preferredOrientationText
}

/// Whether a presenter hears of the turn that a presentation over it makes.
enum PresenterAtForcedTurn: String, PolicyValue {
  case hears, silent
  static let policy = Policy.presenterAtForcedTurn
}

/// Whether the mask is read again as the presented view comes into its container.
enum MaskInContainer: String, PolicyValue {
  case left, read
  static let policy = Policy.maskInContainer
}

/// When the interface turns back as what turned it leaves.
enum TurnBackAtDismissal: String, PolicyValue {
  case atItsBegin, atItsEnd
  /// At its end, if the presentation itself had turned it and not the device (ROT-030), and the
  /// screen hasn't been locked since (ROT-037).
  case atItsEndIfForced
  case never
  static let policy = Policy.turnBackAtDismissal
}

/// Which of several orientations UIKit chooses when it has to turn by itself.
enum OrientationChoice: String, PolicyValue {
  case deviceFirst, inOrder
  static let policy = Policy.orientationChoice
}

/// What asking for a new look at the mask may do.
enum OrientationUpdate: String, PolicyValue {
  /// `attemptRotationToDeviceOrientation`: only towards the device.
  case towardsDevice
  /// `setNeedsUpdateOfSupportedInterfaceOrientations`: to what is allowed.
  case toAllowed
  static let policy = Policy.orientationUpdate
}

/// What setting the device's orientation by code does.
enum ForcedDeviceOrientation: String, PolicyValue {
  case turns, refused
  static let policy = Policy.forcedDeviceOrientation
}

/// What turning the status bar by code does.
enum ForcedStatusBarOrientation: String, PolicyValue {
  case turns
  /// It turns only while the controller that decides allows nothing.
  case turnsWithoutMask
  case ignored
  static let policy = Policy.forcedStatusBarOrientation
}

/// What an alert does whose presenter asks it for the orientations that it asks the presenter for.
enum RecursiveAlertMask: String, PolicyValue {
  case own, raises, logs
  static let policy = Policy.recursiveAlertMask
}

/// How the exception about an empty mask is worded where others have no exception any more.
enum EmptyMaskText: String, PolicyValue {
  /// As if the controller and the app had nothing in common.
  case noCommonOrientation
  case returnedZero
  static let policy = Policy.emptyMaskText
}

/// Whether the delegate of a navigation or tab bar controller is asked for orientations.
enum ContainerDelegateMask: String, PolicyValue {
  case absent, asked
  static let policy = Policy.containerDelegateMask
}

/// Whether an app that shares a pad's screen turns whatever its controllers allow.
enum MultitaskingMask: String, PolicyValue {
  case asked, ignored
  static let policy = Policy.multitaskingMask
}

extension PolicyRule {
  /// Who decides how the interface is turned, and what turns it without the device.
  static let orientation: [PolicyRule] = decidingARotation + forcingARotation

  private static let decidingARotation: [PolicyRule] = [
    PolicyRule(
      OrientationQuestion.self, "rotation.question",
      "What is a controller asked before the interface turns?",
      [
        .from("4", OrientationQuestion.single, .rot001, .guess),
        .from("5", OrientationQuestion.single, .rot001, .documented),
        .from("6", OrientationQuestion.pair, .rot009, .documented),
        .from("16", OrientationQuestion.mask, .rot043, .documented),
      ]),
    PolicyRule(
      SheetVote.self, "rotation.sheet-vote", "Whose answer counts under a form sheet?",
      [
        .from("4", SheetVote.both, .rot034, .guess),
        .from("5", SheetVote.both, .rot034, .observed),
        .from("6", SheetVote.presenter, .rot033, .observed),
        .from("7", SheetVote.presenter, .rot109, .inferred),
      ]),
    PolicyRule(
      OverFullScreenVote.self, "rotation.over-full-screen-vote",
      "Whose answer counts under a presentation over the full screen?",
      [
        .from("4", OverFullScreenVote.presented, .rot109, .guess),
        .from("8", OverFullScreenVote.presented, .rot035, .reported),
        .from("13", OverFullScreenVote.presented, .rot031, .observed),
      ]),
    PolicyRule(
      CustomVote.self, "rotation.custom-vote",
      "Is a custom presentation's controller asked if it removes the presenter's view?",
      [
        .from("4", CustomVote.presenter, .rot028, .guess),
        .from("7", CustomVote.presenter, .rot028, .reported),
        .from("9", CustomVote.removing, .rot029, .reported),
      ]),
    PolicyRule(
      NoCommonOrientation.self, "rotation.no-common-orientation",
      "What becomes of a controller that has no orientation in common with the app?",
      [
        .from("4", NoCommonOrientation.raises, .rot016, .guess),
        .from("6", NoCommonOrientation.raises, .rot016, .observed),
        .from("8.3", NoCommonOrientation.raisesNamingClass, .rot017, .observed),
        .from("13", NoCommonOrientation.ignored, .rot018, .reported),
      ]),
    PolicyRule(
      HiddenWindowTurns.self, "rotation.hidden-windows",
      "Is a hidden window's root asked about a turn, too?",
      [
        .from("4", HiddenWindowTurns.asked, .rot098, .guess),
        .from("8", HiddenWindowTurns.asked, .rot098, .reported),
      ]),
    PolicyRule(
      HiddenWindowEffect.self, "rotation.hidden-window-effect",
      "What else turns with a hidden window?",
      [.from("4", HiddenWindowEffect.nothing, .win020, .guess)],
      // One radar saw the interface turn on iOS 8, another the status bar on iOS 12; who mended
      // either, and when, is not known.
      bugs: [
        .from("8", HiddenWindowEffect.everything, .rot098, .reported),
        .from("9", HiddenWindowEffect.everything, .rot098, .guess),
        .from("12", HiddenWindowEffect.statusBar, .rot098, .reported),
        .from("14", HiddenWindowEffect.statusBar, .rot098, .guess),
      ]),
    PolicyRule(
      ContainerDelegateMask.self, "rotation.container-delegate",
      "Is the delegate of a navigation or tab bar controller asked for orientations?",
      [
        .from("4", ContainerDelegateMask.absent, .rot014, .guess),
        .from("7", ContainerDelegateMask.asked, .rot014, .header),
      ]),
    PolicyRule(
      MultitaskingMask.self, "rotation.multitasking",
      "Does an app that shares a pad's screen turn whatever its controllers allow?",
      [
        .from("4", MultitaskingMask.asked, .rot040, .guess),
        .from("9", MultitaskingMask.ignored, .rot040, .reported),
      ]),
    PolicyRule(
      RecursiveAlertMask.self, "rotation.alert-mask",
      "What does an alert do whose presenter asks it what it asks the presenter?",
      [
        .from("4", RecursiveAlertMask.own, .rot104, .guess),
        .from("9", RecursiveAlertMask.raises, .rot105, .observed),
        .from("10", RecursiveAlertMask.logs, .rot106, .observed),
      ]),
    // A header says that an empty mask raises, and nobody has passed on the words.
    PolicyRule(
      EmptyMaskText.self, "rotation.empty-mask-text",
      "How is the exception about an empty mask worded from iOS 13 on?",
      [
        .from("4", EmptyMaskText.noCommonOrientation, .rot012, .guess),
        .from("16", EmptyMaskText.returnedZero, .rot012, .guess),
      ]),
  ]

  private static let forcingARotation: [PolicyRule] = [
    PolicyRule(
      OrientationAtPresentation.self, "rotation.at-presentation",
      "May a presented controller turn the interface?",
      [
        .from("4", OrientationAtPresentation.kept, .rot024, .guess),
        .from("6", OrientationAtPresentation.preferred, .rot024, .documented),
      ]),
    PolicyRule(
      PreferredOrientationText.self, "rotation.preferred-text",
      "How is the exception about a preferred orientation worded?",
      [
        .from("4", PreferredOrientationText.plain, .rot019, .guess),
        .from("6", PreferredOrientationText.plain, .rot019, .observed),
        .from("10", PreferredOrientationText.namesBoth, .rot020, .observed),
      ]),
    PolicyRule(
      PresenterAtForcedTurn.self, "rotation.presenter-at-forced-turn",
      "Does a presenter hear of the turn that a presentation over it makes?",
      [
        .from("4", PresenterAtForcedTurn.silent, .rot079, .guess),
        .from("9", PresenterAtForcedTurn.silent, .rot079, .reported),
        .from("10", PresenterAtForcedTurn.silent, .rot079, .guess),
      ]),
    PolicyRule(
      MaskInContainer.self, "rotation.mask-in-container",
      "Is the mask read again as the presented view comes into its container?",
      [
        .from("4", MaskInContainer.left, .rot107, .guess),
        .from("9", MaskInContainer.read, .rot107, .observed),
      ]),
    PolicyRule(
      TurnBackAtDismissal.self, "rotation.back-at-dismissal",
      "When does the interface turn back as what turned it leaves?",
      [
        .from("4", TurnBackAtDismissal.atItsBegin, .rot080, .guess),
        .from("8", TurnBackAtDismissal.atItsEnd, .rot080, .reported),
      ],
      bugs: [
        .built(for: "8", on: "8", TurnBackAtDismissal.never, .rot036, .reported),
        .from("9", TurnBackAtDismissal.atItsEndIfForced, .rot030, .reported),
        .from("10", TurnBackAtDismissal.atItsEnd, .rot080, .reported),
      ]),
    PolicyRule(
      OrientationChoice.self, "rotation.choice",
      "Which of several orientations is chosen when UIKit turns by itself?",
      [.from("4", OrientationChoice.deviceFirst, .rot045, .guess)]),
    PolicyRule(
      OrientationUpdate.self, "rotation.update",
      "What may asking for a new look at the mask do?",
      [
        .from("4", OrientationUpdate.towardsDevice, .rot042, .guess),
        .from("6", OrientationUpdate.towardsDevice, .rot042, .reported),
        .from("16", OrientationUpdate.toAllowed, .rot045, .reported),
      ]),
    PolicyRule(
      ForcedDeviceOrientation.self, "device.set-orientation",
      "What does setting the device's orientation by code do?",
      [
        .from("4", ForcedDeviceOrientation.turns, .rot048, .guess),
        .from("16", ForcedDeviceOrientation.refused, .rot048, .observed),
      ]),
    PolicyRule(
      ForcedStatusBarOrientation.self, "status-bar.set-orientation",
      "What does turning the status bar by code do?",
      [
        .from("4", ForcedStatusBarOrientation.turns, .rot103, .guess),
        .from("6", ForcedStatusBarOrientation.turnsWithoutMask, .rot103, .documented),
        .from("13", ForcedStatusBarOrientation.ignored, .rot103, .guess),
      ]),
  ]
}
