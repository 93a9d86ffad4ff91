import Trace

/// The animations of an app: those that a block is collecting and those that run.
package final class AnimationTimeline {
  unowned(unsafe) var simulator: Simulator!

  private var open: [AnimationGroup] = []
  private var waiting: [AnimationGroup] = []
  private var running: [AnimationGroup] = []
  private var suppressed = 0

  /// Whether animation blocks animate at all; a switch of the app's own (ANI-004).
  package var areEnabled = true

  /// Whether a change of a property becomes an animation.
  var isCollecting: Bool { !open.isEmpty && suppressed == 0 }

  /// Whether animations wait for the commit in which they start.
  var areWaiting: Bool { !waiting.isEmpty }

  /// The duration of the block that is being run, in nanoseconds, or 0 (ANI-016).
  package var inheritedDuration: Int64 { isCollecting ? open[open.count - 1].duration : 0 }

  // MARK: Collecting

  /// Runs `changes` and animates what they change.
  ///
  /// A nested block takes duration and timing from the outer one (ANI-015). Nothing to animate
  /// completes in the next turn (ANI-002, ANI-003).
  package func animate(
    duration: Int64, delay: Int64 = 0, timing: AnimationTiming, beginsFromCurrent: Bool = false,
    overridesInherited: Bool = false, changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = isCollecting && !overridesInherited ? open.last : nil
    let group = AnimationGroup(
      duration: outer?.duration ?? max(0, duration), delay: max(0, delay),
      timing: outer?.timing ?? timing, beginsFromCurrent: beginsFromCurrent,
      cause: simulator.cause, completion: completion)
    let isAnimated = areEnabled && suppressed == 0 && group.duration + group.delay > 0
    if isAnimated { open.append(group) } else { suppressed += 1 }
    changes()
    if isAnimated { open.removeLast() } else { suppressed -= 1 }
    if group.views.isEmpty {
      if completion != nil { simulator.runLoop.async { group.complete() } }
    } else {
      waiting.append(group)
    }
  }

  /// Runs `changes` without animating them, even inside a block (ANI-005).
  package func performWithoutAnimation(_ changes: () -> Void) {
    suppressed += 1
    changes()
    suppressed -= 1
  }

  func collect(
    _ view: UIView, _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue
  ) {
    let group = open[open.count - 1]
    if view.window == nil, simulator.decide(OffscreenAnimation.self, view) == .immediate { return }
    // Opacity is no additive property: it goes on from where it is seen (ANI-010).
    let adds = key != .opacity && simulator.decide(AnimationOverlap.self, view) == .adds
    var start = old
    if !adds {
      if key == .opacity || group.beginsFromCurrent {
        start = view.presentationValue(key, model: old)
      }
      replace(view, key, by: group)
    }
    view.runningAnimations.append(
      PropertyAnimation(key: key, from: start, to: new, isAdditive: adds, group: group))
    if !group.views.contains(where: { $0 === view }) { group.views.append(view) }
    if group.subject == .none { group.subject = view.traceName }
  }

  /// Cuts the running animations of a property off, as a new one did before iOS 8 (ANI-007).
  private func replace(_ view: UIView, _ key: AnimatableKey, by group: AnimationGroup) {
    let cut = view.runningAnimations.filter { $0.key == key && $0.group !== group }
    guard !cut.isEmpty else {
      view.runningAnimations.removeAll { $0.key == key }
      return
    }
    view.runningAnimations.removeAll { $0.key == key }
    for animation in cut { settle(animation.group, cut: view) }
  }

  // MARK: Running

  /// Starts the groups that the turn made (ANI-019).
  func commit() {
    guard !waiting.isEmpty else { return }
    let groups = waiting
    waiting.removeAll(keepingCapacity: true)
    for group in groups where !group.hasEnded {
      group.begin = simulator.runLoop.now
      running.append(group)
      let outer = simulator.cause
      simulator.cause = group.cause
      let seq = simulator.record(.animation, group.subject, Word.animationBegin.traceName)
      if seq >= 0 { simulator.field(.duration, .seconds(group.duration)) }
      group.timer = simulator.runLoop.schedule(after: group.delay + group.duration, .ending) {
        [unowned self] in end(group)
      }
      simulator.cause = outer
    }
  }

  private func end(_ group: AnimationGroup) {
    guard !group.hasEnded else { return }
    group.timer = nil
    for view in group.views { view.runningAnimations.removeAll { $0.group === group } }
    finish(group)
  }

  private func finish(_ group: AnimationGroup) {
    group.hasEnded = true
    if let index = running.firstIndex(where: { $0 === group }) { running.remove(at: index) }
    if let timer = group.timer { simulator.runLoop.cancel(timer) }
    if group.begin != nil,
      simulator.record(.animation, group.subject, Word.animationEnd.traceName) >= 0
    {
      simulator.field(.finished, .bool(!group.wasCut))
    }
    group.views.removeAll()
    group.complete()
  }

  /// Ends every animation of a view and of what is in it, unfinished (ANI-006, ANI-013).
  package func removeAll(below view: UIView) {
    let cut = view.runningAnimations
    view.runningAnimations.removeAll()
    for animation in cut { settle(animation.group, cut: view) }
    for subview in view.subviews { removeAll(below: subview) }
  }

  /// Forgets every animation, as at the end of a scenario.
  func removeAll() {
    for group in waiting + running {
      for view in group.views { view.runningAnimations.removeAll() }
      group.views.removeAll()
    }
    waiting.removeAll()
    running.removeAll()
  }

  private func settle(_ group: AnimationGroup, cut view: UIView) {
    guard !group.hasEnded else { return }
    if !view.runningAnimations.contains(where: { $0.group === group }) {
      group.views.removeAll { $0 === view }
    }
    // The flag is that of the animation that ends last (ANI-025).
    guard group.views.isEmpty else { return }
    group.wasCut = true
    finish(group)
  }
}

extension AnimationGroup {
  fileprivate func complete() { completion?(!wasCut) }
}
