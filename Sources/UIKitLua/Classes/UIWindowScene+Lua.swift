import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiScene: ClassEntry = {
    var entry = ClassEntry(
      name: "UIScene", superclass: "UIResponder",
      summary: "A part of an app that comes and goes by itself.", type: UIScene.self, make: nil)
    let type = UIScene.self
    entry.firstSystem = (13, "the application alone")
    entry.property(
      "title", .string, of: type, "A name for the user.", get: { .string($0.title) },
      set: { $0.title = try $1.string() })
    entry.property(
      "activationState", .enumeration(.activationState), of: type,
      "How far the scene is from the user.", get: { .string("\($0.activationState)") })
    return entry
  }()

  static let uiWindowScene: ClassEntry = {
    var entry = ClassEntry(
      name: "UIWindowScene", superclass: "UIScene",
      summary: "A scene that shows windows; UIKit makes the first, a script may make others.",
      type: UIWindowScene.self, make: { UIWindowScene() })
    let type = UIWindowScene.self
    entry.firstSystem = (13, "the application alone")
    entry.property(
      "windows", .list(.object("UIWindow")), of: type, "The scene's windows, back to front.",
      get: { .list($0.windows.map { .object($0) }) })
    entry.property(
      "keyWindow", .object("UIWindow"), of: type,
      "The scene's window that gets the keyboard (WIN-012).", get: { .object($0.keyWindow) })
    entry.lastCame(with: 15, instead: "UIApplication.keyWindow")
    entry.property(
      "interfaceOrientation", .enumeration(.interfaceOrientation), of: type,
      "The orientation of what the scene shows (ROT-108).",
      get: { .string("\($0.interfaceOrientation)") })
    entry.property(
      "traitCollection", .object("UITraitCollection"), of: type,
      "The traits of the scene's windows.", get: { .object($0.traitCollection) })
    entry.property(
      "statusBarManager", .object("UIStatusBarManager"), of: type,
      "Says what the scene's status bar is.", get: { .object($0.statusBarManager) })
    entry.property(
      "screen", .object("UIScreen"), of: type, "The screen that shows the scene.",
      get: { .object($0.screen) })
    entry.method(
      "requestGeometryUpdate", of: type,
      [
        .labelled("interfaceOrientations", .options(.interfaceOrientationMask), optional: false),
        .labelled("errorHandler", .function),
      ],
      "Asks for one of some orientations, from iOS 16 on (ROT-046)."
    ) { scene, call in
      try call.session.check(
        (16, "UIDevice.current:setValue(\"portrait\", { forKey = \"orientation\" })"),
        of: "requestGeometryUpdate", scene.simulator)
      guard let mask = try call[0]?.orientationMask() else { return .none }
      let handler = try call.function(1)
      scene.requestGeometryUpdate(
        interfaceOrientations: mask,
        errorHandler: handler.map { function in { function.callback(with: $0) } })
      return .none
    }
    entry.delegate(
      "delegate", .uiWindowSceneDelegate, of: type, "What hears of the scene's life.",
      get: { $0.delegate }, set: { $0.delegate = $1 })
    return entry
  }()
}

extension ProtocolEntry {
  static let uiWindowSceneDelegate = ProtocolEntry(
    "UIWindowSceneDelegate",
    [
      Method(
        .sceneDidBecomeActive, [.positional("scene", .object("UIScene"))],
        "The scene gets events now."),
      Method(
        .sceneWillResignActive, [.positional("scene", .object("UIScene"))],
        "The scene is about to get no more events."),
      Method(
        .sceneDidEnterBackground, [.positional("scene", .object("UIScene"))],
        "The scene can't be seen any more."),
      Method(
        .sceneWillEnterForeground, [.positional("scene", .object("UIScene"))],
        "The scene is about to be seen again."),
      Method(
        .windowSceneDidUpdate,
        [
          .positional("windowScene", .object("UIWindowScene")),
          .positional("previousCoordinateSpace", .fields(coordinateSpace)),
          .positional("previousInterfaceOrientation", .enumeration(.interfaceOrientation)),
          .positional("previousTraitCollection", .object("UITraitCollection")),
        ],
        "The scene's orientation, size or traits have changed from these (ROT-084)."),
    ])

  private static let coordinateSpace = TableEntry(
    "UICoordinateSpace", [.init("bounds", .rect, "The scene's rectangle as it was.")])
}

extension ScriptDelegate: UIWindowSceneDelegate {
  package func sceneDidBecomeActive(_ scene: UIScene) {
    call(.sceneDidBecomeActive, .object(scene))
  }

  package func sceneWillResignActive(_ scene: UIScene) {
    call(.sceneWillResignActive, .object(scene))
  }

  package func sceneDidEnterBackground(_ scene: UIScene) {
    call(.sceneDidEnterBackground, .object(scene))
  }

  package func sceneWillEnterForeground(_ scene: UIScene) {
    call(.sceneWillEnterForeground, .object(scene))
  }

  package func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousBounds: CGRect,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    call(
      .windowSceneDidUpdate, .object(windowScene), .record([("bounds", .rect(previousBounds))]),
      .string("\(previousInterfaceOrientation)"), .object(previousTraitCollection))
  }
}

extension ScriptFunction {
  /// Calls the function from a callback with what went wrong: a table with UIKit's domain, code
  /// and text.
  fileprivate func callback(with error: UISceneError) {
    callback { stack in
      let record = ScriptValue.record([
        ("domain", .string(UISceneError.errorDomain)), ("code", .integer(error.code.rawValue)),
        ("localizedDescription", .string(error.localizedDescription)),
      ])
      return (try? session.push(record, on: stack)) != nil ? 1 : 0
    }
  }
}
