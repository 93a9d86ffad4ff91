import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiViewController: ClassEntry = {
    var entry = ClassEntry(
      name: "UIViewController", superclass: "UIResponder",
      summary: "A controller of a screen or of a part of one.", type: UIViewController.self,
      make: { UIViewController() })
    let type = UIViewController.self

    // MARK: Properties
    entry.property(
      "modalPresentationStyle", .enumeration(.modalPresentationStyle), of: type,
      "How the controller is shown when it is presented.",
      get: { .string($0.modalPresentationStyle.name) },
      set: {
        $0.modalPresentationStyle = try $1.enumeration(
          .modalPresentationStyle, UIModalPresentationStyle.self)
      })
    entry.property(
      "modalTransitionStyle", .enumeration(.modalTransitionStyle), of: type,
      "How the controller comes and goes when it is presented.",
      get: { .string("\($0.modalTransitionStyle)") },
      set: {
        $0.modalTransitionStyle = try $1.enumeration(
          .modalTransitionStyle, UIModalTransitionStyle.self)
      })
    entry.property(
      "preferredContentSize", .size, of: type,
      "The size that the controller would like to have in a form sheet; zero for the system's.",
      get: { .size($0.preferredContentSize) }, set: { $0.preferredContentSize = try $1.size() })
    entry.property(
      "contentSizeForViewInPopover", .size, of: type,
      "The older name of preferredContentSize, for popovers; 320 x 1100 unless it is set.",
      get: { .size($0.contentSizeForViewInPopover) },
      set: { $0.contentSizeForViewInPopover = try $1.size() })
    entry.property(
      "title", .string, of: type, "A title for bars.",
      get: { $0.title.map { .string($0) } ?? .none },
      set: { $0.title = $1.isNil ? nil : try $1.string() })
    entry.property(
      "view", .object("UIView"), of: type, "The view, loaded when it is first asked for.",
      get: { .object($0.view) },
      set: { controller, argument in
        guard let view = try argument.object(UIView.self) else {
          throw LuaError("UIViewController.view can't be nil")
        }
        try controller.requestView(view)
      })
    entry.property(
      "isViewLoaded", .boolean, of: type, "Whether the view exists.",
      get: { .bool($0.isViewLoaded) })
    entry.property(
      "presentedViewController", .object("UIViewController"), of: type,
      "The controller that this one or its nearest ancestor presents (PRES-001).",
      get: { .object($0.presentedViewController) })
    entry.property(
      "presentingViewController", .object("UIViewController"), of: type,
      "The controller that presents this one or its farthest ancestor (PRES-002).",
      get: { .object($0.presentingViewController) })
    addPresentation(to: &entry)
    entry.property(
      "parent", .object("UIViewController"), of: type,
      "The container; never the presenter (PRES-003).", get: { .object($0.parent) })
    entry.property(
      "children", .list(.object("UIViewController")), of: type,
      "The controllers in this one; never a presented one (PRES-007).",
      get: { .list($0.children.map { .object($0) }) })
    for (name, summary, get) in flags {
      entry.property(name, .boolean, of: type, summary, get: { .bool(get($0)) })
    }
    entry.question(
      "shouldAutomaticallyForwardAppearanceMethods", of: type,
      "Whether the container's appearance is passed on to its children (PRES-141).",
      hook: .shouldAutomaticallyForwardAppearanceMethods,
      inherited: { $0.shouldAutomaticallyForwardAppearanceMethods })

    entry.addStatusBarOfController()
    entry.addKeyboardOfController()
    addTraits(to: &entry, of: type)
    entry.addRotation()
    addSurroundings(to: &entry)

    // MARK: Presentation
    entry.method(
      "present", of: type,
      [
        .positional("controller", .object("UIViewController"), optional: true),
        .animated, .labelled("completion", .function),
      ],
      "Presents a controller modally; a refusal is a warning in the trace."
    ) { controller, call in
      guard call.argumentCount > 1 else {
        throw LuaError(
          "present got nothing to present; it is called with a colon: "
            + "presenter:present(controller)")
      }
      let completion = try call.function(2)
      try controller.requestPresent(
        call.object(0, UIViewController.self), animated: call.bool(1) ?? true,
        completion: completion.map { function in { function.callback() } })
      return .none
    }
    entry.method(
      "dismiss", of: type,
      [.animated, .labelled("completion", .function)],
      "Dismisses what the controller presents, or else the controller itself."
    ) { controller, call in
      let completion = try call.function(1)
      controller.dismiss(
        animated: try call.bool(0) ?? true,
        completion: completion.map { function in { function.callback() } })
      return .none
    }

    // MARK: The view and its appearance
    entry.method("loadViewIfNeeded", of: type, "Loads the view if it doesn't exist.") {
      controller, _ in
      controller.loadViewIfNeeded()
      return .none
    }
    entry.method("loadView", of: type, "Makes the view.", hook: .loadView) { controller, _ in
      controller.loadView()
      return .none
    }
    entry.method("viewDidLoad", of: type, "Called once the view exists.", hook: .viewDidLoad) {
      controller, _ in
      controller.viewDidLoad()
      return .none
    }
    for (name, summary, hook, inherited) in appearanceMethods {
      entry.method(name, of: type, [.positional("animated", .boolean)], summary, hook: hook) {
        controller, call in
        let animated = try call.bool(0) ?? false
        controller.warnIfCalledDirectly(hook)
        inherited(controller, animated)
        return .none
      }
    }
    entry.method(
      "viewWillLayoutSubviews", of: type, "Called before the view's subviews are placed.",
      hook: .viewWillLayoutSubviews
    ) { controller, _ in
      controller.viewWillLayoutSubviews()
      return .none
    }
    entry.method(
      "viewDidLayoutSubviews", of: type, "Called after the view's subviews have been placed.",
      hook: .viewDidLayoutSubviews
    ) { controller, _ in
      controller.viewDidLayoutSubviews()
      return .none
    }
    entry.method(
      "beginAppearanceTransition", of: type,
      [
        .positional("isAppearing", .boolean),
        .labelled("animated", .boolean, fallback: "false"),
      ],
      "Begins an appearance transition by hand, as a container does."
    ) { controller, call in
      controller.beginAppearanceTransition(
        try call.bool(0) ?? true, animated: try call.bool(1) ?? false)
      return .none
    }
    entry.method(
      "endAppearanceTransition", of: type, "Ends an appearance transition that was begun by hand."
    ) { controller, _ in
      controller.endAppearanceTransition()
      return .none
    }

    // MARK: Containment
    entry.method(
      "addChild", of: type, [.positional("child", .object("UIViewController"))],
      "Makes a controller a child of this one."
    ) { controller, call in
      try controller.requestChild(call.required(0, UIViewController.self))
      return .none
    }
    entry.method("removeFromParent", of: type, "Takes the controller out of its parent.") {
      controller, _ in
      controller.removeFromParent()
      return .none
    }
    entry.method(
      "willMove", of: type, [.labelled("toParent", .object("UIViewController"))],
      "Called before the controller gets another parent.", hook: .willMove
    ) { controller, call in
      controller.willMove(toParent: try call.object(0, UIViewController.self))
      return .none
    }
    entry.method(
      "didMove", of: type, [.labelled("toParent", .object("UIViewController"))],
      "Called after the controller has got another parent.", hook: .didMove
    ) { controller, call in
      controller.didMove(toParent: try call.object(0, UIViewController.self))
      return .none
    }
    entry.addContainers()
    return entry
  }()

  private static let flags: [(String, String, @Sendable (UIViewController) -> Bool)] = [
    (
      "isBeingPresented", "Whether it is appearing because it is being presented.",
      { $0.isBeingPresented }
    ),
    (
      "isBeingDismissed", "Whether it is disappearing because it is being dismissed.",
      { $0.isBeingDismissed }
    ),
    (
      "isMovingToParent", "Whether it is appearing because it got a parent.",
      { $0.isMovingToParent }
    ),
    (
      "isMovingFromParent", "Whether it is disappearing because it lost its parent.",
      { $0.isMovingFromParent }
    ),
  ]

  private static let appearanceMethods:
    [(String, String, Word, @Sendable (UIViewController, Bool) -> Void)] = [
      (
        "viewWillAppear", "Called before the view appears.", .viewWillAppear,
        { $0.viewWillAppear($1) }
      ),
      (
        "viewIsAppearing", "Called when the view is in the hierarchy and has its place.",
        .viewIsAppearing, { $0.viewIsAppearing($1) }
      ),
      (
        "viewDidAppear", "Called after the view has appeared.", .viewDidAppear,
        { $0.viewDidAppear($1) }
      ),
      (
        "viewWillDisappear", "Called before the view goes.", .viewWillDisappear,
        { $0.viewWillDisappear($1) }
      ),
      (
        "viewDidDisappear", "Called after the view has gone.", .viewDidDisappear,
        { $0.viewDidDisappear($1) }
      ),
    ]
}
