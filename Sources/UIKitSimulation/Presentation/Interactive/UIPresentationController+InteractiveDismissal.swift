import Trace

// A dismissal that is driven by a finger: it begins as any other, but nothing moves by itself until
// the finger lets go; then it goes on to its end, or comes back.
extension UIPresentationController {
  /// Begins to dismiss under the finger.
  ///
  /// - Parameter ending: what UIKit does at the end, unless the dismissal is cancelled.
  /// - Returns: whether the finger drives it now; false if nothing can be dismissed, or if the
  ///   finger was taken away at once.
  package func beginInteractiveDismissal(_ ending: @escaping () -> Void) -> Bool {
    guard mayBeginInteractiveDismissal else { return false }
    do {
      try settleOrientationBelow()
    } catch {
      simulator.fail(error)
    }
    // The app's answer may have sent a dismissal, or have ended the app.
    guard mayBeginInteractiveDismissal, let window else { return false }
    departure = Departure(
      base: self, receiver: presentedViewController, call: -1, isAnimated: true, completion: nil,
      ending: ending)
    window.departures += 1
    let interaction = InteractiveDismissal()
    self.interaction = interaction
    let style = simulator.application.statusBar.style
    let turns = forcedOrientation != nil && turnsWithFinger
    let responder = window.firstResponder
    drive(.drag)
    guard simulator.failure == nil, isDriven(by: interaction) else { return false }
    takeKeyboard(from: responder, interaction)
    guard simulator.failure == nil, isDriven(by: interaction) else { return false }
    if simulator.application.statusBar.style != style {
      // The bar fades as long as an animated dismissal would take.
      interaction.barFadeEnd = simulator.runLoop.now + transitionTiming.duration
    }
    prepare(interaction)
    storedCoordinator?.followFinger(transitionTiming)
    // The app's animations alongside may have ended it.
    guard simulator.failure == nil, isDriven(by: interaction) else { return false }
    updateInteractiveDismissal(0)
    guard turns else { return true }
    turnBackAtOnce()
    cancelInteractiveDismissal()
    return false
  }

  /// Whether the presentation is at rest on top of everything, so that a finger can take it off.
  var mayBeginInteractiveDismissal: Bool {
    guard simulator.failure == nil, transition.phase == .presented, above.isEmpty, !isTakenAlong,
      containerView?.window != nil, let window
    else { return false }
    return !window.transitions.contains { $0.transition.isUnderWay }
  }

  /// Whether an interface that has to be turned for it is turned as the dismissal begins, which
  /// takes the finger away (ROT-093).
  private var turnsWithFinger: Bool {
    simulator.decide(FingerInForcedTurn.self, presentedViewController) == .cancelled
  }

  private func isDriven(by interaction: InteractiveDismissal) -> Bool {
    self.interaction === interaction && transition.isInteractive
  }

  /// Moves everything with the finger.
  ///
  /// - Parameters:
  ///   - fraction: the part of the whole way, from 0 to 1.
  ///   - overshoot: how far the view is pulled up beyond its place, in points.
  package func updateInteractiveDismissal(_ fraction: CGFloat, overshoot: CGFloat = 0) {
    guard transition.isInteractive, let interaction else { return }
    interaction.fraction = min(max(fraction, 0), 1)
    interaction.overshoot = overshoot
    place(interaction)
    storedCoordinator?.update(interaction.fraction)
  }

  private func place(_ interaction: InteractiveDismissal) {
    for motion in interaction.motions { motion.place(at: interaction.fraction) }
    if interaction.overshoot > 0 { presentedView.center.y -= interaction.overshoot }
  }

  /// Lets the dismissal go on to its end by itself.
  package func finishInteractiveDismissal() {
    guard let interaction, transition.isInteractive, !interaction.isCancelled else { return }
    release(interaction)
    guard simulator.failure == nil, isDriven(by: interaction) else { return }
    drive(.letGo)
  }

  /// Lets the dismissal go on without the finger because the app asks for the same.
  func goOn(for other: Departure) {
    guard let departure else { return }
    let joined = Departure(
      base: self, receiver: other.receiver, call: other.call, isAnimated: other.isAnimated,
      completion: other.completion, ending: departure.ending)
    (joined.chain, joined.seen) = (departure.chain, departure.seen)
    self.departure = joined
    finishInteractiveDismissal()
  }

  /// Takes the dismissal back.
  package func cancelInteractiveDismissal() {
    guard let interaction, transition.isInteractive, !interaction.isCancelled else { return }
    interaction.isCancelled = true
    release(interaction)
    guard simulator.failure == nil, isDriven(by: interaction) else { return }
    drive(.takeBack)
  }

  /// Records that the finger is gone and tells the coordinator (PRES-134).
  private func release(_ interaction: InteractiveDismissal) {
    let seq = simulator.record(.transition, presentedViewController, .interactionEnd)
    if seq >= 0 {
      simulator.field(.finished, .bool(!interaction.isCancelled))
      simulator.field(.fraction, .number(interaction.fraction))
    }
    simulator.following(seq) {
      storedCoordinator?.interactionEnded(isCancelled: interaction.isCancelled)
    }
  }

