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

  /// Whether it is curve number 7, which is no cubic one (GEO-162).
  var isSystemCurve: Bool {
    animationCurve.isSystemCurve && controlPoint1 == nil && controlPoint2 == nil
  }

  var function: CAMediaTimingFunction {
    guard controlPoint1 != nil || controlPoint2 != nil else { return animationCurve.function }
    let first = controlPoint1 ?? .zero
    let second = controlPoint2 ?? CGPoint(x: 1, y: 1)
    return CAMediaTimingFunction(x1: first.x, y1: first.y, x2: second.x, y2: second.y)
  }
}
