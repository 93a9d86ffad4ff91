package import Trace

/// A word that the engine writes into the trace: an event, a field or a fixed answer.
///
/// Words are the fixed part of the trace's vocabulary, so recording one costs no look-up. The text
/// of a word is its case name, but for those with a dot in them.
package enum Word: String, CaseIterable, Sendable {
  // Calls and their parts.
  case unbalanced, direct
  case present, dismiss, presented, animated, style, from, text, name, reason, presenter
  case duration, finished, to, rootViewController, addChild, removeFromParent, after, async
  case delay
  case presentRefused = "present.refused"
  case presentDiscouraged = "present.discouraged"
  case dismissRefused = "dismiss.refused"
  case dismissForwarded = "dismiss.forwarded"
  case presentCompletion = "present.completion"
  case dismissCompletion = "dismiss.completion"

  // Sent to a view controller.
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear, viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMove, didMove, shouldAutomaticallyForwardAppearanceMethods
  case traitCollectionDidChange, viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange

  // Asked of delegates.
  case adaptivePresentationStyle, adaptivePresentationStyleTraitCollection
  case presentationControllerViewControllerForAdaptivePresentationStyle
  case presentationControllerWillPresentWithAdaptiveStyle, presentationControllerPrepare
  case presentationControllerShouldDismiss, presentationControllerWillDismiss
  case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
  case prepareForPopoverPresentation, popoverPresentationControllerShouldDismissPopover
  case popoverPresentationControllerDidDismissPopover

  // Containers of UIKit's own.
  case pushViewController, popViewController, popToViewController, popToRootViewController
  case setViewControllers, selectedViewController, transition, show, showDetailViewController
  case pushBegin = "push.begin"
  case pushEnd = "push.end"
  case popBegin = "pop.begin"
  case popEnd = "pop.end"
  case navigationControllerWillShow, navigationControllerDidShow
  case tabBarControllerShouldSelect, tabBarControllerDidSelect

  // Sent to a view.
  case layoutSubviews, didMoveToWindow, didMoveToSuperview, safeAreaInsetsDidChange

  // Transitions and animations.
  case presentationBegin = "presentation.begin"
  case presentationEnd = "presentation.end"
  case dismissalBegin = "dismissal.begin"
  case dismissalEnd = "dismissal.end"
  case interactionEnd = "interaction.end"
  case interactive, fraction
  case transitionAlongside = "transitionCoordinator.alongside"
  case transitionCompletion = "transitionCoordinator.completion"
  case interactionChange = "transitionCoordinator.interactionChange"
  case isModalInPresentation, isModalInPopover
  case animationBegin = "animation.begin"
  case animationEnd = "animation.end"
  case animate, animateKeyframes, beginAnimations
  case animationCompletion = "animate.completion"
  case animationWillStart, animationDidStop
  case transactionCompletion = "CATransaction.completion"
  case repeatCount, autoreverses, infinity
  case flipFromLeft, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom

  // Animators.
  case startAnimation, pauseAnimation, continueAnimation, stopAnimation, finishAnimation
  case withoutFinishing, fractionComplete, completion, position

  // Layers and transforms.
  case opacity, zPosition, speed, timeOffset, beginTime, superlayer
  case identity, a, b, c, d, tx, ty

  // Alerts and the user's touches.
  case handler, configurationHandler, action, tap, title, lost, buttonIndex
  case tapOutside = "tap.outside"
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, hitTest, pointInside
  case beginTracking, continueTracking, endTracking, cancelTracking
  case touchBegan = "touch.began"
  case touchEnded = "touch.ended"
  case touchCancelled = "touch.cancelled"
  case x, y, event, count
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case showInView, showFromRect, dismissWithClickedButtonIndex
  case presentPopoverFromRect, dismissPopover
  case presentPopoverFromBarButtonItem
  case willPresentAlertView, didPresentAlertView, alertViewClickedButtonAtIndex
  case alertViewWillDismissWithButtonIndex, alertViewDidDismissWithButtonIndex
  case willPresentActionSheet, didPresentActionSheet, actionSheetClickedButtonAtIndex
  case actionSheetWillDismissWithButtonIndex, actionSheetDidDismissWithButtonIndex
  case popoverControllerShouldDismissPopover, popoverControllerDidDismissPopover

  // Scrolling.
  case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging
  case scrollViewDidEndDragging, scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating
  case scrollViewDidEndScrollingAnimation, velocity, willDecelerate, contentInset

  // Gestures.
  case state, possible, began, changed, ended, cancelled, failed
  case gestureRecognizerShouldBegin, gestureRecognizerShouldReceive
  case gestureRecognizerShouldRecognizeSimultaneouslyWith
  case gestureRecognizerShouldRequireFailureOf, gestureRecognizerShouldBeRequiredToFailBy

  // Checks.
  case completionNeverCalled = "completion-never-called"
  case requestLost = "request-lost"
  case presentedOnLeaving = "presented-on-leaving"
  case presentedOnDetached = "presented-on-detached"
  case dismissedTooMuch = "dismissed-too-much"
  case unbalancedAppearance = "unbalanced-appearance"
  case leftBehind = "left-behind"
  case stillHeld = "still-held"
  case windowLeftVisible = "window-left-visible"
  case keyWindowLost = "key-window-lost"
  case hiddenWindowVotes = "hidden-window-votes"
  case interactionDisabled = "interaction-disabled"
  case frameAtRest = "frame-at-rest"
  case transitionOpen = "transition-open"
  case missingSuper = "missing-super"
  case noCommonOrientation = "no-common-orientation"
  case orientationUnsupported = "orientation-unsupported"
  case windowsDisagree = "windows-disagree"
  case responderLostInTurn = "responder-lost-in-turn"
  case keyboardWithoutResponder = "keyboard-without-responder"
  case touchEater = "touch-eater"
  case ignoringWithoutProgress = "ignoring-without-progress"
  case overlapTooEarly = "overlap-too-early"

  // Turns of the device and of the interface.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown, unknown
  case horizontalSizeClass, verticalSizeClass, compact, regular, unspecified,
    setStatusBarOrientation
  case recursive
  case adapted
  case lock
  case turn, orientation, decider, setValue, resize, mask, size
  case rotationBegin = "rotation.begin"
  case rotationEnd = "rotation.end"
  case rotationWaits = "rotation.waits"
  case rotationRefused = "rotation.refused"
  case rotationForced = "rotation.forced"
  case rotationUnbalanced = "rotation.unbalanced"
  case orientationRefused = "orientation.refused"
  case resizeWaits = "resize.waits"
  case resizeEnd = "resize.end"
  case beginGeneratingDeviceOrientationNotifications, endGeneratingDeviceOrientationNotifications
  case shouldAutorotate, shouldAutorotateToInterfaceOrientation, supportedInterfaceOrientations
  case preferredInterfaceOrientationForPresentation, shouldRemovePresentersView
  case attemptRotationToDeviceOrientation, setNeedsUpdateOfSupportedInterfaceOrientations
  case requestGeometryUpdate
  case geometryErrorHandler = "requestGeometryUpdate.errorHandler"
  case willRotate, willAnimateRotation, didRotate
  case willTransition, viewWillTransition, sizeForChildContentContainer
  case alongside = "viewWillTransition.alongside"
  case alongsideCompletion = "viewWillTransition.completion"
  case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
  case applicationSupportedInterfaceOrientationsFor
  case applicationWillChangeStatusBarOrientation, applicationDidChangeStatusBarOrientation
  case navigationControllerSupportedInterfaceOrientations
  case navigationControllerPreferredInterfaceOrientationForPresentation
  case tabBarControllerSupportedInterfaceOrientations
  case tabBarControllerPreferredInterfaceOrientationForPresentation
  case willRepositionPopover = "popoverPresentationControllerWillRepositionPopover"
  case orientationDidChangeNotification = "UIDeviceOrientationDidChangeNotification"
  case willChangeStatusBarOrientationNotification =
    "UIApplicationWillChangeStatusBarOrientationNotification"
  case didChangeStatusBarOrientationNotification =
    "UIApplicationDidChangeStatusBarOrientationNotification"

  // Windows.
  case becomeKey, resignKey, becomeVisible, becomeHidden
  case canBecomeKey, withoutScene
  case makeKeyRefused = "makeKey.refused"
  case didBecomeKeyNotification = "UIWindowDidBecomeKeyNotification"
  case didResignKeyNotification = "UIWindowDidResignKeyNotification"
  case didBecomeVisibleNotification = "UIWindowDidBecomeVisibleNotification"
  case didBecomeHiddenNotification = "UIWindowDidBecomeHiddenNotification"

  // The app's life.
  case applicationDidFinishLaunching, applicationDidFinishLaunchingWithOptions
  case applicationDidBecomeActive, applicationWillResignActive
  case applicationDidEnterBackground, applicationWillEnterForeground
  case didFinishLaunchingNotification = "UIApplicationDidFinishLaunchingNotification"
  case didBecomeActiveNotification = "UIApplicationDidBecomeActiveNotification"
  case willResignActiveNotification = "UIApplicationWillResignActiveNotification"
  case didEnterBackgroundNotification = "UIApplicationDidEnterBackgroundNotification"
  case willEnterForegroundNotification = "UIApplicationWillEnterForegroundNotification"
  case sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground
  case sceneWillEnterForeground, windowSceneDidUpdate
  case sceneDidActivateNotification = "UISceneDidActivateNotification"
  case sceneWillDeactivateNotification = "UISceneWillDeactivateNotification"
  case sceneDidEnterBackgroundNotification = "UISceneDidEnterBackgroundNotification"
  case sceneWillEnterForegroundNotification = "UISceneWillEnterForegroundNotification"
  case background, foreground

  // The status bar.
  case statusBar, owner, animation
  case prefersStatusBarHidden, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
  case childForStatusBarHidden, childForStatusBarStyle, setNeedsStatusBarAppearanceUpdate
  case setStatusBarHidden, setStatusBarStyle, statusBarFrame
  case applicationWillChangeStatusBarFrame, applicationDidChangeStatusBarFrame
  case willChangeStatusBarFrameNotification = "UIApplicationWillChangeStatusBarFrameNotification"
  case didChangeStatusBarFrameNotification = "UIApplicationDidChangeStatusBarFrameNotification"

  // The keyboard.
  case curve, byUser, isLocal, keyboard
  case keyboardWillShow = "UIKeyboardWillShowNotification"
  case keyboardDidShow = "UIKeyboardDidShowNotification"
  case keyboardWillHide = "UIKeyboardWillHideNotification"
  case keyboardDidHide = "UIKeyboardDidHideNotification"
  case keyboardWillChangeFrame = "UIKeyboardWillChangeFrameNotification"
  case keyboardDidChangeFrame = "UIKeyboardDidChangeFrameNotification"
  case frameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  case frameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  case animationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  case animationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  case isLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  case boundsUserInfoKey = "UIKeyboardBoundsUserInfoKey"
  case centerBeginUserInfoKey = "UIKeyboardCenterBeginUserInfoKey"
  case centerEndUserInfoKey = "UIKeyboardCenterEndUserInfoKey"
  case frameChangedByUserInteraction = "UIKeyboardFrameChangedByUserInteraction"
  case disablesAutomaticKeyboardDismissal
  case avoidsKeyboard = "keyboard.avoid"
  case keyboardKept = "keyboard.kept"
  // The first responder and its text.
  case becomeFirstResponder, resignFirstResponder, canBecomeFirstResponder
  case canResignFirstResponder, firstResponder, type, press, key
  case inputView, inputAccessoryView
  case becomeRefused = "becomeFirstResponder.refused"
  case resignRefused = "resignFirstResponder.refused"
  case resignRejected = "resignFirstResponder.rejected"
  case textFieldShouldBeginEditing, textFieldDidBeginEditing, textFieldShouldEndEditing
  case textFieldDidEndEditing, textFieldShouldChangeCharactersIn, textFieldShouldReturn
  case textFieldShouldClear
  case textViewShouldBeginEditing, textViewDidBeginEditing, textViewShouldEndEditing
  case textViewDidEndEditing, textViewShouldChangeTextIn, textViewDidChange
  case searchBarShouldBeginEditing, searchBarTextDidBeginEditing, searchBarShouldEndEditing
  case searchBarTextDidEndEditing, searchBarTextDidChange, searchBarShouldChangeTextIn
  case searchBarSearchButtonClicked, searchBarCancelButtonClicked
  case textFieldDidBeginEditingNotification = "UITextFieldTextDidBeginEditingNotification"
  case textFieldDidEndEditingNotification = "UITextFieldTextDidEndEditingNotification"
  case textFieldDidChangeNotification = "UITextFieldTextDidChangeNotification"
  case textViewDidBeginEditingNotification = "UITextViewTextDidBeginEditingNotification"
  case textViewDidEndEditingNotification = "UITextViewTextDidEndEditingNotification"
  case textViewDidChangeNotification = "UITextViewTextDidChangeNotification"

  // Warnings, failures, decisions and properties.
  case override
  case refused, raised, limit, value, policy, frame, bounds, center, alpha, transform
  case isHidden, window, superview, view
  case isUserInteractionEnabled, beginIgnoringInteractionEvents, endIgnoringInteractionEvents

  /// The names of the notifications that UIKit posts.
  package static let notifications = allCases.filter { $0.text.hasSuffix("Notification") }

  /// The text that the trace shows.
  package var text: String { rawValue }

  /// The word in the trace's table of names.
  package var traceName: Name { Name(rawValue: UInt32(ordinal) + 1) }

  /// The word's place among all words: an enumeration without payloads is kept as just that.
  private var ordinal: UInt16 {
    MemoryLayout<Word>.size == 1
      ? UInt16(unsafeBitCast(self, to: UInt8.self)) : unsafeBitCast(self, to: UInt16.self)
  }
}
