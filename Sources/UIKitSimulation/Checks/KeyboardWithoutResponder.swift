import Trace

extension Check {
  /// The keyboard is up, and its keys go nowhere: nobody in the key window is first responder, and
  /// no form sheet keeps it (KBD-036).
  ///
  /// An overlay window whose field holds the keyboard has gone, or has lost the key (KBD-043).
  static let keyboardWithoutResponder = Check(
    .keyboardWithoutResponder, "The keyboard is up, and nobody in the key window has it",
    pattern: "keyboard: left behind without a responder",
    kinds: [Event.Kinds(.keyboard), Event.Kinds(.window)], .atRest
  ) { $0.lookForLoneKeyboard() }
}

extension Checks {
  fileprivate func lookForLoneKeyboard() {
    guard let keyboard = simulator.storedKeyboard, keyboard.isVisible, keyboard.keeper == nil
    else { return }
    let application = simulator.application
    guard let owner = keyboard.owner else {
      return report(
        keyboard.traceName, .firstResponder, "the keyboard is up, and nobody is first responder")
    }
    guard let window = owner.hostWindow, window.firstResponder === owner else {
      return report(
        owner.traceName, .firstResponder,
        "the keyboard is up for \(owner.traceNameText), which isn't the first responder")
    }
    guard window.isShown else {
      return report(
        window.traceName, .becomeHidden,
        "the keyboard is up for \(owner.traceNameText) in \(window.traceNameText), which can't be "
          + "seen; have it resign before the window goes")
    }
    // An alert of the older kind has the key and leaves the keyboard up (KBD-033).
    guard let key = application.keyWindow, key !== window, key.legacyAlert == nil else { return }
    report(
      window.traceName, .resignKey,
      "the keyboard is up for \(owner.traceNameText) in \(window.traceNameText), and "
        + "\(key.traceNameText) is the key window; have it resign, or give the key back")
  }

  private func report(_ subject: Name, _ event: Word, _ text: String) {
    guard !hasFound(.keyboardWithoutResponder, subject) else { return }
    find(
      .keyboardWithoutResponder, subject, cause: lastEvent(event, of: subject), rule: .kbd043,
      text)
  }
}
