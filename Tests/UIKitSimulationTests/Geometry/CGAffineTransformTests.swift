import Testing
import UIKitSimulation

@Suite("An affine transform")
struct CGAffineTransformTests {
  private let scaling = CGAffineTransform(scaleX: 2, y: 3)
  private let moving = CGAffineTransform(translationX: 10, y: 20)
  private let point = CGPoint(x: 1, y: 1)

  @Test("that changes nothing is the identity")
  func identity() {
    #expect(CGAffineTransform().isIdentity)
    #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
    #expect(CGAffineTransform(rotationAngle: 0) == .identity)
    #expect(!moving.isIdentity && moving.isTranslation && !scaling.isTranslation)
    #expect(point.applying(.identity) == point)
  }

  @Test("concatenated with another comes first")
  func concatenating() {
    #expect(point.applying(scaling.concatenating(moving)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(moving.concatenating(scaling)) == CGPoint(x: 22, y: 63))
  }

  @Test("takes what translatedBy, scaledBy and rotated add before itself")
  func before() {
    #expect(scaling.translatedBy(x: 10, y: 20) == moving.concatenating(scaling))
    #expect(moving.scaledBy(x: 2, y: 3) == scaling.concatenating(moving))
    let turned = moving.rotated(by: .pi / 2)
    #expect(point.applying(turned).rounded6 == CGPoint(x: 9, y: 21))
  }

  @Test("turns clockwise on a screen, whose y grows downwards", arguments: [0, 1, 2, 3])
  func rotation(quarters: Int) {
    let expected = [
      CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1),
    ]
    let transform = CGAffineTransform(rotationAngle: Double(quarters) * .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(transform).rounded6 == expected[quarters])
  }

  @Test(
    "is undone by its inverse",
    arguments: [
      CGAffineTransform(2, 1, -1, 3, 7, -9), CGAffineTransform(rotationAngle: 0.3),
      CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: 3, y: 4),
    ])
  func inverted(transform: CGAffineTransform) {
    #expect(transform.concatenating(transform.inverted()).rounded6.isIdentity)
    #expect(transform.inverted().concatenating(transform).rounded6.isIdentity)
  }

  @Test("that flattens the plane is its own inverse, as in Core Graphics")
  func singular() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test("doesn't move a size, only its linear part counts")
  func size() {
    let size = CGSize(width: 4, height: 5)
    #expect(size.applying(scaling.concatenating(moving)) == CGSize(width: 8, height: 15))
    #expect(
      size.applying(CGAffineTransform(0, 1, -1, 0, 9, 9)) == CGSize(width: -5, height: 4))
  }
}
