/// What tells a property animator how to run.
public protocol UITimingCurveProvider: NSObject {
  /// The cubic curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// How an animator of so many nanoseconds runs, and how long it really takes.
  func timing(for duration: Int64) -> (timing: AnimationTiming, duration: Int64) {
    if let spring = springTimingParameters { return spring.motion(for: duration) }
    let cubic = cubicTimingParameters
    if let cubic, cubic.isSystemCurve, simulator.decide(SystemCurve.self, self) == .spring {
      let spring = SpringTiming.system
      return (.spring(spring), spring.settlingNanoseconds)
    }
    return (.cubic(cubic?.function ?? .easeInEaseOut), duration)
  }
}
