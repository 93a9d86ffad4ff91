extension UIView {
  /// The recognisers that are attached to the view, oldest first; nil if none ever was.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set {
      for recognizer in attachedRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser, taking it from the view that had it.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    attachedRecognizers = (attachedRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Takes a recogniser away; a gesture that is under way is cancelled.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    simulator.gestures.stop(recognizer)
    attachedRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Whether the view keeps a single tap from a recogniser of a view around it (TCH-031).
  func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isUsedByTap, (self as? UIControl)?.isEnabled != false, recognizer.view !== self,
      let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    return simulator.decide(ControlTap.self, self) == .control
  }
}
