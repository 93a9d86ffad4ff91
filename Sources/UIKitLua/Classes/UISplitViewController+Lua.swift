import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiSplitViewController: ClassEntry = {
    var entry = ClassEntry(
      name: "UISplitViewController", superclass: "UIViewController",
      summary: "A container that shows a primary controller beside a secondary one.",
      type: UISplitViewController.self, make: { UISplitViewController() })
    let type = UISplitViewController.self
    entry.property(
      "viewControllers", .list(.object("UIViewController")), of: type,
      "The primary controller and, unless it is collapsed, the secondary one.",
      get: { .list($0.viewControllers.map { .object($0) }) },
      set: { try $0.requestColumns($1.objects(UIViewController.self)) })
    entry.property(
      "isCollapsed", .boolean, of: type, "Whether there is room for one controller only.",
      get: { .bool($0.isCollapsed) })
    entry.property(
      "primaryColumnWidth", .number, of: type, "The width of the primary column, in points.",
      get: { .number($0.primaryColumnWidth) })
    return entry
  }()
}
