import Trace

/// An animation that can be paused, moved by hand, turned round and stopped.
public final class UIViewPropertyAnimator: NSObject {
  private struct Block {
    let delayFactor: Double
    let body: () -> Void
  }

  /// What an animation moved, once the animator has been stopped.
  private struct Stopped {
    let layer: CALayer
    let key: AnimatableKey
    let from, to: AnimatableValue
  }

  /// How far the animator has come (ANI-030).
  public private(set) var state: UIViewAnimatingState = .inactive
  /// Whether it stays active at its end, so that it can be turned round.
  public var pausesOnCompletion = false
  /// Whether `fractionComplete` moves the views in proportion while the animator is paused.
  public var scrubsLinearly = true
  /// How the animator runs.
  public package(set) var timingParameters: any UITimingCurveProvider

  private var givenDuration: Int64
  private var givenDelay: Int64 = 0
  private var blocks: [Block] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var stopped: [Stopped] = []
  private var group: AnimationGroup?
  private var hasReversed = false

  /// Makes an animator; the duration is in seconds.
  public init(duration: Double, timingParameters: any UITimingCurveProvider) {
    givenDuration = .nanoseconds(duration)
    self.timingParameters = timingParameters
    super.init()
  }

  /// Makes an animator with one of UIKit's curves; the duration is in seconds.
  public convenience init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of two control points; the duration is in seconds.
  public convenience init(
    duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles within `duration` seconds.
  public convenience init(
    duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it; duration and delay are in seconds.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.namedCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  public override class var className: String { "UIViewPropertyAnimator" }

  // MARK: Time

  /// How long it runs, in seconds; a spring of physical values has a duration of its own (GEO-174).
  public var duration: Double {
    Double(timingParameters.timing(for: givenDuration).duration) / 1e9
  }

  /// How long it waits after it was started, in seconds.
  public var delay: Double { Double(givenDelay) / 1e9 }

  /// Sets the duration of an animator that hasn't started, in seconds.
  package func setDuration(_ seconds: Double) { givenDuration = .nanoseconds(seconds) }

  /// How long it really runs: without a duration it takes the usual 0.2 s (ANI-029).
  private var motion: (timing: AnimationTiming, duration: Int64) {
    var duration = givenDuration
    if duration <= 0 {
      duration =
        simulator.decide(AnimatorWithoutDuration.self, self) == .usual ? .nanoseconds(0.2) : 0
    }
    return timingParameters.timing(for: duration)
  }

  /// Whether it is on its way.
  public var isRunning: Bool {
    guard state == .active, let group else { return false }
    return group.isRunning || !group.hasBegun && !group.isHeld
  }

  /// Whether it goes back to where it started.
  public var isReversed: Bool {
    get { hasReversed }
    set {
      guard newValue != hasReversed else { return }
      hasReversed = newValue
      if let group, state == .active { turn(group) }
    }
  }

  /// How far it has come on its way, from 0 to 1; setting it pauses the animator.
  public var fractionComplete: Double {
    get {
      guard let group, state == .active else { return 0 }
      let time = group.time(at: simulator.runLoop.now)
      let isLinear = !isRunning && scrubsLinearly
      let share = isLinear ? group.progress(after: time) : group.share(after: time)
      return hasReversed ? 1 - share : share
    }
    set {
      pauseAnimation()
      guard let group, state == .active else { return }
      let share = hasReversed ? 1 - newValue : newValue
      let duration = group.settings.duration
      group.scrubbed =
        scrubsLinearly
        ? share
        : motion.timing.progress(.nanoseconds(share * Double(duration) / 1e9), of: duration)
      if simulator.record(.animation, self, .fractionComplete) >= 0 {
        simulator.field(.value, .number(newValue))
      }
    }
  }

  // MARK: Blocks

  /// Adds what is to be animated; `delayFactor` is the share of the remaining time to wait.
  ///
  /// The block runs when the animator starts, or at once if it has.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double = 0) {
    let factor = min(max(delayFactor, 0), 1)
    guard state == .active, let group else {
      blocks.append(Block(delayFactor: factor, body: animation))
      return
    }
    let timeline = simulator.animations
    let wasRunning = group.isRunning
    timeline.pause(group)
    let done = group.share(after: group.base)
    let start = done + factor * (1 - done)
    group.interval = .init(start: start, length: 1 - start, isPacedAlone: true)
    timeline.outsideBlocks { timeline.collect(into: group, animation) }
    group.interval = nil
    if wasRunning, !group.hasEnded { timeline.run(group) }
  }

  /// Adds what is called at the end, with where that is.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts the animator, or lets it go on after a pause (ANI-029).
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animator after so many seconds.
  public func startAnimation(afterDelay delay: Double) {
    let seq = simulator.recordCall(.call, self, .startAnimation)
    if seq >= 0, delay > 0 { simulator.field(.delay, .seconds(.nanoseconds(delay))) }
    simulator.following(seq) {
      switch state {
      case .inactive:
        givenDelay = max(0, .nanoseconds(delay))
        activate(isHeld: false)
      case .active: resume()
      case .stopped: break
      }
    }
  }

  /// Holds the animator where it is; one that hasn't started is made ready to be moved by hand.
  public func pauseAnimation() {
    guard state != .stopped, state == .inactive || isRunning else { return }
    let seq = simulator.recordCall(.call, self, .pauseAnimation)
    simulator.following(seq) {
      if let group, state == .active {
        group.isHeld = true
        simulator.animations.pause(group)
      } else {
        activate(isHeld: true)
      }
    }
  }

  /// Lets a paused animator go on, with other parameters or in another time.
  ///
  /// - Parameter durationFactor: how long what is left takes, as a share of the whole duration; 0
  ///   takes what is left of it.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: Double
  ) {
    guard state == .active, !isRunning, let group else { return }
    let seq = simulator.recordCall(.call, self, .continueAnimation)
    simulator.following(seq) {
      if parameters != nil || durationFactor > 0 {
        redirect(group, parameters, durationFactor)
      }
      resume()
    }
  }

