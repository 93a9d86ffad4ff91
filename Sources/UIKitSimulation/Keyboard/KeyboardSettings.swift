/// What the user, or what is connected to the device, makes of the keyboard.
package struct KeyboardSettings: Equatable {
  /// Where a pad's user has put the keyboard.
  package enum Mode: String, CaseIterable, Sendable {
    /// At the bottom, across the screen.
    case docked
    /// Across the screen, but higher up.
    case undocked
    /// In two halves, higher up.
    case split
    /// Small, anywhere on the screen.
    case floating
  }

  /// Where the keyboard is.
  package var mode = Mode.docked
  /// Whether a keyboard with keys is connected, so that none is needed on the screen.
  package var isHardware = false
  /// Whether a pad shows the strip of shortcuts while a keyboard with keys is connected.
  package var showsStrip = true
  /// Whether words are predicted above the keys, from iOS 8 on.
  package var predicts = true
  /// The height of the keys with what is predicted above them, in points; nil for the device's own.
  package var height: CGFloat?

  /// Makes the settings of a device as it comes.
  package init() {}
}
