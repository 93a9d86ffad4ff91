import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiResponder: ClassEntry = {
    var entry = ClassEntry(
      name: "UIResponder", superclass: nil, summary: "An object that can answer events.",
      type: UIResponder.self, make: nil)
    entry.property(
      "next", .object("UIResponder"), of: UIResponder.self,
      "The responder that events go to when this one doesn't handle them.",
      get: { .object($0.next) })
    return entry
  }()

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
    entry.addStatusBarOfWindow()
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
    return entry
  }()

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

  static let uiApplication: ClassEntry = {
    var entry = ClassEntry(
      name: "UIApplication", superclass: nil, summary: "The app: its windows and its status bar.",
      type: UIApplication.self,
      make: nil)
    entry.property(
      "windows", .list(.object("UIWindow")), of: UIApplication.self, "The app's windows.",
      get: { .list($0.windows.map { .object($0) }) })
    entry.property(
      "keyWindow", .object("UIWindow"), of: UIApplication.self,
      "The window that gets the keyboard.", get: { .object($0.keyWindow) })
    entry.property(
      "statusBarOrientation", .enumeration(.interfaceOrientation), of: UIApplication.self,
      "The interface's orientation.", get: { .string("\($0.statusBarOrientation)") })
    entry.addStatusBar()
    entry.property(
      "isIgnoringInteractionEvents", .boolean, of: UIApplication.self,
      "Whether the app ignores touches.", get: { .bool($0.isIgnoringInteractionEvents) })
    entry.method(
      "beginIgnoringInteractionEvents", of: UIApplication.self,
      "Begins to ignore touches; as many ends have to follow."
    ) { application, _ in
      application.beginIgnoringInteractionEvents()
      return .none
    }
    entry.method(
      "endIgnoringInteractionEvents", of: UIApplication.self, "Ends what the matching begin began."
    ) { application, _ in
      application.endIgnoringInteractionEvents()
      return .none
    }
    entry.staticProperties = [
      StaticPropertyEntry(
        name: "shared", type: .object("UIApplication"), summary: "The app."
      ) { $0.application }
    ]
    return entry
  }()
}
