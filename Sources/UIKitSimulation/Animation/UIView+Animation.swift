import Trace

extension UIView {
  /// Animates what `animations` changes; durations and delays are in seconds.
  ///
  /// - Parameter completion: runs when the animation has ended, with whether it ran to its end.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let simulator = Simulator.current
    var settings = AnimationSettings(
      duration: .nanoseconds(duration), delay: .nanoseconds(delay), timing: options.timing,
      repeats: options.repeats, beginsFromCurrent: options.contains(.beginFromCurrentState))
    if options.isSystemCurve, simulator.decide(SystemCurve.self, nil) == .spring {
      settings.becomeSystemSpring()
    }
    simulator.animate(.animate, settings, options, nil, { _ in animations() }, completion)
  }

  /// Animates with a spring that settles within `duration` seconds (GEO-172).
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without overshooting, less swings.
  ///   - velocity: the speed at the start, in total distances a second (GEO-175).
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    let settings = AnimationSettings(
      duration: .nanoseconds(duration), delay: .nanoseconds(delay), timing: .spring(spring),
      repeats: options.repeats, beginsFromCurrent: options.contains(.beginFromCurrentState))
    Simulator.current.animate(.animate, settings, options, nil, { _ in animations() }, completion)
  }

  /// Inside a block, repeats what `animations` changes so many times.
  public static func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    let timeline = Simulator.current.animations
    guard timeline.isCollecting, let outer = timeline.open.last else { return animations() }
    var settings = outer.settings
    settings.repeats = AnimationRepeats(count: max(0, count), autoreverses: autoreverses)
    timeline.animate(settings, .all, changes: { _ in animations() }, completion: nil)
  }

  /// Runs `actions` without animating what they change (ANI-005).
  public static func performWithoutAnimation(_ actions: () -> Void) {
    Simulator.current.animations.performWithoutAnimation(actions)
  }

  /// Whether animation blocks animate; those that run already go on (ANI-004).
  public static var areAnimationsEnabled: Bool { Simulator.current.animations.areEnabled }

  /// Switches animation blocks on or off; those that run already go on (ANI-004).
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.current.animations.areEnabled = enabled
  }

  /// The duration of the block that is being run, in seconds, or 0 (ANI-016).
  public static var inheritedAnimationDuration: Double {
    Double(Simulator.current.animations.inheritedDuration) / 1e9
  }

  /// Ends the view's animations, and those of what is in it, unfinished (ANI-006).
  package func removeAllAnimations() { simulator.animations.removeAll(below: self) }

  // MARK: What is seen

  /// The view's alpha as it is seen now.
  package var presentedAlpha: CGFloat {
    guard let storedLayer,
      case .number(let value) = storedLayer.presentationValue(
        .opacity, model: .number(layerOpacity))
    else { return layerOpacity }
    return value
  }

  /// The view's frame as it is seen now, in its superview's coordinates.
  package var presentedFrame: CGRect {
    guard let layer = storedLayer,
      case .point(let position) = layer.presentationValue(.position, model: .point(layerPosition)),
      case .rect(let bounds) = layer.presentationValue(.bounds, model: .rect(layerBounds)),
      case .transform(let map) = layer.presentationValue(
        .transform, model: .transform(layerTransform))
    else { return frame }
    return CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(map).offsetBy(dx: position.x, dy: position.y)
  }
}

extension Simulator {
  /// Records the call of an animation function and runs its block.
  func animate(
    _ call: Word, _ settings: AnimationSettings, _ options: UIView.AnimationOptions,
    _ overrides: AnimationOverrides? = nil, _ changes: (AnimationGroup) -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let seq = recordCall(.call, nil, call)
    if seq >= 0 {
      field(.duration, .seconds(settings.duration))
      if settings.delay > 0 { field(.delay, .seconds(settings.delay)) }
    }
    following(seq) {
      animations.animate(
        settings, overrides ?? options.overrides, named: .animationCompletion,
        changes: { group in
          animations.setInteraction(of: group, options)
          changes(group)
          if options.contains(.layoutSubviews) { layOut(group) }
        }, completion: completion)
    }
  }

  /// Lays out what a block has resized, so that what is in it moves along.
  private func layOut(_ group: AnimationGroup) {
    for animation in group.animations where animation.key == .bounds {
      animation.layer.view?.layoutIfNeeded()
    }
  }
}

extension AnimationSettings {
  /// Takes the system's spring, which has a duration of its own (GEO-162, GEO-166).
  mutating func becomeSystemSpring() {
    timing = .spring(.system)
    if duration > 0 { duration = SpringTiming.system.settlingNanoseconds }
  }
}

extension Int64 {
  /// Seconds as the nearest nanosecond; what is no number counts as 0, and what is endless as 36
  /// years.
  package static func nanoseconds(_ seconds: Double) -> Int64 {
    guard seconds.isFinite else { return seconds > 0 ? 1 << 60 : 0 }
    guard abs(seconds) < 1e9 else { return seconds > 0 ? 1 << 60 : -(1 << 60) }
    return Int64((seconds * 1e9).rounded())
  }
}
