/// One record of what a worker tells, and of the journal.
///
/// A record begins with the character RS and ends with a line feed, so that one that was cut short
/// spoils no other; its fields are parted by tabs. That makes a journal a file that people can
/// read and search.
package struct Message: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    /// A run begins: its version and its command line.
    case suite
    /// A file begins: its index and its name.
    case file
    /// The tests that will run: the ids.
    case planned
    /// A test begins: its id.
    case began
    /// A test has ended: its result.
    case ended
    /// A file is done: its index, duration and dependencies.
    case done
    /// Something that the user should know: its text.
    case problem
    /// What the process says before a signal ends it: the signal, and the last lines of the trace.
    case lastWords
    /// The run is over: how.
    case over
  }

  /// What it is.
  package let kind: Kind
  /// What it says.
  package let fields: [String]

  package init(_ kind: Kind, _ fields: [String]) {
    self.kind = kind
    self.fields = fields
  }

  private static let start: UInt8 = 0x1e
  private static let end: UInt8 = 0x0a

  /// Appends the record.
  package func encode(into bytes: inout [UInt8]) {
    bytes.append(Self.start)
    bytes.append(contentsOf: kind.rawValue.utf8)
    for field in fields {
      bytes.append(UInt8(ascii: "\t"))
      for byte in field.utf8 {
        switch byte {
        case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
        case Self.end: bytes.append(contentsOf: "\\n".utf8)
        case Self.start: bytes.append(contentsOf: "\\r".utf8)
        case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(Self.end)
  }

  /// The record's bytes.
  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    encode(into: &bytes)
    return bytes
  }

  /// Takes the whole records from the front of what has arrived; the rest stays.
  package static func take(from bytes: inout [UInt8]) -> [Message] {
    guard let last = bytes.lastIndex(of: end) else { return [] }
    let messages = bytes[...last].split(separator: end).compactMap { Message(record: $0) }
    bytes.removeFirst(last + 1)
    return messages
  }

  /// Reads a record without its line feed; what stands before the record's start was cut short.
  private init?(record: ArraySlice<UInt8>) {
    guard let start = record.lastIndex(of: Self.start) else { return nil }
    let parts = record[(start + 1)...].split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard let word = parts.first, let kind = Kind(rawValue: String(decoding: word, as: UTF8.self))
    else { return nil }
    self.kind = kind
    fields = parts.dropFirst().map(Self.field)
  }

  private static func field(_ part: ArraySlice<UInt8>) -> String {
    guard part.contains(UInt8(ascii: "\\")) else { return String(decoding: part, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in part {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "n"): bytes.append(end)
        case UInt8(ascii: "r"): bytes.append(start)
        default: bytes.append(byte)
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
