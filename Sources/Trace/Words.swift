/// A pattern's words: a path, which may have spaces, and then conditions.
struct Words {
  struct Condition {
    let text: String
    let key: String
    let value: String
    let isQuoted: Bool
  }

  private(set) var path = ""
  private(set) var conditions: [Condition] = []

  var isEmpty: Bool { path.isEmpty && conditions.isEmpty }

  init(_ text: some StringProtocol) throws(PatternError) {
    for word in try Words.split(text) {
      if word.contains("=") {
        conditions.append(try Words.condition(word))
      } else if !conditions.isEmpty {
        throw .notACondition(word: word)
      } else {
        path += path.isEmpty ? word : " " + word
      }
    }
  }

  /// The words of a line; spaces within quotes don't end one.
  static func split(_ text: some StringProtocol) throws(PatternError) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in text.unicodeScalars {
      if !isQuoted, character == " " || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = isQuoted
      } else if character == "\"" {
        isQuoted.toggle()
      }
      word.unicodeScalars.append(character)
    }
    if isQuoted { throw .openQuote(word: word) }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func condition(_ word: String) throws(PatternError) -> Condition {
    let sign = word.firstIndex(of: "=")!
    let key = String(word[..<sign])
    let value = word[word.index(after: sign)...]
    if key.isEmpty || value.isEmpty { throw .incompleteCondition(word: word) }
    guard value.first == "\"", value.count > 1, value.last == "\"" else {
      return Condition(text: word, key: key, value: String(value), isQuoted: false)
    }
    return Condition(
      text: word, key: key, value: unescape(value.dropFirst().dropLast()), isQuoted: true)
  }

  /// The text that `append(escaping:isQuoted:)` has escaped.
  private static func unescape(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let code = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch code {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "u":
        let digits = Substring(rest.drop { $0 == "{" }.prefix { $0 != "}" })
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.append(scalar)
          rest = rest.drop { $0 != "}" }.dropFirst()
        } else {
          result.append(code)
        }
      default: result.append(code)
      }
    }
    return String(result)
  }
}
