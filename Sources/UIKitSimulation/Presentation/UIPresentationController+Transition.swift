import Trace

extension UIPresentationController {
  /// Tells the transition what happened, and does what it answers.
  ///
  /// The machine is changed first; only then does anything run that may come back here.
  func drive(_ input: ModalTransition.Input) {
    guard let actions = transition.handle(input) else { return }
    if transition.isRequested, simulator.profile.value(TransitionTouchesBegin.self) == .call {
      beginIgnoringTouches()
    }
    for action in actions {
      guard simulator.failure == nil else { return }
      perform(action)
    }
  }

  private func perform(_ action: ModalTransition.Action) {
    switch action {
    case .scheduleTurn: simulator.runLoop.async { [self] in takeTurn() }
    case .startNow: takeTurn()
    case .abandon: abandon()
    case .beginArrival: beginArrival()
    case .animateArrival:
      animate(arriving: true) { [self] in drive(.ended) }
      storedCoordinator?.goAlong(transitionTiming)
    case .layOut: layOut()
    case .endNow: drive(.ended)
    case .scheduleEnd: simulator.runLoop.async { [self] in drive(.ended) }
    case .endArrival: endArrival()
    case .cutArrivalShort:
      simulator.runLoop.async { [self] in cutAnimation() }
    case .beginDeparture: beginDeparture()
    case .animateDeparture: animateDeparture()
    case .endDeparture: endDeparture()
    case .animateReturn: animateReturn()
    case .endReturn: endReturn()
    case .settle:
      drive(.settled)
      if successor != nil { readapt() }
      simulator.turnWaitingWindows()
    case .dismiss(let timing): departAfterWaiting(timing)
    }
  }

  /// Sends the dismissal that waited for the controller to arrive.
  private func departAfterWaiting(_ timing: ModalTransition.Timing) {
    guard let departure else { return }
    do {
      try settleOrientationBelow()
    } catch {
      return simulator.fail(error)
    }
    // The app's answer may have sent another dismissal, or have ended the app.
    guard simulator.failure == nil, self.departure === departure else { return }
    depart(departure, timing)
  }

  /// Begins what was asked for, unless the presenter has gone in the meantime.
  func takeTurn() {
    let presenter: UIViewController = presentingViewController
    guard transition.phase == .requested else { return drive(.turnCame) }
    if successor != nil, beginAsSuccessor() { return }
    let canPresent = presenter.view.window != nil && !presenter.outermostAncestor.isBeingDismissed
    guard canPresent else { return drive(.abandoned) }
    do {
      try prepareToBegin()
      drive(.turnCame)
    } catch {
      simulator.fail(error)
    }
  }

  /// Drops a presentation that can't begin, as if it had been refused at the call.
  private func abandon() {
    sourceViewController.warnNotInWindow(
      presentedViewController, presenter: presentingViewController)
    presentCompletion = nil
    presentedViewController.isBeingPresented = false
    endIgnoringTouches()
    unlink()
    guard let waiting = departure else { return }
    departure = nil
    // What waited for the controller to arrive has nothing to dismiss (PRES-057).
    simulator.following(waiting.call) { waiting.receiver.dismissNothing(waiting.completion) }
  }

  /// Brings whatever is under way here to its end, because the presentation below is leaving.
  private func finishNow() {
    let phase = transition.phase
    switch phase {
    case .requested: drive(.abandoned)
    case .leavingRequested:
      drive(.turnCame)
      finishNow()
    case .dragged:
      finishInteractiveDismissal()
      if transition.phase == .leaving { finishNow() }
    case .arriving, .leaving, .returning:
      cutAnimation()
      if transition.phase == phase { drive(.ended) }
    case .absent, .arrived, .presented, .left, .returned: break
    }
  }

  private func layOut() {
    containerView?.window?.layoutIfNeeded()
  }

  // MARK: Arriving

