import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiNavigationItem: ClassEntry = {
    var entry = ClassEntry(
      name: "UINavigationItem", superclass: nil,
      summary: "What a navigation bar shows for one controller.", type: UINavigationItem.self,
      make: nil)
    entry.property(
      "title", .string, of: UINavigationItem.self, "The title in the bar.",
      get: { $0.title.map { .string($0) } ?? .none },
      set: { $0.title = $1.isNil ? nil : try $1.string() })
    let type = UINavigationItem.self
    entry.property(
      "leftBarButtonItem", .object("UIBarButtonItem"), of: type,
      "The only or the leftmost button at the bar's left end.",
      get: { .object($0.leftBarButtonItem) },
      set: { $0.leftBarButtonItem = try $1.object(UIBarButtonItem.self) })
    entry.property(
      "leftBarButtonItems", .list(.object("UIBarButtonItem")), of: type,
      "The buttons at the bar's left end, from the left.",
      get: { .list($0.leftBarButtonItems.map { .object($0) }) },
      set: { $0.leftBarButtonItems = try $1.objects(UIBarButtonItem.self) })
    entry.property(
      "rightBarButtonItem", .object("UIBarButtonItem"), of: type,
      "The only or the rightmost button at the bar's right end.",
      get: { .object($0.rightBarButtonItem) },
      set: { $0.rightBarButtonItem = try $1.object(UIBarButtonItem.self) })
    entry.property(
      "rightBarButtonItems", .list(.object("UIBarButtonItem")), of: type,
      "The buttons at the bar's right end, from the right.",
      get: { .list($0.rightBarButtonItems.map { .object($0) }) },
      set: { $0.rightBarButtonItems = try $1.objects(UIBarButtonItem.self) })
    return entry
  }()

  static let uiNavigationBar: ClassEntry = {
    var entry = ClassEntry(
      name: "UINavigationBar", superclass: "UIView",
      summary: "The bar at the top of a navigation controller.", type: UINavigationBar.self,
      make: nil)
    let type = UINavigationBar.self
    entry.property(
      "items", .list(.object("UINavigationItem")), of: type,
      "What the bar shows, from the root's item to that of the top controller.",
      get: { .list($0.items.map { .object($0) }) })
    entry.property(
      "topItem", .object("UINavigationItem"), of: type, "The item that is shown now.",
      get: { .object($0.topItem) })
    entry.property(
      "backItem", .object("UINavigationItem"), of: type, "The item that the back button leads to.",
      get: { .object($0.backItem) })
    return entry
  }()

  static let uiToolbar = ClassEntry(
    name: "UIToolbar", superclass: "UIView",
    summary: "The bar at the bottom of a navigation controller.", type: UIToolbar.self, make: nil)

  static let uiTabBar = ClassEntry(
    name: "UITabBar", superclass: "UIView",
    summary: "The bar at the bottom of a tab bar controller.", type: UITabBar.self, make: nil)
}
