/// Whether a view whose alpha is exactly 0.01 gets touches.
enum FaintestTouch: String, PolicyValue {
  case missed, hit
  static let policy = Policy.faintestTouch
}

/// What takes no touches while a block animates views without letting the user in.
enum AnimationTouches: String, PolicyValue {
  /// The whole app.
  case application
  /// The views that are animated, and what is in them.
  case views
  static let policy = Policy.animationTouches
}

/// Whether touches are lost while a transition that the user doesn't drive is under way.
enum TransitionTouches: String, PolicyValue {
  case ignored, delivered
  static let policy = Policy.transitionTouches
}

/// When touches begin to be lost because of a transition.
enum TransitionTouchesBegin: String, PolicyValue {
  /// As the transition begins.
  case transition
  /// With the call that asks for it.
  case call
  static let policy = Policy.transitionTouchesBegin
}

/// When touches stop being lost at the end of a presentation.
enum PresentationTouchesEnd: String, PolicyValue {
  /// Before the controllers hear that they have appeared.
  case beforeCallbacks
  /// After that, and before the completion.
  case beforeCompletion
  static let policy = Policy.presentationTouchesEnd
}

/// When touches stop being lost at the end of a dismissal.
enum DismissalTouchesEnd: String, PolicyValue {
  case beforeCallbacks, beforeCompletion
  static let policy = Policy.dismissalTouchesEnd
}

/// What becomes of touches that are under way when the app begins to ignore them.
enum TouchesUnderWay: String, PolicyValue {
  case cancelled, kept
  static let policy = Policy.touchesUnderWay
}

/// What becomes of the further taps of a burst when the first one begins a transition in its call.
enum BurstTouches: String, PolicyValue {
  /// They reach the view that the first one reached, as touches that came before the transition.
  case delivered
  /// They are lost, as touches that come while it is under way.
  case lost
  static let policy = Policy.burstTouches
}

/// How far a finger may stray from a control and still count as inside.
enum ControlSlack: String, PolicyValue {
  case none, seventy
  static let policy = Policy.controlSlack

  /// The distance in points.
  var points: CGFloat { self == .seventy ? 70 : 0 }
}

/// What becomes of a control's tracking when the control is disabled in the middle.
enum DisabledTracking: String, PolicyValue {
  case cancelled, kept
  static let policy = Policy.disabledTracking
}

/// Whether controls tell that they were used.
enum PrimaryActionEvent: String, PolicyValue {
  case none, sent
  static let policy = Policy.primaryActionEvent
}

extension PolicyRule {
  static let touch: [PolicyRule] = [
    PolicyRule(
      FaintestTouch.self, "touch.faintest", "Does a view of alpha 0.01 get touches?",
      [
        .from("4", FaintestTouch.missed, .tch002, .reported)
      ]),
    PolicyRule(
      AnimationTouches.self, "animation.touches",
      "What takes no touches while a block animates without allowUserInteraction?",
      [
        .from("4", AnimationTouches.application, .tch010, .guess),
        .from("5", AnimationTouches.views, .tch010, .documented),
      ]),
    PolicyRule(
      TransitionTouches.self, "transition.touches",
      "Are touches lost while a transition is under way that the user doesn't drive?",
      [
        .from("4", TransitionTouches.ignored, .tch012, .guess),
        .from("5", TransitionTouches.ignored, .tch012, .reported),
        .from("13", TransitionTouches.ignored, .tch014, .header),
      ]),
    PolicyRule(
      TransitionTouchesBegin.self, "transition.touches-begin",
      "When do touches begin to be lost because of a transition?",
      [
        .from("4", TransitionTouchesBegin.transition, .tch012, .guess),
        .from("5", TransitionTouchesBegin.transition, .tch012, .reported),
        .from("13", TransitionTouchesBegin.transition, .tch012, .guess),
      ]),
    PolicyRule(
      PresentationTouchesEnd.self, "presentation.touches-end",
      "When do touches stop being lost at the end of a presentation?",
      [.from("4", PresentationTouchesEnd.beforeCompletion, .tch015, .reimplementation)]),
    PolicyRule(
      DismissalTouchesEnd.self, "dismissal.touches-end",
      "When do touches stop being lost at the end of a dismissal?",
      [
        .from("4", DismissalTouchesEnd.beforeCallbacks, .tch044, .guess),
        .from("5", DismissalTouchesEnd.beforeCallbacks, .tch044, .reimplementation),
      ]),
    PolicyRule(
      TouchesUnderWay.self, "touch.under-way",
      "What becomes of touches under way when the app begins to ignore touches?",
      [
        .from("4", TouchesUnderWay.cancelled, .tch039, .guess),
        .from("8", TouchesUnderWay.cancelled, .tch039, .reported),
      ]),
    PolicyRule(
      BurstTouches.self, "touch.burst",
      "Do further taps of a burst reach their view if the first begins a transition in its call?",
      [
        // That a double tap reaches its button twice and that a presentation begins in its call
        // are both told of these systems; that the taps came first is how they go together.
        .from("4", BurstTouches.delivered, .tch018, .guess)
      ]),
    PolicyRule(
      ControlSlack.self, "control.slack",
      "How far may a finger stray from a control and still count as inside?",
      [.from("4", ControlSlack.seventy, .tch038, .guess)]),
    PolicyRule(
      DisabledTracking.self, "control.disabled-tracking",
      "What becomes of a control's tracking when the control is disabled in the middle?",
      [.from("4", DisabledTracking.cancelled, .tch038, .guess)]),
    PolicyRule(
      PrimaryActionEvent.self, "control.primary-action",
      "Do controls send the event primaryActionTriggered when they are used?",
      [
        .from("4", PrimaryActionEvent.none, .tch031, .guess),
        .from("9", PrimaryActionEvent.sent, .tch031, .guess),
      ]),
  ]
}
