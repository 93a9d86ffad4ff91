import Trace

extension Check {
  /// The window that had the key has gone, and no window that can be seen has it: no text field
  /// gets the keyboard, and whoever asks for the key window gets nothing.
  static let keyWindowLost = Check(
    .keyWindowLost, "No visible window is the key window",
    pattern: "extra windows: the key window isn't handed back",
    kinds: [Event.Kinds(.window)], .atRest
  ) { $0.lookForLostKey() }
}

extension Checks {
  fileprivate func lookForLostKey() {
    let application = simulator.application
    let key = application.keyWindow
    // What the app never made the key window it hasn't lost.
    guard key?.isShown != true, let lost = key ?? application.keysBefore.last,
      let heir = application.windows.last(where: { $0.isShown && $0.legacyAlert == nil }),
      !hasFound(.keyWindowLost, lost.traceName)
    else { return }
    let name = lost.traceNameText
    let remedy = "\(heir.traceNameText):makeKey() makes one"
    find(
      .keyWindowLost, lost.traceName,
      cause: lastEvent(key == nil ? .resignKey : .becomeHidden, of: lost.traceName), rule: .win011,
      key == nil
        ? "no window is the key window since \(name) was; \(remedy)"
        : "\(name) is the key window and can't be seen; \(remedy)")
  }
}
