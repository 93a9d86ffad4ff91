import Lua
import Trace
import UIKitLua
import UIKitSimulation

extension Expectation {
  // MARK: Order

  /// Whether the parameter at `index` is a list of plain paths whose events occur in this order.
  ///
  /// The usual expectation holds and is plain, and must cost next to nothing: no pattern is
  /// compiled for it. False means only that `expectOrder` has to look.
  func isPlainlyInOrder(_ index: Int) -> Bool {
    let stack = call.stack
    let list = call.position(index)
    guard stack.type(at: list) == .table else { return false }
    let trace = trace
    var next = since
    for place in stride(from: 1, through: stack.rawLength(at: list), by: 1) {
      stack.pushElement(place, at: list)
      defer { stack.pop() }
      let path = stack.withBytes(at: -1) {
        Pattern.plainPath($0.bindMemory(to: UInt8.self), names: &trace.names)
      }
      guard let path = path ?? nil else { return false }
      let events = trace.events
      while next < events.count,
        events[next].subject != path.subject || events[next].name != path.name
      { next += 1 }
      if next == events.count { return false }
      next += 1
    }
    return next > since
  }

  /// These, in this order, anything between.
  func expectOrder(_ patterns: [Pattern]) throws {
    guard case .missing(let index, let after, _) = trace.match(inOrder: patterns, since: since)
    else { return }
    var found: [Int] = []
    for pattern in patterns[..<index] {
      found.append(trace.first(pattern, since: found.last.map { $0 + 1 } ?? since) ?? since)
    }
    let place = after.map { $0 + 1 } ?? since
    let absence = Absence(patterns[index], self, from: place, found: found)
    var what = "\(index + 1) of \(patterns.count), \(patterns[index].quoted), does not occur"
    if index > 0 {
      what += " after \(index), \(patterns[index - 1].quoted)"
    } else if since > 0 {
      what += " after the mark"
    }
    throw failure(
      what, excerpt: excerpt(at: place, marks: found.enumerated().map { ($1, "\($0 + 1)") }),
      facts: [expectedHere(patterns, index)] + absence.facts, advice: absence.advice)
  }

  private func expectedHere(_ patterns: [Pattern], _ index: Int) -> String {
    "expected at >: \(index + 1) \(patterns[index].quoted)"
      + (index + 1 < patterns.count ? ", then \(index + 2) \(patterns[index + 1].quoted)" : "")
  }

  // MARK: Exactly

  /// Which events `expect.exactly` looks at.
  struct Selection {
    let kinds: Event.Kinds
    let subject: Name?
    let text: String

    func contains(_ event: Event) -> Bool {
      kinds.contains(event.kind) && (subject.map { $0 == event.subject } ?? true)
    }
  }

  /// The kinds that the parameter at `index` names, the readable ones if it was left out.
  func kinds(_ index: Int) throws -> Event.Kinds { try kinds(kindWords(index)) }

  private func kinds(_ words: [String]) throws -> Event.Kinds {
    guard !words.isEmpty else { return .readable }
    var kinds: Event.Kinds = []
    for word in words {
      guard let kind = Event.Kind(text: word) else {
        let all = Event.Kind.allCases.map(\.text)
        let near = Suggestions.question(word, in: all)
        throw LuaError(
          "\(call.entry.name): there is no kind \"\(word)\""
            + (near.isEmpty ? "; there are \(all.joined(separator: ", "))" : near))
      }
      kinds.insert(Event.Kinds(kind))
    }
    return kinds
  }

  /// One kind, or a list of them.
  private func kindWords(_ index: Int) throws -> [String] {
    guard call.has(index) else { return [] }
    let (stack, position) = (call.stack, call.position(index))
    if let word = stack.string(at: position) { return [word] }
    var words: [String] = []
    if stack.type(at: position) == .table {
      for place in stride(from: 1, through: stack.rawLength(at: position), by: 1) {
        stack.pushElement(place, at: position)
        defer { stack.pop() }
        if let word = stack.string(at: -1) { words.append(word) }
      }
      if !words.isEmpty, words.count == stack.rawLength(at: position) { return words }
    }
    throw LuaError(
      "\(call.entry.name): kind should be the name of a kind or a list of them, got "
        + call.session.describeForMessage(stack, at: position))
  }

