import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiDevice: ClassEntry = {
    var entry = ClassEntry(
      name: "UIDevice", superclass: nil, summary: "The device that the app runs on.",
      type: UIDevice.self, make: nil)
    let type = UIDevice.self
    entry.property(
      "orientation", .enumeration(.deviceOrientation), of: type,
      "How the device is held; unknown unless its turns are being asked for (ROT-052).",
      get: { .string("\($0.orientation)") })
    entry.property(
      "isGeneratingDeviceOrientationNotifications", .boolean, of: type,
      "Whether the app has asked for the device's turns.",
      get: { .bool($0.isGeneratingDeviceOrientationNotifications) })
    entry.property(
      "userInterfaceIdiom", .enumeration(.userInterfaceIdiom), of: type, "The kind of device.",
      get: { .string("\($0.userInterfaceIdiom)") })
    entry.property(
      "systemVersion", .string, of: type, "The system's version.",
      get: { .string($0.systemVersion) })
    entry.method(
      "beginGeneratingDeviceOrientationNotifications", of: type,
      "Begins to ask for the device's turns; as many ends have to follow."
    ) { device, _ in
      device.beginGeneratingDeviceOrientationNotifications()
      return .none
    }
    entry.method(
      "endGeneratingDeviceOrientationNotifications", of: type,
      "Ends what the matching begin began; one end too many stops all turns (ROT-092)."
    ) { device, _ in
      device.endGeneratingDeviceOrientationNotifications()
      return .none
    }
    entry.method(
      "setValue", of: type,
      [
        .positional("value", .either([.enumeration(.deviceOrientation), .number])),
        .labelled("forKey", .string, optional: false),
      ],
      "Turns the device by code through key-value coding, by a name or by its number (ROT-050), as "
        + "apps did up to iOS 15 (ROT-048)."
    ) { device, call in
      guard let argument = call[0], try call.string(1) == "orientation" else {
        throw LuaError(
          "UIDevice.setValue: the one key that can be set is \"orientation\": "
            + "UIDevice.current:setValue(\"portrait\", { forKey = \"orientation\" })")
      }
      device.forceOrientation(try argument.deviceOrientation())
      return .none
    }
    entry.staticProperties = [
      StaticPropertyEntry(
        name: "current", type: .object("UIDevice"), summary: "The device."
      ) { $0.uiDevice },
      StaticPropertyEntry(
        notification: "orientationDidChangeNotification", .orientationDidChangeNotification,
        "Posted when the device has been turned, if its turns are being asked for."),
    ]
    return entry
  }()
}

extension Argument {
  /// How a device is held, by its name or by UIKit's number for it.
  fileprivate func deviceOrientation() throws -> UIDeviceOrientation {
    guard stack.type(at: position) == .number else {
      return try enumeration(.deviceOrientation, UIDeviceOrientation.self)
    }
    let number = try number()
    guard let found = UIDeviceOrientation.allCases.first(where: { Double($0.rawValue) == number })
    else {
      throw LuaError(
        "\(label) should be a number from 0 to 6, got "
          + session.describeForMessage(stack, at: position))
    }
    return found
  }
}
