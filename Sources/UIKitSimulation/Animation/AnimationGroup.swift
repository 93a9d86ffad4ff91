import Trace

/// How the changes of an animation block run.
struct AnimationSettings {
  /// How long one run takes, in nanoseconds.
  var duration: Int64
  /// How long the group waits first, in nanoseconds.
  var delay: Int64 = 0
  var timing: AnimationTiming
  var repeats = AnimationRepeats()
  /// Whether what replaces a running animation starts from what is seen.
  var beginsFromCurrent = false
}

/// What a nested block doesn't take from the block around it.
struct AnimationOverrides {
  var duration = false
  var curve = false
  var options = false

  static let all = AnimationOverrides(duration: true, curve: true, options: true)
}

/// The changes of one animation block, which run together and complete together.
package final class AnimationGroup {
  /// How the group runs; an old-style block changes it while it is open.
  var settings: AnimationSettings
  /// Called once, with whether the animation that ended last ran to its end (ANI-025).
  var completion: ((Bool) -> Void)?
  /// What the trace calls the completion; nil for one of UIKit's own.
  var completionWord: Word?
  /// Called when the group begins to run, after its delay.
  var willStart: (() -> Void)?
  /// The event that asked for the group, or -1.
  let cause: Int32
  /// Whom the trace's events are about: the first layer that it moves.
  var subject = Name.none
  /// The kind of transition that the group is, if it is one.
  var transition: Name = .none

  /// The animator that the group belongs to, kept while it runs.
  var animator: UIViewPropertyAnimator?
  /// Whether keyframes may be added to the group.
  var takesKeyframes = false
  /// Whether it is a block of `beginAnimations`.
  var isOldStyle = false
  /// Whether somebody said how often an old-style block runs.
  var hasRepeatCount = false
  /// What whoever drives the app keeps beside an old-style block.
  var companion: AnyObject?
  /// Whether the app lets touches reach what the group moves (TCH-010); nil for one of UIKit's own.
  var letsUserIn: Bool?
  /// Whether the group is what a transaction made of changes of layers outside of blocks.
  var isImplicit = false

  /// The part of the duration that what is being collected runs in.
  var interval: PropertyAnimation.Interval?
  /// Everything that the group moves, or moved and has ended.
  var animations: [PropertyAnimation] = []
  /// How many of them are under way.
  var liveCount = 0
  /// Whether its block is still being run.
  var isOpen = false
  var isRunning = false
  /// Whether its animator is paused, so that it doesn't run once it has begun.
  var isHeld = false
  var hasBegun = false
  var hasEnded = false
  /// Whether what ended last was cut off.
  var wasCut = false
  var timer: TimerToken?
  /// The event of its beginning, or -1.
  var beginning: Int32 = -1
  /// The groups of old-style blocks inside this one, which begin with it (ANI-017).
  var held: [AnimationGroup] = []

  // Where the group stands. An animation's time is `base` and, while the group runs, what has gone
  // by since its anchor, forwards or backwards.
  var base: Int64 = 0
  var direction: Int64 = 1
  /// Where the present run begins and ends, 0 being the old values and 1 the new ones.
  var start = 0.0
  var end = 1.0
  /// Where the app has put it by hand, while it is paused.
  var scrubbed: Double?

  init(_ settings: AnimationSettings, cause: Int32) {
    self.settings = settings
    self.cause = cause
    base = -settings.delay
  }

  /// Whether something of UIKit's own waits for its end, such as a transition.
  var isOfUIKit: Bool {
    completion != nil && completionWord == nil && animator == nil && !isImplicit
  }

  /// How long the group runs with its repeats, in nanoseconds; `.max` if it has no end.
  var total: Int64 { settings.repeats.total(settings.duration) }

  /// Where one of the animations is in its time, in nanoseconds.
  func elapsed(of animation: PropertyAnimation, at now: Int64) -> Int64 {
    guard isRunning else { return base }
    return base + direction * (animation.layer.mediaTime(at: now) - animation.anchor)
  }

  /// How far one of the animations is, 0 being the old value and 1 the new one.
  func progress(of animation: PropertyAnimation, at now: Int64) -> Double {
    let time = settings.repeats.position(
      elapsed(of: animation, at: now), of: settings.duration)
    guard let interval = animation.interval else { return progress(after: time) }
    guard interval.isPacedAlone else { return interval.share(of: progress(after: time)) }
    let share = interval.share(of: share(after: time))
    let duration = settings.duration
    return settings.timing.progress(Int64((share * Double(duration)).rounded()), of: duration)
  }

  /// How far the whole is after so many nanoseconds of its present run.
  func progress(after time: Int64) -> Double {
    if let scrubbed { return scrubbed }
    let progress = settings.timing.progress(time, of: settings.duration)
    return start == 0 && end == 1 ? progress : start + (end - start) * progress
  }

  /// The share of the time that has gone by; in a run from somewhere between, that of the way.
  func share(after time: Int64) -> Double {
    guard scrubbed == nil, start == 0, end == 1, settings.duration > 0 else {
      return progress(after: time)
    }
    return min(max(Double(time) / Double(settings.duration), 0), 1)
  }
}
