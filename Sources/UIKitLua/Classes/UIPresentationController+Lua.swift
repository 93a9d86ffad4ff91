import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiPresentationController: ClassEntry = {
    var entry = ClassEntry(
      name: "UIPresentationController", superclass: nil,
      summary:
        "Manages one presentation: its container, its frame, its style in the room that there is.",
      type: UIPresentationController.self, make: nil)
    let type = UIPresentationController.self
    entry.property(
      "presentedViewController", .object("UIViewController"), of: type,
      "The controller that is presented.", get: { .object($0.presentedViewController) })
    entry.property(
      "presentingViewController", .object("UIViewController"), of: type,
      "The controller that presents it; nil before the presentation.",
      get: { .object($0.presentingViewController) })
    entry.property(
      "containerView", .object("UIView"), of: type,
      "The view that the presentation lives in while it is on the screen.",
      get: { .object($0.containerView) })
    entry.property(
      "presentedView", .object("UIView"), of: type, "The view that is moved onto the screen.",
      get: { .object($0.presentedView) })
    entry.property(
      "frameOfPresentedViewInContainerView", .rect, of: type,
      "Where the presented view ends up, in the container's coordinates.",
      get: { .rect($0.frameOfPresentedViewInContainerView) })
    entry.property(
      "shouldPresentInFullscreen", .boolean, of: type,
      "Whether the presentation covers the window rather than a context (PRES-018).",
      get: { .bool($0.shouldPresentInFullscreen) })
    entry.question(
      "shouldRemovePresentersView", of: type,
      "Whether the presenter's view leaves the window once the presentation has ended (ROT-029).",
      hook: .shouldRemovePresentersView, inherited: { $0.shouldRemovePresentersView })
    entry.property(
      "presentationStyle", .enumeration(.modalPresentationStyle), of: type,
      "The style by which the controller is presented.",
      get: { .string("\($0.presentationStyle)") })
    entry.property(
      "adaptivePresentationStyle", .enumeration(.modalPresentationStyle), of: type,
      "The style in which it is shown in this room (PRES-237).",
      get: { .string($0.adaptivePresentationStyle.name) })
    entry.property(
      "traitCollection", .object("UITraitCollection"), of: type,
      "The traits of the room that the presentation has.", get: { .object($0.traitCollection) })
    entry.property(
      "overrideTraitCollection", .object("UITraitCollection"), of: type,
      "Traits that the presented controller has in the place of those of its room (PRES-182).",
      get: { .object($0.overrideTraitCollection) },
      set: { $0.overrideTraitCollection = try $1.object(UITraitCollection.self) })
    entry.property(
      "traitOverrides", .object("UITraitOverrides"), of: type,
      "What the presentation overrides for its controller; nil before iOS 17 (PRES-183).",
      get: { .object($0.traitOverrides) })
    entry.delegate(
      "delegate", .adaptivePresentation, of: type,
      "What the app says about adaptation, and hears of dismissals by the user.",
      get: { $0.delegate }, set: { $0.delegate = $1 })
    entry.addRoom()
    return entry
  }()

  static let uiSheetPresentationController: ClassEntry = {
    var entry = ClassEntry(
      name: "UISheetPresentationController", superclass: "UIPresentationController",
      summary: "Manages a page or form sheet.", type: UISheetPresentationController.self,
      make: nil)
    entry.property(
      "preferredCornerRadius", .number, of: UISheetPresentationController.self,
      "The radius that the app wants the corners to have; nil for the system's own.",
      get: { $0.preferredCornerRadius.map { .number($0) } ?? .none },
      set: { $0.preferredCornerRadius = $1.isNil ? nil : try $1.number() })
    return entry
  }()

  static let uiPopoverPresentationController: ClassEntry = {
    var entry = ClassEntry(
      name: "UIPopoverPresentationController", superclass: "UIPresentationController",
      summary: "Manages a popover: its anchor and its arrow.",
      type: UIPopoverPresentationController.self, make: nil)
    let type = UIPopoverPresentationController.self
    entry.property(
      "sourceView", .object("UIView"), of: type, "The view that the popover points at.",
      get: { .object($0.sourceView) }, set: { $0.sourceView = try $1.object(UIView.self) })
    entry.property(
      "sourceRect", .rect, of: type,
      "The part of the source view that it points at, in that view's coordinates.",
      get: { $0.sourceRect.isNull ? .none : .rect($0.sourceRect) },
      set: { $0.sourceRect = try $1.rect() })
    entry.property(
      "barButtonItem", .object("UIBarButtonItem"), of: type,
      "The bar button item that the popover points at.", get: { .object($0.barButtonItem) },
      set: { $0.barButtonItem = try $1.object(UIBarButtonItem.self) })
    entry.property(
      "sourceItem", .object("UIBarButtonItem"), of: type,
      "The newer name of barButtonItem (PRES-273).", get: { .object($0.barButtonItem) },
      set: { $0.barButtonItem = try $1.object(UIBarButtonItem.self) })
    entry.property(
      "permittedArrowDirections", .options(.popoverArrowDirection), of: type,
      "The sides to which the arrow may point.",
      get: { Enumeration.popoverArrowDirection.list(Int($0.permittedArrowDirections.rawValue)) },
      set: {
        $0.permittedArrowDirections = UIPopoverArrowDirection(
          rawValue: UInt(try $1.options(.popoverArrowDirection)))
      })
    entry.property(
      "arrowDirection", .enumeration(.popoverArrowDirection), of: type,
      "The side to which the arrow points; unknown before the presentation (PRES-271).",
      get: {
        .string(
          Enumeration.popoverArrowDirection.name(Int($0.arrowDirection.rawValue)) ?? "unknown")
      })
    entry.property(
      "passthroughViews", .list(.object("UIView")), of: type,
      "The views outside that touches still reach.",
      get: { .list($0.passthroughViews.map { .object($0) }) },
      set: { $0.passthroughViews = try $1.objects(UIView.self) })
    return entry
  }()

  static let uiBarButtonItem: ClassEntry = {
    var entry = ClassEntry(
      name: "UIBarButtonItem", superclass: nil, summary: "A button on a bar.",
      type: UIBarButtonItem.self, make: { UIBarButtonItem() })
    entry.setTitle = { object, title in (object as? UIBarButtonItem)?.title = title }
    entry.property(
      "title", .string, of: UIBarButtonItem.self, "What the button says.",
      get: { $0.title.map { .string($0) } ?? .none },
      set: { $0.title = $1.isNil ? nil : try $1.string() })
    entry.property(
      "isEnabled", .boolean, of: UIBarButtonItem.self, "Whether the user can touch the button.",
      get: { .bool($0.isEnabled) }, set: { $0.isEnabled = try $1.bool() })
    entry.property(
      "action", .function, of: UIBarButtonItem.self,
      "What a touch of the button does; it gets the item.", get: { _ in .none },
      initialize: { item, argument in
        let function = try argument.function()
        item.action = { function.callback(with: $0) }
      })
    return entry
  }()
}

