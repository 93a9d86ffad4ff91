import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiWindow: ClassEntry = {
    var entry = ClassEntry(
      name: "UIWindow", superclass: "UIView", summary: "A window: the top of a hierarchy of views.",
      type: UIWindow.self, make: { UIWindow() })
    let type = UIWindow.self
    entry.property(
      "rootViewController", .object("UIViewController"), of: type,
      "The controller whose view fills the window.", get: { .object($0.rootViewController) },
      set: { $0.rootViewController = try $1.object(UIViewController.self) })
    entry.property(
      "windowLevel", .number, of: type, "The window's place among the windows.",
      get: { .number($0.windowLevel.rawValue) },
      set: { $0.windowLevel = UIWindow.Level(rawValue: try $1.number()) })
    entry.property(
      "isKeyWindow", .boolean, of: type, "Whether the window gets the keyboard.",
      get: { .bool($0.isKeyWindow) })
    entry.method("makeKeyAndVisible", of: type, "Shows the window and makes it the key window.") {
      window, _ in
      window.makeKeyAndVisible()
      return .none
    }
    entry.method("makeKey", of: type, "Makes the window the key window.") { window, _ in
      window.makeKey()
      return .none
    }
    entry.staticProperties = [
      StaticPropertyEntry(
        notification: "didBecomeVisibleNotification", .didBecomeVisibleNotification,
        "Posted when a window is shown."),
      StaticPropertyEntry(
        notification: "didBecomeHiddenNotification", .didBecomeHiddenNotification,
        "Posted when a window is hidden."),
      StaticPropertyEntry(
        notification: "didBecomeKeyNotification", .didBecomeKeyNotification,
        "Posted when a window has become the key window."),
      StaticPropertyEntry(
        notification: "didResignKeyNotification", .didResignKeyNotification,
        "Posted when a window has stopped being the key window."),
    ]
    return entry
  }()
}
