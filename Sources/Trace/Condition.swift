/// A pattern's `key=value`.
struct Condition: Hashable, Sendable {
  private let key: Name
  private let word: Name
  private let glob: Glob?
  private let time: WrittenTime?
  // How the value would be printed if it were a number; 0.50 is as good as 0.5.
  private let printed: [UInt8]
  // A quoted value is a text, whatever it looks like.
  private let isQuoted: Bool

  init(_ words: Words.Condition, names: inout NameTable) {
    key = names.intern(words.key)
    word = names.intern(words.value)
    glob = words.value.utf8.contains(UInt8(ascii: "*")) ? Glob(words.value) : nil
    time = words.isQuoted ? nil : WrittenTime(words.value)
    var printed: [UInt8] = []
    if let number = Double(words.value), number.isFinite {
      printed.append(number: number)
    } else {
      printed.append(contentsOf: words.value.utf8)
    }
    self.printed = printed
    isQuoted = words.isQuoted
  }

  func holds(for event: Event, in trace: Trace) -> Bool {
    trace.fields(of: event).contains { $0.key == key && matches($0.value, trace.names) }
  }

  private func matches(_ value: Value, _ names: borrowing NameTable) -> Bool {
    switch value {
    case .name(let name), .text(let name):
      return name == word || names.withBytes(of: name) { glob?.matches($0[...]) ?? false }
    case .seconds(let nanoseconds) where time != nil:
      return time?.matches(nanoseconds: nanoseconds) ?? false
    case .bool, .integer, .number, .seconds, .rect, .point, .size, .none:
      if isQuoted { return false }
      var bytes: [UInt8] = []
      bytes.append(value, names)
      return bytes == printed || bytes.withUnsafeBufferPointer { glob?.matches($0[...]) ?? false }
    }
  }
}
