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
