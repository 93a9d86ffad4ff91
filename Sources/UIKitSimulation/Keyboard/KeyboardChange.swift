import Trace

/// Something that the keyboard does, as its notifications tell it.
struct KeyboardChange {
  /// The notifications before it, in their order.
  var before: [Word]
  /// Those after it.
  var after: [Word]
  /// The keyboard's frame before, in the interface's coordinates, in points.
  var from: CGRect
  /// The frame afterwards, as it is told.
  var to: CGRect
  /// Where the keyboard really goes; nil if that is where it is told to go.
  var place: CGRect?
  /// How long it takes, in nanoseconds, as it is told.
  var duration: Int64 = .nanoseconds(0.25)
  /// The longest that it may take, in nanoseconds: the transition that has it go ends then
  /// (KBD-057).
  var limit: Int64?
  /// How the interface is turned that the frames are measured in; nil if as it is now.
  var orientation: UIInterfaceOrientation?
  /// Whether the user's finger does it (KBD-020).
  var isByUser = false

  /// The keyboard comes (KBD-007, GEO-132).
  static func show(from: CGRect, to: CGRect) -> KeyboardChange {
    KeyboardChange(
      before: [.keyboardWillChangeFrame, .keyboardWillShow],
      after: [.keyboardDidChangeFrame, .keyboardDidShow], from: from, to: to)
  }

  /// The keyboard goes.
  static func hide(from: CGRect, to: CGRect) -> KeyboardChange {
    KeyboardChange(
      before: [.keyboardWillChangeFrame, .keyboardWillHide],
      after: [.keyboardDidChangeFrame, .keyboardDidHide], from: from, to: to)
  }

  /// The keyboard only has another frame, as the undocked one has (KBD-018).
  static func move(from: CGRect, to: CGRect) -> KeyboardChange {
    KeyboardChange(
      before: [.keyboardWillChangeFrame], after: [.keyboardDidChangeFrame], from: from, to: to)
  }

  /// Nothing is told.
  static func silent(from: CGRect, to: CGRect) -> KeyboardChange {
    KeyboardChange(before: [], after: [], from: from, to: to)
  }
}
