import Trace

// What the user does to the keyboard itself.
extension Keyboard {
  /// Takes what the user has made of the keyboard; what is up follows.
  package func apply(_ new: KeyboardSettings) {
    let old = settings
    guard new != old else { return }
    let before = frame
    let wasDocked = isDocked
    settings = new
    if new.mode != old.mode { place = nil }
    guard let input, turn == nil else { return }
    let shown = shownFrame(input)
    if wasDocked, !isDocked {
      // To be told of an undocked keyboard is to be told that the docked one has gone (KBD-018).
      var change = KeyboardChange.hide(from: before, to: toldUndockedFrame(shown))
      change.place = shown
      change.isByUser = true
      adapt(&change, isOfDocked: true)
      return run(change)
    }
    if !wasDocked, isDocked {
      var change = KeyboardChange.show(from: before, to: shown)
      change.isByUser = true
      adapt(&change)
      return run(change)
    }
    guard shown != before else { return }
    if !isDocked { return run(.move(from: before, to: shown)) }
    changeHeight(from: before, to: shown)
    if old.isHardware != new.isHardware, new.isHardware == false,
      simulator.decide(SoftwareKeyboardToggle.self, self) == .twice
    {
      simulator.animations.outsideBlocks {
        post(.keyboardWillShow, .show(from: before, to: shown))
      }
    }
  }

  /// Puts a floating or an undocked keyboard elsewhere: its top left corner (KBD-019).
  ///
  /// - Returns: Why it doesn't move; nil if it does.
  package func moveLoose(to point: CGPoint) -> String? {
    guard let input else { return "the keyboard isn't up" }
    guard !isDocked else { return "the keyboard is docked, and stays at the bottom" }
    let before = frame
    place = point
    let shown = shownFrame(input)
    guard shown != before else { return "the keyboard is there already" }
    var change = KeyboardChange.move(
      from: before, to: settings.mode == .floating ? .zero : shown)
    change.place = shown
    change.isByUser = true
    adapt(&change)
    run(change)
    return nil
  }
}
