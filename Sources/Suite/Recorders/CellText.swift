/// Names some of the cells of a matrix by what tells them from the others.
///
/// With the cells `ios=7 device=phone`, `ios=7 device=pad`, `ios=12 device=phone` and
/// `ios=12 device=pad`, the first two are `ios=7`, the last alone is `ios=12 (device=pad)`.
struct CellText {
  /// A cell's settings, in order.
  private typealias Cell = [Substring]
  /// All the cells, in order.
  private let all: [String]
  /// The key that all cells have in a place, with its `=`; empty if they have different ones.
  private let keys: [Substring]

  init(all: [String]) {
    self.all = all
    var keys: [Substring] = []
    for (index, cell) in all.enumerated() {
      let own = Self.settings(of: cell).map { setting in
        setting.firstIndex(of: "=").map { setting[...$0] } ?? ""
      }
      if index == 0 {
        keys = own
      } else if own.count == keys.count {
        keys = zip(keys, own).map { $0 == $1 ? $0 : "" }
      } else {
        // No matrix of settings: its cells are named one by one.
        keys = []
        break
      }
    }
    self.keys = keys
  }

  /// Names the cells of `some`; empty if these are all.
  func text(of some: [String]) -> String {
    if some.count == all.count { return "" }
    if keys.isEmpty { return some.joined(separator: " and ") }
    let chosen = all.filter { some.contains($0) }
    return text(of: chosen.map(Self.settings), among: all.map(Self.settings), place: 0)
  }

  /// Names the cells by their settings from that place on.
  private func text(of some: [Cell], among all: [Cell], place: Int) -> String {
    if some.count == all.count { return "" }
    var settings: [Substring] = []
    for cell in all where !settings.contains(cell[place]) { settings.append(cell[place]) }
    // Values with the same rest stand together: `ios=7, 12 (device=pad)`.
    var groups: [(values: [Substring], rest: String)] = []
    for setting in settings {
      let chosen = some.filter { $0[place] == setting }
      if chosen.isEmpty { continue }
      let rest = text(
        of: chosen, among: all.filter { $0[place] == setting }, place: place + 1)
      let value = setting.dropFirst(keys[place].count)
      if let index = groups.firstIndex(where: { $0.rest == rest }) {
        groups[index].values.append(value)
      } else {
        groups.append(([value], rest))
      }
    }
    if groups.count == 1, groups[0].values.count == settings.count { return groups[0].rest }
    return groups.map { group in
      "\(keys[place])\(group.values.joined(separator: ", "))"
        + (group.rest.isEmpty ? "" : " (\(group.rest))")
    }.joined(separator: " and ")
  }

  /// Splits `ios=12 device="iPad Air 2"` into its settings.
  private static func settings(of cell: String) -> [Substring] {
    var isQuoted = false
    return cell.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
  }
}
