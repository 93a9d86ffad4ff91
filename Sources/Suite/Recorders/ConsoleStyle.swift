/// How a report for a person looks.
package struct ConsoleStyle: Hashable, Sendable {
  /// How many columns the terminal has; nil for a pipe.
  package var width: Int?
  /// Whether words are coloured.
  package var isColoured = false
  /// Whether tests that passed are named too.
  package var isVerbose = false

  package init() {}

  enum Colour: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  /// The text in a colour, if there are colours.
  func paint(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text bold, if there are colours.
  func bold(_ text: String) -> String { isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
