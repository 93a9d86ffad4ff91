package import Lua
import UIKitSimulation

extension DeviceOptions {
  /// What `device` takes.
  package static let table: TableEntry = {
    let version = ScriptType.either([.number, .string])
    return TableEntry(
      "DeviceOptions", first: "model",
      [
        .init("model", .string, "The marketing name, or phone or pad for that system's commonest."),
        .init("ios", version, "The system's version, 12 being the last 12.x."),
        .init(
          "sdk", version, "The version that the app was built for; the system's own by default."),
        .init(
          "orientation", .enumeration(.interfaceOrientation),
          "The interface's orientation at launch; the device is held to match."),
        .init("policies", .table, "Policies to switch: { [\"style.default\"] = \"fullScreen\" }."),
        .init("bugs", .boolean, "Whether the faults that the system itself had are on."),
        .init("force", .boolean, "Whether a device may run a system that it never ran."),
        .init(
          "userInterfaceStyle", .enumeration(.userInterfaceStyle),
          "Whether the device is in dark mode."),
        .init(
          "window", .either([.string, .size]),
          "The part of the screen that the app has: its name or its size."),
        .init("zoomed", .boolean, "Whether the device's display is zoomed."),
        .init("infoPlist", .fields(InfoPlist.table), "What the app's Info.plist says."),
        .init("orientationLock", .boolean, "Whether the user has locked the orientation."),
      ])
  }()

  /// Reads a device's name, or a table with the name first or as `model`, or as `device` where the
  /// caller is another than `device` itself.
  ///
  /// - Throws: what is wrong with it, with the nearest names.
  package init(
    reading position: Int, of stack: LuaStack, _ session: Session, for caller: String
  ) throws {
    if let name = stack.string(at: position) {
      model = name
      return
    }
    guard stack.type(at: position) == .table else {
      let example = "device { \"iPad Air 2\", ios = 12 }"
      let expected =
        caller == "device"
        ? "device takes a name or a table, \(example)"
        : "\(caller): its options are a name or a table as \(example) takes it"
      throw LuaError("\(expected); got \(session.describeForMessage(stack, at: position))")
    }
    try stack.forEach(at: position) {
      guard let key = stack.string(at: -2) else {
        guard stack.integer(at: -2) == 1 else {
          throw LuaError("\(caller) takes one name, the first item of its table")
        }
        try set("model", Argument(session, stack, label: "\(caller): the name"), caller)
        return
      }
      let isModel = key == "device" && caller != "device"
      try set(isModel ? "model" : key, Argument(session, stack, label: "\(caller): \(key)"), caller)
    }
  }

  /// Takes one option.
  ///
  /// - Throws: what is wrong with it, with the nearest names.
  package mutating func set(_ key: String, _ argument: Argument, _ caller: String) throws {
    switch key {
    case "model": model = try argument.string()
    case "ios": ios = try argument.version()
    case "sdk": sdk = try argument.version()
    case "orientation":
      orientation = try argument.enumeration(.interfaceOrientation, UIInterfaceOrientation.self)
    case "userInterfaceStyle":
      userInterfaceStyle = try argument.enumeration(
        .userInterfaceStyle, UIUserInterfaceStyle.self)
    case "window": window = try argument.windowArea()
    case "zoomed": zoomed = try argument.bool()
    case "infoPlist": infoPlist = try InfoPlist(reading: argument)
    case "orientationLock": orientationLock = try argument.bool()
    case "bugs": bugs = try argument.bool()
    case "force": force = try argument.bool()
    case "policies": policies = try argument.policies()
    default:
      let options = (caller == "device" ? [] : ["device"]) + Self.table.fields.map(\.name)
      let near = Suggestions.question(key, in: options)
      throw LuaError(
        "\(caller) has no option \"\(key)\""
          + (near.isEmpty ? "; it has \(options.joined(separator: ", "))" : near))
    }
  }
}

extension Argument {
  /// The value on top of the stack.
  package init(_ session: Session, _ stack: LuaStack, label: String) {
    self.init(session: session, stack: stack, position: stack.count, label: label)
  }

  /// A system's version: a number or a string.
  fileprivate func version() throws -> String {
    if let text = stack.string(at: position) { return text }
    let number = try number()
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// A part of the screen: its name or its size.
  fileprivate func windowArea() throws -> WindowArea {
    guard let name = stack.string(at: position) else {
      do {
        return .size(try size())
      } catch {
        throw LuaError(
          "\(label) should be a size(width, height) or one of "
            + WindowArea.names.map { "\"\($0)\"" }.joined(separator: ", ") + ", got "
            + session.describeForMessage(stack, at: position))
      }
    }
    guard let area = WindowArea(name: name) else {
      let near = Suggestions.question(name, in: WindowArea.names)
      throw LuaError(
        "\(label): there is no part of the screen \"\(name)\""
          + (near.isEmpty
            ? "; there are \(WindowArea.names.map { "\"\($0)\"" }.joined(separator: ", "))" : near))
    }
    return area
  }

  fileprivate func policies() throws -> [PolicyOption] {
    guard stack.type(at: position) == .table else {
      throw LuaError("\(label) should be a table: { [\"style.default\"] = \"fullScreen\" }")
    }
    var found: [PolicyOption] = []
    try stack.forEach(at: position) {
      guard let name = stack.string(at: -2), let value = stack.string(at: -1) else {
        throw LuaError("\(label): the names and the values of policies are strings")
      }
      found.append(PolicyOption(name: name, value: value))
    }
    return found
  }
}
