/// What UIKit logs or raises, word for word, by the fact that has the words; `@` is an object.
enum PhaseMessage {
  static let texts: [String: String] = [
    "PRES-066":
      "Warning: Attempt to present @ on @ whose view is not in the window hierarchy!",
    "PRES-067":
      "[Presentation] Attempt to present @ on @ (from @) whose view is not in the window hierarchy.",
    "PRES-068": "Warning: Attempt to present @  on @ which is already presenting @",
    "PRES-070":
      "[Presentation] Attempt to present @ on @ (from @) which is already presenting @.",
    "PRES-071": "Warning: Attempt to present @ on @ while a presentation is in progress!",
    "PRES-072": "Attempt to present @ on @ (from @) while a presentation is in progress.",
    "PRES-073":
      "Warning: Attempt to dismiss from view controller @ while a presentation or dismiss is in progress!",
    "PRES-074":
      "Trying to dismiss the presentation controller while transitioning already. (@)",
    "ROT-095":
      "Trying to dismiss the presentation controller while transitioning already. (@)",
    "PRES-083":
      "Attempting to begin a modal transition from @ to @ while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed",
  ]

  /// Whether a message has the words of that fact.
  static func matches(_ message: String, _ fact: String) -> Bool {
    guard let text = texts[fact] else { return false }
    var rest = message[...]
    for (index, part) in text.split(separator: "@", omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        guard let object = object(rest) else { return false }
        rest = object
      }
      guard rest.hasPrefix(part) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty
  }

  /// What stands behind the object with which a text begins: `<Class: 0x1000>`, or the `(null)` of
  /// PRES-069.
  private static func object(_ text: Substring) -> Substring? {
    if text.hasPrefix("(null)") { return text.dropFirst(6) }
    guard text.first == "<", let end = text.firstIndex(of: ">") else { return nil }
    return text[text.index(after: end)...]
  }
}
