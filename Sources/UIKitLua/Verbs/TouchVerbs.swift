import Lua
import UIKitSimulation

extension Registry {
  private static let finger = CallableEntry.Parameter.labelled("id", .integer)

  /// The fingers themselves, of which taps, drags and swipes are made; points are in the interface.
  static let touch = LibraryEntry(
    "touch", "Moves fingers one step at a time: touch.down(button), touch.move(p), touch.up().",
    functions: [
      CallableEntry(
        "touch.down", [.positional("target", .touchTarget), finger],
        "Puts a finger down, on a point or where a tap of the target goes.",
        returns: .fields(tapReport)
      ) { call in
        guard let aim = try call.aim(0) else { return .none }
        let finger = try call.finger(1)
        return try call.session.input("touch.down") { simulator in
          guard !simulator.touches.isDown(finger) else {
            throw LuaError(
              "touch.down: finger \(finger) is down already; lift it with touch.up(), or use "
                + "another: touch.down(p, { id = \(finger + 1) })")
          }
          let (point, target) = try simulator.touchPlace(aim, "touch.down")
          return ScriptValue(simulator.touches.touchDown(id: finger, at: point, meant: target))
        }
      },
      CallableEntry(
        "touch.move", [.positional("to", .touchTarget), .labelled("over", .number), finger],
        "Moves a finger evenly over so many seconds as the clock goes on, or at once without them.",
        returns: .fields(inputReport)
      ) { call in
        guard let aim = try call.aim(0) else { return .none }
        let (over, finger) = (try call.seconds(1), try call.finger(2))
        return try call.session.input("touch.move") { simulator in
          try simulator.checkDown(finger, "touch.move")
          let point = try simulator.touchPlace(aim, "touch.move").point
          if let over, over > 0 {
            simulator.touches.touchMove(id: finger, to: point, over: over)
          } else {
            simulator.touches.touchMove(id: finger, to: point)
          }
          return .record([])
        }
      },
      CallableEntry(
        "touch.up", [finger], "Lifts a finger where it is.", returns: .fields(tapReport)
      ) { call in
        let finger = try call.finger(0)
        return try call.session.input("touch.up") { simulator in
          try simulator.checkDown(finger, "touch.up")
          return ScriptValue(simulator.touches.touchUp(id: finger))
        }
      },
      CallableEntry(
        "touch.cancel", [finger],
        "Takes a finger away as the system does when something comes in between.",
        returns: .fields(tapReport)
      ) { call in
        let finger = try call.finger(0)
        return try call.session.input("touch.cancel") { simulator in
          try simulator.checkDown(finger, "touch.cancel")
          return ScriptValue(simulator.touches.touchCancel(id: finger))
        }
      },
    ])

