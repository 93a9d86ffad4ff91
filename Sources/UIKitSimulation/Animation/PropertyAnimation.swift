import Trace

/// A property of a view that animations move.
package enum AnimatableKey: UInt8, Sendable {
  case position, bounds, transform, opacity

  /// The property's name in the trace, which is the view's, not the layer's.
  var word: Word {
    switch self {
    case .position: .center
    case .bounds: .bounds
    case .transform: .transform
    case .opacity: .alpha
    }
  }
}

/// A value of such a property.
enum AnimatableValue: Hashable {
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case number(CGFloat)

  /// The components, of which a property has one to six.
  private var parts: [Double] {
    switch self {
    case .point(let point): [point.x, point.y]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty]
    case .number(let number): [number]
    }
  }

  private func replacing(_ parts: [Double]) -> AnimatableValue {
    switch self {
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .transform:
      .transform(
        CGAffineTransform(
          a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]))
    case .number: .number(parts[0])
    }
  }

  /// The value that lies `progress` of the way to `end`.
  func interpolated(to end: AnimatableValue, _ progress: Double) -> AnimatableValue {
    replacing(zip(parts, end.parts).map { $0 + ($1 - $0) * progress })
  }

  /// The value moved by `share` of the way from `end` back to `start`.
  func adding(_ share: Double, from start: AnimatableValue, to end: AnimatableValue)
    -> AnimatableValue
  {
    let deltas = zip(start.parts, end.parts).map { $0 - $1 }
    return replacing(zip(parts, deltas).map { $0 + $1 * share })
  }

  var traceValue: Value {
    switch self {
    case .point(let point): .point(point.x, point.y)
    case .rect(let rect): .rect(rect.minX, rect.minY, rect.width, rect.height)
    case .transform(let map): .number(map.a)
    case .number(let number): .number(number)
    }
  }
}

/// One property's move from a value to another, within a group.
struct PropertyAnimation {
  let key: AnimatableKey
  let from: AnimatableValue
  let to: AnimatableValue
  /// Whether it adds to the model value, as UIKit's do from iOS 8 on (ANI-008), or replaces it.
  let isAdditive: Bool
  let group: AnimationGroup
}

/// How an animation runs from 0 to 1: a closed form, so that idle time costs nothing.
package enum AnimationTiming: Sendable {
  case cubic(CAMediaTimingFunction)
  case spring(SpringTiming)

  /// How far the animation is after `elapsed` of `duration`, both in nanoseconds.
  func progress(_ elapsed: Int64, of duration: Int64) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    switch self {
    case .cubic(let curve): return curve.value(at: Double(elapsed) / Double(duration))
    case .spring(let spring): return spring.progress(at: Double(elapsed) / 1e9)
    }
  }
}

/// The changes of one animation block, which run together and complete together.
package final class AnimationGroup {
  /// How long the group runs, in nanoseconds.
  package let duration: Int64
  /// How long it waits first, in nanoseconds.
  package let delay: Int64
  /// How it runs.
  package let timing: AnimationTiming
  /// When it began to run or to wait; nil until the commit of the turn that made it.
  package internal(set) var begin: Int64?

  let beginsFromCurrent: Bool
  let completion: ((Bool) -> Void)?
  var views: [UIView] = []
  /// The first view that it moves, as the trace names it.
  var subject = Name.none
  var wasCut = false
  var timer: TimerToken?
  var hasEnded = false
  let cause: Int32

  init(
    duration: Int64, delay: Int64, timing: AnimationTiming, beginsFromCurrent: Bool, cause: Int32,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.beginsFromCurrent = beginsFromCurrent
    self.cause = cause
    self.completion = completion
  }

  /// How far the group is at an instant.
  func progress(at now: Int64) -> Double {
    guard let begin else { return 0 }
    return timing.progress(now - begin - delay, of: duration)
  }
}
