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

/// How often an animation runs.
struct AnimationRepeats {
  /// How often it runs through, there and back counting as once; it may be a fraction.
  var count = 1.0
  /// Whether each time it runs back as well.
  var autoreverses = false

  /// What `repeat` means: without end (ANI-023).
  static let forever = Double.infinity

  /// How long `duration` nanoseconds last with the repeats, or `.max` if they never end.
  func total(_ duration: Int64) -> Int64 {
    let total = Double(duration) * (autoreverses ? 2 : 1) * max(0, count)
    return total < 4e18 ? Int64(total.rounded()) : .max
  }

  /// Where in one run of `duration` nanoseconds `elapsed` falls, counted from its beginning.
  func position(_ elapsed: Int64, of duration: Int64) -> Int64 {
    guard count != 1 || autoreverses, elapsed > 0, duration > 0 else { return elapsed }
    let total = total(duration)
    let cycle = autoreverses ? duration &* 2 : duration
    let time = min(elapsed, total)
    var rest = time % cycle
    // At the very end of a run it is where the run ends, not where another would begin.
    if rest == 0, time == total { rest = cycle }
    return rest <= duration ? rest : cycle - rest
  }
}
