extension UIScrollView {
  /// Lets the content move by itself.
  func start(_ course: ScrollMotion.Course) {
    var motion = ScrollMotion(course: course, begin: simulator.runLoop.now, timer: nil)
    motion.timer = simulator.runLoop.schedule(after: motion.duration, .ending, of: traceName) {
      [self] in simulator.enter { finishMotion() }
    }
    self.motion = motion
    simulator.scrolling.append(self)
  }

  /// Puts the content where it is now, without telling anybody.
  func followMotion() {
    guard let motion else { return }
    layerBounds.origin = motion.offset(at: simulator.runLoop.now)
  }

  /// Stops the content where it is.
  func stopMotion() {
    guard let motion else { return }
    if let timer = motion.timer { simulator.runLoop.cancel(timer) }
    followMotion()
    forgetMotion()
  }

  private func forgetMotion() {
    motion = nil
    simulator.scrolling.removeAll { $0 === self }
  }

  private func finishMotion() {
    guard let motion else { return }
    // The offset is there already, so the change has to be told of by hand.
    layerBounds.origin = motion.target
    forgetMotion()
    simulator.recordChange(of: self, .bounds, to: .rect(layerBounds))
    tellScrolled()
    switch motion.course {
    case .free:
      tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .eased:
      tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }
}

extension Simulator {
  /// Puts what scrolls by itself where it is, after the clock has moved.
  func followScrolling() {
    for view in scrolling { view.followMotion() }
  }
}
