import Lua
import UIKitSimulation

extension ClassEntry {
  /// Adds what a controller knows of UIKit's own containers.
  mutating func addContainers() {
    let type = UIViewController.self
    property(
      "navigationController", .object("UINavigationController"), of: type,
      "The nearest navigation controller that contains the controller.",
      get: { .object($0.navigationController) })
    property(
      "tabBarController", .object("UITabBarController"), of: type,
      "The nearest tab bar controller that contains the controller.",
      get: { .object($0.tabBarController) })
    property(
      "splitViewController", .object("UISplitViewController"), of: type,
      "The nearest split view controller that contains the controller.",
      get: { .object($0.splitViewController) })
    property(
      "navigationItem", .object("UINavigationItem"), of: type,
      "What a navigation bar shows for the controller.", get: { .object($0.navigationItem) })
    method(
      "show", of: type,
      [.positional("controller", .object("UIViewController")), .labelled("sender", .any)],
      "Shows a controller in the nearest container that takes it, or presents it (PRES-034).",
      hook: .show
    ) { controller, call in
      try controller.requestShow(call.required(0, UIViewController.self))
      return .none
    }
    method(
      "showDetailViewController", of: type,
      [.positional("controller", .object("UIViewController")), .labelled("sender", .any)],
      "Shows a controller as a detail of a split view, or presents it (PRES-034).",
      hook: .showDetailViewController
    ) { controller, call in
      try controller.requestShowDetail(call.required(0, UIViewController.self))
      return .none
    }
    method(
      "transition", of: type,
      [
        .labelled("from", .object("UIViewController"), optional: false),
        .labelled("to", .object("UIViewController"), optional: false),
        .labelled("duration", .number), .labelled("options", .options(.animationOptions)),
        .labelled("animations", .function), .labelled("completion", .function),
      ],
      "Puts one child's view in the place of another's, animated by a function."
    ) { controller, call in
      let animations = try call.function(4)
      let completion = try call.function(5)
      try controller.requestTransition(
        from: call.required(0, UIViewController.self), to: call.required(1, UIViewController.self),
        duration: call.number(2) ?? 0,
        options: UIView.AnimationOptions(
          rawValue: UInt(call[3]?.options(.animationOptions) ?? 0)),
        animations: animations.map { function in { function.callback() } },
        completion: completion.map { function in
          { finished in
            function.callback {
              $0.push(finished)
              return 1
            }
          }
        })
      return .none
    }
  }
}
