/// The words behind a `#` in a title, by which tests are chosen.
enum Tags {
  /// The tags of a title, without their `#`.
  ///
  /// A `#` inside a word, as in `Form#2`, begins none.
  static func all(in title: String) -> [String] {
    guard title.utf8.contains(UInt8(ascii: "#")) else { return [] }
    var tags: [String] = []
    var isInWord = false
    var bytes = title.utf8[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "#"), !isInWord {
        let word = bytes.prefix(while: isWord)
        if !word.isEmpty { tags.append(String(Substring(word))) }
        bytes = bytes[word.endIndex...]
        isInWord = !word.isEmpty
      } else {
        isInWord = isWord(byte)
      }
    }
    return tags
  }

  /// Whether a title has a tag.
  static func contain(_ tag: String, in title: String) -> Bool { all(in: title).contains(tag) }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
