extension GestureEnvironment {
  /// Moves a recogniser to a state, as far as the others let it.
  func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    settled {
      switch (recognizer.current, state) {
      case (.possible, .began), (.possible, .changed), (.possible, .ended):
        recognize(recognizer, as: state)
      case (.possible, .cancelled), (.possible, .failed):
        fail(recognizer)
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        change(recognizer, to: state)
      case (.began, .failed), (.changed, .failed):
        change(recognizer, to: .cancelled)
      default: break
      }
    }
  }

  private func change(
    _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State
  ) {
    recognizer.current = state
    queueAction(of: recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.current = .failed
    recognizer.delayed = nil
    // Whoever waited for that may be recognised now.
    for other in active where other.current == .possible {
      guard let state = other.delayed, waits(other, for: recognizer) else { continue }
      recognize(other, as: state)
    }
  }

  /// Recognises a gesture, unless another one goes before it or somebody objects.
  private func recognize(
    _ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State
  ) {
    let others = active.filter { $0 !== recognizer && $0.sharesTouches(with: recognizer) }
    for other in others where waits(recognizer, for: other) {
      if other.isRecognized { return fail(recognizer) }
      if other.current == .possible {
        // The gesture may have gone on, or be over, by the time that the other one fails.
        recognizer.delayed = state
        return
      }
    }
    recognizer.delayed = nil
    for other in others where other.isRecognized && prevents(other, recognizer) {
      return fail(recognizer)
    }
    guard mayBegin(recognizer), recognizer.current == .possible else {
      if recognizer.current == .possible { fail(recognizer) }
      return
    }
    recognizer.current = state == .changed ? .began : state
    doom(recognizer)
    queueAction(of: recognizer)
    for other in others where other.current == .possible && prevents(recognizer, other) {
      if other.current == .possible { fail(other) }
    }
    // A delegate may have stopped it in the meantime.
    guard recognizer.isRecognized else { return }
    for other in others where other.current == .possible && waits(other, for: recognizer) {
      fail(other)
    }
  }

  /// Whether a recogniser is recognised only after another one has failed.
  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if recognizer.requirements.contains(where: { $0 === other }) { return true }
    return simulator.ask(
      recognizer.delegate, .gestureRecognizerShouldRequireFailureOf, fallback: false
    ) { $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other) }
      || simulator.ask(
        other.delegate, .gestureRecognizerShouldBeRequiredToFailBy, fallback: false
      ) { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) }
  }

  /// Whether a recognised gesture makes another one of the same touches fail (TCH-035).
  private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
    return !allows(winner, beside: loser) && !allows(loser, beside: winner)
  }

  private func allows(_ recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer) -> Bool
  {
    simulator.ask(
      recognizer.delegate, .gestureRecognizerShouldRecognizeSimultaneouslyWith, fallback: false
    ) { $0.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) }
  }

  /// Whether neither the recogniser itself, its delegate nor the view that was touched objects.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.shouldBegin(),
      simulator.ask(
        recognizer.delegate, .gestureRecognizerShouldBegin, fallback: true,
        { $0.gestureRecognizerShouldBegin(recognizer) })
    else { return false }
    guard let view = recognizer.received.first?.view else { return true }
    return simulator.ask(
      .gestureRecognizerShouldBegin, of: view, with: SendArguments(.object(recognizer)),
      { if case .bool(let answer) = $0 { answer } else { nil } },
      { view.gestureRecognizerShouldBegin(recognizer) })
  }
}

extension UIGestureRecognizer {
  fileprivate func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    received.contains { touch in other.received.contains { $0 === touch } }
  }

  /// Lets go of what may hold the recogniser in turn.
  func letGo() {
    ownDelegate = nil
    requirements.removeAll()
    removeTargets()
    received.removeAll()
    fingers.removeAll()
  }
}
