import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiScreen: ClassEntry = {
    var entry = ClassEntry(
      name: "UIScreen", superclass: nil, summary: "The device's screen.", type: UIScreen.self,
      make: nil)
    entry.property(
      "bounds", .rect, of: UIScreen.self, "The screen's rectangle in points.",
      get: { .rect($0.bounds) })
    entry.property(
      "scale", .number, of: UIScreen.self, "Pixels per point.", get: { .number($0.scale) })
    entry.property(
      "_displayCornerRadius", .number, of: UIScreen.self,
      "The radius of the display's corners, which UIKit keeps to itself.",
      get: { .number($0.displayCornerRadius) })
    entry.property(
      "traitCollection", .object("UITraitCollection"), of: UIScreen.self,
      "The traits of the whole screen.", get: { .object($0.traitCollection) })
    entry.staticProperties = [
      StaticPropertyEntry(
        name: "main", type: .object("UIScreen"), summary: "The screen of the device."
      ) { $0.screen }
    ]
    return entry
  }()
}
