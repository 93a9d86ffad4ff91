/// What differs between two traces, told as a reader would.
package struct TraceDiff: Sendable {
  /// What became of a line.
  package enum Change: Hashable, Sendable {
    /// It is as it was.
    case same
    /// From here on events say the same but come this much later (or, below zero, earlier) than in
    /// the old trace, in nanoseconds and in turns within the instant; zeros end an earlier shift.
    case shifted(nanoseconds: Int64, turns: Int32)
    /// Its fields were these.
    case changed(from: String)
    /// Only the old trace has it.
    case missing
    /// Only the new trace has it.
    case new
    /// It was earlier, and now comes after this path.
    case movedAfter(String)
    /// It was later, and now comes before this path.
    case movedBefore(String)
  }

  /// A line of the new trace, or one that is missing there.
  package struct Entry: Sendable {
    /// What became of it.
    package let change: Change
    /// The line: the old one if it is missing, else the new one.
    package let line: TraceText.Line
  }

  /// The first lines if they differ, else nil.
  package let header: (old: String, new: String)?
  /// All lines, in the order of the new trace.
  package private(set) var entries: [Entry] = []

  /// Whether the traces say the same.
  package var isEmpty: Bool { header == nil && entries.allSatisfy { $0.change == .same } }

  /// Compares two traces; a first line that is empty says nothing.
  package init(from old: TraceText, to new: TraceText) {
    let isComparable = !old.header.isEmpty && !new.header.isEmpty
    header = isComparable && old.header != new.header ? (old.header, new.header) : nil
    entries = Comparison(old.lines, new.lines).entries()
  }
}

extension TraceText.Line {
  /// What a remark on another line calls it: its path, or all of it if it has none.
  fileprivate var name: String {
    guard path.isEmpty else { return path }
    let words = body.drop { $0 != " " }
    return body.prefix { $0 != " " } + " " + words.drop { $0 == " " }
  }
}

/// The work of one comparison.
private struct Comparison {
  let old: [TraceText.Line]
  let new: [TraceText.Line]
  // For each old or new line: the index of its partner on the other side.
  private var newOfOld: [Int?]
  private var oldOfNew: [Int?]
  private var changes: [TraceDiff.Change?]
  private var pairs: [(old: Int, new: Int)]

  init(_ old: [TraceText.Line], _ new: [TraceText.Line]) {
    self.old = old
    self.new = new
    var bodies = NameTable(vocabulary: [])
    let oldBodies = old.map { bodies.intern($0.body).rawValue }
    let newBodies = new.map { bodies.intern($0.body).rawValue }
    pairs = ShortestEdit.pairs(oldBodies, newBodies)
    newOfOld = [Int?](repeating: nil, count: old.count)
    oldOfNew = [Int?](repeating: nil, count: new.count)
    changes = [TraceDiff.Change?](repeating: nil, count: new.count)
    for pair in pairs {
      newOfOld[pair.old] = pair.new
      oldOfNew[pair.new] = pair.old
    }
    findMoves(oldBodies, newBodies, count: bodies.count)
    findChangedFields()
  }

  /// Pairs lines that have no partner but equal ones elsewhere on the other side.
  private mutating func findMoves(_ oldBodies: [UInt32], _ newBodies: [UInt32], count: Int) {
    // The old lines without a partner, as one list a body, first to last.
    var first = [Int?](repeating: nil, count: count)
    var following = [Int?](repeating: nil, count: old.count)
    for index in old.indices.reversed() where newOfOld[index] == nil {
      following[index] = first[Int(oldBodies[index])]
      first[Int(oldBodies[index])] = index
    }
    var gap = 0
    for index in new.indices where oldOfNew[index] == nil {
      guard let origin = first[Int(newBodies[index])] else { continue }
      first[Int(newBodies[index])] = following[origin]
      newOfOld[origin] = index
      oldOfNew[index] = origin
      while gap < pairs.count, pairs[gap].new < index { gap += 1 }
      // Pairs before `gap` are before the new place; the last of them tells if the old one was.
      let wasEarlier = gap > 0 && origin < pairs[gap - 1].old
      changes[index] =
        wasEarlier
        ? .movedAfter(new[index - 1].name)
        : .movedBefore(index + 1 < new.count ? new[index + 1].name : "")
    }
  }

  /// Pairs lines of one gap that say the same of kind and path.
  private mutating func findChangedFields() {
    var (oldStart, newStart) = (0, 0)
    for pair in pairs + [(old.count, new.count)] {
      var from = oldStart
      for index in newStart..<pair.new where oldOfNew[index] == nil {
        let partner = (from..<max(from, pair.old)).first {
          newOfOld[$0] == nil && old[$0].head == new[index].head
        }
        guard let partner else { continue }
        newOfOld[partner] = index
        oldOfNew[index] = partner
        let fields = old[partner].body.dropFirst(old[partner].head.count).drop { $0 == " " }
        changes[index] = .changed(from: String(fields))
        from = partner + 1
      }
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
  }

  /// The new lines, and the missing ones where they were.
  func entries() -> [TraceDiff.Entry] {
    var entries: [TraceDiff.Entry] = []
    var shift = Shift()
    var next = 0
    var start = 0
    for pair in pairs + [(old.count, new.count)] {
      for index in next..<pair.old where newOfOld[index] == nil {
        entries.append(TraceDiff.Entry(change: .missing, line: old[index]))
      }
      for index in start..<pair.new {
        entries.append(TraceDiff.Entry(change: changes[index] ?? .new, line: new[index]))
      }
      if pair.new < new.count {
        let change = shift.change(from: old[pair.old], to: new[pair.new])
        entries.append(TraceDiff.Entry(change: change, line: new[pair.new]))
      }
      (next, start) = (pair.old + 1, pair.new + 1)
    }
    return entries
  }
}

/// How far the events behind a difference are moved in time: told once, not for each of them.
private struct Shift {
  private var nanoseconds: Int64 = 0
  private var turns: Int32 = 0

  mutating func change(
    from old: TraceText.Line, to new: TraceText.Line
  ) -> TraceDiff.Change {
    let decimals = min(old.time.decimals, new.time.decimals)
    let unit = powersOfTen[9 - decimals]
    let moved =
      (rounded(new.time.nanoseconds, decimals: decimals)
        - rounded(old.time.nanoseconds, decimals: decimals)) * unit
    let turnsMoved = new.turn - old.turn
    // Rounded times can be apart by one more unit than the events are, unless nothing moved.
    let isSameTime =
      moved == nanoseconds
      || (decimals < 9 && nanoseconds != 0 && moved != 0 && abs(moved - nanoseconds) <= unit)
    if isSameTime, turnsMoved == turns { return .same }
    if !isSameTime { nanoseconds = moved }
    turns = turnsMoved
    return .shifted(nanoseconds: nanoseconds, turns: turns)
  }
}
