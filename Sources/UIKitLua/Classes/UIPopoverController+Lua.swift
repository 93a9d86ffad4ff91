import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiPopoverController: ClassEntry = {
    var entry = ClassEntry(
      name: "UIPopoverController", superclass: nil,
      summary: "The popover of systems before iOS 8, on pads alone.",
      type: UIPopoverController.self, make: { try UIPopoverController.make() })
    let type = UIPopoverController.self
    entry.property(
      "contentViewController", .object("UIViewController"), of: type,
      "The controller that the popover shows.",
      get: { .object($0.contentViewController) },
      set: { popover, argument in
        guard let content = try argument.object(UIViewController.self) else {
          throw LuaError("UIPopoverController.contentViewController can't be nil")
        }
        guard !popover.isPopoverVisible else {
          throw LuaError(
            "\(popover.traceNameText) is on the screen: changing what it shows is not modelled yet")
        }
        popover.contentViewController = content
      })
    entry.delegate(
      "delegate", .popoverController, of: type, "Who hears of touches outside.",
      get: { $0.delegate }, set: { $0.delegate = $1 })
    entry.property(
      "popoverContentSize", .size, of: type,
      "The size of what the popover shows; the width is held to 320...600 (GEO-099).",
      get: { .size($0.popoverContentSize) },
      set: { $0.setPopoverContentSize(try $1.size(), animated: false) })
    entry.property(
      "popoverLayoutMargins", .insets, of: type,
      "How far the popover stays away from the screen's edges.",
      get: { .insets($0.popoverLayoutMargins) })
    entry.property(
      "popoverArrowDirection", .enumeration(.popoverArrowDirection), of: type,
      "The side to which the arrow points; unknown while there is none.",
      get: {
        .string(
          Enumeration.popoverArrowDirection.name(Int($0.popoverArrowDirection.rawValue))
            ?? "unknown")
      })
    entry.property(
      "isPopoverVisible", .boolean, of: type, "Whether the popover is on the screen.",
      get: { .bool($0.isPopoverVisible) })
    entry.method(
      "setPopoverContentSize", of: type,
      [.positional("size", .size), .animated],
      "Sets the size of what the popover shows."
    ) { popover, call in
      popover.setPopoverContentSize(try call.size(0), animated: try call.bool(1) ?? true)
      return .none
    }
    entry.method(
      "presentPopoverFromRect", of: type,
      [
        .positional("rect", .rect), .labelled("inView", .object("UIView"), optional: false),
        .labelled("permittedArrowDirections", .options(.popoverArrowDirection)),
        .animated,
      ],
      "Shows the popover beside a rectangle of a view."
    ) { popover, call in
      let arrows = try call[2].map { UInt(try $0.options(.popoverArrowDirection)) }
      try popover.requestPresent(
        from: call.rect(0), in: call.required(1, UIView.self),
        arrows: arrows.map { UIPopoverArrowDirection(rawValue: $0) } ?? .any,
        animated: call.bool(3) ?? true)
      return .none
    }
    entry.method(
      "presentPopoverFromBarButtonItem", of: type,
      [
        .positional("item", .object("UIBarButtonItem")),
        .labelled("permittedArrowDirections", .options(.popoverArrowDirection)),
        .animated,
      ],
      "Shows the popover beside a bar button item."
    ) { popover, call in
      let arrows = try call[1].map { UInt(try $0.options(.popoverArrowDirection)) }
      try popover.requestPresent(
        from: call.required(0, UIBarButtonItem.self),
        arrows: arrows.map { UIPopoverArrowDirection(rawValue: $0) } ?? .any,
        animated: call.bool(2) ?? true)
      return .none
    }
    entry.method(
      "dismissPopoverAnimated", of: type, [.positional("animated", .boolean, fallback: "true")],
      "Takes the popover off the screen; the delegate hears nothing (PRES-064)."
    ) { popover, call in
      popover.dismissPopoverAnimated(try call.bool(0) ?? true)
      return .none
    }
    entry.method(
      "release", of: type,
      "Stands for the app's letting go of its last reference, since scripts keep every object."
    ) { popover, _ in
      try popover.release()
      return .none
    }
    return entry
  }()
}

extension ProtocolEntry {
  static let popoverController = ProtocolEntry(
    "UIPopoverControllerDelegate",
    [
      Method(
        .popoverControllerShouldDismissPopover,
        [.positional("popoverController", .object("UIPopoverController"))],
        "Whether a touch outside may dismiss the popover.", returns: .boolean),
      Method(
        .popoverControllerDidDismissPopover,
        [.positional("popoverController", .object("UIPopoverController"))],
        "Called after a touch outside has dismissed the popover."),
    ])
}

extension ScriptDelegate: UIPopoverControllerDelegate {
  package func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool {
    ask(.popoverControllerShouldDismissPopover, .object(popoverController)) { try $0.bool() }
      ?? true
  }
  package func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    call(.popoverControllerDidDismissPopover, .object(popoverController))
  }
}

extension Call {
  /// A parameter that is a rectangle and can't be left out.
  func rect(_ index: Int) throws -> CGRect {
    guard let argument = self[index] else { throw LuaError("\(entry.name): a rect is missing") }
    return try argument.rect()
  }

  /// A parameter that is a size and can't be left out.
  func size(_ index: Int) throws -> CGSize {
    guard let argument = self[index] else { throw LuaError("\(entry.name): a size is missing") }
    return try argument.size()
  }
}