  /// Reads the kinds and the subject, a name or an object.
  func selection(kind: Int, subject: Int) throws -> Selection {
    var texts: [String] = []
    let words = try kindWords(kind)
    let kinds = try kinds(words)
    if !words.isEmpty { texts.append("kind \(words.joined(separator: ", "))") }
    guard call.has(subject) else {
      return Selection(kinds: kinds, subject: nil, text: texts.joined(separator: ", "))
    }
    let position = call.position(subject)
    var name: Name?
    if let text = call.stack.string(at: position) {
      try checkIsKnown(text)
      name = call.session.trace.names.intern(text)
    } else {
      name = try call.session.object(call.stack, at: position)?.traceName
    }
    guard let name else {
      throw LuaError(
        "\(call.entry.name): subject should be an object or its name, got "
          + call.session.describeForMessage(call.stack, at: position))
    }
    texts.append("subject \(trace.names[name])")
    return Selection(kinds: kinds, subject: name, text: texts.joined(separator: ", "))
  }

  /// These and no other such event.
  func expectExactly(_ patterns: [Pattern], _ selection: Selection) throws {
    let events = trace.events.indices[since...].filter { selection.contains(trace.events[$0]) }
    var index = 0
    while index < patterns.count, index < events.count,
      patterns[index].matches(trace.events[events[index]], in: trace)
    { index += 1 }
    if index == patterns.count, index == events.count { return }
    let marks = events.prefix(index).enumerated().map { ($1, "\($0 + 1)") }
    let such = selection.text.isEmpty ? "" : " (\(selection.text))"
    let what = "event \(index + 1)\(such)"
    let shown = marked(events, at: index, marks)
    if index == patterns.count {
      let more = events.count - index
      throw failure(
        "\(more) event\(more == 1 ? "" : "s")\(such) more than the \(patterns.count) expected",
        excerpt: shown,
        advice: "Add it to the list if it is meant to happen"
          + "\(origin(of: events[index])), or narrow the kind or the subject.")
    }
    let place = index < events.count ? events[index] : trace.events.count
    if let other = leftOut(patterns[index], selection, from: events.prefix(index).last) {
      throw failure(
        "\(what), \(patterns[index].quoted), is missing", excerpt: shown,
        facts: [expectedHere(patterns, index), other.fact], advice: other.advice)
    }
    let absence = Absence(patterns[index], self, from: place, found: Array(events.prefix(index)))
    var facts = [expectedHere(patterns, index)]
    if let later = events.dropFirst(index).first(where: {
      patterns[index].matches(trace.events[$0], in: trace)
    }) {
      facts.append("it occurs later, at \(time(later))")
      throw failure(
        "\(what) should be \(patterns[index].quoted)", excerpt: shown, facts: facts,
        advice: "Add what comes before it to the list if that is meant to happen.")
    }
    throw failure(
      index < events.count
        ? "\(what) should be \(patterns[index].quoted)"
        : "\(what), \(patterns[index].quoted), is missing",
      excerpt: shown, facts: facts + absence.facts, advice: absence.advice)
  }

  /// An event that matches and that the selection leaves out.
  private func leftOut(
    _ pattern: Pattern, _ selection: Selection, from last: Int?
  ) -> (fact: String, advice: String)? {
    let start = last.map { $0 + 1 } ?? since
    let matches = trace.events.indices[start...].filter {
      pattern.matches(trace.events[$0], in: trace)
    }
    guard let first = matches.first,
      !matches.contains(where: { selection.contains(trace.events[$0]) })
    else { return nil }
    let event = trace.events[first]
    let fact = "it occurs at \(time(first)), and is left out: "
    guard selection.kinds.contains(event.kind) else {
      return (
        fact + "its kind is \(event.kind.text)",
        "Add \"\(event.kind.text)\" to the kinds, or take the pattern out."
      )
    }
    return (
      fact + "its subject is \(trace.names[event.subject])",
      "Leave the subject out and the others in the list, or take the pattern out."
    )
  }

  /// Some of the selected events around one of them.
  private func marked(
    _ events: [Int], at index: Int, _ marks: [(event: Int, mark: String)]
  ) -> [String] {
    var lines: [String] = []
    let width = max(1, marks.last?.mark.count ?? 1)
    for place in max(0, index - 3)..<min(events.count, index + 3) {
      let mark = place == index ? ">" : place < index ? "\(place + 1)" : ""
      lines.append(
        String(repeating: " ", count: width - mark.count) + mark + "  "
          + TextEncoder().line(of: events[place], in: trace))
    }
    if index >= events.count {
      lines.append(String(repeating: " ", count: width - 1) + ">  (no further event)")
    }
    return lines
  }

  // MARK: How often

