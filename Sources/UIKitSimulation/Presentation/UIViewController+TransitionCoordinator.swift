extension UIViewController {
  /// The coordinator of the transition that this controller, or an ancestor, takes part in; nil
  /// outside of animated transitions (PRES-208).
  public var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    guard simulator.failure == nil else { return nil }
    var controller: UIViewController? = self
    while let here = controller {
      if let coordinator = here.ownCoordinator {
        coordinator.receiver = self
        return coordinator
      }
      controller = here.parent
    }
    return coordinatorOfTurn
  }

  private var ownCoordinator: UIViewControllerTransitionCoordinator? {
    if let leaving = activePresentation?.coordinating { return leaving.coordinator }
    if let coming = ownPresented?.activePresentation, coming.isCoordinating {
      return coming.coordinator
    }
    // The links are taken apart before the last callbacks.
    for ending in simulator.application.endingDismissals where ending.takesPart(self) {
      return ending.coordinator
    }
    if let navigation = self as? UINavigationController { return navigation.coordinator }
    guard let navigation = parent as? UINavigationController else { return nil }
    return navigation.takesPart(self) ? navigation.coordinator : nil
  }

  /// That of the turn, or the change of size, that the window makes.
  private var coordinatorOfTurn: UIViewControllerTransitionCoordinator? {
    guard let coordinator = viewIfLoaded?.window?.rotationState.running?.coordinator,
      simulator.decide(CoordinatorInTurn.self, self) == .given
    else { return nil }
    coordinator.receiver = coordinator.receiver ?? self
    return coordinator
  }
}

extension UIPresentationController {
  /// The presentation, this one or one below that takes it along, whose transition is under way.
  fileprivate var coordinating: UIPresentationController? {
    if isCoordinating { return self }
    var here = below
    while let presentation = here {
      if presentation.isCoordinating, presentation.transition.isLeaving { return presentation }
      here = presentation.below
    }
    return nil
  }

  /// Whether a controller presents or is presented in what is leaving.
  fileprivate func takesPart(_ controller: UIViewController) -> Bool {
    presentingViewController === controller
      || departure?.chain.contains { $0.presentedViewController === controller } == true
  }

  /// The coordinator of the transition that is under way, made when it is first asked for.
  var coordinator: UIViewControllerTransitionCoordinator? {
    if let storedCoordinator { return storedCoordinator }
    guard isCoordinating else { return nil }
    makeCoordinator(isLeaving: transition.isLeaving, isInteractive: transition.isInteractive)
    return storedCoordinator
  }

  /// Has the coordinator ready before the dismissal begins, for who hears that it will (PRES-217).
  func openCoordinator(isInteractive: Bool) {
    isCoordinating = true
    makeCoordinator(isLeaving: true, isInteractive: isInteractive)
  }

  private func makeCoordinator(isLeaving: Bool, isInteractive: Bool) {
    guard let window else { return }
    storedCoordinator = UIViewControllerTransitionCoordinator(
      window: window, parts(isLeaving: isLeaving),
      duration: (departure?.seen ?? self).transitionTiming.duration, isInteractive: isInteractive,
      hasBegun: running != nil || interaction?.motions.isEmpty == false)
  }

  private func parts(isLeaving: Bool) -> TransitionParts {
    let presenter: UIViewController = presentingViewController
    let view = removesPresentersView ? presenter.view : nil
    return isLeaving
      ? TransitionParts(
        from: presentedViewController, to: presenter, fromView: presentedView, toView: view,
        container: containerView, style: presentationStyle)
      : TransitionParts(
        from: presenter, to: presentedViewController, fromView: view, toView: presentedView,
        container: containerView, style: presentationStyle)
  }

  /// Runs the completions of what was handed to the coordinator, if this is the moment for it, and
  /// lets go of it after the last callback (PRES-208).
  func closeCoordinator(_ moment: CoordinatorCompletion = .afterCallbacks) {
    if let storedCoordinator,
      simulator.decide(CoordinatorCompletion.self, presentedViewController) == moment
    {
      storedCoordinator.runCompletions()
    }
    guard moment == .afterCallbacks else { return }
    isCoordinating = false
    storedCoordinator = nil
    simulator.application.endingDismissals.removeAll { $0 === self }
  }
}

extension UINavigationController {
  /// Whether a controller goes or comes in the change of screens that is under way.
  fileprivate func takesPart(_ controller: UIViewController) -> Bool {
    guard let transition = coordinating else { return false }
    return transition.from === controller || transition.to === controller
  }

  /// The coordinator of the change of screens that is under way, made when it is first asked for.
  fileprivate var coordinator: UIViewControllerTransitionCoordinator? {
    guard let transition = coordinating, transition.isAnimated else { return nil }
    if let coordinator = transition.coordinator { return coordinator }
    guard let window = view.window else { return nil }
    let coordinator = UIViewControllerTransitionCoordinator(
      window: window,
      TransitionParts(
        from: transition.from, to: transition.to, fromView: transition.from?.view,
        toView: transition.to?.view, container: transitionView, style: .none),
      duration: simulator.navigationMotion.timing.duration,
      isInteractive: transition.isInteractive, hasBegun: transition.animation != nil)
    transition.coordinator = coordinator
    return coordinator
  }

  /// Runs the completions of a change of screens and lets go of its coordinator.
  func closeCoordinator(
    of transition: NavigationTransition, _ moment: CoordinatorCompletion = .afterCallbacks
  ) {
    if let coordinator = transition.coordinator,
      simulator.decide(CoordinatorCompletion.self, self) == moment
    {
      coordinator.runCompletions()
    }
    guard moment == .afterCallbacks else { return }
    transition.coordinator = nil
    if coordinating === transition { coordinating = nil }
  }
}
