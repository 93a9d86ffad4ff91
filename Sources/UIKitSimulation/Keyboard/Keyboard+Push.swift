import Trace

/// How the keyboard goes along with a push or a pop.
struct KeyboardSlide {
  /// How far it is moved to the side, in points: to the left for what a push covers.
  let distance: CGFloat
}

// A push or a pop takes the keyboard away from the screen that goes (KBD-047), up to iOS 6 to the
// side with the screens (GEO-142).
extension Keyboard {
  /// Has the screen that goes give the keyboard up.
  func leave(_ outgoing: UIViewController, isPop: Bool, animated: Bool) {
    guard let responder = owner, responder === outgoing || responder.isIn(outgoing) else { return }
    if animated, simulator.decide(KeyboardInPush.self, self) == .sideways {
      let width = simulator.keyboardRoom.width
      slide = KeyboardSlide(distance: isPop ? width : -width)
    }
    takeAway(responder)
    slide = nil
  }

  /// Moves a hide to the side that a push or a pop has it go to.
  func slideAway(_ change: inout KeyboardChange) {
    guard let slide else { return }
    change.to = change.from.offsetBy(dx: slide.distance, dy: 0)
    change.place = change.to
    change.duration = .nanoseconds(0.35)
  }

  /// Has a show begin where a push that is under way has it begin: beside the screen up to iOS 6,
  /// and in its place from iOS 7 on (KBD-048).
  func slideIn(_ change: inout KeyboardChange) {
    guard let push = owner?.pushUnderWay, push.isAnimated else { return }
    switch simulator.decide(KeyboardInPush.self, self) {
    case .sideways:
      let width = simulator.keyboardRoom.width
      change.from = change.to.offsetBy(dx: push.isPop ? -width : width, dy: 0)
      change.duration = .nanoseconds(0.35)
    case .inPlace: change.from = change.to
    case .usual: break
    }
  }
}

extension UIResponder {
  /// The push or pop that brings in what the responder is in.
  fileprivate var pushUnderWay: NavigationTransition? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController {
        var inner: UIViewController? = controller
        while let child = inner {
          if let navigation = child.parent as? UINavigationController,
            let running = navigation.running, running.to === child
          {
            return running
          }
          inner = child.parent
        }
        return nil
      }
      responder = here.next
    }
    return nil
  }
}
