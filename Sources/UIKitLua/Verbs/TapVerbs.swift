import Lua
import UIKitSimulation

extension Registry {
  /// The user's taps: on a view, a controller, what has a title, or a point, and beside what goes
  /// away then.
  static let tap = LibraryEntry(
    "tap", "Taps a view, a controller, a title or a point: tap \"OK\", tap { x = 10, y = 20 }.",
    functions: [
      CallableEntry(
        "tap.outside",
        [
          .positional(
            "target",
            .either([
              .object("UIViewController"), .object("UIPopoverController"), .object("UIActionSheet"),
            ]))
        ],
        "Taps beside what is presented, which a sheet or a popover may take as its dismissal.",
        returns: .fields(tapReport)
      ) { call in
        guard let argument = call[0] else { return .none }
        let tap = try call.session.tap(outside: argument)
        return try call.session.input("tap.outside") { ScriptValue(tap($0)) }
      }
    ],
    call: CallableEntry(
      "tap",
      [
        .positional("target", .touchTarget, optional: true), .labelled("x", .number),
        .labelled("y", .number), .labelled("count", .integer),
      ],
      "Taps the point of the target that a touch reaches and that is nearest to its centre, or a "
        + "point of the interface; returns what became of it. Several taps in a row are one event.",
      returns: .fields(tapReport)
    ) { call in
      let aim = try call.tapAim()
      let count = try call.integer(3) ?? 1
      guard (1...100).contains(count) else {
        throw LuaError("tap: option \"count\" should be from 1 to 100, got \(count)")
      }
      return try call.session.input("tap") { simulator in
        if case .point(let point) = aim {
          return ScriptValue(simulator.tap(at: point, count: count))
        }
        guard let target = try simulator.touchTarget(aim, "tap") else {
          return .record([("why", .string("it is not on the screen"))])
        }
        return ScriptValue(simulator.tap(target, count: count))
      }
    })

  /// What a touch returns.
  static let tapReport = TableEntry(
    "TapReport",
    [
      .init(
        "path", .list(.object("UIView")),
        "The views from the window to the one that was hit; nil if none was."),
      .init("receiver", .any, "The object that got the touch; nil if nothing did."),
      .init(
        "blocker", .any, "What kept the touch from what was to get it; nil if nothing did."),
      .init("why", .string, "Why what was to get the touch didn't; nil if it did."),
      .init("length", .number, "How far a swipe goes, in points; nil for other touches."),
      .init("speed", .number, "How fast a swipe goes, in points a second."),
      .init(
        "isQueued", .boolean, "Whether it waits for the next turn, as a touch in a callback does."),
    ])
}

extension Call {
  /// Where the verb `tap` is aimed.
  fileprivate func tapAim() throws -> Aim {
    let (x, y) = (try number(1), try number(2))
    if let aim = try aim(0) {
      guard x == nil, y == nil else {
        throw LuaError("tap: give a target or a point, not both")
      }
      return aim
    }
    guard let x, let y else {
      throw LuaError(
        x == nil && y == nil
          ? "tap: there is nothing to tap: give a view, a controller, a title, an accessibility "
            + "identifier or a point, such as { x = 10, y = 20 }"
          : "tap: a point has both an x and a y: tap { x = 10, y = 20 }")
    }
    guard x.isFinite, y.isFinite else { throw LuaError("tap: x and y should be finite numbers") }
    return .point(CGPoint(x: x, y: y))
  }
}

extension ScriptValue {
  /// A report as a script gets it.
  init(_ report: HitReport, _ more: [(String, ScriptValue)] = []) {
    self = .record(
      [
        ("path", report.path.isEmpty ? .none : .list(report.path.map { .object($0) })),
        ("receiver", .object(report.receiver)), ("blocker", .object(report.blocker)),
        ("why", report.why.map { .string($0) } ?? .none),
      ] + more)
  }
}

extension Session {
  fileprivate func tap(
    outside argument: Argument
  ) throws -> (Simulator) -> HitReport {
    switch try object(argument.stack, at: argument.position) {
    case let controller as UIViewController: return { $0.tapOutside(controller) }
    case let popover as UIPopoverController: return { $0.tapOutside(popover) }
    case let sheet as UIActionSheet: return { $0.tapOutside(sheet) }
    default:
      throw LuaError(
        "tap.outside takes a presented controller, a UIPopoverController or a UIActionSheet; other "
          + "targets are not modelled yet: got "
          + describeForMessage(argument.stack, at: argument.position))
    }
  }
}
