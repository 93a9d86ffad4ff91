/// Names some of the cells of a matrix by what tells them from the others.
///
/// With the cells `ios=7 device=phone`, `ios=7 device=pad`, `ios=12 device=phone` and
/// `ios=12 device=pad`, the first two are `ios=7`, the last alone is `ios=12 (device=pad)`.
struct CellText {
  private typealias Cell = [(key: Substring, value: Substring)]
  /// All the cells, in order.
  private let all: [String]

  init(all: [String]) { self.all = all }

  /// Names the cells of `some`; empty if these are all.
  func text(of some: [String]) -> String {
    let cells = all.map { ($0, Self.parse($0)) }
    let keys = cells.first?.1.map(\.key) ?? []
    // What is no matrix of settings is named cell by cell.
    guard !keys.contains(""), cells.allSatisfy({ $0.1.map(\.key) == keys }) else {
      return some.count == all.count ? "" : some.joined(separator: " and ")
    }
    let chosen = cells.filter { some.contains($0.0) }.map(\.1)
    return text(of: chosen[...], among: cells.map(\.1)[...], key: 0)
  }

  /// Names the cells by their values from the key of that index on.
  private func text(of some: ArraySlice<Cell>, among all: ArraySlice<Cell>, key: Int) -> String {
    if some.count == all.count { return "" }
    var values: [Substring] = []
    for cell in all where !values.contains(cell[key].value) { values.append(cell[key].value) }
    // Values with the same rest stand together: `ios=7, 12 (device=pad)`.
    var groups: [(values: [Substring], rest: String)] = []
    for value in values {
      let chosen = some.filter { $0[key].value == value }
      if chosen.isEmpty { continue }
      let rest = text(
        of: chosen[...], among: all.filter { $0[key].value == value }[...], key: key + 1)
      if let index = groups.firstIndex(where: { $0.rest == rest }) {
        groups[index].values.append(value)
      } else {
        groups.append(([value], rest))
      }
    }
    if groups.count == 1, groups[0].values.count == values.count { return groups[0].rest }
    let name = all[all.startIndex][key].key
    return groups.map { group in
      "\(name)=" + group.values.joined(separator: ", ")
        + (group.rest.isEmpty ? "" : " (\(group.rest))")
    }.joined(separator: " and ")
  }

  /// Splits `ios=12 device="iPad Air 2"` into its settings; a part without `=` has no key.
  private static func parse(_ cell: String) -> Cell {
    var settings: Cell = []
    var isQuoted = false
    let parts = cell.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
    for part in parts {
      let equals = part.firstIndex(of: "=") ?? part.endIndex
      settings.append(
        equals == part.endIndex
          ? ("", part) : (part[..<equals], part[part.index(after: equals)...]))
    }
    return settings
  }
}
