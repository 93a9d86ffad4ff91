import Trace

extension UIViewController {
  /// Tells the controller of the traits that it will have, and lets it pass that on.
  ///
  /// One whose size classes stay as they are isn't told (ROT-071), but what is in it may be.
  func sendWillTransition(with coordinator: UIViewControllerTransitionCoordinator) {
    let new = traits(in: coordinator.room)
    let old = traits
    guard
      new.horizontalSizeClass != old.horizontalSizeClass
        || new.verticalSizeClass != old.verticalSizeClass
    else { return passOnWillTransition(with: coordinator) }
    let collection = simulator.traitCollection(new)
    let outer = coordinator.receiver
    coordinator.receiver = self
    simulator.send(
      .willTransition, to: self, SendArguments(.object(collection), .object(coordinator)),
      showing: SendFields(
        (.horizontalSizeClass, .name(new.horizontalSizeClass.word.traceName)),
        (.verticalSizeClass, .name(new.verticalSizeClass.word.traceName)))
    ) { willTransition(to: collection, with: coordinator) }
    coordinator.receiver = outer
  }

  /// Passes the news of other traits on to the children and to what is presented (ROT-068).
  func passOnWillTransition(with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded { child.sendWillTransition(with: coordinator) }
    presentationThatStays?.sendWillTransition(with: coordinator)
  }

  /// Tells the controller of the size that its view will have, and lets it pass that on.
  func sendViewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let outer = coordinator.receiver
    coordinator.receiver = self
    simulator.send(
      .viewWillTransition, to: self, SendArguments(.size(size), .object(coordinator)),
      showing: SendFields((.size, .size(size.width, size.height)))
    ) { viewWillTransition(to: size, with: coordinator) }
    coordinator.receiver = outer
  }

  /// Passes the news of another size on: to the children whose size changes (ROT-075), then to what
  /// is presented, so that it goes from the root up (ROT-110).
  func passOnViewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let new = simulator.ask(
        .sizeForChildContentContainer, of: self,
        with: SendArguments(.object(child), .size(size)), \.size
      ) { self.size(forChildContentContainer: child, withParentContainerSize: size) }
      guard new != child.view.bounds.size || child.view.window == nil else { continue }
      child.sendViewWillTransition(to: new, with: coordinator)
    }
    presentationThatStays?.sendViewWillTransition(with: coordinator)
  }

  /// The presentation by this controller, unless it is on its way out.
  private var presentationThatStays: UIPresentationController? {
    ownPresented?.activePresentation.flatMap { $0.transition.phase == .leaving ? nil : $0 }
  }

  /// Has the older callbacks come, too, where the app's own code still waits for them (ROT-073,
  /// ROT-074, GEO-180).
  func sendOlderCallbacks(with coordinator: UIViewControllerTransitionCoordinator) {
    guard coordinator.isTurn else { return }
    let (from, to) = coordinator.orientations
    let duration = Int64.nanoseconds(coordinator.transitionDuration)
    if answersItself(.willRotate) {
      sendRotation(.willRotate, .to, to, duration) {
        willRotate(to: to, duration: coordinator.transitionDuration)
      }
    }
    coordinator.add { [self] in
      guard answersItself(.willAnimateRotation) else { return }
      sendRotation(.willAnimateRotation, .to, to, duration) {
        willAnimateRotation(to: to, duration: coordinator.transitionDuration)
      }
    } completion: { [self] in
      guard answersItself(.didRotate) else { return }
      sendRotation(.didRotate, .from, from, nil) { didRotate(from: from) }
    }
  }

  /// The size of a child of one of UIKit's own containers, whose margins stay as they are.
  func sizeKeepingMargins(of child: UIViewController, in size: CGSize) -> CGSize {
    // One that isn't on the screen has the size of an earlier time.
    let seen = [child] + children
    guard let like = seen.first(where: { $0.viewIfLoaded?.window != nil }) else { return size }
    let (old, inner) = (view.bounds.size, like.view.bounds.size)
    return CGSize(
      width: inner.width + size.width - old.width, height: inner.height + size.height - old.height)
  }
}

extension UIPresentationController {
  /// Tells what manages the presentation, and through it the presented controller, of other traits.
  func sendWillTransition(with coordinator: UIViewControllerTransitionCoordinator) {
    guard answersItself(.willTransition) else {
      return presentedViewController.sendWillTransition(with: coordinator)
    }
    let collection = simulator.traitCollection(coordinator.room)
    simulator.send(
      .willTransition, to: self, SendArguments(.object(collection), .object(coordinator))
    ) { willTransition(to: collection, with: coordinator) }
  }

  /// Tells what manages the presentation, and through it the presented controller, of another size.
  ///
  /// The container still has its old one (ROT-077).
  func sendViewWillTransition(with coordinator: UIViewControllerTransitionCoordinator) {
    let size = containerSize(with: coordinator)
    guard answersItself(.viewWillTransition) else {
      return passOnViewWillTransition(to: size, with: coordinator)
    }
    simulator.send(
      .viewWillTransition, to: self, SendArguments(.size(size), .object(coordinator))
    ) { viewWillTransition(to: size, with: coordinator) }
  }

  /// The size that the container will have.
  private func containerSize(
    with coordinator: UIViewControllerTransitionCoordinator
  ) -> CGSize {
    let size = simulator.windowSize(in: coordinator.orientations.to)
    guard let containerView, let window, containerView.superview !== window else { return size }
    return containerView.size(when: window, has: size)
  }

  /// Passes the news of another size of the container on to the presented controller.
  func passOnViewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let shown = successor ?? self
    let own =
      shown.answersItself(.sizeForChildContentContainer)
      ? shown.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size)
      : simulator.whileTurned(to: coordinator.orientations.to) {
        shown.presentedSize(in: size, coordinator.room)
      }
    presentedViewController.sendViewWillTransition(to: own, with: coordinator)
  }
}

extension UIView {
  /// The size that the view will have once its superview has another one, by its mask.
  func size(whenSuperviewHas size: CGSize) -> CGSize {
    guard let superview else { return bounds.size }
    let old = superview.bounds.size
    let frame = frame
    let mask = autoresizingMask
    let width = Self.resized(
      start: frame.minX, length: frame.width, old: old.width, new: size.width,
      before: mask.contains(.flexibleLeftMargin), within: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let height = Self.resized(
      start: frame.minY, length: frame.height, old: old.height, new: size.height,
      before: mask.contains(.flexibleTopMargin), within: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    return CGSize(width: width.1, height: height.1)
  }

  /// The size that the view will have once a view around it has another one.
  func size(when ancestor: UIView, has size: CGSize) -> CGSize {
    guard self !== ancestor else { return size }
    guard let superview else { return bounds.size }
    return self.size(whenSuperviewHas: superview.size(when: ancestor, has: size))
  }
}

extension SendAnswer {
  /// The answer as a size.
  var size: CGSize? { if case .size(let value) = self { value } else { nil } }
}
