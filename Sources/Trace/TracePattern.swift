/// A trace as somebody wrote it, to be compared with a real one.
///
/// A line may leave out time, kind and fields; its path may have wildcards. A line `...` stands for
/// any lines, and without one the lines are the whole trace. Lines that begin with `#` and empty
/// lines don't count. Events of quiet kinds are passed over unless a line names their kind.
package struct TracePattern: Sendable {
  /// One line that stands for one event.
  package struct Line: Sendable {
    /// Its number in the text, from 1.
    package let number: Int
    /// The line as it was written, without the spaces around it.
    package let text: String
    let time: WrittenTime?
    let turn: Int32
    let kind: Event.Kind?
    let pattern: Pattern
  }

  /// Where an alignment failed.
  package struct Mismatch: Hashable, Sendable {
    /// The index in `lines` of the first line without its event; nil if events were left over.
    package let line: Int?
    /// The event that stood there instead, nil at the end of the trace; behind `...` it is the
    /// first one that could have been it.
    package let event: Int?
    /// The event of the line before.
    package let lastMatched: Int?
  }

  /// The lines that stand for events, in order.
  package private(set) var lines: [Line] = []
  // Lines between two `...`, as ranges of `lines`; the first begins where the trace does.
  private var blocks: [Range<Int>] = []

  /// Reads a text for traces of one name table.
  package init(_ text: String, names: inout NameTable) throws(TracePatternError) {
    var start = 0
    let texts = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, raw) in texts.enumerated() {
      let line = raw.drop { $0.isWhitespace }
      if line.isEmpty || line.hasPrefix("#") { continue }
      var trimmed = line
      while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
      if trimmed == "..." {
        blocks.append(start..<lines.count)
        start = lines.count
      } else {
        do throws(PatternError) {
          lines.append(try Line(number: index + 1, String(trimmed), names: &names))
        } catch {
          throw TracePatternError(line: index + 1, text: String(trimmed), reason: error)
        }
      }
    }
    blocks.append(start..<lines.count)
  }

  /// Compares with the events from a sequence number; nil if they match.
  package func mismatch(with trace: Trace, since start: Int = 0) -> Mismatch? {
    var alignment = Alignment(pattern: self, trace: trace, next: min(start, trace.events.count))
    for (index, block) in blocks.enumerated() {
      let isFirst = index == 0
      let isLast = index == blocks.count - 1
      if isLast, !isFirst, block.isEmpty { return nil }
      if !alignment.align(block, isFixed: isFirst, isLast: isLast) { return alignment.furthest }
    }
    return nil
  }
}

extension TracePattern.Line {
  fileprivate init(number: Int, _ text: String, names: inout NameTable) throws(PatternError) {
    var rest = text[...]
    var time: WrittenTime?
    var turn: Int32 = 0
    let first = rest.prefix { $0 != " " && $0 != "\t" }
    let parts = first.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0].contains("."), let written = WrittenTime(parts[0]),
      let count = parts.count > 1 ? Int32(parts[1]) : 0
    {
      time = written
      turn = count
      rest = rest[first.endIndex...].drop { $0 == " " || $0 == "\t" }
    }
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    let kind = Event.Kind(text: word)
    if kind != nil { rest = rest[word.endIndex...] }
    self.number = number
    self.text = text
    self.time = time
    self.turn = turn
    self.kind = kind
    pattern = try Pattern(text, Words(rest), names: &names)
  }

  fileprivate func matches(_ event: Event, in trace: Trace) -> Bool {
    if let kind, kind != event.kind { return false }
    if let time, event.turn != turn || !time.matches(nanoseconds: event.time) { return false }
    return pattern.matches(event, in: trace)
  }
}

/// Blocks of lines laid against events, as early as they fit.
private struct Alignment {
  let pattern: TracePattern
  let trace: Trace
  var next: Int
  var lastMatched: Int?
  private(set) var furthest: TracePattern.Mismatch?
  private var furthestLine = -1

  init(pattern: TracePattern, trace: Trace, next: Int) {
    self.pattern = pattern
    self.trace = trace
    self.next = next
  }

  /// Aligns lines without a gap: from the next event on if `isFixed`, up to the end if `isLast`.
  mutating func align(_ block: Range<Int>, isFixed: Bool, isLast: Bool) -> Bool {
    var start = next
    repeat {
      if align(block, from: start, isLast: isLast) { return true }
      start += 1
    } while !isFixed && start <= trace.events.count
    return false
  }

  private mutating func align(_ block: Range<Int>, from start: Int, isLast: Bool) -> Bool {
    let events = trace.events
    var index = start
    var last = lastMatched
    for line in block {
      let wanted = pattern.lines[line]
      while index < events.count, isPassedOver(events[index], for: wanted) { index += 1 }
      guard index < events.count, wanted.matches(events[index], in: trace) else {
        fail(at: line, event: index < events.count ? index : nil, last: last)
        return false
      }
      last = index
      index += 1
    }
    if isLast {
      while index < events.count, Event.Kinds.quiet.contains(events[index].kind) { index += 1 }
      if index < events.count {
        fail(at: nil, event: index, last: last)
        return false
      }
    }
    next = index
    lastMatched = last
    return true
  }

  /// A quiet event that is not the one that the line names.
  private func isPassedOver(_ event: Event, for line: TracePattern.Line) -> Bool {
    Event.Kinds.quiet.contains(event.kind)
      && (line.kind != event.kind || !line.matches(event, in: trace))
  }

  /// Remembers the failure of the line that was reached furthest; `nil` is behind the last line.
  private mutating func fail(at line: Int?, event: Int?, last: Int?) {
    let reached = line ?? pattern.lines.count
    if reached <= furthestLine { return }
    furthestLine = reached
    furthest = TracePattern.Mismatch(line: line, event: event, lastMatched: last)
  }
}

/// A line of a trace pattern that can't be read.
package struct TracePatternError: Error, Hashable, CustomStringConvertible {
  /// Its number in the text, from 1.
  package let line: Int
  /// The line as it was written, without the spaces around it.
  package let text: String
  /// What is wrong with it.
  package let reason: PatternError

  /// Which line, and what is wrong with it.
  package var description: String { "line \(line) of the trace, “\(text)”: \(reason)" }
}
