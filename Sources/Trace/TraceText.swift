/// A trace as lines of text, with what a comparison needs taken apart.
package struct TraceText: Sendable {
  /// One event.
  package struct Line: Sendable {
    /// Its instant: exact if it comes from a trace, to the precision written if from a text.
    package let time: WrittenTime
    /// The turn within the instant, from 0.
    package let turn: Int32
    /// Kind, path and fields as they print, with single spaces between.
    package let body: String
    /// Kind and path.
    package let head: String
    /// The path alone.
    package let path: String
    /// The whole line.
    package let text: String
  }

  /// The first line if there is one, else empty.
  package private(set) var header = ""
  /// The first lines of the worlds that follow, if there are several.
  package private(set) var laterHeaders: [String] = []
  /// The events, in order.
  package private(set) var lines: [Line] = []

  /// Takes the events of these kinds from a trace, from a sequence number on.
  package init(_ trace: Trace, kinds: Event.Kinds = .readable, since start: Int = 0) {
    var bytes: [UInt8] = []
    let encoder = TextEncoder(kinds: kinds)
    encoder.encodeHeader(of: trace, into: &bytes)
    encoder.encode(trace, events: start..<trace.events.count, into: &bytes)
    let texts = bytes.split(separator: UInt8(ascii: "\n"))
    header = String(decoding: texts[0], as: UTF8.self)
    let body = EventText(trace)
    var scratch: [UInt8] = []
    let events = trace.events[start...].lazy.filter { kinds.contains($0.kind) }
    for (event, text) in zip(events, texts.dropFirst()) {
      scratch.removeAll(keepingCapacity: true)
      body.appendPath(event, to: &scratch)
      let path = String(decoding: scratch, as: UTF8.self)
      scratch.removeAll(keepingCapacity: true)
      body.append(event, to: &scratch, kindWidth: 0)
      lines.append(
        Line(
          time: WrittenTime(nanoseconds: event.time), turn: event.turn,
          body: String(decoding: scratch, as: UTF8.self),
          head: event.kind.text + "  " + path, path: path,
          text: String(decoding: text, as: UTF8.self)))
    }
  }

  /// Reads what `TextEncoder` has written; the error names the first line that it can't have.
  package init(parsing text: String) throws(TraceTextError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      if line.hasPrefix("#") {
        if index == 0 { header = String(line) } else { laterHeaders.append(String(line)) }
        continue
      }
      guard let parsed = Line(parsing: String(line)) else {
        throw TraceTextError(line: index + 1, text: String(line))
      }
      lines.append(parsed)
    }
  }
}

extension TraceText.Line {
  fileprivate init?(parsing text: String) {
    let column = text.prefix { $0 != " " }
    let parts = column.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let time = parts.first.flatMap({ WrittenTime($0) }),
      let turn = parts.count > 1 ? Int32(parts[1]) : 0
    else { return nil }
    let rest = text[column.endIndex...].drop { $0 == " " }
    let kind = rest.prefix { $0 != " " }
    guard Event.Kind(text: kind) != nil else { return nil }
    let what = rest[kind.endIndex...].drop { $0 == " " }
    // The path ends before the first word with an equals sign; both may be missing.
    var path = what
    if let sign = what.firstIndex(of: "=") {
      path = what[..<(what[..<sign].lastIndex(of: " ") ?? what.startIndex)]
    }
    self.time = time
    self.turn = turn
    self.body = kind + "  " + what
    self.head = kind + "  " + path
    self.path = String(path)
    self.text = text
  }
}

/// A line that no trace has.
package struct TraceTextError: Error, Hashable, CustomStringConvertible {
  /// Its number, from 1.
  package let line: Int
  /// The line.
  package let text: String

  /// Which line, and what was expected.
  package var description: String {
    "line \(line), “\(text)”, is no line of a trace; "
      + "expected time, kind and event, as in “0.000    callback    Home.viewDidLoad”"
  }
}