  /// Stops the animator where it is; the views keep what is seen (ANI-030).
  ///
  /// - Parameter withoutFinishing: whether it is over with that; if not, `finishAnimation` ends it.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let group else { return }
    let seq = simulator.recordCall(.call, self, .stopAnimation)
    if seq >= 0 { simulator.field(.withoutFinishing, .bool(withoutFinishing)) }
    simulator.following(seq) {
      let timeline = simulator.animations
      let live = group.animations.filter { !$0.hasEnded && $0.key != .transition }
      let seen = live.map { $0.layer.presentationValue($0.key, model: $0.layer.value(of: $0.key)) }
      stopped = live.map { Stopped(layer: $0.layer, key: $0.key, from: $0.from, to: $0.to) }
      group.completion = nil
      group.wasCut = true
      state = withoutFinishing ? .inactive : .stopped
      self.group = nil
      timeline.finish(group)
      for (animation, value) in zip(stopped, seen) { animation.layer.set(animation.key, to: value) }
      if withoutFinishing { reset() }
    }
  }

  /// Ends a stopped animator: puts the views there and calls the completions (ANI-030).
  public func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    let seq = simulator.recordCall(.call, self, .finishAnimation)
    simulator.following(seq) {
      place(stopped, at: position)
      complete(at: position)
    }
  }
}

extension UIViewPropertyAnimator {
  /// Runs the blocks and makes the animator active.
  private func activate(isHeld: Bool) {
    let timeline = simulator.animations
    let (timing, duration) = motion
    let group = AnimationGroup(
      AnimationSettings(duration: duration, delay: givenDelay, timing: timing),
      cause: simulator.cause)
    group.isHeld = isHeld
    group.animator = self
    timeline.ofAnimators.append(group)
    group.subject = traceName
    group.completion = { [unowned self, unowned group] _ in ended(group) }
    self.group = group
    state = .active
    let blocks = blocks
    self.blocks.removeAll()
    timeline.outsideBlocks {
      timeline.collect(into: group) {
        for block in blocks {
          let factor = block.delayFactor
          group.interval =
            factor > 0
            ? .init(start: factor, length: 1 - factor, isPacedAlone: true) : nil
          block.body()
        }
        group.interval = nil
      }
    }
    guard state == .active, self.group === group, !group.hasEnded else { return }
    if hasReversed { turn(group) }
    if group.liveCount > 0 || isHeld {
      timeline.waiting.append(group)
    } else {
      timeline.close(group)
    }
  }

