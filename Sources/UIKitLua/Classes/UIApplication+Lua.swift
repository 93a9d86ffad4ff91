import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiApplication: ClassEntry = {
    var entry = ClassEntry(
      name: "UIApplication", superclass: "UIResponder",
      summary: "The app: its windows and its status bar.",
      type: UIApplication.self,
      make: nil)
    entry.property(
      "windows", .list(.object("UIWindow")), of: UIApplication.self,
      "The app's windows, back to front, with those of the keyboard's that are among them.",
      get: { .list($0.listedWindows.map { .object($0) }) })
    entry.property(
      "keyWindow", .object("UIWindow"), of: UIApplication.self,
      "The window that gets the keyboard.", get: { .object($0.keyWindow) })
    entry.property(
      "connectedScenes", .list(.object("UIWindowScene")), of: UIApplication.self,
      "The app's scenes, in the order in which they came.",
      get: { .list($0.connectedScenes.map { .object($0) }) })
    entry.lastCame(with: 13, instead: "UIApplication.windows")
    entry.property(
      "applicationState", .enumeration(.applicationState), of: UIApplication.self,
      "Whether the app gets events, and whether it can be seen.",
      get: { .string("\($0.applicationState)") })
    entry.property(
      "statusBarOrientation", .enumeration(.interfaceOrientation), of: UIApplication.self,
      "The interface's orientation.", get: { .string("\($0.statusBarOrientation)") })
    entry.addStatusBar()
    entry.addStatusBarOrientation()
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
      ) { $0.application },
      StaticPropertyEntry(
        notification: "didFinishLaunchingNotification", .didFinishLaunchingNotification,
        "Posted when the app has been launched."),
      StaticPropertyEntry(
        notification: "didBecomeActiveNotification", .didBecomeActiveNotification,
        "Posted when the app gets events."),
      StaticPropertyEntry(
        notification: "willResignActiveNotification", .willResignActiveNotification,
        "Posted when the app is about to get no more events."),
      StaticPropertyEntry(
        notification: "didEnterBackgroundNotification", .didEnterBackgroundNotification,
        "Posted when the app can't be seen any more."),
      StaticPropertyEntry(
        notification: "willEnterForegroundNotification", .willEnterForegroundNotification,
        "Posted when the app is about to be seen again."),
      StaticPropertyEntry(
        notification: "willChangeStatusBarFrameNotification",
        .willChangeStatusBarFrameNotification,
        "Posted when the status bar is about to grow or shrink."),
      StaticPropertyEntry(
        notification: "didChangeStatusBarFrameNotification", .didChangeStatusBarFrameNotification,
        "Posted when the status bar has grown or shrunk."),
    ]
    entry.delegate(
      "delegate", .uiApplicationDelegate, of: UIApplication.self, "What hears of the app's life.",
      get: { $0.delegate }, set: { $0.delegate = $1 })
    return entry
  }()
}
