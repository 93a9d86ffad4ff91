/// The part of an event's line that says what happened: kind, path, fields.
struct EventText {
  private let names: NameTable
  private let fields: [Field]
  private let text: Name?

  init(_ trace: Trace) {
    names = trace.names
    fields = trace.fields
    text = trace.names.find("text")
  }

  /// Appends kind, path and fields; the path begins two spaces behind a column of `kindWidth`.
  func append(_ event: Event, to bytes: inout [UInt8], kindWidth: Int) {
    let start = bytes.count
    bytes.append(contentsOf: event.kind.text.utf8)
    bytes.pad(from: start, to: kindWidth)
    let isNameless = event.subject == .none && event.name == .none
    appendPath(event, to: &bytes)
    var separator: StaticString = isNameless ? "" : " "
    let first = Int(event.firstField)
    var last: Value?
    for field in fields[first..<first + Int(event.fieldCount)] {
      // A sentence reads best at the end of its line.
      if field.key == text {
        last = field.value
        continue
      }
      bytes.append(separator)
      names.withBytes(of: field.key) { bytes.append(escaping: $0, isQuoted: false) }
      bytes.append(UInt8(ascii: "="))
      bytes.append(field.value, names)
      separator = " "
    }
    if let last {
      bytes.append(separator)
      bytes.append("text=")
      if case .text(let name) = last {
        names.withBytes(of: name) { bytes.append(quoted: $0) }
      } else {
        bytes.append(last, names)
      }
    }
  }

  /// Appends `Subject.event`, or the one that there is.
  func appendPath(_ event: Event, to bytes: inout [UInt8]) {
    names.withBytes(of: event.subject) { bytes.append(escaping: $0, isQuoted: false) }
    if event.subject != .none, event.name != .none { bytes.append(UInt8(ascii: ".")) }
    names.withBytes(of: event.name) { bytes.append(escaping: $0, isQuoted: false) }
  }
}

extension [UInt8] {
  /// Appends a value as a text shows it.
  mutating func append(_ value: Value, _ names: borrowing NameTable) {
    switch value {
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(decimal: value)
    case .number(let value): append(number: value)
    case .seconds(let nanoseconds): append(nanoseconds, decimals: 9, atLeast: 0)
    case .name(let name): names.withBytes(of: name) { append(word: $0) }
    case .text(let name): names.withBytes(of: name) { append(text: $0) }
    case .rect(let x, let y, let width, let height):
      append("(")
      append(numbers: x, y, width, height)
      append(")")
    case .point(let x, let y):
      append("(")
      append(numbers: x, y)
      append(")")
    case .size(let width, let height):
      append(number: width)
      append("x")
      append(number: height)
    case .none: append("nil")
    }
  }

  /// Appends numbers with commas between them.
  mutating func append(numbers: Double...) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(number: number)
    }
  }
}
