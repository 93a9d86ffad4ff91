import Trace

extension AnimationTimeline {
  /// Takes the change of a view's property into the block that is being run.
  func collect(
    _ layer: CALayer, _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue
  ) {
    guard isShown(layer) else { return }
    add(layer, key, from: old, to: new, into: open[open.count - 1])
  }

  /// What a change outside of every block does to the animations of that property (ANI-026).
  func changedOutside(_ layer: CALayer, _ key: AnimatableKey) {
    guard layer.isAnimating(key), !changesAtOnce,
      simulator.decide(OutsideChange.self, layer.subject) == .cancels
    else { return }
    layer.cutAnimations(of: key)
  }

  /// Whether a layer is on the screen, or its changes are animated even so (ANI-014).
  func isShown(_ layer: CALayer) -> Bool {
    layer.isInWindow
      || simulator.decide(OffscreenAnimation.self, layer.subject) == .animates
  }

  /// Adds an animation to a layer and a group.
  func add(
    _ layer: CALayer, _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue,
    into group: AnimationGroup
  ) {
    let earlier = layer.animation(of: key, in: group)
    var start = old
    var mode = PropertyAnimation.Mode.adds
    if !adds(layer, key, group) {
      mode = .replaces
      if let earlier {
        // A block that changes a property twice goes the whole way once.
        if group.interval == nil { start = earlier.from } else { mode = .continues }
      } else if startsFromCurrent(layer, key, group) {
        start = layer.presentationValue(key, model: old)
      }
      if mode == .replaces {
        if let earlier { group.forget(earlier) }
        layer.cutAnimations(of: key, for: group)
        guard simulator.failure == nil else { return }
      }
    }
    let animation = PropertyAnimation(
      layer: layer, key: key, from: start, to: new, mode: mode, group: group,
      transaction: transactionCompletion)
    animation.transaction?.count += 1
    layer.add(animation, isPart: earlier != nil && group.interval != nil)
    group.animations.append(animation)
    group.liveCount += 1
    if group.subject == .none { group.subject = layer.subject.traceName }
  }

  /// Whether an animation adds to those that run, or replaces them (ANI-007, ANI-008).
  private func adds(_ layer: CALayer, _ key: AnimatableKey, _ group: AnimationGroup) -> Bool {
    guard key.canAdd, !group.isImplicit,
      simulator.decide(AnimationOverlap.self, layer.subject) == .adds
    else { return false }
    return !layer.isRepeating(key)
      || simulator.decide(RepeatingOverlap.self, layer.subject) == .adds
  }

  private func startsFromCurrent(
    _ layer: CALayer, _ key: AnimatableKey, _ group: AnimationGroup
  ) -> Bool {
    guard layer.isAnimating(key) else { return false }
    if group.settings.beginsFromCurrent { return true }
    return key == .opacity && simulator.decide(FadeStart.self, layer.subject) == .current
  }
}

extension AnimationGroup {
  /// Takes an animation out that another one of the same block takes the place of.
  fileprivate func forget(_ animation: PropertyAnimation) {
    animation.hasEnded = true
    animation.layer.animationEnded(animation)
    animation.transaction?.count -= 1
    animation.transaction = nil
    liveCount -= 1
  }
}
