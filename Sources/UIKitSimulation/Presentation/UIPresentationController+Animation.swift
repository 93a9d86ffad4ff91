extension UIPresentationController {
  /// Moves the presented view in or out, by the transition style.
  func animate(arriving: Bool, completion: @escaping () -> Void) {
    let style = transitionStyle
    let timing = transitionTiming
    running = (simulator.runLoop.now, simulator.animations.span(timing.duration, in: presentedView))
    if arriving { showChrome(false) }
    switch style {
    case .coverVertical: slide(arriving: arriving, timing, completion)
    case .crossDissolve: fade(arriving: arriving, timing, completion)
    case .flipHorizontal, .partialCurl: turnOver(arriving: arriving, timing, completion)
    }
  }

  private func slide(
    arriving: Bool, _ timing: TransitionTiming, _ completion: @escaping () -> Void
  ) {
    let view = presentedView
    let rest = view.center
    let below = CGPoint(x: rest.x, y: rest.y + distanceToBottom)
    if arriving { view.center = below }
    run(timing) {
      view.center = arriving ? rest : below
    } chrome: {
      showChrome(arriving)
    } completion: {
      if !arriving { view.center = rest }
      completion()
    }
  }

  private func fade(
    arriving: Bool, _ timing: TransitionTiming, _ completion: @escaping () -> Void
  ) {
    let view = presentedView
    if arriving { view.alpha = 0 }
    run(timing) {
      view.alpha = arriving ? 1 : 0
    } chrome: {
      showChrome(arriving)
    } completion: {
      if !arriving { view.alpha = 1 }
      completion()
    }
  }

  private func run(
    _ timing: TransitionTiming, _ changes: () -> Void, chrome: () -> Void,
    completion: @escaping () -> Void
  ) {
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing, overridesInherited: true,
      changes: {
        changes()
        chrome()
      }, completion: { _ in completion() })
  }

  /// Flips or curls: the views turn in space, which no property of theirs shows, so the transition
  /// is its duration.
  private func turnOver(
    arriving: Bool, _ timing: TransitionTiming, _ completion: @escaping () -> Void
  ) {
    showChrome(arriving)
    let isFlip = transitionStyle == .flipHorizontal
    simulator.animations.animateTransition(
      isFlip ? arriving ? .flipFromRight : .flipFromLeft : arriving ? .curlUp : .curlDown,
      of: presentedView, duration: timing.duration, timing: timing.timing
    ) { completion() }
  }

  /// How far down the presented view has to move to be off the screen.
  var distanceToBottom: CGFloat {
    guard let containerView else { return 0 }
    return containerView.bounds.maxY - frameOfPresentedViewInContainerView.minY
  }

  /// Ends the animation of the presented view now.
  func cutAnimation() {
    // The transition ends when the last of its views stands still: the style's own count, too, and
    // the presenter's, which may be in the container, doesn't.
    cutChrome()
    guard let containerView else { return presentedView.removeAllAnimations() }
    for view in containerView.subviews where view !== presenterPlace?.view {
      view.removeAllAnimations()
    }
  }
}
