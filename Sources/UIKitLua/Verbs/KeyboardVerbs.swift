import Lua
import UIKitSimulation

extension Registry {
  /// The keyboard on the screen, and what the user and the device's owner do to it.
  static let keyboard = LibraryEntry(
    "keyboard", "The keyboard: keyboard.show(field) taps a field, keyboard { hardware = true }.",
    properties: [
      LibraryProperty(
        "visible", .boolean, "Whether any of the keyboard is on the screen, or coming."
      ) { .bool(try $0.keyboard().isVisible) },
      LibraryProperty(
        "frame", .rect,
        "Where the keyboard is, or is going to, in the interface as the user sees it."
      ) { .rect(try $0.keyboard().frame) },
      LibraryProperty(
        "presentedFrame", .rect, "Where the keyboard is seen now, in the same coordinates."
      ) { .rect(try $0.keyboard().presentedFrame) },
    ],
    functions: [
      CallableEntry(
        "keyboard.show", [.positional("responder", .object("UIResponder"))],
        "Makes a field the first responder, for which the keyboard comes.",
        returns: .fields(inputReport)
      ) { call in
        let responder = try call.required(0, UIResponder.self)
        return try call.session.input("keyboard.show") { simulator in
          simulator.lastRefusal = nil
          guard !responder.sendBecome() else { return .record([("why", .none)]) }
          let reason = simulator.lastRefusal.map { ": \($0)" } ?? ""
          return .record([
            (
              "why", .string("\(responder.traceNameText) doesn't become first responder\(reason)")
            )
          ])
        }
      },
      CallableEntry(
        "keyboard.hide", [],
        "Touches the key that sends the keyboard away; on a phone, which has no such key, the "
          + "first responder just resigns.",
        returns: .fields(inputReport)
      ) { call in
        try call.session.input("keyboard.hide") { simulator in
          .record([("why", simulator.keyboard.dismiss().map { .string($0) } ?? .none)])
        }
      },
      CallableEntry(
        "keyboard.move", [.positional("point", .point)],
        "Drags a floating or undocked keyboard: its top left corner goes there.",
        returns: .fields(inputReport)
      ) { call in
        guard let argument = call[0] else { return .none }
        let point = try argument.point()
        return try call.session.input("keyboard.move") { simulator in
          .record([("why", simulator.keyboard.moveLoose(to: point).map { .string($0) } ?? .none)])
        }
      },
    ] + typing,
    call: CallableEntry(
      "keyboard",
      [
        .labelled("hardware", .boolean, fallback: "as it is"),
        .labelled("strip", .boolean, fallback: "as it is"),
        .labelled("height", .number, fallback: "as it is"),
        .labelled("predictive", .boolean, fallback: "as it is"),
        .labelled("docked", .boolean, fallback: "as it is"),
        .labelled("undocked", .boolean, fallback: "as it is"),
        .labelled("split", .boolean, fallback: "as it is"),
        .labelled("floating", .boolean, fallback: "as it is"),
      ],
      "Connects a keyboard with keys (hardware), shows its strip of shortcuts or not, gives the "
        + "keyboard on the screen another height (0 for its own), turns the predictive bar on or "
        + "off, or docks, undocks, splits or floats it on a pad.",
      returns: .fields(inputReport)
    ) { call in
      let changes = try call.keyboardChanges()
      return try call.session.input("keyboard") { simulator in
        var settings = simulator.keyboard.settings
        for change in changes { change(&settings) }
        simulator.keyboard.apply(settings)
        return .record([("why", .none)])
      }
    })
}

extension Session {
  /// The keyboard of the world.
  fileprivate func keyboard() throws -> Keyboard { try simulator().keyboard }
}

extension Call {
  /// What the call changes of the keyboard's settings.
  fileprivate func keyboardChanges() throws -> [(inout KeyboardSettings) -> Void] {
    var changes: [(inout KeyboardSettings) -> Void] = []
    if let hardware = try bool(0) { changes.append { $0.isHardware = hardware } }
    if let strip = try bool(1) { changes.append { $0.showsStrip = strip } }
    if has(2), let height = try number(2) {
      guard height >= 0, height <= 1_000 else {
        throw LuaError("keyboard: the height should be from 0 (the device's own) to 1000 points")
      }
      changes.append { $0.height = height == 0 ? nil : height }
    }
    if let predictive = try bool(3) { changes.append { $0.predicts = predictive } }
    let modes: [(Int, KeyboardSettings.Mode)] = [
      (4, .docked), (5, .undocked), (6, .split), (7, .floating),
    ]
    let isPad = try session.simulator().device.model.idiom == .pad
    var chosen: KeyboardSettings.Mode?
    for (place, mode) in modes {
      guard let isSo = try bool(place) else { continue }
      guard mode == .docked || isPad else {
        throw LuaError("keyboard: only a pad's keyboard can be \(mode.rawValue)")
      }
      guard isSo else {
        changes.append { if $0.mode == mode { $0.mode = .docked } }
        continue
      }
      if let chosen {
        throw LuaError("keyboard: it can't be both \(chosen.rawValue) and \(mode.rawValue)")
      }
      chosen = mode
      changes.append { $0.mode = mode }
    }
    return changes
  }
}
