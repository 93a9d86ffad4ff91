import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiNavigationController: ClassEntry = {
    var entry = ClassEntry(
      name: "UINavigationController", superclass: "UIViewController",
      summary: "A container that shows the top controller of a stack, below a bar.",
      type: UINavigationController.self, make: { UINavigationController() })
    let type = UINavigationController.self

    // MARK: The stack
    entry.property(
      "rootViewController", .object("UIViewController"), of: type,
      "The lowest controller of the stack, given when the container is made.",
      get: { .object($0.viewControllers.first) },
      set: { container, argument in
        guard container.viewControllers.isEmpty else {
          throw LuaError(
            "\(argument.label) is given when the container is made; assign viewControllers")
        }
        let root = try argument.object(UIViewController.self)
        try container.requestStack(root.map { [$0] } ?? [], animated: false)
      })
    entry.property(
      "viewControllers", .list(.object("UIViewController")), of: type,
      "The controllers of the stack, the root first.",
      get: { .list($0.viewControllers.map { .object($0) }) },
      set: { try $0.requestStack($1.objects(UIViewController.self), animated: false) })
    entry.property(
      "topViewController", .object("UIViewController"), of: type,
      "The last controller of the stack.", get: { .object($0.topViewController) })
    entry.property(
      "visibleViewController", .object("UIViewController"), of: type,
      "What is presented by the container or one of its stack, else the top (PRES-022).",
      get: { .object($0.visibleViewController) })
    entry.method(
      "setViewControllers", of: type,
      [
        .positional("controllers", .list(.object("UIViewController"))),
        .animated,
      ],
      "Makes other controllers the stack, the root first."
    ) { container, call in
      try container.requestStack(
        call[0]?.objects(UIViewController.self) ?? [], animated: call.bool(1) ?? true)
      return .none
    }
    entry.method(
      "pushViewController", of: type,
      [.positional("controller", .object("UIViewController")), .animated],
      "Puts a controller on top of the stack."
    ) { container, call in
      try container.requestPush(
        call.required(0, UIViewController.self), animated: call.bool(1) ?? true)
      return .none
    }
    entry.method(
      "popViewController", of: type, [.animated],
      "Takes the top controller off the stack and returns it; the root stays.",
      returns: .optional(.object("UIViewController"))
    ) { container, call in
      .object(container.popViewController(animated: try call.bool(0) ?? true))
    }
    entry.method(
      "popToViewController", of: type,
      [.positional("controller", .object("UIViewController")), .animated],
      "Takes the controllers above one off the stack and returns them.",
      returns: .list(.object("UIViewController"))
    ) { container, call in
      let popped = try container.requestPop(
        to: call.required(0, UIViewController.self), animated: call.bool(1) ?? true)
      return .list(popped.map { .object($0) })
    }
    entry.method(
      "popToRootViewController", of: type, [.animated],
      "Takes all but the root off the stack and returns them.",
      returns: .optional(.list(.object("UIViewController")))
    ) { container, call in
      let popped = container.popToRootViewController(animated: try call.bool(0) ?? true)
      return popped.map { .list($0.map { .object($0) }) } ?? .none
    }

    // MARK: Bars
    entry.property(
      "navigationBar", .object("UINavigationBar"), of: type, "The bar at the top.",
      get: { .object($0.navigationBar) })
    entry.property(
      "toolbar", .object("UIToolbar"), of: type, "The bar at the bottom.",
      get: { .object($0.toolbar) })
    entry.property(
      "isNavigationBarHidden", .boolean, of: type, "Whether the bar at the top is hidden.",
      get: { .bool($0.isNavigationBarHidden) },
      set: { $0.isNavigationBarHidden = try $1.bool() })
    entry.property(
      "isToolbarHidden", .boolean, of: type, "Whether the bar at the bottom is hidden.",
      get: { .bool($0.isToolbarHidden) }, set: { $0.isToolbarHidden = try $1.bool() })
    entry.method(
      "setNavigationBarHidden", of: type,
      [.positional("hidden", .boolean), .animated],
      "Hides or shows the bar at the top."
    ) { container, call in
      container.setNavigationBarHidden(
        try call.bool(0) ?? true, animated: try call.bool(1) ?? true)
      return .none
    }
    entry.method(
      "setToolbarHidden", of: type,
      [.positional("hidden", .boolean), .animated],
      "Hides or shows the bar at the bottom."
    ) { container, call in
      container.setToolbarHidden(try call.bool(0) ?? true, animated: try call.bool(1) ?? true)
      return .none
    }
    entry.property(
      "interactivePopGestureRecognizer", .object("UIGestureRecognizer"), of: type,
      "What pops the top screen by a finger from the left edge.",
      get: { .object($0.interactivePopGestureRecognizer) })
    entry.lastCame(with: 7, instead: "popViewController")
    entry.delegate(
      "delegate", .uiNavigationControllerDelegate, of: type,
      "What hears of the screens that are shown.", get: { $0.delegate },
      set: { $0.delegate = $1 })
    return entry
  }()
}

extension ProtocolEntry {
  static let uiNavigationControllerDelegate = ProtocolEntry(
    "UINavigationControllerDelegate",
    [
      Method(
        .navigationControllerWillShow,
        [
          .positional("navigationController", .object("UINavigationController")),
          .positional("viewController", .object("UIViewController")),
          .positional("animated", .boolean),
        ],
        "A controller is going to be shown."),
      Method(
        .navigationControllerDidShow,
        [
          .positional("navigationController", .object("UINavigationController")),
          .positional("viewController", .object("UIViewController")),
          .positional("animated", .boolean),
        ], "A controller is shown."),
    ]
      + orientationMethods(
        "navigationController", "UINavigationController",
        .navigationControllerSupportedInterfaceOrientations,
        .navigationControllerPreferredInterfaceOrientationForPresentation))
}

extension ScriptDelegate: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    call(
      .navigationControllerWillShow, .object(navigationController), .object(viewController),
      .bool(animated))
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    call(
      .navigationControllerDidShow, .object(navigationController), .object(viewController),
      .bool(animated))
  }
}
