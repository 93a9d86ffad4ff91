extension UIView {
  /// Options of a keyframe animation; the bits of `AnimationOptions` are understood, too.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out together with the view.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach views that are being animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, not from the model value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration even inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes none of the outer block's other options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Goes from each value to the next in a straight line.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Runs keyframes that `animations` adds; durations and delays are in seconds.
  ///
  /// Changes outside of the keyframes take the whole duration.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let simulator = Simulator.current
    let options = AnimationOptions(rawValue: options.rawValue)
    let settings = AnimationSettings(
      duration: .nanoseconds(duration), delay: .nanoseconds(delay), timing: options.timing,
      repeats: options.repeats, beginsFromCurrent: options.contains(.beginFromCurrentState))
    // The curve belongs to the keyframes, whatever block they are in.
    var overrides = options.overrides
    overrides.curve = true
    simulator.animate(
      .animateKeyframes, settings, options, overrides,
      { group in
        group.takesKeyframes = true
        animations()
      }, completion)
  }

  /// Inside a keyframe animation, gives what `animations` changes a part of the duration.
  ///
  /// Start and duration are shares of the whole duration, from 0 to 1 (ANI-027).
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    let simulator = Simulator.current
    let timeline = simulator.animations
    guard timeline.isCollecting, let group = timeline.open.last, group.takesKeyframes else {
      return animations()
    }
    let first = min(max(start, 0), 1)
    let outer = group.interval
    group.interval = PropertyAnimation.Interval(
      start: first, length: min(max(duration, 0), 1 - first),
      isPacedAlone: simulator.decide(KeyframePacing.self, nil) == .each)
    animations()
    group.interval = outer
  }
}
