extension UIPresentationController {
  /// Has the app ignore touches while the transition is under way (TCH-012, TCH-014).
  func beginIgnoringTouches() {
    let application = simulator.application
    guard !application.ignoringTransitions.contains(where: { $0 === self }) else { return }
    application.ignoringTransitions.append(self)
    simulator.beganToIgnoreTouches()
  }

  /// Has another presentation, which takes this one's place, end it.
  func handIgnoring(to successor: UIPresentationController) {
    let application = simulator.application
    for place in application.ignoringTransitions.indices
    where application.ignoringTransitions[place] === self {
      application.ignoringTransitions[place] = successor
    }
  }

  /// Ends that (TCH-015, TCH-044).
  func endIgnoringTouches() {
    simulator.application.ignoringTransitions.removeAll { $0 === self }
  }
}
