import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiLabel: ClassEntry = {
    var entry = ClassEntry(
      name: "UILabel", superclass: "UIView",
      summary: "A text, through which touches go: UILabel { \"Title\", text = \"Hello\" }.",
      type: UILabel.self, make: { UILabel() })
    entry.property(
      "text", .string, of: UILabel.self, "The text, by which a tap finds what is under it.",
      get: { $0.text.map { .string($0) } ?? .none },
      set: { $0.text = $1.isNil ? nil : try $1.string() })
    return entry
  }()

  static let uiImageView = ClassEntry(
    name: "UIImageView", superclass: "UIView",
    summary: "A view of an image, which isn't modelled; touches go through it.",
    type: UIImageView.self, make: { UIImageView() })
}
