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
    return (.cubic(cubicTimingParameters?.function ?? .easeInEaseOut), duration)
  }
}

/// A cubic curve for a property animator.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's number, of a curve that has one.
  package var animationCurve = UIView.AnimationCurve.easeInOut
  /// The first control point, of a curve that was given by two.
  package var controlPoint1: CGPoint?
  /// The second control point, of a curve that was given by two.
  package var controlPoint2: CGPoint?

  /// Makes the curve that is slow at both ends.
  public override init() { super.init() }

  /// Makes one of UIKit's curves.
  public convenience init(animationCurve: UIView.AnimationCurve) {
    self.init()
    self.animationCurve = animationCurve
  }

  /// Makes a curve from its control points.
  public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.init()
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  public override class var className: String { "UICubicTimingParameters" }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: it is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    guard controlPoint1 != nil || controlPoint2 != nil else { return animationCurve.function }
    let first = controlPoint1 ?? .zero
    let second = controlPoint2 ?? CGPoint(x: 1, y: 1)
    return CAMediaTimingFunction(x1: first.x, y1: first.y, x2: second.x, y2: second.y)
  }
}

/// A spring for a property animator.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The damping ratio, of a spring that was given by one.
  package var dampingRatio: Double?
  /// The mass, of a spring that was given by physical values.
  package var mass = SpringTiming.system.mass
  /// The stiffness, of a spring that was given by physical values.
  package var stiffness = SpringTiming.system.stiffness
  /// The damping, of a spring that was given by physical values.
  package var damping = SpringTiming.system.damping
  /// The speed at the start, in total distances a second (GEO-175).
  package var velocity = 0.0

  /// Makes the system's spring: mass 3, stiffness 1000, damping 500 (GEO-167).
  public override init() { super.init() }

  /// Makes a spring that takes the animator's duration; the velocity is in distances a second.
  public convenience init(dampingRatio: Double, initialVelocity velocity: Double = 0) {
    self.init()
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  /// Makes a spring whose duration follows from its values, whatever the animator's is (GEO-174).
  public convenience init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity velocity: Double
  ) {
    self.init()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  public override class var className: String { "UISpringTimingParameters" }

  /// Nil: it is no cubic curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func motion(for duration: Int64) -> (timing: AnimationTiming, duration: Int64) {
    if let dampingRatio {
      let spring = SpringTiming(
        duration: Double(duration) / 1e9, dampingRatio: dampingRatio, initialVelocity: velocity)
      return (.spring(spring), duration)
    }
    let spring = SpringTiming(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    return (.spring(spring), spring.settlingNanoseconds)
  }
}