  private func resume() {
    guard let group, state == .active, !isRunning else { return }
    if group.scrubbed != nil { redirect(group, nil, 0) }
    group.isHeld = false
    guard group.hasBegun else { return }
    if group.liveCount > 0 {
      simulator.animations.run(group)
    } else {
      simulator.animations.finish(group)
    }
  }

  /// The longest way, in nanoseconds: a year.
  private static let longest = 365 * 86_400e9

  /// Gives a paused group a new way from where it is to where it ends.
  private func redirect(
    _ group: AnimationGroup, _ parameters: (any UITimingCurveProvider)?, _ durationFactor: Double
  ) {
    let here = group.progress(after: group.base)
    let target = hasReversed ? 0.0 : 1.0
    let (_, whole) = motion
    let share = durationFactor > 0 ? durationFactor : abs(target - here)
    // Far beyond its ends, and over very long times, the way back has no end that counts.
    let left = Int64(min(Double(whole) * min(share, 1e6), Self.longest).rounded())
    let (timing, duration) = (parameters ?? timingParameters).timing(for: max(1, left))
    group.settings.timing = timing
    group.settings.duration = parameters == nil ? max(1, left) : duration
    (group.start, group.end, group.scrubbed) = (here, target, nil)
    (group.base, group.direction) = (0, 1)
  }

  /// Turns a group round: on its first way time goes backwards, on a later one it gets a new way.
  private func turn(_ group: AnimationGroup) {
    let timeline = simulator.animations
    let wasRunning = group.isRunning
    timeline.pause(group)
    if group.scrubbed == nil, group.start == 0, group.end == 1 {
      group.direction = hasReversed ? -1 : 1
      group.base = min(group.base, group.settings.duration)
      if hasReversed { group.base = max(group.base, 0) }
    } else if wasRunning {
      redirect(group, nil, 0)
    } else if group.scrubbed == nil {
      group.scrubbed = group.progress(after: group.base)
    }
    if wasRunning { timeline.run(group) }
  }

  /// Called at the end of the group's time; false if the animator pauses there.
  func mayEnd() -> Bool {
    guard let group, pausesOnCompletion else {
      if let group { place(group) }
      return true
    }
    group.isRunning = false
    group.isHeld = true
    group.base = group.direction > 0 ? group.settings.duration : 0
    return false
  }

  private func position(of group: AnimationGroup) -> UIViewAnimatingPosition {
    if group.wasCut { return .current }
    return (group.direction > 0 ? group.end : group.start) == 0 ? .start : .end
  }

  /// Puts the views back where they were, if the animator has gone back.
  private func place(_ group: AnimationGroup) {
    guard position(of: group) == .start else { return }
    let moved = group.animations.filter { !$0.hasEnded }
      .map { Stopped(layer: $0.layer, key: $0.key, from: $0.from, to: $0.to) }
    place(moved, at: .start)
  }

  private func place(_ moved: [Stopped], at position: UIViewAnimatingPosition) {
    switch position {
    case .end: for item in moved { item.layer.set(item.key, to: item.to) }
    case .start: for item in moved.reversed() { item.layer.set(item.key, to: item.from) }
    case .current: break
    }
  }

  private func ended(_ group: AnimationGroup) {
    guard self.group === group else { return }
    self.group = nil
    complete(at: position(of: group))
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    state = .inactive
    reset()
    let name = simulator.trace.names.intern("\(position)")
    simulator.animations.outsideBlocks {
      for completion in completions {
        simulator.run(.completion, of: self, with: (.position, .name(name))) {
          completion(position)
        }
      }
    }
  }

  private func reset() {
    completions.removeAll()
    blocks.removeAll()
    stopped.removeAll()
    hasReversed = false
  }
}

extension AnimationGroup {
  /// Where the group stands in its time, in nanoseconds.
  fileprivate func time(at now: Int64) -> Int64 {
    guard let animation = animations.first(where: { !$0.hasEnded }) else { return base }
    return elapsed(of: animation, at: now)
  }
}

extension UIView.AnimationOptions {
  /// The curve among the options.
  fileprivate var namedCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF))
  }
}
