/// One controller's way onto the screen and off it again: a pure state machine.
///
/// It is told what happened and answers with what is to be done; it never calls anybody. Whoever
/// drives it copies the actions out before the first of them runs, because an action may run
/// code of the app that comes back here.
package struct ModalTransition: Hashable, Sendable {
  /// When a requested transition begins and ends.
  package enum Timing: UInt8, CaseIterable, Sendable {
    /// Begins inside the call and is animated.
    case animatedInCall
    /// Begins in the next turn and is animated.
    case animatedNextTurn
    /// Begins and ends inside the call.
    case inCall
    /// Begins and ends in the next turn.
    case nextTurn
    /// Begins in the next turn and ends in the one after it.
    case extraTurn

    var isAnimated: Bool { self == .animatedInCall || self == .animatedNextTurn }
    var beginsInCall: Bool { self == .animatedInCall || self == .inCall }
  }

  /// How far the controller has come.
  package enum Phase: UInt8, CaseIterable, Sendable {
    /// Not presented, and not asked to be.
    case absent
    /// Asked for; the transition has not begun.
    case requested
    /// On the way in.
    case arriving
    /// In place; the did callbacks and the completion are being run.
    case arrived
    /// Presented and at rest.
    case presented
    /// Its dismissal is asked for and has not begun.
    case leavingRequested
    /// On the way out.
    case leaving
    /// Out; the did callbacks and the completion are being run.
    case left
    /// On the way out under the user's finger.
    case dragged
    /// Let go, and on the way back.
    case returning
    /// Back; the callbacks that turn it round are being run.
    case returned
  }

  /// What happened.
  package enum Input: Hashable, Sendable {
    case present(Timing)
    /// The turn came in which the requested transition begins.
    case turnCame
    /// The turn came, but the presenter is no longer there to present.
    case abandoned
    /// The animation, or the extra turn, is over.
    case ended
    /// The callbacks that the end called for have run.
    case settled
    case dismiss(Timing)
    /// A dismissal that waits until the controller has arrived.
    case dismissLater(Timing)
    /// A dismissal that ends the arrival early.
    case dismissNow(Timing)
    /// The user began to pull it off the screen.
    case drag
    /// The user let go, far or fast enough: it goes on by itself.
    case letGo
    /// The user let go too early, or something took the finger away: it comes back.
    case takeBack
  }

  /// What is to be done.
  package enum Action: Hashable, Sendable {
    case scheduleTurn
    case startNow
    case abandon
    case beginArrival
    case animateArrival
    case layOut
    case endNow
    case scheduleEnd
    case endArrival
    case cutArrivalShort
    case beginDeparture
    case animateDeparture
    case endDeparture
    case animateReturn
    case endReturn
    case settle
    /// Send the dismissal that was waiting.
    case dismiss(Timing)
  }

  /// How far the controller has come.
  package private(set) var phase: Phase = .absent
  private var timing: Timing = .animatedNextTurn
  private var waitingDismissal: Timing?

  /// Makes the machine of a controller that nobody has presented.
  package init() {}

  /// Whether a transition has begun or is asked for, and has not ended.
  package var isUnderWay: Bool {
    switch phase {
    case .requested, .arriving, .leavingRequested, .leaving, .dragged, .returning: true
    case .absent, .arrived, .presented, .left, .returned: false
    }
  }

  /// Whether the transition that is under way is animated.
  package var isAnimated: Bool { timing.isAnimated }

  /// Whether the user's finger moves it, so that nothing moves by itself.
  package var isInteractive: Bool { phase == .dragged }

  /// Whether a dismissal is asked for, is running or waits for the controller to arrive.
  package var isLeaving: Bool {
    switch phase {
    case .leavingRequested, .leaving, .left, .dragged, .returning: true
    default: waitingDismissal != nil
    }
  }

  /// Whether it has just been asked for and hasn't begun.
  package var isRequested: Bool { phase == .requested || phase == .leavingRequested }

  /// Takes an input; nil if the machine can't take it in its present phase.
  package mutating func handle(_ input: Input) -> [Action]? {
    switch (phase, input) {
    case (.absent, .present(let timing)):
      self.timing = timing
      phase = .requested
      return timing.beginsInCall ? Self.startNow : Self.scheduleTurn

    case (.requested, .turnCame):
      phase = .arriving
      return switch timing {
      case .animatedInCall, .animatedNextTurn: Self.arriveAnimated
      case .inCall, .nextTurn: Self.arriveAtOnce
      case .extraTurn: Self.arriveInExtraTurn
      }

    case (.requested, .abandoned):
      phase = .absent
      waitingDismissal = nil
      return Self.abandon

    case (.arriving, .ended):
      phase = .arrived
      return Self.endArrival

    case (.arrived, .settled), (.returned, .settled):
      phase = .presented
      guard let waiting = waitingDismissal else { return [] }
      waitingDismissal = nil
      return [.dismiss(waiting)]

    case (.presented, .dismiss(let timing)):
      self.timing = timing
      phase = .leavingRequested
      return timing.beginsInCall ? Self.startNow : Self.scheduleTurn

    case (.requested, .dismissLater(let timing)), (.arriving, .dismissLater(let timing)),
      (.arrived, .dismissLater(let timing)), (.returned, .dismissLater(let timing)):
      guard waitingDismissal == nil else { return nil }
      waitingDismissal = timing
      return []

    case (.arriving, .dismissNow(let timing)):
      guard waitingDismissal == nil else { return nil }
      waitingDismissal = timing
      return Self.cutShort

    case (.leavingRequested, .turnCame):
      phase = .leaving
      return switch timing {
      case .animatedInCall, .animatedNextTurn: Self.leaveAnimated
      case .inCall, .nextTurn: Self.leaveAtOnce
      case .extraTurn: Self.leaveInExtraTurn
      }

    case (.leaving, .ended):
      phase = .left
      return Self.endDeparture

    case (.left, .settled):
      phase = .absent
      return []

    case (.presented, .drag):
      timing = .animatedInCall
      phase = .dragged
      return Self.leaveByHand

    case (.dragged, .letGo):
      phase = .leaving
      return Self.goOn

    case (.dragged, .takeBack):
      phase = .returning
      return Self.comeBack

    case (.returning, .ended):
      phase = .returned
      return Self.endReturn

    default:
      return nil
    }
  }

  // The lists are made once: a transition allocates nothing.
  private static let startNow: [Action] = [.startNow]
  private static let scheduleTurn: [Action] = [.scheduleTurn]
  private static let abandon: [Action] = [.abandon]
  private static let arriveAnimated: [Action] = [.beginArrival, .animateArrival]
  private static let arriveAtOnce: [Action] = [.beginArrival, .layOut, .endNow]
  private static let arriveInExtraTurn: [Action] = [.beginArrival, .scheduleEnd]
  private static let endArrival: [Action] = [.endArrival, .settle]
  private static let cutShort: [Action] = [.cutArrivalShort]
  private static let leaveAnimated: [Action] = [.beginDeparture, .animateDeparture]
  private static let leaveAtOnce: [Action] = [.beginDeparture, .layOut, .endNow]
  private static let leaveInExtraTurn: [Action] = [.beginDeparture, .scheduleEnd]
  private static let endDeparture: [Action] = [.endDeparture, .settle]
  private static let leaveByHand: [Action] = [.beginDeparture]
  private static let goOn: [Action] = [.animateDeparture]
  private static let comeBack: [Action] = [.animateReturn]
  private static let endReturn: [Action] = [.endReturn, .settle]
}
