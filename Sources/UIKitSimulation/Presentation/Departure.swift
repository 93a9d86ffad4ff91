/// A dismissal that was asked for: what goes, who asked, and what runs at its end.
final class Departure {
  /// The lowest presentation of those that go.
  let base: UIPresentationController
  /// The controller that `dismiss` was sent to.
  let receiver: UIViewController
  /// The event of that call, or -1.
  let call: Int32
  let isAnimated: Bool
  let completion: (() -> Void)?
  /// What UIKit itself does at its end, before the completion.
  let ending: (() -> Void)?

  /// The presentations that go, from the lowest to the topmost; set when the dismissal begins.
  var chain: [UIPresentationController] = []
  /// The one that is seen leaving.
  var seen: UIPresentationController?

  init(
    base: UIPresentationController, receiver: UIViewController, call: Int32, isAnimated: Bool,
    completion: (() -> Void)?, ending: (() -> Void)? = nil
  ) {
    self.base = base
    self.receiver = receiver
    self.call = call
    self.isAnimated = isAnimated
    self.completion = completion
    self.ending = ending
  }

  /// The same dismissal, of another presentation, which takes the place of the one that was to go.
  func moved(to base: UIPresentationController) -> Departure {
    Departure(
      base: base, receiver: receiver, call: call, isAnimated: isAnimated, completion: completion,
      ending: ending)
  }
}

extension UIPresentationController {
  /// Whether the dismissal was asked for in the turn that is under way.
  var wasDismissedInThisTurn: Bool {
    guard let dismissalTurn else { return false }
    let loop = simulator.runLoop
    return dismissalTurn.time == loop.now && dismissalTurn.turn == loop.turn
  }

  /// Begins the dismissal of this presentation and of all above it.
  func depart(_ departure: Departure, _ timing: ModalTransition.Timing) {
    self.departure = departure
    window?.departures += 1
    dismissalTurn = (simulator.runLoop.now, simulator.runLoop.turn)
    drive(.dismiss(timing))
  }

  // MARK: Timing

  /// When a presentation begins and ends on this system.
  ///
  /// One that is asked for while a turn of the window begins comes behind that: a guess.
  func arrivalTiming(animated: Bool) -> ModalTransition.Timing {
    if animated {
      if window?.rotationState.isBeginning == true { return .animatedNextTurn }
      return simulator.decide(PresentationStart.self, presentedViewController) == .inCall
        ? .animatedInCall : .animatedNextTurn
    }
    if removesPresentersView {
      return switch simulator.decide(UnanimatedCover.self, presentedViewController) {
      case .inCall: .inCall
      case .nextTurn: .nextTurn
      case .extraTurn: .extraTurn
      }
    }
    return switch simulator.decide(UnanimatedSheet.self, presentedViewController) {
    case .inCall: .inCall
    case .nextTurn: .nextTurn
    case .extraTurn: .extraTurn
    }
  }

  /// When a dismissal begins and ends on this system.
  func departureTiming(animated: Bool) -> ModalTransition.Timing {
    if animated {
      if window?.rotationState.isBeginning == true { return .animatedNextTurn }
      return simulator.decide(DismissalStart.self, presentedViewController) == .inCall
        ? .animatedInCall : .animatedNextTurn
    }
    if removesPresentersView {
      return switch simulator.decide(UnanimatedCoverDismissal.self, presentedViewController) {
      case .inCall: .inCall
      case .nextTurn: .nextTurn
      case .extraTurn: .extraTurn
      }
    }
    return switch simulator.decide(UnanimatedSheetDismissal.self, presentedViewController) {
    case .inCall: .inCall
    case .nextTurn: .nextTurn
    case .extraTurn: .extraTurn
    }
  }
}
