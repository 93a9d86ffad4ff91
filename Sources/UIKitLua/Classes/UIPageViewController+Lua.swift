import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiPageViewController: ClassEntry = {
    var entry = ClassEntry(
      name: "UIPageViewController", superclass: "UIViewController",
      summary: "A container that shows one page of several, without turning them.",
      type: UIPageViewController.self, make: { UIPageViewController() })
    let type = UIPageViewController.self
    entry.property(
      "viewControllers", .list(.object("UIViewController")), of: type,
      "The page that is shown, in a list.",
      get: { .list(($0.viewControllers ?? []).map { .object($0) }) })
    entry.method(
      "setViewControllers", of: type,
      [
        .positional("controllers", .list(.object("UIViewController"))),
        .labelled("animated", .boolean), .labelled("completion", .function),
      ],
      "Shows another page; with animated = false, as turning pages is not modelled."
    ) { container, call in
      let pages = try call[0]?.objects(UIViewController.self) ?? []
      guard pages.count == 1, let page = pages.first else {
        throw LuaError(
          "setViewControllers: a page view controller shows one page, got \(pages.count)")
      }
      guard try call.bool(1) == false else {
        throw LuaError(
          "setViewControllers: turning pages is not modelled; pass { animated = false }")
      }
      let completion = try call.function(2)
      try container.requestPage(
        page,
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
    return entry
  }()
}
