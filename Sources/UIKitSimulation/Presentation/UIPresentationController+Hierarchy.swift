/// Where a presenter's view was before a presentation took it away.
struct PresenterPlace {
  /// The presenter's view, or what wraps it in the window.
  let view: UIView
  let superview: UIView
  let index: Int
  let center: CGPoint
}

extension UIPresentationController {
  /// Makes the container and what belongs to the style in it, and puts it over the presenter.
  func installContainer(in window: UIWindow) {
    let container = UITransitionView()
    container.presentation = self
    container.isOpaque = false
    containerView = container
    if let context = contextView {
      container.frame = context.frame
      container.autoresizingMask = context.autoresizingMask
    } else {
      container.fill(ownPlacement ?? window.containerPlacement)
    }
    beganInCall = simulator.application.callHeight > 0
    installChrome(in: container)
    if let context = contextView, let region = context.superview {
      region.insertSubview(container, aboveSubview: context)
    } else {
      window.addSubview(container)
    }
    place(presentedViewController.view)
  }

  /// The presenter's view, if the presentation only covers that (PRES-231).
  private var contextView: UIView? {
    guard !shouldPresentInFullscreen, let view = presentingViewController.view.superview else {
      return nil
    }
    // The root's view has the window to itself.
    return view === window?.rootContainer || view === window
      ? nil : presentingViewController.view
  }

  /// Puts everything where it belongs after the room has got another size or another turn.
  ///
  /// What is out of the window keeps its place until it comes back, and what is leaving its own.
  func roomChanged() {
    guard let containerView, let window = containerView.window else { return }
    if containerView.superview === window { containerView.fill(placementAfterTurn(in: window)) }
    guard !transition.isLeaving else { return }
    placeInRoom()
  }

  /// Where the container goes when the window has turned (ROT-096).
  private func placementAfterTurn(in window: UIWindow) -> Placement {
    if let ownPlacement { return ownPlacement }
    let placement = window.containerPlacement
    guard beganInCall, simulator.profile.value(ContainersBelowInCall.self) == .keepTop,
      let containerView, window.presentations.last !== self,
      simulator.decide(ContainersBelowInCall.self, presentedViewController) == .keepTop
    else { return placement }
    return Placement(
      frame: CGRect(
        origin: containerView.frame.origin, size: placement.size))
  }

  private func place(_ view: UIView) {
    let outer = presentedView
    if outer !== view { return view.fill(.filling(outer)) }
    view.transform = .identity
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Takes the container and everything in it out of the window.
  func removeContainer() {
    (containerView as? UITransitionView)?.presentation = nil
    if !simulator.has(.containerLeft) { containerView?.removeFromSuperview() }
    presentedViewController.view.removeFromSuperview()
    containerView = nil
    removeChrome()
  }

  // MARK: The presenter's view

  /// Takes the presenter's view into the container for the time of the transition, where systems
  /// do (PRES-321).
  func takePresenterView() {
    guard let place = findPresenterView() else { return }
    presenterPlace = place
    guard let containerView, isMovedIntoContainer else { return }
    putAtTheBack(place.view, of: containerView)
  }

  private func putAtTheBack(_ view: UIView, of container: UIView) {
    container.insertSubview(view, at: 0)
    guard !shouldPresentInFullscreen || simulator.application.callHeight > 0 else { return }
    // A context's container begins where the presenter's view did, and so does any below a bar that
    // a call has made high.
    view.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
  }

  /// Takes the presenter's view out of the window, from iOS 13 on with what wraps a root's view
  /// (PRES-315, PRES-316).
  func removePresenterView() {
    guard let place = presenterPlace ?? findPresenterView() else { return }
    // A change of the root may have given the view another place in the meantime.
    guard place.view.superview === place.superview || place.view.superview === containerView,
      place.view.superview != nil
    else {
      presenterPlace = nil
      return
    }
    presenterPlace = place
    // What wraps a root's view may hold another root's by now.
    guard presentingViewController.view.isDescendant(of: place.view) else {
      return returnPresenterView()
    }
    // What changed the room during the transition has moved the view along, and a context's
    // container, which lies where the view will (BAR-012).
    if !shouldPresentInFullscreen, let containerView, presenterRoom != window?.roomKey {
      let region = place.superview.convert(containerView.bounds, from: containerView)
      presenterPlace = PresenterPlace(
        view: place.view, superview: place.superview, index: place.index,
        center: CGPoint(x: region.midX, y: region.midY))
    }
    presenterRoom = window?.roomKey
    place.view.removeFromSuperview()
  }

  /// Takes the presenter's view out of the window again, into which it has come with another style
  /// around it while it was away.
  func takePresenterOutAgain() {
    guard presenterPlace != nil else { return }
    presenterPlace = findPresenterView()
    presenterPlace?.view.removeFromSuperview()
  }

  /// Brings the presenter's view back into the window, under what is leaving.
  func bringPresenterViewBack() {
    guard let place = presenterPlace, place.view.superview == nil,
      !simulator.has(.presenterNotRestored)
    else {
      presenterPlace = nil
      return
    }
    guard let containerView, isMovedIntoContainer, containerView.window != nil else {
      return returnPresenterView()
    }
    putAtTheBack(place.view, of: containerView)
    refit(place.view)
  }

  /// Gives a presenter's view its place in a window that has changed while it was out of it.
  private func refit(_ view: UIView) {
    guard let window, let superview = view.superview,
      presenterRoom.map({ $0 != window.roomKey }) ?? false
    else { return }
    if let below, below.effectiveStyle == .custom {
      // No mask has followed the room while the view was out of it.
      view.frame = below.frameOfPresentedViewInContainerView
    } else if let below {
      below.placeInRoom()
    } else if view === window.rootContainer || superview !== window {
      view.fill(.filling(superview))
    } else {
      view.fill(window.rootPlacement)
    }
  }

  /// Puts the presenter's view back where it was before the presentation.
  func returnPresenterView() {
    guard let place = presenterPlace else { return }
    presenterPlace = nil
    guard !hasLostItsPresenter,
      place.view.superview == nil || place.view.superview === containerView
    else { return }
    place.superview.insertSubview(place.view, at: place.index)
    if !shouldPresentInFullscreen {
      place.view.center = place.center
    } else if simulator.application.callHeight > 0, let window, place.superview === window {
      place.view.move(to: window.rootPlacement)
    }
    refit(place.view)
  }

  private var isMovedIntoContainer: Bool {
    simulator.consult(PresenterInTransition.self) == .inContainer
  }

  private func findPresenterView() -> PresenterPlace? {
    var view = presentingViewController.view
    if let wrapper = view.superview, wrapper === window?.rootContainer { view = wrapper }
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    presenterRoom = window?.roomKey
    return PresenterPlace(
      view: view, superview: superview, index: index, center: view.center)
  }
}
