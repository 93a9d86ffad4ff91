import Trace

/// Makes traces for tests, event by event.
struct Story {
  let trace: Trace

  init(limit: Int = 1_000_000) {
    trace = Trace(vocabulary: ["viewDidLoad", "viewWillAppear", "text"], limit: limit)
  }

  /// Records `Subject.event` (or an event of nobody if there is no dot) at a time in nanoseconds.
  @discardableResult
  func tell(
    _ kind: Event.Kind, _ path: String, at time: Int64 = 0, turn: Int32 = 0,
    cause: Int32 = -1, rule: String = "", source: (String, Int32)? = nil,
    _ fields: (String, Value)...
  ) -> Int32 {
    let dot = path.firstIndex(of: ".")
    let subject = dot.map { String(path[..<$0]) } ?? ""
    let name = dot.map { String(path[path.index(after: $0)...]) } ?? path
    let sequence = trace.record(
      kind, trace.names.intern(subject), trace.names.intern(name), time: time, turn: turn,
      cause: cause, rule: trace.names.intern(rule),
      source: source.map { SourceLine(file: trace.names.intern($0.0), line: $0.1) } ?? .none)
    for (key, value) in fields { trace.add(trace.names.intern(key), value) }
    return sequence
  }

  func name(_ text: String) -> Value { .name(trace.names.intern(text)) }
  func text(_ text: String) -> Value { .text(trace.names.intern(text)) }

  /// The text of all events, without the first line.
  func lines(kinds: Event.Kinds = .readable) -> [String] {
    var bytes: [UInt8] = []
    TextEncoder(kinds: kinds).encode(trace, events: 0..<trace.events.count, into: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// A presentation's callbacks, told in seconds.
func appearanceStory() -> Story {
  let story = Story()
  story.tell(.call, "Home.present", ("presented", story.name("Form")), ("animated", .bool(true)))
  story.tell(.callback, "Form.viewDidLoad")
  story.tell(.callback, "Form.viewWillAppear", ("animated", .bool(true)))
  story.tell(.decision, "Home.mayPresent")
  story.tell(
    .transition, "Form.presentation.begin", turn: 1, ("duration", .seconds(505_735_000)))
  story.tell(.callback, "Form.viewDidAppear", at: 505_735_000, ("animated", .bool(true)))
  story.tell(.call, "Home.present.completion", at: 505_735_000, turn: 1)
  return story
}
