package import Trace

/// A rule that hardly any app breaks on purpose.
///
/// Each check has a file of its own, and a spec below `Tests/Scenarios/checks` with a script that
/// provokes it and one that doesn't.
package final class Check: Sendable {
  /// When a check makes its findings.
  package enum Moment: String, Sendable {
    /// At once, when the call or the warning comes that breaks the rule.
    case atOnce = "at once"
    /// At rest: at the end of `settle`, and at the end of the script if nothing is under way.
    case atRest = "at rest"
    /// At the end of the world, at rest or not: what is asked for may still come until then.
    case atEnd = "at the end"
  }

  /// The check's name in the trace.
  package let word: Word
  /// The rule's breach in one sentence.
  package let sentence: String
  /// Which of the mistakes that people report it catches.
  package let pattern: String
  /// The kinds of events that it subscribes to: those of other kinds cost it nothing.
  package let kinds: Event.Kinds
  /// When it makes its findings.
  package let moments: [Moment]
  /// Looks at a world at rest; nil for a check that doesn't wait for that.
  let lookAtRest: (@Sendable (Checks) -> Void)?

  /// The check's name on the command line and in `expect.check`.
  package var id: String { word.text }

  init(
    _ word: Word, _ sentence: String, pattern: String, kinds: Event.Kinds,
    _ moments: Moment..., lookAtRest: (@Sendable (Checks) -> Void)? = nil
  ) {
    self.word = word
    self.sentence = sentence
    self.pattern = pattern
    self.kinds = kinds
    self.moments = moments
    self.lookAtRest = lookAtRest
  }

  /// Every check, in the order of the documentation.
  package static let all: [Check] = [
    requestLost, completionNeverCalled, presentedOnLeaving, presentedOnDetached,
    dismissedTooMuch, unbalancedAppearance, leftBehind, stillHeld, windowLeftVisible,
    keyWindowLost, hiddenWindowVotes, interactionDisabled, frameAtRest, transitionOpen,
    missingSuper, noCommonOrientation, orientationUnsupported, windowsDisagree,
    responderLostInTurn,
    keyboardWithoutResponder, touchEater, ignoringWithoutProgress, overlapTooEarly,
  ]

  /// What looks at a world at rest, and which kinds of events have to have been recorded for it.
  struct LookAtRest {
    let kinds: Event.Kinds
    let look: @Sendable (Checks) -> Void
  }

  /// What all checks look at in a world at rest.
  static let looksAtRest = all.compactMap { check in
    check.lookAtRest.map { LookAtRest(kinds: check.kinds, look: $0) }
  }

  /// The check of that id or sentence, whatever its case and with or without a full stop.
  package static func named(_ text: String) -> Check? {
    let wanted = plain(text)
    return all.first { $0.id == wanted || plain($0.sentence) == wanted }
  }

  private static func plain(_ text: String) -> String {
    let text = text.lowercased()
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