  /// No such event.
  func expectNever(_ pattern: Pattern) throws {
    let events = trace.all(pattern, since: since)
    guard let first = events.first else { return try checkCanOccur(pattern) }
    let times = events.count == 1 ? "" : ", \(events.count) times"
    throw failure(
      "\(pattern.quoted) occurs at \(time(first))\(origin(of: first))\(times)",
      excerpt: excerpt(at: first, marks: []), facts: ["expected: no such event"],
      advice: "If this one is meant to happen, narrow the pattern with key=value, or say since "
        + "when with { since = mark() }.")
  }

  /// So many such events.
  func expect(_ count: Int, _ pattern: Pattern) throws {
    let events = trace.all(pattern, since: since)
    if events.count == count {
      if count == 0 { try checkCanOccur(pattern) }
      return
    }
    let times = { (count: Int) in count == 1 ? "once" : "\(count) times" }
    if events.isEmpty {
      let end = trace.events.count
      let absence = Absence(pattern, self, from: since)
      throw failure(
        "\(pattern.quoted) does not occur, expected \(times(count))",
        excerpt: excerpt(at: end, marks: []), facts: absence.facts, advice: absence.advice)
    }
    throw failure(
      "\(pattern.quoted) occurs \(times(events.count)), expected \(times(count))",
      excerpt: TraceExcerpt(trace: trace, since: since).lines(of: events),
      advice: "Count those that are meant, or narrow the pattern with key=value or "
        + "{ since = mark() }.")
  }

  // MARK: When

  /// A number of seconds as the script wrote it: a number's shortest decimals, or a string's.
  ///
  /// A whole number is meant to the millisecond, as the trace prints times.
  func writtenTime(_ index: Int) throws -> (text: String, time: WrittenTime) {
    let position = call.position(index)
    var text = call.stack.string(at: position)
    if text == nil, let number = call.stack.number(at: position) {
      text = number == number.rounded() && abs(number) < 1e9 ? "\(Int(number)).000" : "\(number)"
    }
    guard let text, let time = WrittenTime(text) else {
      throw LuaError(
        "\(call.entry.name): the time should be seconds with at most nine decimals, such as 0.506, "
          + "got \(call.session.describeForMessage(call.stack, at: position))")
    }
    return (text, time)
  }

  /// Such an event at that time.
  func expectAt(_ expected: (text: String, time: WrittenTime), _ pattern: Pattern) throws {
    let events = trace.all(pattern, since: since)
    if events.contains(where: { expected.time.matches(nanoseconds: trace.events[$0].time) }) {
      return
    }
    let place =
      trace.events[since...].firstIndex { $0.time > expected.time.nanoseconds }
      ?? trace.events.count
    guard let first = events.first else {
      let absence = Absence(pattern, self, from: since)
      throw failure(
        "\(pattern.quoted) does not occur, expected at \(expected.text)",
        excerpt: excerpt(at: place, marks: []), facts: absence.facts, advice: absence.advice)
    }
    let actual = trace.events[first].time
    let apart = actual - expected.time.nanoseconds
    throw failure(
      "\(pattern.quoted) does not occur at \(expected.text)",
      excerpt: TraceExcerpt(trace: trace, since: since).lines(of: events),
      facts: [
        "it occurs at \(seconds(actual)), \(seconds(abs(apart))) s "
          + (apart < 0 ? "earlier" : "later")
      ],
      advice: "If the trace is right, write \(seconds(actual)), or fewer of its decimals.")
  }

  /// The first event that matches `second` behind the first one that matches `first` comes that
  /// much later.
  func expectWithin(
    _ expected: (text: String, time: WrittenTime), _ first: Pattern, _ second: Pattern
  ) throws {
    guard let start = trace.first(first, since: since) else {
      let absence = Absence(first, self, from: since)
      throw failure(
        "\(first.quoted) does not occur", excerpt: excerpt(at: trace.events.count, marks: []),
        facts: absence.facts, advice: absence.advice)
    }
    guard let end = trace.first(second, since: start + 1) else {
      let absence = Absence(
        second, self, from: start + 1, found: [start], remedy: "swap the two patterns")
      throw failure(
        "\(second.quoted) does not occur after \(first.quoted)",
        excerpt: excerpt(at: start + 1, marks: [(start, "1")]), facts: absence.facts,
        advice: absence.advice)
    }
    let span = trace.events[end].time - trace.events[start].time
    if expected.time.matches(nanoseconds: span) { return }
    throw failure(
      "\(second.quoted) comes \(seconds(span)) s after \(first.quoted), "
        + "expected \(expected.text) s",
      excerpt: TraceExcerpt(trace: trace, since: since).lines(of: [start, end]),
      advice: "If the trace is right, write \(seconds(span)), or fewer of its decimals.")
  }
}
