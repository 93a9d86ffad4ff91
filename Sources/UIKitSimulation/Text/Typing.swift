import Trace

/// A key that does something other than put a character.
package enum Key: String, CaseIterable, Sendable {
  case `return`, delete
}

/// What became of the user's typing.
package struct TypingReport {
  /// What got the last key; nil if nothing did.
  package var receiver: UIResponder?
  /// How many keys changed something.
  package var count = 0
  /// Why nothing, or not all, came of it; nil if all did.
  package var why: String?
}

extension Simulator {
  /// Types a text, a character after the other, into whatever is the first responder then.
  @discardableResult
  package func type(_ text: String) -> TypingReport {
    var report = TypingReport()
    for character in text {
      let isReturn = character.isNewline
      stroke(&report, .type, String(isReturn ? "\n" : character)) {
        isReturn ? $0.pressReturn() : $0.enter(String(character))
      }
      if failure != nil { break }
    }
    return report
  }

  /// Presses a key.
  @discardableResult
  package func press(_ key: Key) -> TypingReport {
    var report = TypingReport()
    stroke(&report, .press, key.rawValue) {
      switch key {
      case .return: $0.pressReturn()
      case .delete: $0.pressDelete()
      }
    }
    return report
  }

  private func stroke(
    _ report: inout TypingReport, _ event: Word, _ text: String, _ body: (UIResponder) -> String?
  ) {
    let (receiver, why) = typingTarget
    let seq = record(.keyboard, receiver, event)
    if seq >= 0 {
      field(event == .press ? .key : .text, .text(trace.names.intern(text)))
      if let why { field(.lost, .text(trace.names.intern(why))) }
    }
    report.receiver = receiver
    guard let receiver else {
      report.why = why
      return
    }
    if let why = following(seq, { body(receiver) }) {
      report.why = why
    } else {
      report.count += 1
    }
  }

  /// Where a key goes now, or why nowhere.
  private var typingTarget: (UIResponder?, String?) {
    if application.applicationState == .background {
      return (nil, "the app is in the background")
    }
    if application.isIgnoringInteractionEvents {
      return (nil, "the app ignores interaction events")
    }
    // The keyboard types for whom it is up, in whatever window that is (WIN-016).
    if let owner = storedKeyboard?.owner, owner.takesText { return (owner, nil) }
    guard let window = application.keyWindow else { return (nil, "there is no key window") }
    guard let responder = window.firstResponder else {
      return (nil, "\(window.traceNameText) has no first responder")
    }
    guard responder.takesText else {
      return (nil, "\(responder.traceNameText), the first responder, takes no text")
    }
    return (responder, nil)
  }
}
