extension UIView {
  /// Options of an animation block.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches reach views that are being animated (ANI-028).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, not from the model value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Takes its own duration even inside another block (ANI-015).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Slow at both ends; the curve of a block that names none.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timing: AnimationTiming {
      switch (rawValue >> 16) & 0xF {
      case 1: .cubic(.easeIn)
      case 2: .cubic(.easeOut)
      case 3: .cubic(.linear)
      default: .cubic(.easeInEaseOut)
      }
    }
  }

  /// Animates what `animations` changes; durations and delays are in seconds.
  ///
  /// - Parameter completion: runs when the animation has ended, with whether it ran to its end.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Simulator.current.animations.animate(
      duration: .nanoseconds(duration), delay: .nanoseconds(delay), timing: options.timing,
      beginsFromCurrent: options.contains(.beginFromCurrentState),
      overridesInherited: options.contains(.overrideInheritedDuration), changes: animations,
      completion: completion)
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
    Simulator.current.animations.animate(
      duration: .nanoseconds(duration), delay: .nanoseconds(delay),
      timing: .spring(
        SpringTiming(
          duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)),
      beginsFromCurrent: options.contains(.beginFromCurrentState),
      overridesInherited: options.contains(.overrideInheritedDuration), changes: animations,
      completion: completion)
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
    guard case .number(let value) = presentationValue(.opacity, model: .number(layerOpacity)) else {
      return layerOpacity
    }
    return value
  }

  /// The view's frame as it is seen now, in its superview's coordinates.
  package var presentedFrame: CGRect {
    guard !runningAnimations.isEmpty,
      case .point(let position) = presentationValue(.position, model: .point(layerPosition)),
      case .rect(let bounds) = presentationValue(.bounds, model: .rect(layerBounds)),
      case .transform(let map) = presentationValue(.transform, model: .transform(layerTransform))
    else { return frame }
    return CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(map).offsetBy(dx: position.x, dy: position.y)
  }

  func presentationValue(_ key: AnimatableKey, model: AnimatableValue) -> AnimatableValue {
    let now = simulator.runLoop.now
    var value = model
    for animation in runningAnimations where animation.key == key {
      let progress = animation.group.progress(at: now)
      value =
        animation.isAdditive
        ? value.adding(1 - progress, from: animation.from, to: animation.to)
        : animation.from.interpolated(to: animation.to, progress)
    }
    return value
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
