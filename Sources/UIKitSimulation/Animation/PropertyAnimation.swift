/// One property's move from a value to another, within a group.
final class PropertyAnimation {
  /// What it does with the value below it.
  enum Mode {
    /// Shows the way from `from` to `to`, whatever the model value.
    case replaces
    /// Adds what is left of the way to the model value, as UIKit's do from iOS 8 on (ANI-008).
    case adds
    /// Goes on from where an earlier part of the same keyframe animation ends.
    case continues
  }

  /// A part of the group's duration.
  struct Interval {
    /// Where it begins, as a share of the duration.
    let start: Double
    /// How long it is, as a share of the duration.
    let length: Double
    /// Whether the group's curve paces each part, rather than the whole of them.
    let isPacedAlone: Bool

    /// How far the part is when the whole is at `share`.
    func share(of share: Double) -> Double {
      guard length > 0 else { return share >= start ? 1 : 0 }
      return min(max((share - start) / length, 0), 1)
    }
  }

  let layer: CALayer
  let key: AnimatableKey
  let from: AnimatableValue
  let to: AnimatableValue
  let mode: Mode
  let interval: Interval?
  let group: AnimationGroup
  /// What waits in a transaction for its end.
  var transaction: TransactionCompletion?
  /// The layer's time at which the group's time was last set, in nanoseconds.
  var anchor: Int64 = 0
  /// Its number among the animations of its property on the layer, from 1 (ANI-009).
  var number: Int32 = 1
  /// Whether it repeats without end.
  var isEndless = false
  /// Whether an earlier part of the same keyframe animation stands for it.
  var isPart = false
  /// Whether it has ended, or was cut off.
  var hasEnded = false

  init(
    layer: CALayer, key: AnimatableKey, from: AnimatableValue, to: AnimatableValue, mode: Mode,
    group: AnimationGroup, transaction: TransactionCompletion?
  ) {
    self.layer = layer
    self.key = key
    self.from = from
    self.to = to
    self.mode = mode
    interval = group.interval
    self.group = group
    self.transaction = transaction
  }

  /// The value as it is seen at an instant, given what is below it.
  func value(over below: AnimatableValue, at now: Int64) -> AnimatableValue {
    let progress = group.progress(of: self, at: now)
    switch mode {
    case .replaces: return from.interpolated(to: to, progress)
    case .adds: return below.adding(1 - progress, from: from, to: to)
    case .continues: return below.adding(-progress, from: from, to: to)
    }
  }
}
