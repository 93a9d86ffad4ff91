import Trace

extension Check {
  /// The keyboard is up, and its keys go nowhere that the user sees: nobody on the screen is first
  /// responder, and no form sheet keeps it (KBD-036).
  ///
  /// An overlay window whose field has the keyboard has gone (KBD-043). In a window that is there
  /// and not the key window a field gets the keys all the same (WIN-016).
  static let keyboardWithoutResponder = Check(
    .keyboardWithoutResponder, "The keyboard is up, and nobody on the screen has it",
    pattern: "keyboard: left behind without a responder",
    kinds: [Event.Kinds(.keyboard), Event.Kinds(.window)], .atRest
  ) { $0.lookForLoneKeyboard() }
}

extension Checks {
  fileprivate func lookForLoneKeyboard() {
    guard let keyboard = simulator.storedKeyboard, keyboard.isVisible, keyboard.keeper == nil
    else { return }
    guard let owner = keyboard.owner else {
      return report(
        keyboard.traceName, .firstResponder, "the keyboard is up, and nobody is first responder")
    }
    guard let window = owner.hostWindow, window.firstResponder === owner else {
      return report(
        owner.traceName, .firstResponder,
        "the keyboard is up for \(owner.traceNameText), which isn't the first responder")
    }
    guard !window.isShown else { return }
    report(
      window.traceName, .becomeHidden,
      "the keyboard is up for \(owner.traceNameText) in \(window.traceNameText), which can't be "
        + "seen; have it resign before the window goes")
  }

  private func report(_ subject: Name, _ event: Word, _ text: String) {
    guard !hasFound(.keyboardWithoutResponder, subject) else { return }
    find(
      .keyboardWithoutResponder, subject, cause: lastEvent(event, of: subject), rule: .kbd043,
      text)
  }
}
