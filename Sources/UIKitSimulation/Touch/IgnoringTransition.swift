/// A transition that has the app ignore touches: of a presentation, or of a container's children.
struct IgnoringTransition {
  /// The presentation, or the container.
  var owner: AnyObject
  /// The controller that is on its way, or in which others are.
  var controller: UIViewController
}

extension UIApplication {
  /// Has the app ignore touches while a transition is under way (TCH-012, TCH-014).
  func beginIgnoringTouches(for owner: AnyObject, _ controller: UIViewController) {
    guard !ignoringTransitions.contains(where: { $0.owner === owner }) else { return }
    ignoringTransitions.append(IgnoringTransition(owner: owner, controller: controller))
    simulator.beganToIgnoreTouches()
  }

  /// Ends that.
  func endIgnoringTouches(for owner: AnyObject) {
    ignoringTransitions.removeAll { $0.owner === owner }
  }
}

extension UIPresentationController {
  /// Has the app ignore touches while the transition is under way.
  func beginIgnoringTouches() {
    simulator.application.beginIgnoringTouches(for: self, presentedViewController)
  }

  /// Has another presentation, which takes this one's place, end it.
  func handIgnoring(to successor: UIPresentationController) {
    let application = simulator.application
    for place in application.ignoringTransitions.indices
    where application.ignoringTransitions[place].owner === self {
      application.ignoringTransitions[place] = IgnoringTransition(
        owner: successor, controller: successor.presentedViewController)
    }
  }

  /// Ends that (TCH-015, TCH-044).
  func endIgnoringTouches() { simulator.application.endIgnoringTouches(for: self) }
}

extension UINavigationController {
  /// Has the app ignore touches while screens change places without a finger.
  func beginIgnoringTouches() { simulator.application.beginIgnoringTouches(for: self, self) }

  /// Ends that.
  func endIgnoringTouches() { simulator.application.endIgnoringTouches(for: self) }
}
