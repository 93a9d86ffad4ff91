import Trace

// A room that becomes compact or regular while something is presented: the presentation adapts
// again, and another one may take it over.
extension UIPresentationController {
  /// Works out again how the presentation is shown, after its room's size classes have changed
  /// (ROT-094), and has another style take over if that is the answer.
  func readapt() {
    let base = original ?? self
    guard base.mayAdapt, !transition.isLeaving, transition.phase == .presented,
      presentedViewController === base.presentedViewController
    else { return }
    let style = base.adaptiveStyle()
    guard simulator.failure == nil, transition.phase == .presented,
      (style ?? base.effectiveStyle) != effectiveStyle
    else { return }
    let successor: UIPresentationController
    if let style {
      successor = presentedViewController.makePresentationController(style)
      successor.original = base
      successor.delegate = base.delegate
    } else {
      successor = base
    }
    base.announce(style ?? .none)
    guard simulator.failure == nil, transition.phase == .presented else { return }
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
    }
    removeContainer()
    takePlace(of: successor, in: window)
    simulator.record(.transition, presentedViewController, .adapted)
    simulator.field(.style, .name(successor.effectiveStyle.traceName))
    successor.installContainer(in: window)
    if let container = successor.containerView { window.insertSubview(container, at: index) }
    successor.installPresentedView()
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

  /// Gives the successor this presentation's place among the others.
  private func takePlace(of successor: UIPresentationController, in window: UIWindow) {
    successor.transition = transition
    successor.orientationBefore = orientationBefore
    successor.takeLinks(of: self)
    presentedViewController.activePresentation = successor
    window.exchange(self, for: successor)
  }
}
