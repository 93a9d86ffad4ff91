/// Why a text is no pattern.
package enum PatternError: Error, Hashable, CustomStringConvertible {
  /// There is nothing in it.
  case empty
  /// Two dots with nothing between, or a dot at an end of the path.
  case emptyPart(pattern: String)
  /// `**` stands for whole parts, but something is beside it.
  case starsInPart(String)
  /// It begins with a condition.
  case noPath(condition: String)
  /// A word behind the first condition isn't one.
  case notACondition(word: String)
  /// A condition has nothing before or behind its equals sign.
  case incompleteCondition(word: String)
  /// A quotation mark has no partner.
  case openQuote(word: String)

  /// What is wrong and what to write instead.
  package var description: String {
    switch self {
    case .empty:
      "the pattern is empty; write a path such as Home.viewDidAppear, or ** for any event"
    case .emptyPart(let pattern):
      "“\(pattern)” has nothing before, behind or between its dots; write * for any one part"
    case .starsInPart(let part):
      "“\(part)” mixes ** with other characters; ** stands alone between dots, "
        + "* matches within a part"
    case .noPath(let condition):
      "the pattern begins with the condition “\(condition)”; put a path before it, "
        + "or ** for any event"
    case .notACondition(let word):
      "“\(word)” is no condition; write key=value, with quotes around a value that has spaces"
    case .incompleteCondition(let word):
      "“\(word)” needs a key before and a value behind “=”; an empty text is \"\""
    case .openQuote(let word):
      "a quotation mark in “\(word)” is not closed"
    }
  }
}
