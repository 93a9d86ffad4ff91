package import Trace

/// A question about UIKit that systems answer differently, or whose answer isn't known.
///
/// Everything that depends on a system's version is one of these; no other code compares versions.
package enum Policy: Int, CaseIterable, Sendable {
  // Calls and their timing.
  case presentationStart, unanimatedCover, unanimatedSheet, dismissalStart
  case unanimatedCoverDismissal, unanimatedSheetDismissal
  // Calls that meet a transition.
  case presentDuringTransition, dismissInSameTurn, dismissWhileLeaving
  case dismissWhileArrivingAnimated, dismissWhileArrivingUnanimated, dismissBelowArriving
  case dismissBeforeArriving
  // Guards and messages.
  case warningWording, refusedDismissalDetail, activeControllerException, presentOnLeaving
  case presentOnDetached, dismissNothingCompletion, presentOnBusy, leavingObjectInWarning
  // Styles.
  case defaultStyle, automaticStyle, compactWidthSheet, dismissalAnimatedController
  // Adaptation and popovers.
  case compactWidthPopover, currentContextOnPhone, currentContextPresenter, adaptationQuestion
  case adaptivePreparation, presentationControllerAccess, parentOfPresented
  case popoverContentSize, popoverViewReach, popoverSourceRect
  // Appearance.
  case viewIsAppearing, childOrder, directBegin, childViewAppearance, directAppearanceCall,
    presenterInPopover
  // Geometry.
  case rootHierarchy, presenterInTransition, pageSheetSize, pageSheetElsewhere, formSheetSize,
    cardTop, sheetDimming,
    windowSpace
  case safeArea, firstTraits, formSheetWidthClass, traitOverrides, darkMode,
    multitasking,
    defaultOrientations
  case formSheetResize, cardDimming, dimmingReach, sheetBackdrop, sheetCornerRadius,
    phoneSheetCorners,
    presenterRecession
  // The status bar.
  case statusBarControl, statusBarWindow, statusBarChain, customStatusBar, navigationStatusBar,
    tabStatusBar, cardStatusBar, landscapeStatusBar, callStatusBar, statusBarFrameNotice,
    containerAfterCall, pageSheetAfterModal
  // Containers.
  case animatedPushStart, unanimatedPushStart, pushDuringTransition, pushMotion, childUnderBars,
    padBarHeight, exchangeOrder, exchangeEnd, splitPrimary, tabContextReturn, tabTouchedAgain,
    navigationContext
  // Alerts.
  case tallAlert, alertWidth, alertCornerRadius, alertTiming, alertEntrance, actionSheetMargin,
    actionSheetColumn,
    actionSheetAnchorMessage, actionSheetOutsideTouch, legacyAlertHost, legacyPopoverHost,
    legacyPopoverDimming, popoverOutsideTouch, popoverTouchCallbacks
  case legacyPopoverLooseItem, alertOverFrozenView
  // Animation.
  case coverVerticalTiming, crossDissolveTiming, turnoverTiming, popoverTiming, animationOverlap,
    offscreenAnimation
  case repeatingOverlap, fadeStart, outsideChange, boundsKeys, systemCurve, keyframePacing
  case implicitAnimation, animatorWithoutDuration
  // Windows.
  case applicationScenes, windowWithoutScene, windowKeyHandOver, windowKeyScope, windowHiddenRoot
  case backgroundAnimations, backgroundTransition
  // Rotation.
  case orientationQuestion, sheetVote, overFullScreenVote, customVote, noCommonOrientation,
    hiddenWindowTurns, hiddenWindowEffect, containerDelegateMask, multitaskingMask,
    recursiveAlertMask, emptyMaskText
  case rotationCallbacks, sheetRotationOrder, willRotateOrder, alongsideOrder, touchesInRotation,
    turnDuringRotation, rotationUnlock, windowTurns, legacyPopoverRotation, resizeDuringTransition,
    firstFlatNotice, turnDuringPush, halfTurnCallbacks
  case orientationAtPresentation, preferredOrientationText, presenterAtForcedTurn,
    maskInContainer,
    turnBackAtDismissal, orientationChoice, orientationUpdate, forcedDeviceOrientation,
    forcedStatusBarOrientation
  case launchOrientation, launchMask, transformedRoot
  case containersBelowInCall, turnAgainstAutorotation
  // The keyboard.
  case keyboardNotices, keyboardCoordinates, keyboardCurve, keyboardMotion, keyboardIsLocal,
    keyboardObject, keyboardFirstShow, keyboardFirstRounds, keyboardOvertaken, keyboardSwitch,
    keyboardHeight,
    keyboardToggle
  case keyboardHiddenFrame, keyboardUndockedFrame, keyboardHardware, keyboardBar,
    keyboardUnmeasured, keyboardWindows
  case keyboardInTurn, keyboardAtPresentation, keyboardHideOrder, keyboardRestoreOrder,
    keyboardAtDismissal, keyboardInPush, focusMakesKey, keyboardInFormSheet, keyboardKeyInFormSheet,
    formSheetOverKeyboard, uprightSheetOverKeyboard, pageSheetOverKeyboard, cardOverKeyboard,
    sheetKeyboardTime, popoverOverKeyboard, alertOverKeyboard, keyWindowKeyboard
  // Text.
  case focusWithoutWindow, beginQuestion, editingEventOrder, editingEnd, alertFieldFocus
  // Dismissals by the user, and what follows a transition.
  case sheetPull, sheetPullDistance, sheetFling, dismissalAttempt, modalQuestion, modalChild
  case sheetOutsideTouch, dismissDuringPull, cancelledDismissal, fingerInForcedTurn,
    pullDuringBarFade, popoverDoubleTouch, popoverBarItems, keyboardAfterPull, barUnderFinger
  case coordinatorCompletion, coordinatorInTurn
  // Touches.
  case faintestTouch, animationTouches, transitionTouches, transitionTouchesBegin,
    presentationTouchesEnd, dismissalTouchesEnd, touchesUnderWay, controlSlack,
    disabledTracking, primaryActionEvent, burstTouches
  // Gestures.
  case controlTap, windowGestureLocation, popGesture, keyboardSwipe, cancelledKeyboardPull
  // How far, how fast and how long.
  case tapMovement, multipleTapGap, panDistance, swipeDistance, edgeWidth, flingSpeed

  /// The policy's rule: its steps and the facts that they rest on.
  package var rule: PolicyRule { PolicyRule.all[rawValue] }

  /// The name by which a script or an option switches it: `present.during-transition`.
  package var name: String { rule.name }

  /// The name in the trace's table of names.
  package var traceName: Name {
    Name(rawValue: UInt32(Word.allCases.count) + UInt32(rawValue) + 1)
  }
}

