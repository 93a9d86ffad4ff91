import Testing
import UIKitSimulation

@Suite("A pacing curve")
struct CAMediaTimingFunctionTests {
  @Test(
    "GEO-164, GEO-165: has the named curve's values at a quarter, a half and three quarters",
    arguments: [
      (CAMediaTimingFunctionName.default, [0.408511, 0.802403, 0.960459]),
      (.easeIn, [0.093465, 0.315357, 0.621862]),
      (.easeOut, [0.378138, 0.684643, 0.906535]),
      (.easeInEaseOut, [0.129162, 0.5, 0.870838]),
      (.linear, [0.25, 0.5, 0.75]),
    ])
  func namedCurves(name: CAMediaTimingFunctionName, expected: [Double]) {
    let curve = CAMediaTimingFunction(name: name)
    #expect([0.25, 0.5, 0.75].map { curve.value(at: $0).rounded6 } == expected)
  }

  @Test("begins at 0, ends at 1 and stands still outside", arguments: [-1, 0, 1, 2.5])
  func ends(fraction: Double) {
    let expected = fraction <= 0 ? 0.0 : 1.0
    #expect(CAMediaTimingFunction.easeInEaseOut.value(at: fraction) == expected)
    #expect(CAMediaTimingFunction.linear.value(at: fraction) == expected)
  }

  @Test("never runs backwards unless its control points do")
  func monotone() {
    let values = (0...1000).map { CAMediaTimingFunction.default.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("may overshoot, but its control points can't leave the time axis")
  func controlPoints() {
    let overshooting = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 3)
    #expect(overshooting.value(at: 0.8) > 1)
    #expect(
      CAMediaTimingFunction(x1: -3, y1: 0, x2: 7, y2: 1)
        == CAMediaTimingFunction(x1: 0, y1: 0, x2: 1, y2: 1))
  }

  @Test("takes an unknown name for the default curve")
  func unknownName() {
    let name = CAMediaTimingFunctionName(rawValue: "easeAway")
    #expect(CAMediaTimingFunction(name: name) == .default)
  }
}
