import Lua
package import UIKitSimulation

extension ProtocolEntry {
  static let uiApplicationDelegate = ProtocolEntry(
    "UIApplicationDelegate",
    [
      Method(
        .applicationDidFinishLaunchingWithOptions,
        [
          .positional("application", .object("UIApplication")),
          .positional("launchOptions", .table),
        ],
        "The app has been launched, and may show its window.", returns: .boolean),
      Method(
        .applicationDidFinishLaunching, [.positional("application", .object("UIApplication"))],
        "The app has been launched: the older name."),
      Method(
        .applicationSupportedInterfaceOrientationsFor,
        [
          .positional("application", .object("UIApplication")),
          .positional("window", .object("UIWindow")),
        ],
        "The orientations that the app allows in a window (ROT-011).",
        returns: .optional(.options(.interfaceOrientationMask))),
      Method(
        .applicationWillChangeStatusBarOrientation,
        [
          .positional("application", .object("UIApplication")),
          .positional("orientation", .enumeration(.interfaceOrientation)),
          .positional("duration", .number),
        ],
        "The status bar is about to turn."),
      Method(
        .applicationDidChangeStatusBarOrientation,
        [
          .positional("application", .object("UIApplication")),
          .positional("old", .enumeration(.interfaceOrientation)),
        ],
        "The status bar has turned, from the orientation that is told."),
      Method(
        .applicationDidBecomeActive, [.positional("application", .object("UIApplication"))],
        "The app gets events now."),
      Method(
        .applicationWillResignActive, [.positional("application", .object("UIApplication"))],
        "The app is about to get no more events."),
      Method(
        .applicationDidEnterBackground, [.positional("application", .object("UIApplication"))],
        "The app can't be seen any more."),
      Method(
        .applicationWillEnterForeground, [.positional("application", .object("UIApplication"))],
        "The app is about to be seen again."),
      Method(
        .applicationWillChangeStatusBarFrame,
        [
          .positional("application", .object("UIApplication")),
          .positional("newStatusBarFrame", .rect),
        ],
        "The status bar is about to grow or shrink."),
      Method(
        .applicationDidChangeStatusBarFrame,
        [
          .positional("application", .object("UIApplication")),
          .positional("oldStatusBarFrame", .rect),
        ],
        "The status bar has grown or shrunk."),
    ])
}

extension ScriptDelegate: UIApplicationDelegate {
  package func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: Never?
  ) -> Bool {
    ask(
      .applicationDidFinishLaunchingWithOptions, .object(application), .none,
      decode: { $0.isNil ? true : try $0.bool() }) ?? true
  }

  package func applicationDidFinishLaunching(_ application: UIApplication) {
    call(.applicationDidFinishLaunching, .object(application))
  }

  package func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow
  ) -> UIInterfaceOrientationMask? {
    ask(.applicationSupportedInterfaceOrientationsFor, .object(application), .object(window)) {
      try $0.orientationMask()
    } ?? nil
  }

  package func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation orientation: UIInterfaceOrientation,
    duration: Double
  ) {
    call(
      .applicationWillChangeStatusBarOrientation, .object(application), .string("\(orientation)"),
      .number(duration))
  }

  package func application(
    _ application: UIApplication, didChangeStatusBarOrientation old: UIInterfaceOrientation
  ) {
    call(.applicationDidChangeStatusBarOrientation, .object(application), .string("\(old)"))
  }

  package func applicationDidBecomeActive(_ application: UIApplication) {
    call(.applicationDidBecomeActive, .object(application))
  }

  package func applicationWillResignActive(_ application: UIApplication) {
    call(.applicationWillResignActive, .object(application))
  }

  package func applicationDidEnterBackground(_ application: UIApplication) {
    call(.applicationDidEnterBackground, .object(application))
  }

  package func applicationWillEnterForeground(_ application: UIApplication) {
    call(.applicationWillEnterForeground, .object(application))
  }

  package func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {
    call(.applicationWillChangeStatusBarFrame, .object(application), .rect(newStatusBarFrame))
  }

  package func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {
    call(.applicationDidChangeStatusBarFrame, .object(application), .rect(oldStatusBarFrame))
  }
}