  // MARK: Motion

  /// The ways of everything that the dismissal moves; the style's own views end as without it.
  private func prepare(_ interaction: InteractiveDismissal) {
    let views = [presentedView] + movedViews
    // The keyboard may leave room at the bottom, and the view still stand above it.
    let room = containerView?.bounds ?? .zero
    interaction.distance = room.maxY - presentedView.frame.minY
    let shown = views.map(ViewMotion.Look.init(of:))
    showChrome(false)
    var gone = views.map(ViewMotion.Look.init(of:))
    gone[0] = .init(
      CGPoint(x: shown[0].center.x, y: shown[0].center.y + interaction.distance), gone[0].alpha,
      gone[0].transform)
    interaction.motions = views.indices.map {
      ViewMotion(view: views[$0], from: shown[$0], to: gone[$0])
    }
  }

  /// Moves what is left of the way, after the finger has let go.
  func animateRest(of interaction: InteractiveDismissal) {
    beginIgnoringTouches()
    let timing = transitionTiming
    running = (simulator.runLoop.now, simulator.animations.span(timing.duration, in: presentedView))
    guard !stalls(interaction) else { return }
    storedCoordinator?.goOn(timing)
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing, overridesInherited: true,
      changes: { for motion in interaction.motions { motion.place(at: 1) } },
      completion: { [self] _ in
        // What is in the container is gone with it; its view may be presented again.
        if let presented = interaction.motions.first { presented.place(at: 0) }
        self.interaction = nil
        drive(.ended)
      })
  }

  /// Moves everything back to where it was.
  func animateReturn() {
    guard let interaction else { return }
    beginIgnoringTouches()
    let timing = transitionTiming
    running = (simulator.runLoop.now, simulator.animations.span(timing.duration, in: presentedView))
    simulator.application.statusBar.update(along: timing)
    if simulator.decide(CancelledDismissal.self, presentedViewController) == .onRelease {
      turnAppearanceRound()
    }
    guard simulator.failure == nil, !stalls(interaction) else { return }
    storedCoordinator?.goOn(timing)
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing, overridesInherited: true,
      changes: { showAgain(interaction) },
      completion: { [self] _ in drive(.ended) })
  }

  /// Shows everything as it is with the controller, within the animation that is being collected.
  private func showAgain(_ interaction: InteractiveDismissal) {
    let motions = interaction.motions
    var shown: [ViewMotion.Look] = []
    // The style works out from what is behind how that is pushed back.
    simulator.animations.performWithoutAnimation {
      for motion in motions { motion.place(at: 1) }
      showChrome(true)
      shown = motions.map { ViewMotion.Look(of: $0.view) }
      place(interaction)
    }
    motions.first?.from.apply(to: presentedView)
    if avoidsKeyboard { placeOverKeyboard() }
    for (motion, look) in zip(motions, shown).dropFirst() { look.apply(to: motion.view) }
  }

  /// Whether the transition never ends because the status bar was still fading: a fault (BAR-010).
  private func stalls(_ interaction: InteractiveDismissal) -> Bool {
    simulator.runLoop.now < interaction.barFadeEnd
      && simulator.decide(PullDuringBarFade.self, presentedViewController) == .stalls
  }

  // MARK: Coming back

  /// Ends a dismissal that was taken back: who was told that it began is turned round (PRES-116).
  func endReturn() {
    let presented = presentedViewController
    if simulator.record(.transition, presented, .dismissalEnd) >= 0 {
      simulator.field(.finished, .bool(false))
    }
    running = nil
    leaveWindowList()
    window?.departures -= 1
    departure = nil
    let interaction = interaction
    self.interaction = nil
    presented.isBeingDismissed = false
    let presenter: UIViewController = presentingViewController
    if removesPresentersView {
      if presenter.appearance.state == .appearing { presenter.reverseAppearance() }
      removePresenterView()
      presenter.endAppearanceIfUnderWay()
    }
    turnAppearanceRound()
    presented.endAppearanceIfUnderWay()
    endIgnoringTouches()
    closeCoordinator()
    if let interaction { returnKeyboard(interaction) }
    // It may have got another size in the meantime.
    if transition.phase == .returned { preferredContentSizeChanged() }
  }

  /// Tells the controller that it appears again after all, unless it knows.
  private func turnAppearanceRound() {
    let presented = presentedViewController
    guard presented.appearance.state == .disappearing else { return }
    presented.reverseAppearance()
    presented.sendIsAppearing(animated: true)
  }
}

extension UIWindow {
  /// Takes back what a finger drives in the window, because no finger counts any more.
  func releaseFinger() {
    for presentation in transitions { presentation.cancelInteractiveDismissal() }
  }
}
