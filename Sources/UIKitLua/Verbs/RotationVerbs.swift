import Lua
import UIKitSimulation

extension Registry {
  /// What the user does to the device and to the app's part of the screen.
  static let rotationVerbs: [CallableEntry] = [
    CallableEntry(
      "rotate", [.positional("orientation", .enumeration(.heldOrientation))],
      "Turns the device, or lays it down: rotate \"landscapeLeft\"; the interface follows if it "
        + "may.",
      returns: .fields(inputReport)
    ) { call in
      guard let argument = call[0] else { return .none }
      guard call.stack.string(at: call.position(0)) != "\(UIDeviceOrientation.unknown)" else {
        throw LuaError("rotate: a device is never held in an unknown way; see UIDeviceOrientation")
      }
      let orientation = try argument.enumeration(.heldOrientation, UIDeviceOrientation.self)
      return try call.session.input("rotate") { simulator in
        let outcome = simulator.turnDevice(to: orientation)
        return .record([("why", outcome.map { .string($0) } ?? .none)])
      }
    },
    CallableEntry(
      "resize", [.positional("size", .size)],
      "Gives the app another part of a pad's screen, of that size in points.",
      returns: .fields(inputReport)
    ) { call in
      guard let argument = call[0] else { return .none }
      let size = try argument.size()
      guard size.width >= 1, size.height >= 1 else {
        throw LuaError("resize: the size should have a width and a height of 1 point or more")
      }
      return try call.session.input("resize") { simulator in
        guard simulator.isResizable else {
          throw LuaError(
            "resize: an app has the whole screen of this device; it can share the screen of a pad "
              + "from iOS 9 on: device { \"pad\", ios = 12 }")
        }
        let screen = simulator.screen.interfaceBounds.size
        guard size.width <= screen.width, size.height <= screen.height else {
          throw LuaError(
            "resize: the screen is \(Int(screen.width)) x \(Int(screen.height)) points now; "
              + "size(\(Int(size.width)), \(Int(size.height))) doesn't fit on it")
        }
        let outcome = simulator.resize(to: size)
        return .record([("why", outcome.map { .string($0) } ?? .none)])
      }
    },
  ]
}

extension Enumeration {
  package static let deviceOrientation = Enumeration(
    name: "UIDeviceOrientation", UIDeviceOrientation.allCases.map { ("\($0)", $0.rawValue) })

  /// The ways in which a device can be held.
  static let heldOrientation = Enumeration(
    name: "UIDeviceOrientation",
    UIDeviceOrientation.allCases.filter { $0 != .unknown }.map { ("\($0)", $0.rawValue) })
}
