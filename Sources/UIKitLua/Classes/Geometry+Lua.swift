import Lua
import UIKitSimulation

extension ValueEntry {
  private static func rect(_ n: [Double]) -> CGRect {
    CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private static func required<Value>(_ value: Value?, _ call: Call) throws -> Value {
    guard let value else { throw LuaError("\(call.entry.name): an argument is missing") }
    return value
  }

  static let cgRect = ValueEntry(
    name: "CGRect", shortNames: ["rect"], summary: "A rectangle in points.",
    parts: [("x", 0), ("y", 1), ("width", 2), ("height", 3)], partCount: 4,
    properties: [
      ("origin", { .point(CGPoint(x: $0[0], y: $0[1])) }),
      ("size", { .size(CGSize(width: $0[2], height: $0[3])) }),
      ("minX", { .number(rect($0).minX) }), ("minY", { .number(rect($0).minY) }),
      ("midX", { .number(rect($0).midX) }), ("midY", { .number(rect($0).midY) }),
      ("maxX", { .number(rect($0).maxX) }), ("maxY", { .number(rect($0).maxY) }),
      ("isEmpty", { .bool(rect($0).isEmpty) }),
    ],
    methods: [
      (
        "contains", [.positional("other", .any)],
        { numbers, call in
          guard let other = call[0] else { return .bool(false) }
          if let point = try? other.point() { return .bool(rect(numbers).contains(point)) }
          return .bool(rect(numbers).contains(try other.rect()))
        }
      ),
      (
        "intersects", [.positional("other", .rect)],
        { .bool(rect($0).intersects(try required($1[0], $1).rect())) }
      ),
      (
        "intersection", [.positional("other", .rect)],
        { .rect(rect($0).intersection(try required($1[0], $1).rect())) }
      ),
      (
        "union", [.positional("other", .rect)],
        { .rect(rect($0).union(try required($1[0], $1).rect())) }
      ),
      (
        "insetBy", [.labelled("dx", .number), .labelled("dy", .number)],
        { .rect(rect($0).insetBy(dx: try $1.number(0) ?? 0, dy: try $1.number(1) ?? 0)) }
      ),
      (
        "offsetBy", [.labelled("dx", .number), .labelled("dy", .number)],
        { .rect(rect($0).offsetBy(dx: try $1.number(0) ?? 0, dy: try $1.number(1) ?? 0)) }
      ),
      (
        "applying", [.positional("transform", .transform)],
        { .rect(rect($0).applying(try required($1[0], $1).transform())) }
      ),
    ],
    remedy: "view.frame = view.frame:with { y = 10 }")

  static let cgPoint = ValueEntry(
    name: "CGPoint", shortNames: ["point"], summary: "A point, in points.",
    parts: [("x", 0), ("y", 1)], partCount: 2,
    methods: [
      (
        "applying", [.positional("transform", .transform)],
        {
          .point(
            CGPoint(x: $0[0], y: $0[1]).applying(try required($1[0], $1).transform()))
        }
      )
    ],
    remedy: "view.center = view.center:with { y = 10 }")

  static let cgSize = ValueEntry(
    name: "CGSize", shortNames: ["size"], summary: "A size in points.",
    parts: [("width", 0), ("height", 1)], partCount: 2,
    remedy: "form.preferredContentSize = form.preferredContentSize:with { height = 300 }")

  static let uiEdgeInsets = ValueEntry(
    name: "UIEdgeInsets", shortNames: ["insets"], summary: "Distances from four edges, in points.",
    parts: [("top", 0), ("left", 1), ("bottom", 2), ("right", 3)], partCount: 4,
    remedy: "insets = insets:with { top = 10 }")

  private static func map(_ n: [Double]) -> CGAffineTransform {
    CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  static let cgAffineTransform = ValueEntry(
    name: "CGAffineTransform", shortNames: [], summary: "A map of the plane.",
    parts: [("a", 0), ("b", 1), ("c", 2), ("d", 3), ("tx", 4), ("ty", 5)], partCount: 6,
    properties: [("isIdentity", { .bool(map($0).isIdentity) })],
    methods: [
      ("inverted", [], { numbers, _ in .transform(map(numbers).inverted()) }),
      (
        "concatenating", [.positional("other", .transform)],
        { .transform(map($0).concatenating(try required($1[0], $1).transform())) }
      ),
      (
        "translatedBy", [.labelled("x", .number), .labelled("y", .number)],
        { .transform(map($0).translatedBy(x: try $1.number(0) ?? 0, y: try $1.number(1) ?? 0)) }
      ),
      (
        "scaledBy", [.labelled("x", .number), .labelled("y", .number)],
        { .transform(map($0).scaledBy(x: try $1.number(0) ?? 1, y: try $1.number(1) ?? 1)) }
      ),
      (
        "rotated", [.labelled("by", .number, optional: false)],
        { .transform(map($0).rotated(by: try $1.number(0) ?? 0)) }
      ),
    ],
    remedy: "view.transform = view.transform:with { tx = 10 }")
}
