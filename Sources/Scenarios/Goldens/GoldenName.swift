/// The names of reference files, made of the titles that people write.
///
/// A name is stable, readable and has nothing that a file system or a shell minds: letters, digits,
/// `-`, `_`, `.`, `=` and `,`. So `+` and `@`, which join its parts, stand in none of them, and no
/// name leads out of its folder.
enum GoldenName {
  // Bytes of UTF-8 at most, so that the whole is short enough for every file system, also while
  // the file has its temporary name.
  private static let titleLimit = 100
  private static let goldenLimit = 40
  private static let cellLimit = 70

  /// `titles[+golden][@cell]`.
  static func file(_ titles: [String], golden: String, cell: String) -> String {
    let title = titles.filter { !$0.isEmpty }.joined(separator: " ")
    return safe(title, limit: titleLimit)
      + (golden.isEmpty ? "" : "+" + safe(golden: golden))
      + (cell.isEmpty ? "" : "@" + safe(cell: cell))
  }

  /// The name of one of several goldens.
  static func safe(golden: String) -> String { safe(golden, limit: goldenLimit) }

  /// `device="iPad Air 2" ios=12` as `device=iPad-Air-2,ios=12`.
  private static func safe(cell: String) -> String {
    var isQuoted = false
    var name = ""
    for character in cell {
      switch character {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted: name.append(",")
      default: name.append(character)
      }
    }
    return safe(name, limit: cellLimit)
  }

  /// A text with one dash for whatever a name can't have; a longer one ends in a hash of all of it.
  private static func safe(_ text: String, limit: Int) -> String {
    var name = ""
    var isGap = false
    for scalar in text.unicodeScalars {
      guard isSafe(scalar) else {
        isGap = true
        continue
      }
      if isGap, !name.isEmpty { name.append("-") }
      isGap = false
      name.unicodeScalars.append(scalar)
    }
    let isDull = { (character: Character) in character == "." || character == "-" }
    name = String(name.drop(while: isDull).reversed().drop(while: isDull).reversed())
    if name.isEmpty { return "test-" + hash(text) }
    guard name.utf8.count > limit else { return name }
    var short = ""
    for character in name {
      if short.utf8.count + character.utf8.count > limit - 9 { break }
      short.append(character)
    }
    return short + "-" + hash(text)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "=", ",": true
    default:
      !scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.generalCategory == .nonspacingMark)
    }
  }

  /// Eight digits that are the same on every machine (FNV-1a).
  private static func hash(_ text: String) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
