import Trace

// What a presentation does to the interface's orientation: it may turn the interface as it comes,
// and has it turn back as it goes.
extension UIPresentationController {
  /// Works out how the interface has to be turned for the presented controller.
  ///
  /// A full-screen one is asked for its preference (ROT-024); one over the full screen only for
  /// what it allows (ROT-025). It is asked inside the call, before anything appears (ROT-021).
  ///
  /// - Returns: Whether the app was asked anything.
  /// - Throws: UIKit's exception for a preference that the controller itself doesn't allow.
  func settleOrientation(on presenter: UIViewController) throws(PresentationError) -> Bool {
    forcedOrientation = nil
    guard effectiveStyle == .fullScreen || effectiveStyle == .overFullScreen,
      !(presentedViewController is UIAlertController),
      mayWishForOrientation, let window = presenter.viewIfLoaded?.window,
      presenter.outermostAncestor === window.orientationDecider,
      simulator.decide(OrientationAtPresentation.self, presentedViewController) == .preferred
    else { return false }
    let current = window.interfaceOrientation
    let mask = presentedViewController.askSupportedOrientations()
    let common = try window.common(mask, of: presentedViewController)
    guard simulator.failure == nil else { return true }
    var target = current
    if effectiveStyle == .fullScreen {
      target = try presentedViewController.preferredOrientation(within: mask)
    } else if simulator.decide(OverFullScreenVote.self, presentedViewController) != .presented {
      return true
    }
    if !common.contains(target.mask) { target = window.choice(of: common) ?? current }
    if target != current { forcedOrientation = target }
    return true
  }

  /// Whether anything in the app says which orientations it likes; the stock answers never turn an
  /// interface that is turned as they allow.
  private var mayWishForOrientation: Bool {
    let presented = presentedViewController
    return presented.answersItself(.supportedInterfaceOrientations)
      || presented.answersItself(.preferredInterfaceOrientationForPresentation)
      || simulator.application.delegate != nil
      || simulator.device.infoPlist.supportedInterfaceOrientations != nil
      || simulator.application.interfaceOrientation == .portraitUpsideDown
      || (presented as? UINavigationController)?.delegate != nil
      || (presented as? UITabBarController)?.delegate != nil
  }

  /// Turns the interface as part of the transition that begins (ROT-026).
  func forceOrientation(in window: UIWindow) {
    guard let target = forcedOrientation, target != window.interfaceOrientation else { return }
    orientationBefore = window.interfaceOrientation
    guard simulator.profile.value(TurnAgainstAutorotation.self) == .viewAndStatusBar,
      !presentedViewController.askShouldAutorotate(),
      simulator.decide(TurnAgainstAutorotation.self, presentedViewController) == .viewAndStatusBar
    else { return window.turnForTransition(to: target, of: self, isArriving: true) }
    turnWithoutWindow(to: target)
  }

  /// Gives the presented view the size of another orientation, and the status bar its turn, in a
  /// window that stays as it is: a fault of one system (ROT-039).
  private func turnWithoutWindow(to target: UIInterfaceOrientation) {
    let application = simulator.application
    let old = application.interfaceOrientation
    let size = simulator.windowSize(in: target)
    ownPlacement = Placement(frame: CGRect(origin: .zero, size: size))
    application.announceOrientation(target, duration: 0)
    application.setInterfaceOrientation(target)
    application.noteOrientation(from: old)
  }

  /// Gives the status bar back the window's turn, if it had lost it.
  func turnStatusBarBack() {
    guard ownPlacement != nil, let window else { return }
    ownPlacement = nil
    window.setOrientation(window.interfaceOrientation)
  }

  /// Reads the mask when the presented view comes into the container (ROT-107).
  func readMaskInContainer() {
    guard presentedViewController.answersItself(.supportedInterfaceOrientations),
      simulator.consult(OrientationQuestion.self) != .single,
      simulator.decide(MaskInContainer.self, presentedViewController) == .read
    else { return }
    _ = presentedViewController.askSupportedOrientations()
  }

  // MARK: Leaving

