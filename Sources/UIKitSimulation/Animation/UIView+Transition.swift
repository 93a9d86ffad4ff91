import Trace

extension UIView {
  /// Shows the change that `animations` makes as a transition of the whole view.
  ///
  /// What the block changes is changed at once, unless `allowAnimatedContent` is among the options.
  /// The duration is in seconds.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: .nanoseconds(duration), timing: options.timing, repeats: options.repeats)
    view.simulator.animate(
      .transition, settings, options, nil,
      { group in
        let timeline = view.simulator.animations
        timeline.addTransition(options.transition, of: view, to: group)
        guard let animations else { return }
        if options.contains(.allowAnimatedContent) || options.transition == 0 {
          animations()
        } else {
          timeline.performWithoutAnimation(animations)
        }
      }, completion)
  }

  /// Puts a view in the place of another by a transition of their superview.
  ///
  /// With `showHideTransitionViews` the first is hidden and the second is shown; otherwise the
  /// first is taken out of the superview and the second is put into it. The duration is in seconds.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      // There is nothing to see, and yet the completion comes.
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          toView.isHidden = false
          fromView.isHidden = true
        } else {
          superview.addSubview(toView)
          if fromView !== toView { fromView.removeFromSuperview() }
        }
      }, completion: completion)
  }
}

extension AnimationTimeline {
  /// Makes a group that is being collected a transition of a view.
  func addTransition(_ number: UInt, of view: UIView, to group: AnimationGroup) {
    guard number > 0, number <= Self.transitions.count else { return }
    addTransition(Self.transitions[Int(number) - 1], of: view, to: group)
  }

  /// Animates a transition of UIKit's own in which nothing else moves.
  func animateTransition(
    _ name: Word, of view: UIView, duration: Int64, timing: AnimationTiming,
    completion: @escaping () -> Void
  ) {
    animate(
      AnimationSettings(duration: duration, timing: timing), .all,
      changes: { addTransition(name, of: view, to: $0) }, completion: { _ in completion() })
  }

  private func addTransition(_ name: Word, of view: UIView, to group: AnimationGroup) {
    guard isCollecting, isShown(view.layer) else { return }
    group.transition = name.traceName
    add(view.layer, .transition, from: .number(0), to: .number(1), into: group)
  }

  /// The transitions by their numbers among the options, from 1.
  private static let transitions: [Word] = [
    .flipFromLeft, .flipFromRight, .curlUp, .curlDown, .crossDissolve, .flipFromTop,
    .flipFromBottom,
  ]
}
