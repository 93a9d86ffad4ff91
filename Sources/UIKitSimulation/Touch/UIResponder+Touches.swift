extension UIResponder {
  /// Tells the responder what fingers did, in front of what a script or the app has it do.
  ///
  /// The trace has it where the app listens.
  func tell(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?) {
    let hook = phase.hook
    guard answersItself(hook) else { return call(phase, touches, event) }
    simulator.send(hook, to: self, SendArguments(.touches(touches), .object(event))) {
      call(phase, touches, event)
    }
  }

  private func call(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}

extension UITouch.Phase {
  /// The method that tells a responder of it.
  fileprivate var hook: Word {
    switch self {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }

  /// The event that the trace has for it; nil for a move, which it leaves out.
  var traceEvent: Word? {
    switch self {
    case .began: .touchBegan
    case .moved, .stationary: nil
    case .ended: .touchEnded
    case .cancelled: .touchCancelled
    }
  }
}
