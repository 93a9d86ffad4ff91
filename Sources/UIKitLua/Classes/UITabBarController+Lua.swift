import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiTabBarController: ClassEntry = {
    var entry = ClassEntry(
      name: "UITabBarController", superclass: "UIViewController",
      summary: "A container that shows one of several controllers, above a bar of tabs.",
      type: UITabBarController.self, make: { UITabBarController() })
    let type = UITabBarController.self
    entry.property(
      "viewControllers", .list(.object("UIViewController")), of: type,
      "The controllers of the tabs.",
      get: { .list(($0.viewControllers ?? []).map { .object($0) }) },
      set: { try $0.requestTabs($1.objects(UIViewController.self)) })
    entry.property(
      "selectedIndex", .integer, of: type, "The place of the selected tab, from 0.",
      get: { .integer($0.selectedIndex) },
      set: { container, argument in
        let index = try argument.integer()
        let count = container.viewControllers?.count ?? 0
        guard (0..<count).contains(index) else {
          throw LuaError(
            "\(argument.label): there is no tab \(index); "
              + (count == 0 ? "there are none" : "there are 0 to \(count - 1)"))
        }
        container.selectedIndex = index
      })
    entry.property(
      "selectedViewController", .object("UIViewController"), of: type,
      "The controller whose tab is selected.", get: { .object($0.selectedViewController) },
      set: { container, argument in
        guard let controller = try argument.object(UIViewController.self),
          container.viewControllers?.contains(where: { $0 === controller }) ?? false
        else {
          throw LuaError("\(argument.label) should be one of the container's viewControllers")
        }
        container.selectedViewController = controller
      })
    entry.property(
      "tabBar", .object("UITabBar"), of: type, "The bar of tabs.", get: { .object($0.tabBar) })
    entry.method(
      "setViewControllers", of: type,
      [
        .positional("controllers", .list(.object("UIViewController"))),
        .animated,
      ],
      "Makes other controllers the tabs."
    ) { container, call in
      try container.requestTabs(call[0]?.objects(UIViewController.self) ?? [])
      return .none
    }
    entry.delegate(
      "delegate", .uiTabBarControllerDelegate, of: type,
      "What is asked and told when the user touches a tab.", get: { $0.delegate },
      set: { $0.delegate = $1 })
    return entry
  }()
}

extension ProtocolEntry {
  static let uiTabBarControllerDelegate = ProtocolEntry(
    "UITabBarControllerDelegate",
    [
      Method(
        .tabBarControllerShouldSelect,
        [
          .positional("tabBarController", .object("UITabBarController")),
          .positional("viewController", .object("UIViewController")),
        ],
        "Whether the touched tab is to be selected.", returns: .boolean),
      Method(
        .tabBarControllerDidSelect,
        [
          .positional("tabBarController", .object("UITabBarController")),
          .positional("viewController", .object("UIViewController")),
        ],
        "The user has selected a tab."),
    ]
      + orientationMethods(
        "tabBarController", "UITabBarController", .tabBarControllerSupportedInterfaceOrientations,
        .tabBarControllerPreferredInterfaceOrientationForPresentation))
}

extension ScriptDelegate: UITabBarControllerDelegate {
  package func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    ask(
      .tabBarControllerShouldSelect, .object(tabBarController), .object(viewController),
      decode: { try $0.bool() }) ?? true
  }

  package func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    call(.tabBarControllerDidSelect, .object(tabBarController), .object(viewController))
  }
}