  /// Works out how the interface has to be turned once this presentation has left: as it was before
  /// the presentation turned it (ROT-037, ROT-038), or as the one below allows (ROT-036).
  ///
  /// - Throws: UIKit's exceptions about the controller that is returned to (ROT-022).
  func settleOrientationBelow() throws(PresentationError) {
    forcedOrientation = nil
    guard decidesOrientation, let window,
      simulator.consult(OrientationAtPresentation.self) == .preferred,
      let decider = window.orientationDecider(without: self),
      decider === presentingViewController.outermostAncestor
    else { return }
    let current = window.interfaceOrientation
    var before = chain.first { $0.orientationBefore != nil }?.orientationBefore
    // From iOS 16 on the interface follows the device at every change of who decides (ROT-045).
    if before == nil, orientationHeld(otherThan: current, for: decider) != nil,
      simulator.decide(OrientationUpdate.self, decider) == .toAllowed
    {
      before = current
    }
    guard
      before != nil || decider.answersItself(.supportedInterfaceOrientations)
        || decider.answersItself(.preferredInterfaceOrientationForPresentation)
        || current == .portraitUpsideDown
    else { return }
    let mask = decider.askSupportedOrientations()
    let common = try window.common(mask, of: decider)
    guard simulator.failure == nil else { return }
    let preferred =
      decider.answersItself(.preferredInterfaceOrientationForPresentation)
      ? try decider.preferredOrientation(within: mask) : nil
    var target = current
    if let before, let back = orientation(backTo: before, of: decider, in: common) {
      target = back
    } else if !common.contains(current.mask) {
      target =
        preferred.flatMap { common.contains($0.mask) ? $0 : nil }
        ?? window.choice(of: common) ?? current
    }
    if target != current { forcedOrientation = target }
  }

  /// How the interface is turned once what turned it has left: as the device is held by now, or as
  /// it was before; nil if neither is allowed.
  private func orientation(
    backTo before: UIInterfaceOrientation, of decider: UIViewController,
    in common: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientation? {
    if let held = orientationHeld(otherThan: before, for: decider), common.contains(held.mask),
      simulator.consult(OrientationQuestion.self) != .pair || decider.askShouldAutorotate()
    {
      return held
    }
    return common.contains(before.mask) ? before : nil
  }

  /// How the device is held, if the interface would follow that and isn't turned so already.
  private func orientationHeld(
    otherThan other: UIInterfaceOrientation, for decider: UIViewController
  ) -> UIInterfaceOrientation? {
    guard let held = simulator.uiDevice.heldInterface, held != other,
      held != .portraitUpsideDown || simulator.device.model.showsUpsideDown,
      simulator.decide(OrientationChoice.self, decider) == .deviceFirst
    else { return nil }
    return held
  }

  /// Turns the interface back, if this is the moment for it (ROT-080).
  func turnBack(_ moment: TurnBackAtDismissal) {
    guard let target = forcedOrientation, let window,
      turnsBack(simulator.decide(TurnBackAtDismissal.self, presentedViewController), at: moment)
    else { return }
    forcedOrientation = nil
    window.turnForTransition(to: target, of: self, isArriving: false)
  }

  /// Turns the interface back without waiting for the moment, as an interactive dismissal has it
  /// (ROT-093).
  func turnBackAtOnce() {
    guard let target = forcedOrientation, let window else { return }
    forcedOrientation = nil
    window.turnForTransition(to: target, of: self, isArriving: false)
  }

  private func turnsBack(_ answer: TurnBackAtDismissal, at moment: TurnBackAtDismissal) -> Bool {
    guard answer == .atItsEndIfForced else { return answer == moment }
    return moment == .atItsEnd && orientationBefore != nil && !wasAway
  }
}

extension UIViewController {
  /// Asks how the controller would like to be presented.
  ///
  /// - Throws: UIKit's exception for a preference that the controller itself doesn't allow.
  fileprivate func preferredOrientation(
    within mask: UIInterfaceOrientationMask
  ) throws(PresentationError) -> UIInterfaceOrientation {
    let preferred = askPreferredOrientation()
    guard mask.contains(preferred.mask) || simulator.failure != nil else {
      let namesBoth = simulator.decide(PreferredOrientationText.self, self) == .namesBoth
      throw .exception(
        RotationMessages.unsupportedPreference(preferred, mask, namesBoth: namesBoth))
    }
    return preferred
  }
}

extension UIWindow {
  /// Turns the window inside a transition, without an animation of its own.
  ///
  /// From iOS 8 on the presented controller hears of its size as it comes (PRES-291), and the
  /// presenter as it comes back (ROT-078); the older callbacks don't come.
  func turnForTransition(
    to target: UIInterfaceOrientation, of presentation: UIPresentationController, isArriving: Bool
  ) {
    let old = interfaceOrientation
    let event = simulator.record(.rotation, self, .rotationForced)
    if event >= 0 {
      simulator.field(.from, .name(old.word.traceName))
      simulator.field(.to, .name(target.word.traceName))
      simulator.field(.presented, .name(presentation.presentedViewController.traceName))
    }
    turnAtOnce(to: target, event) { [self] size, coordinator in
      guard isArriving else {
        rootViewController?.sendWillTransition(with: coordinator)
        rootViewController?.sendViewWillTransition(to: size, with: coordinator)
        return
      }
      if simulator.decide(PresenterAtForcedTurn.self, self) == .hears {
        tellOfSize(size, presentation.presentingViewController, with: coordinator)
      }
      tellOfSize(size, presentation.presentedViewController, with: coordinator)
    }
  }

  private func tellOfSize(
    _ size: CGSize, _ controller: UIViewController,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    controller.sendWillTransition(with: coordinator)
    controller.sendViewWillTransition(to: size, with: coordinator)
  }
}
