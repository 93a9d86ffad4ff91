import Trace

/// The animations of an app: those that a block is collecting and those that run.
///
/// Nothing here happens by the frame: values are closed forms of the clock, and one timer stands
/// for the end of a group.
package final class AnimationTimeline {
  unowned(unsafe) var simulator: Simulator!

  /// The groups whose blocks are being run, the innermost last.
  var open: [AnimationGroup] = []
  /// The groups that begin with the commit of the turn (ANI-019).
  var waiting: [AnimationGroup] = []
  /// Those of animators, paused ones too, which nothing else would end.
  var ofAnimators: [AnimationGroup] = []
  /// The groups that have begun, oldest first, with some that have ended.
  private var running: [AnimationGroup] = []
  private var endedCount = 0
  private var suppressed = 0
  /// Whether what changes now isn't the app's doing and is never animated.
  private(set) var changesAtOnce = false

  /// The transactions that are open, the turn's own first.
  var transactions = [Transaction()]
  /// Whether any layer's clock differs from its superlayer's.
  private(set) var hasLayerClocks = false

  /// How many animations keep touches from the views that they move.
  var blockingCount = 0

  /// Whether animation blocks animate at all; a switch of the app's own (ANI-004).
  package var areEnabled = true

  /// Whether a change of a view becomes an animation.
  var isCollecting: Bool {
    !open.isEmpty && suppressed == 0 && areEnabled && !changesAtOnce && !disablesActions
  }

  /// Whether animations wait for the commit in which they start.
  var areWaiting: Bool { !waiting.isEmpty }

  /// The duration of the block that is being run, in nanoseconds, or 0 (ANI-016).
  package var inheritedDuration: Int64 {
    isCollecting ? open[open.count - 1].settings.duration : 0
  }

  // MARK: Blocks

  /// Runs `changes` and animates what they change, for UIKit itself.
  package func animate(
    duration: Int64, delay: Int64 = 0, timing: AnimationTiming, beginsFromCurrent: Bool = false,
    overridesInherited: Bool = false, changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay, timing: timing, beginsFromCurrent: beginsFromCurrent)
    let overrides = overridesInherited ? AnimationOverrides.all : AnimationOverrides()
    animate(settings, overrides, changes: { _ in changes() }, completion: completion)
  }

  /// Runs `changes` and animates what they change.
  ///
  /// A nested block takes what it doesn't override from the outer one (ANI-015). Without a duration
  /// or with nothing to animate the completion comes in the next turn (ANI-002, ANI-003).
  /// - Parameter word: what the trace calls the completion; nil leaves it out.
  func animate(
    _ settings: AnimationSettings, _ overrides: AnimationOverrides, named word: Word? = nil,
    changes: (AnimationGroup) -> Void, completion: ((Bool) -> Void)?
  ) {
    let group = AnimationGroup(inheriting(settings, overrides), cause: simulator.cause)
    group.completion = completion
    group.completionWord = word
    collect(into: group) { changes(group) }
    close(group)
  }

  /// The settings of a block inside the one that is being run.
  func inheriting(
    _ settings: AnimationSettings, _ overrides: AnimationOverrides
  ) -> AnimationSettings {
    var settings = settings
    settings.duration = max(0, settings.duration)
    settings.delay = max(0, settings.delay)
    guard isCollecting, let outer = open.last?.settings else { return settings }
    if !overrides.duration { settings.duration = outer.duration }
    if !overrides.curve { settings.timing = outer.timing }
    if !overrides.options {
      settings.beginsFromCurrent = settings.beginsFromCurrent || outer.beginsFromCurrent
      if settings.repeats.count == 1 { settings.repeats.count = outer.repeats.count }
      if outer.repeats.autoreverses { settings.repeats.autoreverses = true }
    }
    return settings
  }

  /// Runs `changes` and takes what they change into a group, unless blocks don't animate now.
  func collect(into group: AnimationGroup, _ changes: () -> Void) {
    let isAnimated = areEnabled && suppressed == 0 && group.settings.duration > 0
    let depth = open.count
    group.isOpen = true
    if isAnimated { open.append(group) } else { suppressed += 1 }
    changes()
    // An old-style block that was begun in there and never committed is lost.
    if open.count > depth { open.removeSubrange(depth...) }
    if !isAnimated { suppressed -= 1 }
    group.isOpen = false
  }

  /// Lets a group whose block has been run begin with the commit, or complete if it is empty.
  func close(_ group: AnimationGroup) {
    guard !group.hasEnded else { return }
    if group.liveCount > 0 {
      waiting.append(group)
    } else {
      group.hasEnded = true
      group.animations.removeAll()
      guard group.completion != nil || group.willStart != nil else { return }
      simulator.runLoop.async { [unowned self] in
        group.willStart?()
        complete(group)
      }
    }
  }

  /// Runs `changes` without animating them, even inside a block (ANI-005).
  package func performWithoutAnimation(_ changes: () -> Void) {
    suppressed += 1
    changes()
    suppressed -= 1
  }

  /// Whether blocks are being kept from animating what they change.
  var isSuppressed: Bool { suppressed > 0 || !areEnabled }

  /// Runs `changes` without animating them, those of layers neither.
  func changeAtOnce(_ changes: () -> Void) {
    let outer = changesAtOnce
    changesAtOnce = true
    changes()
    changesAtOnce = outer
  }

  /// Runs code of the app that isn't part of the blocks that are being run.
  func outsideBlocks(_ body: () -> Void) {
    let (outerOpen, outerSuppressed) = (open, suppressed)
    if !open.isEmpty { open.removeAll() }
    suppressed = 0
    body()
    (open, suppressed) = (outerOpen, outerSuppressed)
  }

  // MARK: Running

  /// Starts the groups that the turn made (ANI-019).
  func commit() {
    closeTurnTransaction()
    guard !waiting.isEmpty else { return }
    let groups = waiting
    waiting.removeAll(keepingCapacity: true)
    for group in groups where !group.hasEnded { begin(group) }
  }

  private func begin(_ group: AnimationGroup) {
    group.hasBegun = true
    running.append(group)
    let outer = simulator.cause
    simulator.cause = group.cause
    group.beginning = simulator.record(.animation, group.subject, Word.animationBegin.traceName)
    if group.beginning >= 0 {
      describe(group)
      simulator.cause = group.beginning
    }
    if let willStart = group.willStart {
      if group.settings.delay > 0 {
        simulator.runLoop.schedule(after: group.settings.delay, .ending) {
          if !group.hasEnded { willStart() }
        }
      } else {
        willStart()
      }
    }
    simulator.cause = outer
    if !group.hasEnded, !group.isHeld { run(group) }
  }

  /// Tells in the trace how a group runs.
  private func describe(_ group: AnimationGroup) {
    let settings = group.settings
    simulator.field(.duration, .seconds(settings.duration))
    if settings.delay > 0 { simulator.field(.delay, .seconds(settings.delay)) }
    if settings.repeats.count != 1 {
      simulator.field(
        .repeatCount,
        group.total == .max
          ? .name(Word.infinity.traceName) : .number(settings.repeats.count))
    }
    if settings.repeats.autoreverses { simulator.field(.autoreverses, .bool(true)) }
    if group.transition != .none { simulator.field(.transition, .name(group.transition)) }
  }

  /// Sets a group's time going from where it stands.
  func run(_ group: AnimationGroup) {
    group.isRunning = true
    let now = simulator.runLoop.now
    for animation in group.animations { animation.anchor = animation.layer.mediaTime(at: now) }
    scheduleEnd(of: group)
  }

  /// Stops a group's time where it stands.
  func pause(_ group: AnimationGroup) {
    guard group.isRunning else { return }
    if let animation = group.animations.first(where: { !$0.hasEnded }) {
      group.base = group.elapsed(of: animation, at: simulator.runLoop.now)
    }
    group.isRunning = false
    if let timer = group.timer { simulator.runLoop.cancel(timer) }
    group.timer = nil
  }

  private func scheduleEnd(of group: AnimationGroup) {
    if let timer = group.timer { simulator.runLoop.cancel(timer) }
    let isEndless = group.direction > 0 && group.total == .max
    var wait = isEndless ? .max : group.direction > 0 ? group.total - group.base : group.base
    if hasLayerClocks, !isEndless {
      let now = simulator.runLoop.now
      let ends = group.animations.lazy.filter { !$0.hasEnded }
        .map { $0.layer.instant(ofMediaTime: $0.anchor &+ wait) ?? .max }
      let last = ends.max() ?? now
      wait = last == .max ? last : last - now
    }
    let outer = simulator.cause
    if group.beginning >= 0 { simulator.cause = group.beginning }
    group.timer = simulator.runLoop.schedule(
      after: wait, isEndless ? .repeating : .ending, of: group.subject
    ) { [unowned self] in
      group.timer = nil
      end(group)
    }
    simulator.cause = outer
  }

  /// Notes that a layer's clock was set: whatever runs ends at another time (ANI-031).
  func layerClockChanged() {
    hasLayerClocks = true
    for group in running where !group.hasEnded && group.isRunning { scheduleEnd(of: group) }
  }

  /// How fast the layer's time goes because of which a timer is never due; nil if it has no layer.
  package func rate(behind timer: ScheduledTimer) -> Double? {
    let group = running.first { $0.timer?.sequence == timer.sequence }
    return group?.animations.lazy.filter { !$0.hasEnded }.map(\.layer.rate).first { $0 <= 0 }
  }

  /// How long by the clock something lasts that takes `duration` of a view's time (ANI-031).
  func span(_ duration: Int64, in view: UIView) -> Int64 {
    guard hasLayerClocks else { return duration }
    let layer = view.layer
    let now = simulator.runLoop.now
    return (layer.instant(ofMediaTime: layer.mediaTime(at: now) + duration) ?? 1 << 60) - now
  }

  // MARK: Ending

  /// Called when a group's time is over: it completes, unless somebody decides otherwise.
  private func end(_ group: AnimationGroup) {
    guard !group.hasEnded else { return }
    if let animator = group.animator, !animator.mayEnd() { return }
    finish(group)
  }

  /// Ends what is left of a group, at its end or cut off, and completes it.
  func finish(_ group: AnimationGroup) {
    guard !group.hasEnded else { return }
    group.hasEnded = true
    if let timer = group.timer { simulator.runLoop.cancel(timer) }
    group.timer = nil
    var waiters: [TransactionCompletion] = []
    for animation in group.animations {
      if !animation.hasEnded {
        animation.hasEnded = true
        animation.layer.animationEnded(animation)
      }
      if let waiter = animation.transaction { waiters.append(waiter) }
      animation.transaction = nil
    }
    group.animations.removeAll()
    let animator = group.animator
    group.animator = nil
    if animator != nil { ofAnimators.removeAll { $0 === group } }
    group.liveCount = 0
    if group.hasBegun { noteEnded() }
    var seq: Int32 = -1
    if group.hasBegun {
      seq = simulator.record(.animation, group.subject, Word.animationEnd.traceName)
      if seq >= 0 { simulator.field(.finished, .bool(!group.wasCut)) }
    }
    simulator.following(seq) {
      complete(group)
      for waiter in waiters { animationEnded(in: waiter) }
    }
    withExtendedLifetime(animator) {}
  }

  /// Keeps the list of groups as long as twice what runs, so that ending one costs the same
  /// however many there are.
  private func noteEnded() {
    endedCount += 1
    guard endedCount * 2 > running.count else { return }
    running.removeAll { $0.hasEnded }
    endedCount = 0
  }

  private func complete(_ group: AnimationGroup) {
    guard let completion = group.completion else { return }
    group.completion = nil
    let isFinished = !group.wasCut
    outsideBlocks {
      if let word = group.completionWord {
        simulator.run(word, named: group.subject, with: (.finished, .bool(isFinished))) {
          completion(isFinished)
        }
      } else {
        completion(isFinished)
      }
    }
  }

  /// Ends one animation before its time; its group completes with the last of them.
  ///
  /// What UIKit waits for, such as a transition, isn't over because another motion of UIKit's, such
  /// as a turn, takes the view along: it ends when its time is over.
  func cut(_ animation: PropertyAnimation, for successor: AnimationGroup? = nil) {
    guard !animation.hasEnded else { return }
    animation.hasEnded = true
    animation.layer.animationEnded(animation)
    let group = animation.group
    let waiter = animation.transaction
    animation.transaction = nil
    group.liveCount -= 1
    let goesOn = group.isOfUIKit && successor?.isOfUIKit == true
    if group.liveCount == 0, !goesOn {
      group.wasCut = true
      if !group.isOpen { finish(group) }
    }
    if let waiter { animationEnded(in: waiter) }
  }

  /// Ends every animation of a view and of what is in it, unfinished (ANI-013).
  package func removeAll(below view: UIView) {
    view.storedLayer?.removeAllAnimations()
    for layer in view.storedLayer?.ownSublayers ?? [] { removeAll(below: layer) }
    for subview in view.subviews { removeAll(below: subview) }
  }

  func removeAll(below layer: CALayer) {
    layer.removeAllAnimations()
    for layer in layer.ownSublayers { removeAll(below: layer) }
  }

  /// Whether a transition of UIKit's own is under way.
  var hasTransitions: Bool {
    (waiting + running).contains { !$0.hasEnded && $0.isOfUIKit }
  }

  /// Ends every animation, unfinished, as when the app goes into the background (ANI-013).
  ///
  /// - Parameter keepsTransitions: whether those of UIKit's own go on.
  func removeAll(butTransitions keepsTransitions: Bool) {
    for group in waiting + running where !group.hasEnded && !(keepsTransitions && group.isOfUIKit) {
      for animation in group.animations { cut(animation) }
      guard !group.hasEnded else { continue }
      group.wasCut = true
      finish(group)
    }
  }

  /// Forgets every animation, as at the end of a scenario.
  func removeAll() {
    for group in waiting { forget(group) }
    for group in running { forget(group) }
    for group in open { forget(group) }
    for group in ofAnimators { forget(group) }
    ofAnimators.removeAll()
    for transaction in transactions { transaction.group.map(forget) }
    waiting.removeAll()
    running.removeAll()
    open.removeAll()
    blockingCount = 0
    transactions = [Transaction()]
  }

  private func forget(_ group: AnimationGroup) {
    for animation in group.animations { animation.layer.forgetAnimations() }
    group.animations.removeAll()
    group.completion = nil
    group.willStart = nil
    group.animator = nil
    for inner in group.held { forget(inner) }
    group.held.removeAll()
  }
}
