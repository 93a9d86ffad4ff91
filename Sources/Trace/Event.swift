/// One thing that happened, as integers: its texts are in the trace's name table, its fields in the
/// trace's field array.
package struct Event: Sendable {
  /// What sort of thing happened.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case call, set, callback, notification, transition, animation, layout, view, window, rotation
    case keyboard, touch, warning, exception, check, note, decision

    /// The word that the encoders print.
    package var text: String {
      switch self {
      case .call: "call"
      case .set: "set"
      case .callback: "callback"
      case .notification: "notification"
      case .transition: "transition"
      case .animation: "animation"
      case .layout: "layout"
      case .view: "view"
      case .window: "window"
      case .rotation: "rotation"
      case .keyboard: "keyboard"
      case .touch: "touch"
      case .warning: "warning"
      case .exception: "exception"
      case .check: "check"
      case .note: "note"
      case .decision: "decision"
      }
    }

    /// The kind of that word.
    package init?(text: some StringProtocol) {
      guard let kind = Kind.allCases.first(where: { $0.text == text }) else { return nil }
      self = kind
    }
  }

  /// The instant, in nanoseconds since the world began.
  package var time: Int64
  /// The turn of the run loop within the instant, from 0.
  package var turn: Int32
  /// Whom it happened to, `Name.none` if nobody.
  package var subject: Name
  /// What happened; dots divide it into parts, as in `presentation.begin`.
  package var name: Name
  /// Where its fields begin in the trace's field array.
  package var firstField: UInt32
  /// The sequence number of the event that led to it, -1 if none did.
  package var cause: Int32
  /// The fact or policy behind it, `Name.none` if none.
  package var rule: Name
  /// The line of the script that was running.
  package var source: SourceLine
  /// How many fields it has.
  package var fieldCount: UInt16
  /// What sort of thing happened.
  package var kind: Kind
}
