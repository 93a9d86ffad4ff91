import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiTransitionCoordinator: ClassEntry = {
    var entry = ClassEntry(
      name: "UIViewControllerTransitionCoordinator", superclass: nil,
      summary: "What a controller gets to move along with a turn or a change of size.",
      type: UIViewControllerTransitionCoordinator.self, make: nil)
    let type = UIViewControllerTransitionCoordinator.self
    entry.firstSystem = (major: 8, instead: "willRotate, willAnimateRotation and didRotate")
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
    return entry
  }()
}
