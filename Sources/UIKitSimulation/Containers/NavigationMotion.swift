/// How the screens of a navigation controller move when one is pushed or popped.
struct NavigationMotion {
  let timing: TransitionTiming
  /// The part of the whole way that the lower of the two screens moves.
  let lowerShare: CGFloat
}

extension Simulator {
  /// The motion of a push or a pop on this system (GEO-142, GEO-158).
  var navigationMotion: NavigationMotion {
    switch consult(PushMotion.self) {
    case .slide:
      NavigationMotion(
        timing: TransitionTiming(
          duration: .nanoseconds(0.35), timing: .cubic(.easeInEaseOut)),
        lowerShare: 1)
    case .parallax:
      NavigationMotion(
        timing: TransitionTiming(
          duration: SpringTiming.system.settlingNanoseconds, timing: .spring(.system)),
        lowerShare: 0.3)
    }
  }
}
