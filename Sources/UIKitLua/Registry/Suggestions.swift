/// Finds the names that somebody may have meant.
package enum Suggestions {
  /// The nearest of `names` within two edits or a change of case, best first, at most three.
  package static func near(_ name: String, in names: [String], distance limit: Int = 2) -> [String] {
    let lowered = name.lowercased()
    var found: [(name: String, distance: Int)] = []
    for candidate in names {
      if candidate.lowercased() == lowered {
        found.append((candidate, 0))
      } else if abs(candidate.utf8.count - name.utf8.count) <= limit {
        let distance = edits(Array(lowered.utf8), Array(candidate.lowercased().utf8), limit: limit)
        if distance <= min(limit, max(1, name.utf8.count / 2)) {
          found.append((candidate, distance))
        }
      }
    }
    // Ties keep the order of the names, so that the answer is the same everywhere.
    let sorted = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return sorted.prefix(3).map(\.element.name)
  }

  /// "; did you mean \"x\" or \"y\"?", or nothing.
  package static func question(_ name: String, in names: [String]) -> String {
    let found = near(name, in: names)
    guard !found.isEmpty else { return "" }
    return "; did you mean \(found.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  /// How many single edits, swaps of neighbours included, lie between two words.
  private static func edits(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var before = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var line = [row] + [Int](repeating: 0, count: right.count)
      for column in 1...right.count {
        let change = left[row - 1] == right[column - 1] ? 0 : 1
        line[column] = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + change)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          line[column] = min(line[column], before[column - 2] + 1)
        }
      }
      if let least = line.min(), least > limit { return limit + 1 }
      (before, last) = (last, line)
    }
    return last[right.count]
  }
}
