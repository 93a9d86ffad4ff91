import Trace

extension Check {
  /// A controller that allows no orientation which the app allows, too.
  static let noCommonOrientation = Check(
    .noCommonOrientation,
    "A controller allows no orientation that the app allows",
    pattern: "rotation meets a transition",
    kinds: [Event.Kinds(.rotation)], .atOnce)
}

extension Checks {
  /// A controller and the app allow no orientation in common, where UIKit doesn't raise (ROT-018).
  func noteNoCommonOrientation(_ controller: UIViewController) {
    guard !hasFound(.noCommonOrientation, controller.traceName) else { return }
    find(
      .noCommonOrientation, controller.traceName, cause: simulator.cause, rule: .rot018,
      "\(controller.traceNameText) allows \(controller.allowedOrientations.list), none of which "
        + "the app allows: up to iOS 12 that ends the app, and from iOS 13 on it never turns")
  }
}
