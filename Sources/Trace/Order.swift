/// How patterns that were expected in an order fared.
package enum OrderMatch: Hashable, Sendable {
  /// All were found; the sequence numbers of their events.
  case found([Int])
  /// A pattern, by its index, matches nothing behind `after`, the event of the one before it (nil
  /// for the first one). `earlier` is the last event before that which it does match.
  case missing(index: Int, after: Int?, earlier: Int?)
}

extension Trace {
  /// Looks for the patterns in this order, with anything between, from a sequence number.
  package func match(inOrder patterns: [Pattern], since start: Int = 0) -> OrderMatch {
    var found: [Int] = []
    let start = min(start, events.count)
    var next = start
    for (index, pattern) in patterns.enumerated() {
      guard let sequence = first(pattern, since: next) else {
        let earlier = events[start..<next].lastIndex { pattern.matches($0, in: self) }
        return .missing(index: index, after: found.last, earlier: earlier)
      }
      found.append(sequence)
      next = sequence + 1
    }
    return .found(found)
  }

  /// The sequence number of the first event that matches, from a sequence number.
  package func first(_ pattern: Pattern, since start: Int = 0) -> Int? {
    guard start < events.count else { return nil }
    return events[start...].firstIndex { pattern.matches($0, in: self) }
  }

  /// The sequence numbers of all events that match, from a sequence number.
  package func all(_ pattern: Pattern, since start: Int = 0) -> [Int] {
    guard start < events.count else { return [] }
    return events.indices[start...].filter { pattern.matches(events[$0], in: self) }
  }
}
