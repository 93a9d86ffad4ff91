#if SCRIM_FAULTS
  import Glibc
#endif

/// A fault that the engine can be given, to prove that the specs notice it.
///
/// Only a build with `SCRIM_FAULTS=1` in its environment can have one, the one that the variable
/// `SCRIM_FAULT` names (`scripts/check --faults`); every other build leaves the faults out.
package enum Fault: CaseIterable, Sendable {
  /// The presenter's viewDidDisappear comes before the viewDidAppear of what covers it.
  case didDisappearFirst
  /// The completion of a present runs twice.
  case completionTwice
  /// The completion of a dismiss never runs.
  case completionDropped
  /// A dismissal doesn't put the presenter's view back into the window.
  case presenterNotRestored
  /// The links are taken apart one turn after the dismissal has ended.
  case linkClearedLate
  /// That the presenter presents already is said before that it is in no window.
  case guardsSwapped
  /// A dismissal from the middle shows the wrong controller leaving.
  case wrongOneAnimates
  /// Children never hear of their container's appearance.
  case childrenNotTold
  /// A present that is refused is carried out after the warning all the same.
  case refusedPresentLinks
  /// The dimming view of a sheet stays in the window.
  case dimmingLeft
  /// The container of a presentation stays in the window.
  case containerLeft
  /// A window becomes key before it becomes visible.
  case keyBeforeVisible
  /// Of a window's becoming key the observers hear before its own method is called.
  case notificationFirst
  /// A window keeps the key when it is hidden.
  case keyKept
  /// A window that is made key and visible isn't brought to the front.
  case notBroughtToFront
  /// The controllers aren't asked about the status bar when a dismissal begins.
  case barNotAsked
  /// A controller that wants the status bar doesn't get it.
  case barNotCaptured
  /// Observers hear of the status bar's frame before the delegate.
  case barNoticesSwapped
  /// The keyboard's notifications come in the opposite order.
  case keyboardNoticesSwapped
  /// A presentation leaves the presenter's side its first responder.
  case responderKept
  /// A dismissal doesn't give the presenter's side its first responder back.
  case responderNotRestored
  /// A form sheet lets the keyboard go.
  case keyboardNotKept
  /// Nothing moves for the keyboard.
  case nobodyAvoidsKeyboard
  /// Touches get through while a transition runs.
  case touchesInTransition
  /// What a recogniser has recognised isn't cancelled in the view.
  case touchNotCancelled
  /// The delegate doesn't hear of an attempt to dismiss what is modal.
  case attemptNotTold
  /// A view that can't be seen takes touches.
  case unseenTakesTouches
}

extension Simulator {
  #if SCRIM_FAULTS
    /// Whether the engine has been given that fault; asked anew each time, so that one process can
    /// have one fault after the other.
    func has(_ fault: Fault) -> Bool {
      guard let name = getenv("SCRIM_FAULT") else { return false }
      return String(cString: name) == "\(fault)"
    }
  #else
    /// Whether the engine has been given that fault: no, which the compiler sees.
    @inline(__always)
    func has(_ fault: Fault) -> Bool { false }
  #endif
}
