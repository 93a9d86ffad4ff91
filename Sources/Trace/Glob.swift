/// A text in which `*` stands for any characters, none included.
struct Glob: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// Whether the whole text fits; linear but for a factor of the glob's own length.
  func matches(_ text: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    let star = UInt8(ascii: "*")
    var at = text.startIndex
    var index = 0
    // After a mismatch the latest star takes one character more.
    var retry: (at: Int, index: Int)?
    while at < text.endIndex {
      if index < bytes.count, bytes[index] == star {
        index += 1
        retry = (at, index)
      } else if index < bytes.count, bytes[index] == text[at] {
        index += 1
        at += 1
      } else if let last = retry {
        retry = (last.at + 1, last.index)
        (at, index) = (last.at + 1, last.index)
      } else {
        return false
      }
    }
    return bytes[index...].allSatisfy { $0 == star }
  }
}
