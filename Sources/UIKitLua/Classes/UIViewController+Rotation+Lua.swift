import Lua
import UIKitSimulation

extension ClassEntry {
  /// Adds what controllers say and hear of turns and sizes.
  mutating func addRotation() {
    addOrientationQuestions()
    addTurns()
    addSizes()
  }

  private mutating func addOrientationQuestions() {
    let type = UIViewController.self
    question(
      "shouldAutorotate", of: type,
      "Whether the interface may follow the device at all, from iOS 6 to 15 (ROT-009).",
      hook: .shouldAutorotate, inherited: { $0.shouldAutorotate })
    question(
      "supportedInterfaceOrientations", .options(.interfaceOrientationMask), of: type,
      "The orientations that the controller allows (GEO-029, GEO-030).",
      hook: .supportedInterfaceOrientations,
      get: { Enumeration.interfaceOrientationMask.names(of: $0.allowedOrientations.rawValue) },
      check: { _ = try $0.options(.interfaceOrientationMask) })
    question(
      "preferredInterfaceOrientationForPresentation", .enumeration(.interfaceOrientation),
      of: type,
      "How the interface is to be turned when the controller is presented full screen (ROT-024).",
      hook: .preferredInterfaceOrientationForPresentation,
      get: { .string("\($0.preferredOrientation)") },
      check: { _ = try $0.enumeration(.interfaceOrientation, UIInterfaceOrientation.self) })
    method(
      "shouldAutorotateToInterfaceOrientation", of: type,
      [.positional("orientation", .enumeration(.interfaceOrientation))],
      "Whether the interface may be turned so, before iOS 6 (ROT-001).",
      hook: .shouldAutorotateToInterfaceOrientation, returns: .boolean
    ) { controller, call in
      guard let argument = call[0] else { return .none }
      return .bool(
        controller.shouldAutorotateToInterfaceOrientation(
          try argument.enumeration(.interfaceOrientation, UIInterfaceOrientation.self)))
    }
    property(
      "interfaceOrientation", .enumeration(.interfaceOrientation), of: type,
      "How the interface is turned that the controller is in.",
      get: { .string("\($0.interfaceOrientation)") })
    method(
      "setNeedsUpdateOfSupportedInterfaceOrientations", of: type,
      "Tells UIKit that the allowed orientations have changed, from iOS 16 on (ROT-043)."
    ) { controller, call in
      try call.session.check(
        (16, "UIViewController.attemptRotationToDeviceOrientation()"),
        of: "setNeedsUpdateOfSupportedInterfaceOrientations", controller.simulator)
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      return .none
    }
    statics.append(
      CallableEntry(
        "attemptRotationToDeviceOrientation", [],
        "Has every window look again at how the device is held (ROT-041)."
      ) { call in
        try call.session.simulator().enter {
          UIViewController.attemptRotationToDeviceOrientation()
        }
        return .none
      })
  }

  private mutating func addTurns() {
    let type = UIViewController.self
    let duration = CallableEntry.Parameter.labelled("duration", .number, fallback: "0")
    let orientation = ScriptType.enumeration(.interfaceOrientation)
    method(
      "willRotate", of: type, [.positional("to", orientation), duration],
      "Called before the interface turns (ROT-057).", hook: .willRotate
    ) { _, _ in .none }
    method(
      "willAnimateRotation", of: type, [.positional("to", orientation), duration],
      "Called in the animation of a turn, when the view has its new size (ROT-059).",
      hook: .willAnimateRotation
    ) { _, _ in .none }
    method(
      "didRotate", of: type, [.positional("from", orientation)],
      "Called after the interface has turned.", hook: .didRotate
    ) { _, _ in .none }
  }

  private mutating func addSizes() {
    let type = UIViewController.self
    let coordinator = CallableEntry.Parameter.positional(
      "coordinator", .object("UIViewControllerTransitionCoordinator"))
    method(
      "willTransition", of: type,
      [.positional("newCollection", .object("UITraitCollection")), coordinator],
      "Called before the controller has other size classes (ROT-069).", hook: .willTransition
    ) { controller, call in
      controller.willTransition(
        to: try call.required(0, UITraitCollection.self),
        with: try call.required(1, UIViewControllerTransitionCoordinator.self))
      return .none
    }
    method(
      "viewWillTransition", of: type, [.positional("size", .size), coordinator],
      "Called before the view has another size; the inherited method passes it on (ROT-068).",
      hook: .viewWillTransition
    ) { controller, call in
      guard let argument = call[0] else { return .none }
      controller.viewWillTransition(
        to: try argument.size(),
        with: try call.required(1, UIViewControllerTransitionCoordinator.self))
      return .none
    }
    method(
      "sizeForChildContentContainer", of: type,
      [
        .positional("child", .object("UIViewController")),
        .positional("withParentContainerSize", .size),
      ],
      "The size that a child's view has in a parent of that size (ROT-075).",
      hook: .sizeForChildContentContainer, returns: .size
    ) { controller, call in
      guard let argument = call[1] else { return .none }
      return .size(
        controller.size(
          forChildContentContainer: try call.required(0, UIViewController.self),
          withParentContainerSize: try argument.size()))
    }
  }

  /// Adds what controllers of presentations hear of their room.
  mutating func addRoom() {
    let type = UIPresentationController.self
    let coordinator = CallableEntry.Parameter.positional(
      "coordinator", .object("UIViewControllerTransitionCoordinator"))
    method(
      "willTransition", of: type,
      [.positional("newCollection", .object("UITraitCollection")), coordinator],
      "Called before the room has other size classes.", hook: .willTransition
    ) { presentation, call in
      presentation.willTransition(
        to: try call.required(0, UITraitCollection.self),
        with: try call.required(1, UIViewControllerTransitionCoordinator.self))
      return .none
    }
    method(
      "viewWillTransition", of: type, [.positional("size", .size), coordinator],
      "Called before the container has another size (ROT-077).", hook: .viewWillTransition
    ) { presentation, call in
      guard let argument = call[0] else { return .none }
      presentation.viewWillTransition(
        to: try argument.size(),
        with: try call.required(1, UIViewControllerTransitionCoordinator.self))
      return .none
    }
    method(
      "containerViewWillLayoutSubviews", of: type,
      "Called before the container's subviews are placed (ROT-076).",
      hook: .containerViewWillLayoutSubviews
    ) { presentation, _ in
      presentation.containerViewWillLayoutSubviews()
      return .none
    }
    method(
      "containerViewDidLayoutSubviews", of: type,
      "Called after the container's subviews have been placed.",
      hook: .containerViewDidLayoutSubviews
    ) { presentation, _ in
      presentation.containerViewDidLayoutSubviews()
      return .none
    }
  }
}