extension Enumeration {
  static let popoverArrowDirection = Enumeration(
    name: "UIPopoverArrowDirection",
    [
      ("up", 1), ("down", 2), ("left", 4), ("right", 8), ("any", 15), ("unknown", Int.max),
    ])
}

extension ProtocolEntry {
  static let adaptivePresentation = ProtocolEntry(
    "UIPopoverPresentationControllerDelegate",
    [
      Method(
        .adaptivePresentationStyle,
        [.positional("controller", .object("UIPresentationController"))],
        "The style for a compact width, the only question before iOS 8.3.",
        returns: .enumeration(.modalPresentationStyle)),
      Method(
        .adaptivePresentationStyleTraitCollection,
        [
          .positional("controller", .object("UIPresentationController")),
          .positional("traits", .object("UITraitCollection")),
        ],
        "The style for a room with those traits.", returns: .enumeration(.modalPresentationStyle)),
      Method(
        .presentationControllerViewControllerForAdaptivePresentationStyle,
        [
          .positional("controller", .object("UIPresentationController")),
          .positional("style", .enumeration(.modalPresentationStyle)),
        ], "The controller to show instead when the presentation adapts.",
        returns: .optional(.object("UIViewController"))),
      Method(
        .presentationControllerWillPresentWithAdaptiveStyle,
        [
          .positional("controller", .object("UIPresentationController")),
          .positional("style", .enumeration(.modalPresentationStyle)),
        ],
        "Called for every presentation; the style is \"none\" when nothing adapts."),
      Method(
        .presentationControllerPrepare,
        [
          .positional("controller", .object("UIPresentationController")),
          .positional("adaptive", .object("UIPresentationController")),
        ],
        "Hands over what presents after adaptation."),
      Method(
        .presentationControllerShouldDismiss,
        [.positional("controller", .object("UIPresentationController"))],
        "Whether the user may dismiss the presentation.", returns: .boolean),
      Method(
        .presentationControllerWillDismiss,
        [.positional("controller", .object("UIPresentationController"))],
        "Called before a dismissal by the user begins."),
      Method(
        .presentationControllerDidDismiss,
        [.positional("controller", .object("UIPresentationController"))],
        "Called after a dismissal by the user has ended."),
      Method(
        .presentationControllerDidAttemptToDismiss,
        [.positional("controller", .object("UIPresentationController"))],
        "Called when the user tried to dismiss what may not be dismissed."),
      Method(
        .prepareForPopoverPresentation,
        [.positional("controller", .object("UIPopoverPresentationController"))],
        "The last chance to give a popover its anchor."),
      Method(
        .popoverPresentationControllerShouldDismissPopover,
        [.positional("controller", .object("UIPopoverPresentationController"))],
        "Whether a touch outside may dismiss the popover, before iOS 13.", returns: .boolean),
      Method(
        .popoverPresentationControllerDidDismissPopover,
        [.positional("controller", .object("UIPopoverPresentationController"))],
        "Called after a touch outside dismissed the popover, before iOS 13."),
      Method(
        .willRepositionPopover,
        [
          .positional("controller", .object("UIPopoverPresentationController")),
          .positional("rect", .rect), .positional("view", .object("UIView")),
        ],
        "The interface has turned: another rectangle to point at, or nil (ROT-101).",
        returns: .optional(.rect)),
    ])
}

