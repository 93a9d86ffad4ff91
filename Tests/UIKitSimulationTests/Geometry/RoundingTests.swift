import Testing
import UIKitSimulation

@Suite("Rounding to a millionth")
struct RoundingTests {
  @Test(
    "goes to the nearest millionth",
    arguments: [
      (0.1 + 0.2, 0.3), (0.3333333, 0.333333), (0.6666666, 0.666667), (-1e-7, 0), (6e-7, 1e-6),
      (-123.4567891, -123.456789), (1_048_576.0000004, 1_048_576),
    ] as [(Double, Double)])
  func nearest(value: Double, expected: Double) {
    #expect(value.rounded6 == expected)
  }

  @Test("takes the sign from zero", arguments: [-0.0, -1e-9, -4.9e-7])
  func zero(value: Double) {
    #expect(value.rounded6 == 0)
    #expect(value.rounded6.sign == .plus)
  }

  @Test(
    "leaves alone what has no millionth part",
    arguments: [Double.infinity, -.infinity, 1e300, -1e17, .greatestFiniteMagnitude])
  func huge(value: Double) {
    #expect(value.rounded6 == value)
    #expect(Double.nan.rounded6.isNaN)
  }

  @Test("is done once: what was rounded stays as it is")
  func idempotent() {
    for step in 0..<10_000 {
      let value = (Double(step) * 0.7310585786).rounded6
      #expect(value.rounded6 == value)
    }
  }

  @Test("reaches every number of a compound value")
  func compound() {
    let third = 1.0 / 3
    #expect(CGPoint(x: third, y: -0.0).rounded6 == CGPoint(x: 0.333333, y: 0))
    #expect(CGSize(width: third, height: 1).rounded6 == CGSize(width: 0.333333, height: 1))
    #expect(
      CGRect(x: third, y: 0, width: 1, height: third).rounded6
        == CGRect(x: 0.333333, y: 0, width: 1, height: 0.333333))
    #expect(
      UIEdgeInsets(top: third, left: third, bottom: third, right: third).rounded6
        == UIEdgeInsets(top: 0.333333, left: 0.333333, bottom: 0.333333, right: 0.333333))
    #expect(
      CGAffineTransform(third, third, third, third, third, third).rounded6
        == CGAffineTransform(0.333333, 0.333333, 0.333333, 0.333333, 0.333333, 0.333333))
  }
}
