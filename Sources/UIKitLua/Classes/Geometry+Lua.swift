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
    name: "CGRect", shortNames: ["rect"],
    summary: "A rectangle in points: its least x and y, its width and its height.",
    parts: [("x", 0), ("y", 1), ("width", 2), ("height", 3)], partCount: 4,
    properties: [
      Property("origin", .point, "The corner with the least x and y.") {
        .point(CGPoint(x: $0[0], y: $0[1]))
      },
      Property("size", .size, "Its width and height.") {
        .size(CGSize(width: $0[2], height: $0[3]))
      },
      Property("minX", .number, "The left edge.") { .number(rect($0).minX) },
      Property("minY", .number, "The top edge.") { .number(rect($0).minY) },
      Property("midX", .number, "Halfway between left and right.") { .number(rect($0).midX) },
      Property("midY", .number, "Halfway between top and bottom.") { .number(rect($0).midY) },
      Property("maxX", .number, "The right edge.") { .number(rect($0).maxX) },
      Property("maxY", .number, "The bottom edge.") { .number(rect($0).maxY) },
      Property("isEmpty", .boolean, "Whether it has no width or no height.") {
        .bool(rect($0).isEmpty)
      },
    ],
    methods: [
      Method(
        "contains", [.positional("other", .either([.point, .rect]))], .boolean,
        "Whether a point or a whole rect lies in it."
      ) { numbers, call in
        guard let other = call[0] else { return .bool(false) }
        if let point = try? other.point() { return .bool(rect(numbers).contains(point)) }
        return .bool(rect(numbers).contains(try other.rect()))
      },
      Method(
        "intersects", [.positional("other", .rect)], .boolean,
        "Whether it has a part in common with another rect."
      ) { .bool(rect($0).intersects(try required($1[0], $1).rect())) },
      Method(
        "intersection", [.positional("other", .rect)], .rect,
        "What it has in common with another rect."
      ) { .rect(rect($0).intersection(try required($1[0], $1).rect())) },
      Method(
        "union", [.positional("other", .rect)], .rect, "The least rect that holds both."
      ) { .rect(rect($0).union(try required($1[0], $1).rect())) },
      Method(
        "insetBy",
        [.labelled("dx", .number, fallback: "0"), .labelled("dy", .number, fallback: "0")], .rect,
        "The rect with its edges moved inwards."
      ) { .rect(rect($0).insetBy(dx: try $1.number(0) ?? 0, dy: try $1.number(1) ?? 0)) },
      Method(
        "offsetBy",
        [.labelled("dx", .number, fallback: "0"), .labelled("dy", .number, fallback: "0")], .rect,
        "The rect, moved."
      ) { .rect(rect($0).offsetBy(dx: try $1.number(0) ?? 0, dy: try $1.number(1) ?? 0)) },
      Method(
        "applying", [.positional("transform", .transform)], .rect,
        "The least rect that holds the mapped corners."
      ) { .rect(rect($0).applying(try required($1[0], $1).transform())) },
    ],
    remedy: "view.frame = view.frame:with { y = 10 }")

  static let cgPoint = ValueEntry(
    name: "CGPoint", shortNames: ["point"], summary: "A place in points: x to the right, y down.",
    parts: [("x", 0), ("y", 1)], partCount: 2,
    methods: [
      Method("applying", [.positional("transform", .transform)], .point, "The mapped point.") {
        .point(CGPoint(x: $0[0], y: $0[1]).applying(try required($1[0], $1).transform()))
      }
    ],
    remedy: "view.center = view.center:with { y = 10 }")

  static let cgSize = ValueEntry(
    name: "CGSize", shortNames: ["size"], summary: "A width and a height in points.",
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
    name: "CGAffineTransform", shortNames: [],
    summary: "A map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.",
    parts: [("a", 0), ("b", 1), ("c", 2), ("d", 3), ("tx", 4), ("ty", 5)], partCount: 6,
    properties: [
      Property("isIdentity", .boolean, "Whether it maps every point to itself.") {
        .bool(map($0).isIdentity)
      }
    ],
    methods: [
      Method("inverted", [], .transform, "The map back.") { numbers, _ in
        .transform(map(numbers).inverted())
      },
      Method(
        "concatenating", [.positional("other", .transform)], .transform,
        "This map, then the other."
      ) { .transform(map($0).concatenating(try required($1[0], $1).transform())) },
      Method(
        "translatedBy",
        [.labelled("x", .number, fallback: "0"), .labelled("y", .number, fallback: "0")],
        .transform,
        "A shift, then this map."
      ) { .transform(map($0).translatedBy(x: try $1.number(0) ?? 0, y: try $1.number(1) ?? 0)) },
      Method(
        "scaledBy",
        [.labelled("x", .number, fallback: "1"), .labelled("y", .number, fallback: "1")],
        .transform,
        "A change of size, then this map."
      ) { .transform(map($0).scaledBy(x: try $1.number(0) ?? 1, y: try $1.number(1) ?? 1)) },
      Method(
        "rotated", [.labelled("by", .number, optional: false)], .transform,
        "A turn by an angle in radians, then this map."
      ) { .transform(map($0).rotated(by: try $1.number(0) ?? 0)) },
    ],
    remedy: "view.transform = view.transform:with { tx = 10 }")
}
