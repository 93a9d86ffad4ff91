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
      "windowLevel", .either([.number, .enumeration(.windowLevel)]), of: type,
      "The window's place among the windows: a number, or a name for one (WIN-001).",
      get: { .number($0.windowLevel.rawValue) },
      set: { $0.windowLevel = try $1.windowLevel() })
    entry.addStatusBarOfWindow()
    entry.addTurnLocks()
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
    entry.question(
      "canBecomeKey", of: type,
      "Whether the window may become the key window; asked from iOS 15 on (WIN-012).",
      hook: .canBecomeKey, inherited: { $0.canBecomeKey })
    entry.property(
      "windowScene", .object("UIWindowScene"), of: type,
      "The scene that shows the window; without one it isn't shown (WIN-013).",
      get: { .object($0.windowScene) },
      set: { $0.windowScene = try $1.object(UIWindowScene.self) })
    entry.lastCame(with: 13, instead: "no scene: a window needed none to be shown")
    entry.method(
      "becomeKey", of: type, "Called when the window has become the key window (WIN-007).",
      hook: .becomeKey
    ) { window, _ in
      window.becomeKey()
      return .none
    }
    entry.method(
      "resignKey", of: type, "Called when the window has stopped being the key window (WIN-007).",
      hook: .resignKey
    ) { window, _ in
      window.resignKey()
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

extension Argument {
  /// The value as a window's level: a number, or the name of one.
  fileprivate func windowLevel() throws -> UIWindow.Level {
    guard let name = stack.string(at: position), stack.number(at: position) == nil else {
      return UIWindow.Level(rawValue: try number())
    }
    let levels = Enumeration.windowLevel
    guard let level = levels.value(name) else {
      let near = Suggestions.question(name, in: levels.names)
      throw LuaError(
        "\(label): there is no \(levels.name) \"\(name)\""
          + (near.isEmpty
            ? "; there are \(levels.names.map { "\"\($0)\"" }.joined(separator: ", "))" : near))
    }
    return UIWindow.Level(rawValue: CGFloat(level))
  }
}
