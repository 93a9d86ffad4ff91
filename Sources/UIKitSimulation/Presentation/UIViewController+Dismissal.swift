import Trace

extension UIViewController {
  /// Dismisses what this controller presents, or else asks its presenter to dismiss this one.
  ///
  /// A receiver that presents something loses that and everything above it; otherwise the message
  /// is forwarded to the receiver's presenter (PRES-040). With nothing to dismiss nothing happens
  /// and the completion doesn't run (PRES-057).
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let call = simulator.recordCall(.call, self, .dismiss)
    if call >= 0 { simulator.field(.animated, .bool(animated)) }
    let completion = simulator.checks.completions.watched(completion, call: call)
    simulator.following(call) {
      guard let target = dismissalTarget() else { return dismissNothing(completion) }
      let departure = Departure(
        base: target, receiver: self, call: call, isAnimated: animated, completion: completion)
      let meant = simulator.checks.meantDismissal(departure)
      request(departure)
      if let meant { simulator.checks.dismissed(departure, insteadOf: meant, call: call) }
    }
  }

  /// Dismisses though nothing is presented, or not any more.
  func dismissNothing(_ completion: (() -> Void)?) {
    guard simulator.decide(DismissNothingCompletion.self, self) == .runs, let completion else {
      return
    }
    simulator.run(.dismissCompletion, of: self, completion)
  }

  /// Dismisses this controller on UIKit's own account, which is no call of the app's (PRES-282).
  ///
  /// - Parameter ending: what UIKit does at the end.
  func dismissItself(animated: Bool, _ ending: @escaping () -> Void) {
    guard let presentation = activePresentation else { return }
    request(
      Departure(
        base: presentation, receiver: self, call: -1, isAnimated: animated, completion: nil,
        ending: ending))
  }

  /// The presentation that a dismiss of this controller ends: the lowest one of those that go.
  private func dismissalTarget() -> UIPresentationController? {
    if let presented = presentedViewController, let presentation = presented.activePresentation,
      !climbs(over: presentation)
    {
      return presentation
    }
    var target: UIPresentationController?
    var controller: UIViewController? = self
    while let here = controller {
      if let presentation = here.activePresentation { target = presentation }
      controller = here.parent
    }
    guard let target else { return nil }
    simulator.record(.decision, self, .dismissForwarded, rule: .pres040)
    simulator.field(.to, .name(target.presentingViewController.traceName))
    // The presenter is asked to dismiss this one; if this one is on its way out since this very
    // turn, the presenter has nothing left to dismiss and passes the message on.
    // With nobody above, nothing is left to dismiss (PRES-057).
    return climbs(over: target)
      ? target.presentingViewController.dismissalTargetAbove() : target
  }

  /// The presentation of this controller or of its farthest ancestor that has one.
  private func dismissalTargetAbove() -> UIPresentationController? {
    var target: UIPresentationController?
    var controller: UIViewController? = self
    while let here = controller {
      if let presentation = here.activePresentation { target = presentation }
      controller = here.parent
    }
    return target
  }

  /// Whether a dismiss looks past a presentation whose dismissal is asked for already.
  ///
  /// In the same turn the second call climbs (PRES-055, PRES-056); later it is refused (PRES-058).
  private func climbs(over presentation: UIPresentationController) -> Bool {
    guard
      presentation.transition.phase == .leavingRequested
        || presentation.transition.phase == .leaving
    else { return false }
    if presentation.wasDismissedInThisTurn {
      return simulator.decide(DismissInSameTurn.self, self) == .climb
    }
    return simulator.decide(DismissWhileLeaving.self, self) == .climb
  }

  /// Carries a dismissal out, lets it wait, or refuses it, by what is under way.
  private func request(_ departure: Departure) {
    let base = departure.base
    // What has to wait for the controller to arrive asks then: until it has, its presentation may
    // still turn the interface.
    if base.transition.phase == .presented {
      do {
        try base.settleOrientationBelow()
      } catch {
        return simulator.fail(error)
      }
      guard simulator.failure == nil else { return }
    }
    let timing = base.departureTiming(animated: departure.isAnimated)
    let top = base.topmost
    switch base.transition.phase {
    case .requested:
      let isQueued = simulator.decide(DismissBeforeArriving.self, self) == .queue
      wait(departure, .dismissLater(timing), if: isQueued && base === top)
    case .arriving:
      if departure.isAnimated {
        let isQueued = simulator.decide(DismissWhileArrivingAnimated.self, self) == .queue
        wait(departure, .dismissLater(timing), if: isQueued)
      } else {
        let isDone = simulator.decide(DismissWhileArrivingUnanimated.self, self) == .carryOut
        wait(departure, .dismissNow(timing), if: isDone)
      }
    case .arrived, .returned:
      wait(departure, .dismissLater(timing), if: true)
    case .presented:
      guard !base.isTakenAlong else { return refuse(departure) }
      guard let busy = base.chain.first(where: { $0.transition.isUnderWay }) else {
        return base.depart(departure, timing)
      }
      if busy.transition.isLeaving {
        // What is above is leaving since this turn; the whole chain goes in its place.
        guard busy.wasDismissedInThisTurn,
          simulator.decide(DismissInSameTurn.self, self) == .climb
        else { return refuse(departure) }
        base.depart(departure, timing)
      } else if simulator.decide(DismissBelowArriving.self, self) == .carryOut {
        base.depart(departure, timing)
      } else {
        refuse(departure)
      }
    case .dragged:
      guard simulator.decide(DismissDuringPull.self, self) == .goesOn else {
        return refuse(departure)
      }
      base.goOn(for: departure)
    case .leavingRequested, .leaving, .left, .returning, .absent:
      refuse(departure)
    }
  }

  private func wait(
    _ departure: Departure, _ input: ModalTransition.Input, if isAccepted: Bool
  ) {
    guard isAccepted, departure.base.departure == nil else { return refuse(departure) }
    departure.base.departure = departure
    departure.base.drive(input)
  }

  private func refuse(_ departure: Departure) {
    let presenter: UIViewController = departure.base.presentingViewController
    simulator.warn(
      self, .dismissRefused, PresentationMessages.dismissInProgress(presenter), rule: .pres073)
    if simulator.decide(RefusedDismissalDetail.self, self) == .assertion {
      simulator.warn(
        self, .dismissRefused, PresentationMessages.dismissAssertion(departure.base),
        rule: .pres074)
    }
  }
}
