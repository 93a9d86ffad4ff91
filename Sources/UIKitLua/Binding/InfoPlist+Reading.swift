import Lua
import UIKitSimulation

extension InfoPlist {
  /// What `device`'s `infoPlist` takes.
  static let table = TableEntry(
    "InfoPlist",
    [
      .init(
        "UISupportedInterfaceOrientations", .options(.interfaceOrientationMask),
        "What the app allows if its delegate doesn't say."),
      .init(
        "UIRequiresFullScreen", .boolean, "Whether the app keeps out of a pad's multitasking."),
      .init(
        "UIViewControllerBasedStatusBarAppearance", .boolean,
        "Whether controllers are asked about the status bar, from iOS 7 on."),
      .init(
        "UIStatusBarHidden", .boolean, "Whether the status bar is hidden until somebody shows it."),
      .init(
        "UIStatusBarStyle", .enumeration(.statusBarStyle),
        "What the status bar looks like until somebody says."),
    ])

  /// Reads a table with keys of an Info.plist.
  ///
  /// - Throws: what is wrong with it, with the nearest names.
  init(reading argument: Argument) throws {
    self.init()
    let stack = argument.stack
    guard stack.type(at: argument.position) == .table else {
      throw LuaError(
        "\(argument.label) should be a table: { UIRequiresFullScreen = true }, got "
          + argument.session.describeForMessage(stack, at: argument.position))
    }
    try stack.forEach(at: argument.position) {
      guard let key = stack.string(at: -2) else {
        throw LuaError("\(argument.label): the keys of an Info.plist are strings")
      }
      try set(key, Argument(argument.session, stack, label: "\(argument.label): \(key)"))
    }
  }

  private mutating func set(_ key: String, _ value: Argument) throws {
    switch key {
    case "UISupportedInterfaceOrientations":
      supportedInterfaceOrientations = try value.orientationMask()
    case "UIRequiresFullScreen": requiresFullScreen = try value.bool()
    case "UIViewControllerBasedStatusBarAppearance":
      asksControllersAboutStatusBar = try value.bool()
    case "UIStatusBarHidden": statusBarHidden = try value.bool()
    case "UIStatusBarStyle":
      statusBarStyle = try value.enumeration(.statusBarStyle, UIStatusBarStyle.self)
    default:
      let keys = Self.table.fields.map(\.name)
      let near = Suggestions.question(key, in: keys)
      throw LuaError(
        "infoPlist: UIKit's modal side reads no key \"\(key)\""
          + (near.isEmpty ? "; it reads \(keys.joined(separator: ", "))" : near))
    }
  }
}
