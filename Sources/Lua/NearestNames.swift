/// The names that someone may have meant, nearest first.
///
/// A change of case always counts. Otherwise a name is near within two edits (insert, drop, replace
/// or swap two neighbours), one for names of three or four letters and none for shorter ones, which
/// are near to everything. Names that are equally near come in the order given.
///
/// - Parameters:
///   - name: what was written.
///   - names: what there is.
///   - limit: how many to give at most.
package func nearestNames(
  to name: String, among names: some Sequence<String>, limit: Int = 3
) -> [String] {
  let written = Array(name.utf8)
  let allowed = written.count <= 2 ? 0 : written.count <= 4 ? 1 : 2
  var found: [[String]] = [[], [], []]
  for candidate in names where candidate != name {
    let letters = Array(candidate.utf8)
    if abs(letters.count - written.count) > 2 { continue }
    if letters.count == written.count, zip(letters, written).allSatisfy({ lower($0) == lower($1) })
    {
      found[0].append(candidate)
    } else if let distance = edits(from: written, to: letters, atMost: allowed) {
      found[distance].append(candidate)
    }
  }
  return Array(found.joined().prefix(limit))
}

private func lower(_ byte: UInt8) -> UInt8 {
  (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
}

/// The edit distance; nil if it is more than `limit`.
private func edits(from first: [UInt8], to second: [UInt8], atMost limit: Int) -> Int? {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var row = [i + 1]
    row.reserveCapacity(second.count + 1)
    for (j, other) in second.enumerated() {
      var best = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    if row.allSatisfy({ $0 > limit }) { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[second.count] <= limit ? last[second.count] : nil
}
