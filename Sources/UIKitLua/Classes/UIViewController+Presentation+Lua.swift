import Lua
import UIKitSimulation

extension ClassEntry {
  /// What a controller says of presentations, under UIKit's newer and older names.
  static func addPresentation(to entry: inout ClassEntry) {
    let type = UIViewController.self
    entry.property(
      "presentationController", .object("UIPresentationController"), of: type,
      "What manages the presentation; asking settles the style from iOS 8 on (PRES-161).",
      get: { .object($0.presentationController) })
    entry.property(
      "popoverPresentationController", .object("UIPopoverPresentationController"), of: type,
      "What manages the popover; nil if the style is another one (PRES-162).",
      get: { .object($0.popoverPresentationController) })
    entry.property(
      "sheetPresentationController", .object("UISheetPresentationController"), of: type,
      "What manages the sheet; nil if the style is another one (PRES-251).",
      get: { .object($0.sheetPresentationController) })
    entry.property(
      "activePresentationController", .object("UIPresentationController"), of: type,
      "What really manages the presentation, after adaptation (PRES-165).",
      get: { .object($0.activePresentationController) })
    entry.property(
      "definesPresentationContext", .boolean, of: type,
      "Whether presentations over a context cover just this controller's part (PRES-010).",
      get: { .bool($0.definesPresentationContext) },
      set: { $0.definesPresentationContext = try $1.bool() })
    entry.property(
      "providesPresentationContextTransitionStyle", .boolean, of: type,
      "Whether its own transition style replaces that of what it presents as a context (PRES-017).",
      get: { .bool($0.providesPresentationContextTransitionStyle) },
      set: { $0.providesPresentationContextTransitionStyle = try $1.bool() })
    entry.property(
      "transitionCoordinator", .object("UIViewControllerTransitionCoordinator"), of: type,
      "What moves along with the transition that the controller takes part in (PRES-208).",
      get: { .object($0.transitionCoordinator) })
    entry.lastCame(with: 7, instead: "viewWillAppear and viewDidAppear")
    addModality(to: &entry)

    // MARK: The names of iOS 4 and 5
    entry.property(
      "modalViewController", .object("UIViewController"), of: type,
      "The older name of presentedViewController (PRES-005).",
      get: { .object($0.presentedViewController) })
    entry.property(
      "parentViewController", .object("UIViewController"), of: type,
      "The container; before iOS 5 also the presenter (PRES-004).",
      get: { .object($0.parentViewController) })
    entry.method(
      "presentModalViewController", of: type,
      [
        .positional("controller", .object("UIViewController"), optional: true),
        .animated,
      ],
      "Presents a controller modally, as before iOS 5 (PRES-006)."
    ) { controller, call in
      try controller.requestPresent(
        call.object(0, UIViewController.self), animated: call.bool(1) ?? true)
      return .none
    }
    entry.method(
      "dismissModalViewControllerAnimated", of: type,
      [.positional("animated", .boolean, fallback: "true")],
      "Dismisses what the controller presents, or else the controller itself (PRES-006)."
    ) { controller, call in
      controller.dismiss(animated: try call.bool(0) ?? true)
      return .none
    }
  }

  /// Whether the user may dismiss it: one property under two names.
  private static func addModality(to entry: inout ClassEntry) {
    @Sendable func isTrue(_ answer: SendAnswer) -> Bool? {
      if case .bool(let value) = answer { value } else { nil }
    }
    entry.question(
      "isModalInPresentation", of: UIViewController.self,
      "Whether neither pulling nor a touch beside it dismisses the controller (PRES-239).",
      hook: .isModalInPresentation,
      inherited: { controller in
        controller.simulator.ask(
          .isModalInPopover, of: controller, isTrue, { controller.isModalInPresentation })
      })
    entry.lastCame(with: 13, instead: "isModalInPopover")
    entry.question(
      "isModalInPopover", of: UIViewController.self,
      "The older name of isModalInPresentation, which popovers had before iOS 13.",
      hook: .isModalInPopover,
      inherited: { controller in
        controller.simulator.ask(
          .isModalInPresentation, of: controller, isTrue, { controller.isModalInPopover })
      })
  }
}