  /// Fingers that move by themselves while the clock goes on.
  static let dragVerbs: [CallableEntry] = [
    CallableEntry(
      "drag",
      [
        .labelled("from", .touchTarget, optional: false),
        .labelled("by", .either([.point, .size])),
        .labelled("to", .touchTarget), .labelled("duration", .number),
        .labelled("press", .number), .labelled("release", .enumeration(.release)), finger,
      ],
      "Puts a finger down and moves it evenly, by a point's x and y or to a place, in 0.5 seconds "
        + "unless it says otherwise; returns at once. It rests for `press` seconds first, and at "
        + "the end flings if it takes less than 0.3 seconds, else holds.",
      returns: .fields(tapReport)
    ) { call in
      guard let from = try call.aim(0) else { return .none }
      let by = try call.distance(1)
      let to = try call.aim(2)
      guard by != nil || to != nil else {
        throw LuaError(
          "drag: say where it goes, with `by` or `to`: "
            + "drag { from = view, by = point(0, 200) }")
      }
      guard by == nil || to == nil else {
        throw LuaError(
          "drag: it goes either `by` a way or `to` a place, not both; leave one out: "
            + "drag { from = view, by = point(0, 200) }")
      }
      let duration = try call.seconds(3) ?? .nanoseconds(0.5)
      let press = try call.seconds(4) ?? 0
      let release = try call[5].map { try $0.value(of: .release) }
        .map { TouchDelivery.Release.allCases[$0] }
      let finger = try call.finger(6)
      return try call.session.input("drag") { simulator in
        try simulator.checkUp(finger, "drag")
        let (start, target) = try simulator.touchPlace(from, "drag")
        let end =
          try to.map { try simulator.touchPlace($0, "drag").point }
          ?? CGPoint(x: start.x + (by?.x ?? 0), y: start.y + (by?.y ?? 0))
        return ScriptValue(
          simulator.touches.drag(
            id: finger, from: start, meant: target, to: end, duration: duration, press: press,
            release: release))
      }
    },
    CallableEntry(
      "swipe",
      [
        .positional("target", .touchTarget),
        .positional("direction", .enumeration(.fingerDirection)), .labelled("length", .number),
        .labelled("duration", .number), finger,
      ],
      "Flings a finger from the target: half of the screen, as far as there is room but no less "
        + "than 100 points, in 0.15 seconds unless it says otherwise; returns at once, with its "
        + "length and its speed.",
      returns: .fields(tapReport)
    ) { call in
      guard let aim = try call.aim(0), let argument = call[1] else { return .none }
      let direction = try argument.value(of: .fingerDirection)
      let given = try call.number(2)
      if let given, !(given > 0 && given <= 10_000) {
        throw LuaError("swipe: option \"length\" should be points, more than 0, got \(given)")
      }
      let duration = try call.seconds(3) ?? .nanoseconds(0.15)
      guard duration > 0 else {
        throw LuaError("swipe: option \"duration\" should be more than 0 seconds")
      }
      let finger = try call.finger(4)
      return try call.session.input("swipe") { simulator in
        try simulator.checkUp(finger, "swipe")
        let (start, target) = try simulator.touchPlace(aim, "swipe")
        let swipe = simulator.swipe(from: start, direction, length: given)
        let report = simulator.touches.drag(
          id: finger, from: start, meant: target, to: swipe.end, duration: duration,
          release: .fling)
        return ScriptValue(
          report,
          [
            ("length", .number(swipe.length)),
            ("speed", .number(swipe.length / (Double(duration) / 1e9))),
          ])
      }
    },
  ]
}

extension Enumeration {
  static let fingerDirection = Enumeration("direction", ["up", "down", "left", "right"])
  static let release = Enumeration(
    "release", TouchDelivery.Release.allCases.map(\.rawValue))
}

extension Call {
  /// A way in points, as a point or a size.
  fileprivate func distance(_ index: Int) throws -> CGPoint? {
    guard let argument = self[index] else { return nil }
    if let size = try? argument.size() { return CGPoint(x: size.width, y: size.height) }
    return try argument.point()
  }
}

extension Simulator {
  fileprivate func checkDown(_ finger: Int, _ verb: String) throws {
    guard !touches.isDown(finger) else { return }
    throw LuaError(
      "\(verb): finger \(finger) isn't down; put it down with touch.down(p"
        + (finger == 1 ? ")" : ", { id = \(finger) })"))
  }

  fileprivate func checkUp(_ finger: Int, _ verb: String) throws {
    guard touches.isDown(finger) else { return }
    throw LuaError(
      "\(verb): finger \(finger) is down already; wait until it is lifted, or use another: "
        + "id = \(finger + 1)")
  }

  /// Where a swipe ends: half of the screen away, or as far as the screen goes; where that is less
  /// than every recogniser takes for a swipe, the finger leaves the screen.
  fileprivate func swipe(
    from start: CGPoint, _ direction: Int, length: Double?
  ) -> (end: CGPoint, length: Double) {
    let room = screen.interfaceBounds
    let (dx, dy): (CGFloat, CGFloat) = [(0, -1), (0, 1), (-1, 0), (1, 0)][direction]
    let whole = dx == 0 ? room.height : room.width
    let left =
      dx == 0
      ? dy < 0 ? start.y : room.maxY - start.y : dx < 0 ? start.x : room.maxX - start.x
    let length = length ?? max(100, min(whole / 2, left - 1))
    return (CGPoint(x: start.x + dx * length, y: start.y + dy * length), length)
  }
}
