/// Writes a trace as text, one event a line, made to be read and diffed.
///
/// ```
/// # scrim trace 1  device="iPad Air 2" ios=12.5
/// 0.000    call        Home.present presented=Form animated=true
/// 0.000+1  transition  Form.presentation.begin duration=0.505735
/// ```
///
/// The columns have fixed widths, so that a new event never moves the others' lines.
package struct TextEncoder: Sendable {
  /// The kinds of events that are written.
  package var kinds: Event.Kinds

  /// Makes an encoder that writes events of these kinds.
  package init(kinds: Event.Kinds = .readable) {
    self.kinds = kinds
  }

  /// Appends the first line and every event.
  package func encode(_ trace: Trace, into bytes: inout [UInt8]) {
    encodeHeader(of: trace, into: &bytes)
    encode(trace, events: 0..<trace.events.count, into: &bytes)
  }

  /// Appends the first line, which says what world it was.
  package func encodeHeader(of trace: Trace, into bytes: inout [UInt8]) {
    bytes.append("# scrim trace 1")
    for (index, entry) in trace.header.enumerated() {
      bytes.append(index == 0 ? "  " : " ")
      bytes.append(contentsOf: entry.key.utf8)
      bytes.append(UInt8(ascii: "="))
      var value = entry.value
      value.withUTF8 { bytes.append(word: $0) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the lines of some events; `events` are sequence numbers.
  package func encode(_ trace: Trace, events range: Range<Int>, into bytes: inout [UInt8]) {
    let events = trace.events
    let body = EventText(trace)
    var precision = TimePrecision(kinds: kinds)
    for index in range where kinds.contains(events[index].kind) {
      let event = events[index]
      let start = bytes.count
      precision.append(event, at: index, in: events, to: &bytes)
      bytes.pad(from: start, to: 7)
      body.append(event, to: &bytes, kindWidth: 10)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// The line of one event, without its end; the event may be of any kind.
  package func line(of sequence: Int, in trace: Trace) -> String {
    var encoder = self
    encoder.kinds.insert(Event.Kinds(trace.events[sequence].kind))
    var bytes: [UInt8] = []
    encoder.encode(trace, events: sequence..<sequence + 1, into: &bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}

/// How many decimals tell an instant from the instants before and after it.
private struct TimePrecision {
  let kinds: Event.Kinds
  private var time: Int64?
  private var decimals = 3
  // Where to look for the instant after this one; it only moves on.
  private var next = 0

  init(kinds: Event.Kinds) {
    self.kinds = kinds
  }

  mutating func append(_ event: Event, at index: Int, in events: [Event], to bytes: inout [UInt8]) {
    if event.time != time {
      let kinds = kinds
      let isOther = { (other: Event) in other.time != event.time && kinds.contains(other.kind) }
      let before = time ?? events[..<index].last(where: isOther)?.time
      next = max(next, index)
      while next < events.count, !isOther(events[next]) { next += 1 }
      let after = next < events.count ? events[next].time : nil
      decimals = max(decimalsNeeded(event.time, before), decimalsNeeded(event.time, after))
      time = event.time
    }
    bytes.append(rounded(event.time, decimals: decimals), decimals: decimals, atLeast: 3)
    if event.turn > 0 {
      bytes.append(UInt8(ascii: "+"))
      bytes.append(decimal: event.turn)
    }
  }
}

/// How many decimals, from three, tell two different instants apart.
private func decimalsNeeded(_ first: Int64, _ second: Int64?) -> Int {
  guard let second else { return 3 }
  return (3..<9).first { rounded(first, decimals: $0) != rounded(second, decimals: $0) } ?? 9
}

extension [UInt8] {
  /// Fills a column that began at `start` with spaces, and adds the gap of two to the next one.
  mutating func pad(from start: Int, to width: Int) {
    for _ in 0..<Swift.max(0, start + width - count) + 2 { append(UInt8(ascii: " ")) }
  }
}
