// The keyboard, and the bars that responders put above it, when a finger drives a dismissal.
extension UIPresentationController {
  /// Notes who in what is presented has lost the keyboard because the dismissal has begun, and
  /// gives the presenter's bar back.
  ///
  /// - Parameter responder: the first responder before that.
  func takeKeyboard(from responder: UIResponder?, _ interaction: InteractiveDismissal) {
    guard simulator.storedKeyboard != nil, let window else { return }
    if let responder, window.firstResponder == nil { interaction.responder = responder }
    returnBar(in: window)
  }

  /// Makes the responder of the presenter's side that shows a bar by being the first one that again
  /// as the finger begins, where systems do (KBD-046).
  private func returnBar(in window: UIWindow) {
    guard let heldResponder, window.firstResponder == nil, heldResponder.showsBarAlone,
      simulator.decide(BarUnderFinger.self, presentedViewController) == .atItsBegin
    else { return }
    heldResponder.sendBecome()
  }

  /// Gives the keyboard back to who had it when the finger began, unless that was a fault's doing
  /// (KBD-045).
  func returnKeyboard(_ interaction: InteractiveDismissal) {
    guard let window else { return }
    if let heldResponder, window.firstResponder === heldResponder {
      simulator.keyboard.takeAway(heldResponder)
    }
    guard let responder = interaction.responder, window.firstResponder == nil,
      simulator.decide(KeyboardAfterPull.self, presentedViewController) == .comesBack
    else { return }
    responder.sendBecome()
  }
}

extension UIResponder {
  /// Whether what it brings onto the screen is a bar and no keyboard.
  fileprivate var showsBarAlone: Bool {
    let input = KeyboardInput(self)
    return !input.isText && input.ownHeight <= 0 && input.accessoryHeight > 0
  }
}
