import Testing
import UIKitSimulation

@Suite("A rectangle")
struct CGRectTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("has edges, a centre and a size")
  func edges() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 60, 110])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    #expect(rect == CGRect(origin: CGPoint(x: 10, y: 20), size: CGSize(width: 100, height: 50)))
  }

  @Test("with negative extents is the same place, standardized")
  func standardized() {
    let turned = CGRect(x: 110, y: 70, width: -100, height: -50)
    #expect(turned != rect)
    #expect(turned.standardized == rect)
    #expect([turned.minX, turned.midX, turned.maxX, turned.width] == [10, 60, 110, 100])
    #expect([turned.minY, turned.midY, turned.maxY, turned.height] == [20, 45, 70, 50])
    #expect(turned.contains(CGPoint(x: 10, y: 20)))
    #expect(turned.offsetBy(dx: 1, dy: 2) == CGRect(x: 11, y: 22, width: 100, height: 50))
  }

  @Test(
    "contains the points of its left and top edges, not those of the right and bottom ones",
    arguments: [
      (CGPoint(x: 10, y: 20), true), (CGPoint(x: 109.999, y: 69.999), true),
      (CGPoint(x: 110, y: 45), false), (CGPoint(x: 60, y: 70), false),
      (CGPoint(x: 9.999, y: 45), false), (CGPoint(x: 60, y: 19.999), false),
    ])
  func containsPoint(point: CGPoint, expected: Bool) {
    #expect(rect.contains(point) == expected)
  }

  @Test(
    "contains a rectangle that doesn't cross its edges",
    arguments: [
      (CGRect(x: 10, y: 20, width: 100, height: 50), true),
      (CGRect(x: 0.1, y: 20, width: 0.2, height: 1), false),
      (CGRect(x: 110, y: 70, width: -3, height: -3), true),
      (CGRect(x: 60, y: 45, width: 51, height: 1), false),
      (.null, true), (.infinite, false),
    ])
  func containsRect(other: CGRect, expected: Bool) {
    #expect(rect.contains(other) == expected)
  }

  @Test(
    "has in common with another what lies in both",
    arguments: [
      (CGRect(x: 100, y: 60, width: 50, height: 50), CGRect(x: 100, y: 60, width: 10, height: 10)),
      (CGRect(x: 110, y: 20, width: 5, height: 50), CGRect(x: 110, y: 20, width: 0, height: 50)),
      (CGRect(x: 111, y: 20, width: 5, height: 50), .null),
      (CGRect(x: 10, y: 71, width: 5, height: 50), .null),
      (.infinite, CGRect(x: 10, y: 20, width: 100, height: 50)),
      (.null, .null),
    ])
  func intersection(other: CGRect, expected: CGRect) {
    #expect(rect.intersection(other) == expected)
    #expect(other.intersection(rect) == expected)
    #expect(rect.intersects(other) == !expected.isNull)
  }

  @Test("together with another is the smallest that contains both")
  func union() {
    let other = CGRect(x: -5, y: 60, width: 10, height: 30)
    #expect(rect.union(other) == CGRect(x: -5, y: 20, width: 115, height: 70))
    #expect(rect.union(.null) == rect)
    #expect(CGRect.null.union(rect) == rect)
  }

  @Test("moves its edges inwards, and is null if nothing is left")
  func insetBy() {
    #expect(rect.insetBy(dx: 10, dy: -5) == CGRect(x: 20, y: 15, width: 80, height: 60))
    #expect(rect.insetBy(dx: 50, dy: 0) == CGRect(x: 60, y: 20, width: 0, height: 50))
    #expect(rect.insetBy(dx: 51, dy: 0).isNull)
    #expect(CGRect.null.insetBy(dx: -10, dy: -10).isNull)
  }

  @Test("takes each edge's own inset, and keeps a negative size as UIKit does")
  func insetByEdges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    let wide = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    #expect(rect.inset(by: wide).size == CGSize(width: -20, height: 50))
  }

  @Test("grows to whole coordinates")
  func integral() {
    let ragged = CGRect(x: 0.5, y: -0.5, width: 1, height: 2.25)
    #expect(ragged.integral == CGRect(x: 0, y: -1, width: 2, height: 3))
    #expect(CGRect.null.integral.isNull)
    #expect(CGRect.infinite.integral.isInfinite)
  }

  @Test("is empty without area; null is empty and infinite isn't")
  func empty() {
    #expect(CGRect.zero.isEmpty && !CGRect.zero.isNull)
    #expect(CGRect(x: 3, y: 4, width: 0, height: 9).isEmpty)
    #expect(CGRect.null.isEmpty && CGRect.null.isNull)
    #expect(!CGRect.infinite.isEmpty && CGRect.infinite.isInfinite)
    #expect(!CGRect.null.contains(CGPoint.zero) && CGRect.infinite.contains(CGPoint.zero))
  }

  @Test(
    "under a transform is the box around its corners",
    arguments: [
      (CGAffineTransform.identity, CGRect(x: 10, y: 20, width: 100, height: 50)),
      (CGAffineTransform(translationX: 5, y: -5), CGRect(x: 15, y: 15, width: 100, height: 50)),
      (CGAffineTransform(scaleX: -2, y: 0.5), CGRect(x: -220, y: 10, width: 200, height: 25)),
      (CGAffineTransform(0, 1, -1, 0, 0, 0), CGRect(x: -70, y: 10, width: 50, height: 100)),
      (CGAffineTransform(0, -1, 1, 0, 0, 0), CGRect(x: 20, y: -110, width: 50, height: 100)),
      (CGAffineTransform(rotationAngle: .pi), CGRect(x: -110, y: -70, width: 100, height: 50)),
    ])
  func applying(transform: CGAffineTransform, expected: CGRect) {
    #expect(rect.applying(transform).rounded6 == expected)
    #expect(CGRect.null.applying(transform).isNull)
  }
}
