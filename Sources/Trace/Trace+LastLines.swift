extension Trace {
  /// The last events of the readable kinds, as lines of text, oldest first.
  package func lastLines(_ count: Int) -> [String] {
    var found: [Int] = []
    for sequence in events.indices.reversed() where found.count < count {
      if Event.Kinds.readable.contains(events[sequence].kind) { found.append(sequence) }
    }
    return found.reversed().map { TextEncoder().line(of: $0, in: self) }
  }
}
