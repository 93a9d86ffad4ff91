/// What an app animates alongside a transition that a finger drives: it follows the finger, and
/// goes on or back with the rest.
final class AlongsideAnimation {
  private let group: AnimationGroup
  private unowned(unsafe) let simulator: Simulator

  /// Runs `changes` and holds what they animate at its beginning; nil if they animate nothing.
  init?(_ simulator: Simulator, _ timing: TransitionTiming, _ changes: () -> Void) {
    self.simulator = simulator
    group = AnimationGroup(
      AnimationSettings(
        duration: timing.duration, delay: 0, timing: timing.timing, beginsFromCurrent: false),
      cause: simulator.cause)
    group.isHeld = true
    group.scrubbed = 0
    let timeline = simulator.animations
    timeline.outsideBlocks { timeline.collect(into: group, changes) }
    guard group.liveCount > 0 else { return nil }
    timeline.waiting.append(group)
  }

  /// Shows that much of it.
  func move(to fraction: CGFloat) { group.scrubbed = fraction }

  /// Lets it run from where it is to its end, or back to its beginning.
  func goOn(_ timing: TransitionTiming, isCancelled: Bool) {
    guard !group.hasEnded else { return }
    let here = group.scrubbed ?? 0
    group.settings.timing = timing.timing
    group.settings.duration = timing.duration
    (group.start, group.end, group.scrubbed) = (here, isCancelled ? 0 : 1, nil)
    (group.base, group.direction) = (0, 1)
    if isCancelled {
      let moved = group.animations.filter { !$0.hasEnded }
      group.completion = { _ in
        for animation in moved.reversed() { animation.layer.set(animation.key, to: animation.from) }
      }
    }
    group.isHeld = false
    if group.hasBegun { simulator.animations.run(group) }
  }
}