  private func beginArrival() {
    let presented = presentedViewController
    let animated = transition.isAnimated
    guard let window = presentingViewController.view.window else {
      preconditionFailure("a presentation begins though its presenter is in no window")
    }
    window.transitions.append(self)
    rememberResponder()
    isCoordinating = animated
    settleRemoval()
    recordTransition(.presentationBegin, animated: animated)
    beginIgnoringTouches()
    forceOrientation(in: window)
    installContainer(in: window)
    takeResponder(.beforeAppearing)
    if removesPresentersView {
      takePresenterView()
      presentingViewController.beginAppearance(false, animated: animated)
    }
    presented.beginAppearance(true, animated: animated)
    guard simulator.failure == nil else { return }
    installPresentedView()
    readMaskInContainer()
    if !animated { showChrome(true) }
    presented.sendIsAppearing(animated: animated)
    takeResponder(.afterAppearing)
    simulator.application.statusBar.update(along: animated ? transitionTiming : nil)
  }

  private func endArrival() {
    let presented = presentedViewController
    simulator.record(.transition, presented, .presentationEnd)
    running = nil
    leaveWindowList()
    if removesPresentersView {
      removePresenterView()
      // Something may have turned the presenter round, such as a change of the root.
      if presentingViewController.appearance.isHeadingIn,
        presentingViewController.view.window == nil
      {
        presentingViewController.beginAppearance(false, animated: transition.isAnimated)
      }
    }
    simulator.storedKeyboard?.finishHide()
    closeCoordinator(.beforeCallbacks)
    let hearsTouches = simulator.profile.value(PresentationTouchesEnd.self)
    if hearsTouches == .beforeCallbacks { endIgnoringTouches() }
    if simulator.has(.didDisappearFirst) { presentingViewController.endAppearanceIfUnderWay() }
    presented.endAppearance()
    if removesPresentersView { presentingViewController.endAppearanceIfUnderWay() }
    presented.isBeingPresented = false
    closeCoordinator()
    endIgnoringTouches()
    if simulator.application.hasWaitingWindow,
      simulator.decide(RotationUnlock.self, presented) == .beforeCompletion
    {
      simulator.turnWaitingWindows()
    }
    if let completion = presentCompletion {
      presentCompletion = nil
      simulator.run(.presentCompletion, of: sourceViewController, completion)
      if simulator.has(.completionTwice) { completion() }
    }
  }

  // MARK: Leaving

  private func beginDeparture() {
    guard let departure else { return }
    let animated = transition.isAnimated
    finishAbove()
    guard simulator.failure == nil else { return }
    departure.chain = chain
    let top = departure.chain[departure.chain.count - 1]
    departure.seen =
      departure.chain.count > 1
        && simulator.decide(DismissalAnimatedController.self, presentedViewController)
          == .receiversPresented
      ? self : top
    if simulator.has(.wrongOneAnimates) { departure.seen = departure.seen === self ? top : self }
    window?.transitions.append(self)
    if animated { isCoordinating = true }
    recordTransition(.dismissalBegin, animated: animated)
    // A finger that drives it isn't lost (TCH-012).
    if !transition.isInteractive { beginIgnoringTouches() }
    if forcedOrientation != nil { turnBack(.atItsBegin) }
    for presentation in departure.chain.reversed() {
      presentation.presentedViewController.isBeingDismissed = true
      // A controller whose view left the window hears nothing when it is dropped (PRES-115).
      guard presentation.presentedViewController.appearance.isVisible else { continue }
      presentation.presentedViewController.beginAppearance(false, animated: animated)
    }
    giveKeyboardUp(in: departure.chain)
    guard simulator.failure == nil else { return }
    if removesPresentersView, !hasLostItsPresenter {
      bringPresenterViewBack()
      // A presenter that the window has let go has no place to come back to (PRES-036).
      if presentingViewController.view.window != nil {
        presentingViewController.beginAppearance(true, animated: animated)
        presentingViewController.sendIsAppearing(animated: animated)
      }
    }
    if departure.seen === self, departure.chain.count > 1 {
      for presentation in departure.chain.dropFirst().reversed() {
        presentation.returnPresenterView()
        presentation.removeContainer()
      }
    }
    if simulator.has(.barNotAsked) { return }
    simulator.application.statusBar.update(
      along: animated ? (departure.seen ?? self).transitionTiming : nil)
  }

