/// Just enough of a JSON reader to tell whether a line is JSON.
struct JSON {
  private var rest: Substring

  /// The keys of an object and their values as text; nil if the line is anything else.
  static func object(_ line: String) -> [(key: String, value: String)]? {
    var reader = JSON(rest: line[...])
    guard let members = reader.members(), reader.rest.isEmpty else { return nil }
    return members
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func members() -> [(key: String, value: String)]? {
    guard take("{") else { return nil }
    var members: [(key: String, value: String)] = []
    if take("}") { return members }
    repeat {
      guard let key = string(), take(":"), let value = value() else { return nil }
      members.append((key, value))
    } while take(",")
    return take("}") ? members : nil
  }

  private mutating func value() -> String? {
    let start = rest
    switch rest.first {
    case "{": guard members() != nil else { return nil }
    case "[":
      rest.removeFirst()
      if take("]") { break }
      repeat { guard value() != nil else { return nil } } while take(",")
      guard take("]") else { return nil }
    case "\"": guard string() != nil else { return nil }
    default:
      let word = rest.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      guard ["true", "false", "null"].contains(word) || Double(String(word)) != nil else {
        return nil
      }
      rest = rest[word.endIndex...]
    }
    return String(start[..<rest.startIndex])
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let escaped = rest.popFirst(), "\"\\/bfnrtu".contains(escaped) else { return nil }
        text.append(escaped)
      default:
        guard character.unicodeScalars.allSatisfy({ $0.value >= 32 }) else { return nil }
        text.append(character)
      }
    }
    return nil
  }
}
