import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiTransitionCoordinator: ClassEntry = {
    var entry = ClassEntry(
      name: "UIViewControllerTransitionCoordinator", superclass: nil,
      summary: "What a controller gets to move along with a turn, a new size or a transition.",
      type: UIViewControllerTransitionCoordinator.self, make: nil)
    let type = UIViewControllerTransitionCoordinator.self
    entry.firstSystem = (major: 7, instead: "viewWillAppear and viewDidAppear")
    entry.property(
      "isAnimated", .boolean, of: type, "Whether the change is animated.",
      get: { .bool($0.isAnimated) })
    entry.property(
      "transitionDuration", .number, of: type, "How long the change takes, in seconds.",
      get: { .number($0.transitionDuration) })
    entry.property(
      "targetTransform", .transform, of: type,
      "The turn as a transform; identity for a change of size alone (ROT-072).",
      get: { .transform($0.targetTransform) })
    entry.property(
      "containerView", .object("UIView"), of: type, "The view in which everything happens.",
      get: { .object($0.containerView) })
    entry.method(
      "animate", of: type,
      [
        .labelled("alongsideTransition", .function),
        .labelled("completion", .function),
      ],
      "Runs a function in the animation of the change, and another at its end.",
      returns: .boolean
    ) { coordinator, call in
      let animation = try call.function(0)
      let completion = try call.function(1)
      return .bool(
        coordinator.animate(
          alongsideTransition: animation.map { function in
            { function.callback(with: $0) }
          },
          completion: completion.map { function in { function.callback(with: $0) } }))
    }
    addTransition(to: &entry)
    return entry
  }()

  /// What only transitions between two controllers have.
  private static func addTransition(to entry: inout ClassEntry) {
    let type = UIViewControllerTransitionCoordinator.self
    entry.property(
      "presentationStyle", .enumeration(.modalPresentationStyle), of: type,
      "The style of the presentation; \"none\" for anything else (PRES-193).",
      get: { .string($0.presentationStyle.name) })
    entry.property(
      "initiallyInteractive", .boolean, of: type,
      "Whether the transition began under the user's finger (PRES-214).",
      get: { .bool($0.initiallyInteractive) })
    entry.property(
      "isInteractive", .boolean, of: type, "Whether the user's finger drives the transition now.",
      get: { .bool($0.isInteractive) })
    entry.property(
      "isCancelled", .boolean, of: type, "Whether the transition was taken back (PRES-203).",
      get: { .bool($0.isCancelled) })
    entry.property(
      "percentComplete", .number, of: type,
      "How much of the way the user's finger has gone, from 0 to 1; 1 without one.",
      get: { .number($0.percentComplete) })
    entry.method(
      "viewController", of: type,
      [.labelled("forKey", .enumeration(.transitionContextKey))],
      "The controller that goes, or the one that comes.",
      returns: .optional(.object("UIViewController"))
    ) { coordinator, call in
      .object(coordinator.viewController(forKey: try call.isFrom() ? .from : .to))
    }
    entry.method(
      "view", of: type,
      [.labelled("forKey", .enumeration(.transitionContextKey))],
      "The view that leaves the screen or comes onto it; nil if it stays there.",
      returns: .optional(.object("UIView"))
    ) { coordinator, call in
      .object(coordinator.view(forKey: try call.isFrom() ? .from : .to))
    }
    for (name, summary) in [
      (
        "notifyWhenInteractionChanges", "Runs a function when the user's finger lets go (PRES-213)."
      ),
      ("notifyWhenInteractionEnds", "The older name of notifyWhenInteractionChanges (PRES-212)."),
    ] {
      entry.method(name, of: type, [.positional("handler", .function)], summary) {
        coordinator, call in
        guard let handler = try call.function(0) else { return .none }
        coordinator.notifyWhenInteractionChanges { handler.callback(with: $0) }
        return .none
      }
    }
  }
}

extension Enumeration {
  static let transitionContextKey = Enumeration(
    "UITransitionContextViewControllerKey", ["from", "to"])
}

extension Call {
  /// Whether the first argument names the controller that goes.
  fileprivate func isFrom() throws -> Bool {
    guard let key = self[0] else { return true }
    return try key.value(of: .transitionContextKey) == 0
  }
}
