/// How marketing names are compared.
package enum DeviceName {
  /// The form in which names that mean the same device are the same text.
  ///
  /// Lower case, without spaces, hyphens, parentheses, "inch" and "generation", ordinals as digits:
  /// "iPad Pro (11-inch) (2nd generation)" and "ipad pro 11 2" are both "ipadpro112".
  package static func key(_ name: String) -> String {
    var key = ""
    for part in name.lowercased().split(whereSeparator: isSeparator) {
      key += word(part)
    }
    return key
  }

  private static func isSeparator(_ character: Character) -> Bool {
    !(character.isLetter || character.isNumber || character == "." || character == "+")
  }

  private static func word(_ part: Substring) -> String {
    if let index = ordinals.firstIndex(of: String(part)) { return String(index + 1) }
    if part == "inch" || part == "in" || part == "gen" || part == "generation" { return "" }
    if part.last == "+" { return part.dropLast() + "plus" }
    guard part.first?.isNumber == true else { return String(part) }
    for suffix in ["inch", "generation", "gen", "st", "nd", "rd", "th"] where part.hasSuffix(suffix)
    {
      return word(part.dropLast(suffix.count))
    }
    return String(part)
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// How many characters must be put in, taken out, replaced or swapped with their neighbour to
  /// make one text of the other.
  package static func distance(_ one: String, _ other: String) -> Int {
    let first = Array(one.unicodeScalars)
    let second = Array(other.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, otherScalar) in second.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (scalar == otherScalar ? 0 : 1))
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == otherScalar {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
