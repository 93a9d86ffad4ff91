import Scenarios
import Testing
import UIKitSimulation

/// The tables of `docs/coverage.md` that explain styles, callbacks and guards: each row says by
/// which facts, and which specs pin them.
struct FactColumns {
  /// One row that stands below a header.
  private struct Row {
    let line: String
    let cells: [String]

    var facts: String { cells[cells.count - 2] }
    var specs: String { cells[cells.count - 1] }

    /// The facts that the row names, wherever it does.
    var ids: [String] {
      var ids: [String] = []
      for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-") }) {
        guard ["PRES-", "GEO-", "ANI-"].contains(where: { word.hasPrefix($0) }) else { continue }
        if !ids.contains(String(word)) { ids.append(String(word)) }
      }
      return ids
    }
  }

  /// The spec that pins each fact.
  private let pinned: [String: String]
  private let systems: [Int]

  init(_ rows: [FactTable.Row]) {
    pinned = Dictionary(rows.map { ($0.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    systems = Set(rows.flatMap(\.systems).map(\.major)).sorted()
  }

  /// Compares the document with what the specs do.
  func check() throws {
    let document = try Project.read("docs/coverage.md").source
    let part = document.components(separatedBy: "\n## Presentations\n")[1]
      .components(separatedBy: "\n## Policies\n")[0]
    let rows = rows(in: part)
    let specs = SpecFiles.paths()
    for row in rows {
      if let mistake = mistake(in: row, specs) { Issue.record("\(mistake):\n\(row.line)") }
    }
    let first = rows.map { $0.cells[0] }
    let styles =
      UIModalPresentationStyle.allCases.filter { $0 != .none }.map { "`\($0)`" }
      + UIModalTransitionStyle.allCases.map { "`\($0)`" }
    for style in styles where !first.contains(where: { $0.contains(style) }) {
      Issue.record("no table of docs/coverage.md has a row of the style \(style)")
    }
    let run = systems.dropLast().map { "\($0)" }.joined(separator: ", ")
    let sentence = "The specs of facts run on iOS\n\(run) and \(systems.last ?? 0)."
    #expect(document.contains(sentence), "docs/coverage.md should say: \(sentence)")
  }

  private func rows(in part: Substring) -> [Row] {
    var rows: [Row] = []
    var isTable = false
    var isBody = false
    for line in part.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        (isTable, isBody) = (false, false)
        continue
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .dropFirst().dropLast()
        .map { $0.split(separator: " ").joined(separator: " ") }
      if isBody {
        rows.append(Row(line: String(line), cells: cells))
      } else if !isTable {
        isTable = true
        if cells.suffix(2) != ["fact", "spec"] {
          Issue.record("the last columns of this table should be fact and spec:\n\(line)")
        }
      } else {
        isBody = true
      }
    }
    return rows
  }

  /// What is wrong with a row's last two cells.
  private func mistake(in row: Row, _ specs: [String]) -> String? {
    let ids = row.ids
    if ids.isEmpty {
      guard row.facts == "guess" else {
        return "a row that rests on no fact should be marked as a guess"
      }
      let named = row.specs.split(separator: "`").map(String.init).filter { $0.hasSuffix(".lua") }
      if named.isEmpty { return "no spec is named that shows this guess" }
      let unknown = named.filter { !specs.contains($0) }
      return unknown.isEmpty ? nil : "there is no spec \(unknown)"
    }
    let unpinned = ids.filter { pinned[$0] == nil }
    guard unpinned.isEmpty else { return "no spec pins \(unpinned)" }
    var paths: [String] = []
    for path in ids.compactMap({ pinned[$0] }) where !paths.contains(path) { paths.append(path) }
    let expected = paths.map { "`\($0)`" }.joined(separator: ", ")
    return row.specs == expected ? nil : "the last column of this row should be \(expected)"
  }
}