  /// Ends the transitions above this one first: what leaves is at rest then (PRES-055, PRES-328).
  private func finishAbove() {
    while simulator.failure == nil {
      let top = topmost
      guard top !== self, top.transition.isUnderWay else { return }
      top.finishNow()
    }
  }

  private func animateDeparture() {
    guard let departure, let seen = departure.seen else { return }
    if let interaction { return animateRest(of: interaction) }
    // What is not seen leaving is dropped at once (PRES-043).
    for presentation in departure.chain where presentation !== seen {
      presentation.containerView?.isHidden = true
    }
    seen.animate(arriving: false) { [self] in drive(.ended) }
    storedCoordinator?.goAlong(seen.transitionTiming)
  }

  private func endDeparture() {
    guard let departure else { return }
    let presenter: UIViewController = presentingViewController
    let window = window
    for presentation in departure.chain { presentation.running = nil }
    leaveWindowList()
    let sheet = effectiveStyle == .fullScreen ? below as? UISheetPresentationController : nil
    if isCoordinating { simulator.application.endingDismissals.append(self) }
    for presentation in departure.chain.reversed() { presentation.unlink() }
    // The presenter hears its size when it presents nothing any more (ROT-078).
    if forcedOrientation != nil { turnBack(.atItsEnd) }
    if ownPlacement != nil { turnStatusBarBack() }
    simulator.record(.transition, presentedViewController, .dismissalEnd)
    window?.departures -= 1
    if simulator.profile.value(DismissalTouchesEnd.self) == .beforeCallbacks {
      endIgnoringTouches()
    }
    sheet?.modalAboveHasGone()
    closeCoordinator(.beforeCallbacks)
    if removesPresentersView { presenter.endAppearanceIfUnderWay() }
    for presentation in departure.chain.reversed() {
      let presented = presentation.presentedViewController
      presented.endAppearanceIfUnderWay()
      presented.isBeingDismissed = false
    }
    endIgnoringTouches()
    closeCoordinator()
    self.departure = nil
    dismissalTurn = nil
    restoreResponder(.beforeCompletion, in: window)
    departure.ending?()
    if simulator.application.hasWaitingWindow,
      simulator.decide(RotationUnlock.self, presentedViewController) == .beforeCompletion
    {
      simulator.turnWaitingWindows()
    }
    if let completion = departure.completion, !simulator.has(.completionDropped) {
      simulator.run(.dismissCompletion, of: departure.receiver, completion)
    }
    restoreResponder(.afterCompletion, in: window)
  }

  /// Takes the presentation out of the window and the links apart (PRES-050).
  private func unlink() {
    if let presenterPlace, presenterPlace.view.superview === containerView {
      returnPresenterView()
    }
    presenterPlace = nil
    removeContainer()
    if simulator.has(.linkClearedLate) { return simulator.runLoop.async { [self] in clearLinks() } }
    clearLinks()
  }

  private func clearLinks() {
    unlinkFromStack()
    simulator.storedKeyboard?.release(by: presentedViewController)
    presentingViewController.ownPresented = nil
    presentedViewController.ownPresenting = nil
    presentedViewController.activePresentation = nil
    for window in simulator.application.windows { window.release(self) }
  }

  func leaveWindowList() {
    for window in simulator.application.windows {
      if let index = window.transitions.firstIndex(where: { $0 === self }) {
        window.transitions.remove(at: index)
      }
    }
  }

  private func recordTransition(_ event: Word, animated: Bool) {
    let moving = departure?.seen ?? self
    let seen = moving.presentedViewController
    let style = moving.transitionStyle
    let isInteractive = transition.isInteractive
    // Asked first: a decision is an event too, and fields belong to the latest one.
    let duration = animated && !isInteractive ? moving.transitionTiming.duration : 0
    guard simulator.record(.transition, presentedViewController, event) >= 0 else { return }
    if isInteractive {
      simulator.field(.interactive, .bool(true))
    } else if animated {
      simulator.field(.duration, .seconds(duration))
      simulator.field(.style, .name(style.traceName))
    } else {
      simulator.field(.animated, .bool(false))
    }
    if seen !== presentedViewController { simulator.field(.view, .name(seen.traceName)) }
    simulator.field(.presenter, .name(presentingViewController.traceName))
  }
}