extension ScriptDelegate: UIPopoverPresentationControllerDelegate {
  package func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    ask(.adaptivePresentationStyle, .object(controller)) { try $0.presentationStyle() } ?? .none
  }

  package func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    ask(.adaptivePresentationStyleTraitCollection, .object(controller), .object(traitCollection)) {
      try $0.presentationStyle()
    } ?? .none
  }

  package func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    ask(
      .presentationControllerViewControllerForAdaptivePresentationStyle, .object(controller),
      .string(style.name)
    ) { try $0.object(UIViewController.self) } ?? nil
  }

  package func presentationController(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle
  ) {
    call(
      .presentationControllerWillPresentWithAdaptiveStyle, .object(controller),
      .string(style.name))
  }

  package func presentationController(
    _ controller: UIPresentationController, prepare adaptive: UIPresentationController
  ) { call(.presentationControllerPrepare, .object(controller), .object(adaptive)) }

  package func presentationControllerShouldDismiss(
    _ controller: UIPresentationController
  ) -> Bool {
    ask(.presentationControllerShouldDismiss, .object(controller)) { try $0.bool() } ?? true
  }

  package func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    call(.presentationControllerWillDismiss, .object(controller))
  }

  package func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    call(.presentationControllerDidDismiss, .object(controller))
  }

  package func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    call(.presentationControllerDidAttemptToDismiss, .object(controller))
  }

  package func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    call(.prepareForPopoverPresentation, .object(controller))
  }

  package func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool {
    ask(.popoverPresentationControllerShouldDismissPopover, .object(controller)) {
      try $0.bool()
    } ?? true
  }

  package func popoverPresentationControllerDidDismissPopover(
    _ controller: UIPopoverPresentationController
  ) { call(.popoverPresentationControllerDidDismissPopover, .object(controller)) }

  package func popoverPresentationController(
    _ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: CGRect,
    in view: UIView
  ) -> CGRect? {
    ask(.willRepositionPopover, .object(controller), .rect(rect), .object(view)) {
      $0.isNil ? nil : try $0.rect()
    } ?? nil
  }
}

extension Argument {
  fileprivate func presentationStyle() throws -> UIModalPresentationStyle {
    try enumeration(.modalPresentationStyle, UIModalPresentationStyle.self)
  }

  /// The value as a list of objects of a class.
  package func objects<Object: NSObject>(_ type: Object.Type) throws -> [Object] {
    if isNil { return [] }
    guard stack.type(at: position) == .table else {
      throw LuaError(
        "\(label) should be a list, each item a \(Object.className), got "
          + session.describeForMessage(stack, at: position))
    }
    var objects: [Object] = []
    for index in stride(from: 1, through: stack.rawLength(at: position), by: 1) {
      stack.pushElement(index, at: position)
      defer { stack.pop() }
      let item = Argument(
        session: session, stack: stack, position: stack.count, label: "\(label), item \(index)")
      guard let object = try item.object(type) else {
        throw LuaError("\(item.label) should be a \(Object.className), got nil")
      }
      objects.append(object)
    }
    return objects
  }
}

extension Enumeration {
  /// The names of the bits that are set, as a list.
  func list(_ bits: Int) -> ScriptValue {
    .list(
      zip(names, values).filter { $0.1.nonzeroBitCount == 1 && bits & $0.1 != 0 }.map {
        .string($0.0)
      })
  }
}
