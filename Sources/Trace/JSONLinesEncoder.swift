/// Writes a trace as JSON Lines: an object for the world, then one an event, of every kind.
///
/// ```
/// {"trace":1,"device":"iPad Air 2","ios":"12.5"}
/// {"seq":0,"t":0,"turn":0,"kind":"call","subject":"Home","event":"present",
///  "fields":{"animated":true},"cause":null,"rule":"PRES-001","source":"a.lua:9"}
/// ```
///
/// A rectangle is `[x,y,width,height]`, a point `[x,y]`, a size `[width,height]`; a span of time is
/// in seconds, and only `t` in nanoseconds.
package struct JSONLinesEncoder: Sendable {
  /// The kinds of events that are written.
  package var kinds: Event.Kinds

  /// Makes an encoder that writes events of these kinds.
  package init(kinds: Event.Kinds = .all) {
    self.kinds = kinds
  }

  /// Appends the first line and every event.
  package func encode(_ trace: Trace, into bytes: inout [UInt8]) {
    encodeHeader(of: trace, into: &bytes)
    encode(trace, events: 0..<trace.events.count, into: &bytes)
  }

  /// Appends the first line, which says what world it was.
  package func encodeHeader(of trace: Trace, into bytes: inout [UInt8]) {
    bytes.append(#"{"trace":1"#)
    for (key, value) in trace.header {
      bytes.append(UInt8(ascii: ","))
      bytes.append(json: key)
      bytes.append(UInt8(ascii: ":"))
      bytes.append(json: value)
    }
    bytes.append("}\n")
  }

  /// Appends the lines of some events; `events` are sequence numbers.
  package func encode(_ trace: Trace, events range: Range<Int>, into bytes: inout [UInt8]) {
    let events = trace.events
    let fields = trace.fields
    let names = trace.names
    for sequence in range where kinds.contains(events[sequence].kind) {
      let event = events[sequence]
      bytes.append(#"{"seq":"#)
      bytes.append(decimal: sequence)
      bytes.append(#","t":"#)
      bytes.append(decimal: event.time)
      bytes.append(#","turn":"#)
      bytes.append(decimal: event.turn)
      bytes.append(#","kind":""#)
      bytes.append(contentsOf: event.kind.text.utf8)
      bytes.append(#"","subject":"#)
      bytes.append(json: event.subject, names)
      bytes.append(#","event":"#)
      bytes.append(json: event.name, names)
      bytes.append(#","fields":{"#)
      let first = Int(event.firstField)
      for index in first..<first + Int(event.fieldCount) {
        if index > first { bytes.append(UInt8(ascii: ",")) }
        bytes.append(json: fields[index].key, names)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(json: fields[index].value, names)
      }
      bytes.append(#"},"cause":"#)
      if event.cause < 0 { bytes.append("null") } else { bytes.append(decimal: event.cause) }
      bytes.append(#","rule":"#)
      bytes.append(json: event.rule, names)
      bytes.append(#","source":"#)
      if event.source.file == .none {
        bytes.append("null")
      } else {
        bytes.append(UInt8(ascii: "\""))
        names.withBytes(of: event.source.file) { bytes.append(jsonEscaping: $0) }
        bytes.append(UInt8(ascii: ":"))
        bytes.append(decimal: event.source.line)
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append("}\n")
    }
  }
}

extension [UInt8] {
  /// Appends a text as a string of JSON.
  package mutating func append(json text: String) {
    var text = text
    append(UInt8(ascii: "\""))
    text.withUTF8 { append(jsonEscaping: $0) }
    append(UInt8(ascii: "\""))
  }

  /// Appends a name as a string; null stands for none.
  fileprivate mutating func append(json name: Name, _ names: borrowing NameTable) {
    if name == .none { append("null") } else { append(jsonString: name, names) }
  }

  private mutating func append(jsonString name: Name, _ names: borrowing NameTable) {
    append(UInt8(ascii: "\""))
    names.withBytes(of: name) { append(jsonEscaping: $0) }
    append(UInt8(ascii: "\""))
  }

  fileprivate mutating func append(json value: Value, _ names: borrowing NameTable) {
    switch value {
    case .bool, .integer, .seconds: append(value, names)
    case .number(let number): append(jsonNumbers: number)
    case .name(let name), .text(let name): append(jsonString: name, names)
    case .rect(let x, let y, let width, let height):
      append("[")
      append(jsonNumbers: x, y, width, height)
      append("]")
    case .point(let x, let y):
      append("[")
      append(jsonNumbers: x, y)
      append("]")
    case .size(let width, let height):
      append("[")
      append(jsonNumbers: width, height)
      append("]")
    case .none: append("null")
    }
  }

  /// Appends numbers with commas between them; JSON has no infinity, which becomes null.
  private mutating func append(jsonNumbers numbers: Double...) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      if number.isFinite { append(number: number) } else { append("null") }
    }
  }

  fileprivate mutating func append(jsonEscaping bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): append(#"\""#)
      case UInt8(ascii: "\\"): append(#"\\"#)
      case UInt8(ascii: "\n"): append(#"\n"#)
      case UInt8(ascii: "\r"): append(#"\r"#)
      case UInt8(ascii: "\t"): append(#"\t"#)
      case ..<0x20:
        append(#"\u00"#)
        append(byte < 0x10 ? "0" : "1")
        append(contentsOf: String(byte & 0xf, radix: 16).utf8)
      default: append(byte)
      }
    }
  }
}
