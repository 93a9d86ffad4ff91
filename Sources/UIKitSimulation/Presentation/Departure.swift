/// A dismissal that was asked for: what goes, who asked, and what runs at its end.
final class Departure {
  /// The lowest presentation of those that go.
  let base: UIPresentationController
  /// The controller that `dismiss` was sent to.
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  /// The presentations that go, from the lowest to the topmost; set when the dismissal begins.
  var chain: [UIPresentationController] = []
  /// The one that is seen leaving.
  var seen: UIPresentationController?

  init(
    base: UIPresentationController, receiver: UIViewController, isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    self.base = base
    self.receiver = receiver
    self.isAnimated = isAnimated
    self.completion = completion
  }
}

extension UIPresentationController {
  /// This presentation and those above it, from the lowest to the topmost.
  var chain: [UIPresentationController] {
    var chain = [self]
    while let above = chain[chain.count - 1].presentedViewController.ownPresented?
      .activePresentation
    {
      chain.append(above)
    }
    return chain
  }

  /// The topmost presentation above this one, or this one.
  var topmost: UIPresentationController {
    var presentation = self
    while let above = presentation.presentedViewController.ownPresented?.activePresentation {
      presentation = above
    }
    return presentation
  }

  /// Whether a presentation below is leaving, so that this one goes with it.
  var isTakenAlong: Bool {
    var presenter = presentingViewController
    while let below = presenter.activePresentation {
      if below.transition.isLeaving { return true }
      presenter = below.presentingViewController
    }
    return false
  }

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
  func arrivalTiming(animated: Bool) -> ModalTransition.Timing {
    if animated {
      return simulator.decide(PresentationStart.self, presentedViewController) == .inCall
        ? .animatedInCall : .animatedNextTurn
    }
    if shouldRemovePresentersView {
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
      return simulator.decide(DismissalStart.self, presentedViewController) == .inCall
        ? .animatedInCall : .animatedNextTurn
    }
    if shouldRemovePresentersView {
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
