import Trace

// A room that becomes compact or regular while something is presented: the presentation adapts
// again, and another one may take it over.
extension UIWindow {
  /// Has the presentations work out how they are shown in a room of other size classes (ROT-094).
  func prepareToReadapt(in room: Traits) {
    let old = self.room
    guard
      room.horizontalSizeClass != old.horizontalSizeClass
        || room.verticalSizeClass != old.verticalSizeClass
    else { return }
    for presentation in presentations { presentation.prepareToReadapt(in: room) }
  }
}

extension UIPresentationController {
  /// Works out again how the presentation is shown, for a room that it will have (ROT-094).
  fileprivate func prepareToReadapt(in room: Traits) {
    let base = original ?? self
    guard base.mayAdapt, canReadapt,
      presentedViewController === base.presentedViewController
    else { return }
    let style = base.adaptiveStyle(in: room)
    guard canReadapt, (style ?? base.effectiveStyle) != effectiveStyle else { return }
    guard let style else {
      successor = base
      return
    }
    let other = presentedViewController.makePresentationController(style)
    other.original = base
    other.delegate = base.delegate
    successor = other
  }

  private var canReadapt: Bool {
    simulator.failure == nil && !transition.isLeaving && transition.phase != .absent
  }

  /// Lets the style take over that was worked out for the room that there is now.
  ///
  /// A presentation that hasn't begun does that as it begins, and one that is arriving once it has.
  func readapt() {
    guard let successor, transition.phase == .presented || transition.isLeaving else { return }
    self.successor = nil
    guard canReadapt else { return }
    let base = original ?? self
    base.announce(successor === base ? .none : successor.effectiveStyle)
    guard canReadapt else { return }
    hand(over: successor)
  }

  /// Lets another style show what this one has shown: the container is exchanged, and the presenter
  /// comes or goes if one of the two covers it.
  private func hand(over successor: UIPresentationController) {
    guard let window, let index = containerView.flatMap({ window.subviews.firstIndex(of: $0) })
    else { return }
    let presenter: UIViewController = presentingViewController
    let (covered, covers) = (removesPresentersView, successor.coversPresenter(presenter))
    if covered, !covers {
      bringPresenterViewBack()
      returnPresenterView()
      presenter.beginAppearance(true, animated: false)
      presenter.sendIsAppearing(animated: false)
      // The app may have dismissed it meanwhile, which may have begun, or wait for its turn.
      let phase = transition.phase
      guard simulator.failure == nil, phase == .presented || phase == .leavingRequested else {
        return
      }
    }
    // The presented view never leaves the window, so that nobody hears of it.
    let leaving = containerView
    (leaving as? UITransitionView)?.presentation = nil
    containerView = nil
    takePlace(of: successor, in: window)
    handDeparture(to: successor)
    simulator.record(.transition, presentedViewController, .adapted)
    simulator.field(.style, .name(successor.effectiveStyle.traceName))
    successor.installContainer(in: window)
    if let container = successor.containerView { window.insertSubview(container, at: index) }
    let isCovered = presentedViewController.view.window == nil
    successor.installPresentedView()
    if isCovered { for presentation in successor.above { presentation.takePresenterOutAgain() } }
    leaving?.removeFromSuperview()
    removeChrome()
    successor.showChrome(true)
    if covers, !covered { presenter.beginAppearance(false, animated: false) }
    if covers {
      successor.takePresenterView()
      successor.removePresenterView()
    }
    if covers != covered { presenter.endAppearanceIfUnderWay() }
  }

  /// Whether this style takes the presenter's view out of the window.
  private func coversPresenter(_ presenter: UIViewController) -> Bool {
    presentingViewController = presenter
    return removesPresentersView
  }

  /// Lets the style begin that was worked out for a room that has changed since the request; false
  /// if there is none.
  func beginAsSuccessor() -> Bool {
    guard let successor, let window else { return false }
    self.successor = nil
    takePlace(of: successor, in: window)
    successor.presentCompletion = presentCompletion
    presentCompletion = nil
    successor.departure = departure?.moved(to: successor)
    departure = nil
    successor.takeTurn()
    return true
  }

  /// Has the style that takes this one's place carry out the dismissal that was just asked for.
  private func handDeparture(to successor: UIPresentationController) {
    successor.departure = departure?.moved(to: successor)
    successor.dismissalTurn = dismissalTurn
    departure = nil
    transition = ModalTransition()
    guard successor.transition.phase == .leavingRequested else { return }
    simulator.runLoop.async { successor.takeTurn() }
  }

  /// Gives the successor this presentation's place among the others.
  private func takePlace(of successor: UIPresentationController, in window: UIWindow) {
    successor.transition = transition
    successor.orientationBefore = orientationBefore
    successor.forcedOrientation = forcedOrientation
    successor.heldResponder = heldResponder
    heldResponder = nil
    handIgnoring(to: successor)
    successor.takeLinks(of: self)
    presentedViewController.activePresentation = successor
    window.exchange(self, for: successor)
  }
}
