import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiTouch: ClassEntry = {
    var entry = ClassEntry(
      name: "UITouch", superclass: nil,
      summary: "One finger on the screen, until it is lifted.", type: UITouch.self, make: nil)
    let type = UITouch.self
    entry.property(
      "phase", .enumeration(.touchPhase), of: type, "What the finger has just done.",
      get: { .string("\($0.phase)") })
    entry.property(
      "view", .object("UIView"), of: type, "The view that it went down on.",
      get: { .object($0.view) })
    entry.property(
      "window", .object("UIWindow"), of: type, "The window that it went down in.",
      get: { .object($0.window) })
    entry.property(
      "tapCount", .integer, of: type, "How many taps in a row this is, from 1.",
      get: { .integer($0.tapCount) })
    entry.property(
      "timestamp", .number, of: type, "When the finger did that, in seconds since launch.",
      get: { .number($0.timestamp) })
    for (name, summary, body) in placeMethods {
      entry.method(
        name, of: type, [.labelled("in_", .object("UIView"))], summary, returns: .point
      ) { touch, call in
        .point(body(touch, try call.object(0, UIView.self)))
      }
    }
    return entry
  }()

  static let uiEvent: ClassEntry = {
    var entry = ClassEntry(
      name: "UIEvent", superclass: nil, summary: "What fingers did at one instant.",
      type: UIEvent.self, make: nil)
    entry.property(
      "allTouches", .list(.object("UITouch")), of: UIEvent.self,
      "Every finger that is on the screen, in the order in which they came.",
      get: { .list($0.allTouches.map { .object($0) }) })
    return entry
  }()

  private static let placeMethods: [(String, String, @Sendable (UITouch, UIView?) -> CGPoint)] = [
    (
      "location", "Where the finger is, in a view's coordinates, or the window's.",
      { $0.location(in: $1) }
    ),
    (
      "previousLocation",
      "Where it was before it moved last, in a view's coordinates, or the window's.",
      { $0.previousLocation(in: $1) }
    ),
  ]

  /// Adds what responders are told of touches.
  mutating func addTouches() {
    for (hook, summary, body) in Self.touchMethods {
      method(
        hook.text, of: UIResponder.self,
        [
          .positional("touches", .list(.object("UITouch"))),
          .positional("event", .object("UIEvent"), optional: true),
        ], summary, hook: hook
      ) { responder, call in
        guard let argument = call[0] else { return .none }
        body(responder, try argument.objects(UITouch.self), try call.object(1, UIEvent.self))
        return .none
      }
    }
  }

  private static let touchMethods:
    [(Word, String, @Sendable (UIResponder, [UITouch], UIEvent?) -> Void)] = [
      (
        .touchesBegan, "Fingers went down; the inherited method tells the next responder.",
        { $0.touchesBegan($1, with: $2) }
      ),
      (
        .touchesMoved, "Fingers moved; the inherited method tells the next responder.",
        { $0.touchesMoved($1, with: $2) }
      ),
      (
        .touchesEnded, "Fingers were lifted; the inherited method tells the next responder.",
        { $0.touchesEnded($1, with: $2) }
      ),
      (
        .touchesCancelled,
        "The touches don't count any more; the inherited method tells the next responder.",
        { $0.touchesCancelled($1, with: $2) }
      ),
    ]

  /// Adds the questions of the hit test to views.
  mutating func addHitTesting() {
    let type = UIView.self
    property(
      "isMultipleTouchEnabled", .boolean, of: type,
      "Whether the view gets more than the first of several fingers.",
      get: { .bool($0.isMultipleTouchEnabled) }, set: { $0.isMultipleTouchEnabled = try $1.bool() })
    property(
      "isExclusiveTouch", .boolean, of: type,
      "Whether no other view of the window gets touches while this one has one.",
      get: { .bool($0.isExclusiveTouch) }, set: { $0.isExclusiveTouch = try $1.bool() })
    property(
      "accessibilityViewIsModal", .boolean, of: type,
      "Whether the view's siblings are hidden from accessibility, which touches don't heed.",
      get: { .bool($0.accessibilityViewIsModal) },
      set: { $0.accessibilityViewIsModal = try $1.bool() })
    let parameters: [CallableEntry.Parameter] = [
      .positional("point", .point), .positional("event", .object("UIEvent"), optional: true),
    ]
    method(
      "hitTest", of: type, parameters,
      "The deepest view at a point of this one, in its coordinates, that takes touches there.",
      hook: .hitTest, returns: .optional(.object("UIView"))
    ) { view, call in
      guard let argument = call[0] else { return .none }
      return .object(
        view.hitTest(try argument.point(), with: try call.object(1, UIEvent.self)))
    }
    method(
      "pointInside", of: type, parameters,
      "Whether a point, in the view's coordinates, lies in it.", hook: .pointInside,
      returns: .boolean
    ) { view, call in
      guard let argument = call[0] else { return .none }
      return .bool(
        view.point(inside: try argument.point(), with: try call.object(1, UIEvent.self)))
    }
  }
}

extension Enumeration {
  static let touchPhase = Enumeration(
    "UITouch.Phase", ["began", "moved", "stationary", "ended", "cancelled"])
}