/// The answers to one policy question; their raw values are what a script or an option writes.
package protocol PolicyValue: CaseIterable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  /// The question that they answer.
  static var policy: Policy { get }
}

extension PolicyValue {
  /// The answer's place among the answers.
  fileprivate var index: UInt8 {
    UInt8(Self.allCases.firstIndex { $0.rawValue == rawValue } ?? 0)
  }
}

/// What a policy answers, from which system on, and why.
package struct PolicyStep: Sendable {
  /// Which version decides: that of the system, or that which the app was built for.
  package enum Clock: Sendable { case system, sdk }

  /// The version from which the step holds.
  package let since: SystemVersion
  /// Which version that is.
  package let clock: Clock
  /// The first system on which it holds, whatever the app was built for.
  package let minimumSystem: SystemVersion
  /// The answer's number.
  package let value: UInt8
  /// The fact that it rests on.
  package let fact: Fact
  /// How far that can be trusted.
  package let grade: Grade
}

/// A policy as data: its name, its answers and its steps.
package struct PolicyRule: Sendable {
  /// The question.
  package let policy: Policy
  /// The name by which it is switched.
  package let name: String
  /// The question in one sentence.
  package let question: String
  /// The answers that it can have.
  package let values: [String]
  /// What holds from which version on; the last step that applies wins.
  package let steps: [PolicyStep]
  /// What holds with `bugs = true`: faults of UIKit's own.
  package let bugs: [PolicyStep]

  init<Value: PolicyValue>(
    _ type: Value.Type, _ name: String, _ question: String, _ steps: [PolicyStep],
    bugs: [PolicyStep] = []
  ) {
    policy = Value.policy
    self.name = name
    self.question = question
    values = Value.allCases.map(\.rawValue)
    self.steps = steps
    self.bugs = bugs
  }

  /// Every policy's rule, in the order of `Policy`'s cases.
  package static let all: [PolicyRule] = {
    let areas = [
      calls, transitions, guards, styles, adaptation, appearance, geometry, statusBar,
      containers, alerts, animation, windows, orientation, rotation, launch, rotationFaults,
      keyboard, keyboardMeetings, text, touch, gestures, thresholds, sheets,
    ]
    let rules = areas.joined().sorted { $0.policy.rawValue < $1.policy.rawValue }
    precondition(
      rules.map(\.policy.rawValue) == Array(Policy.allCases.indices), "a rule for each policy")
    return rules
  }()
}

extension PolicyStep {
  /// The answer from that system on.
  static func from(
    _ since: SystemVersion, _ value: some PolicyValue, _ fact: Fact, _ grade: Grade
  ) -> PolicyStep {
    PolicyStep(
      since: since, clock: .system, minimumSystem: since, value: value.index, fact: fact,
      grade: grade)
  }

  /// The answer for apps built for that system or a later one, where they run on a system that
  /// knows it.
  static func built(
    for since: SystemVersion, on minimum: SystemVersion, _ value: some PolicyValue, _ fact: Fact,
    _ grade: Grade
  ) -> PolicyStep {
    PolicyStep(
      since: since, clock: .sdk, minimumSystem: minimum, value: value.index, fact: fact,
      grade: grade)
  }
}
