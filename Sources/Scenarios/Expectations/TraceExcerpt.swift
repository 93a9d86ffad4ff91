import Trace

/// The lines of a trace around a place in it, with marks in the margin.
///
/// Events of quiet kinds are left out unless they are marked.
struct TraceExcerpt {
  let trace: Trace
  /// The first event that may be shown.
  let since: Int

  /// Up to three events before `place` and three from it on; `>` stands at the first of these, or
  /// at the end of the trace.
  func lines(
    around place: Int, marks: [(event: Int, mark: String)], before: Int = 3, after: Int = 3
  ) -> [String] {
    let shown = { (event: Int) in
      Event.Kinds.readable.contains(trace.events[event].kind)
        || marks.contains { $0.event == event }
    }
    let earlier = trace.events.indices[since..<max(since, place)].reversed().lazy.filter(shown)
    let later = trace.events.indices[max(since, place)...].lazy.filter(shown)
    let above = Array(earlier.prefix(before).reversed())
    let below = Array(later.prefix(after))
    let width = marks.map(\.mark.count).max() ?? 1
    var lines: [String] = []
    for event in above + below {
      let mark =
        event == below.first ? ">" : marks.first { $0.event == event }?.mark ?? ""
      lines.append(line(event, mark: mark, width: width))
    }
    if below.isEmpty {
      lines.append(margin(">", width) + (lines.isEmpty ? "(no events)" : "(the trace ends here)"))
    }
    return lines
  }

  /// The first events of a list, each with its mark, and how many more there are.
  func lines(of events: [Int], mark: String = ">", atMost limit: Int = 6) -> [String] {
    var lines = events.prefix(limit).map { line($0, mark: mark, width: 1) }
    if events.count > limit { lines.append("   and \(events.count - limit) more") }
    return lines
  }

  private func line(_ event: Int, mark: String, width: Int) -> String {
    margin(mark, width) + TextEncoder().line(of: event, in: trace)
  }

  private func margin(_ mark: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - mark.count)) + mark + "  "
  }
}
