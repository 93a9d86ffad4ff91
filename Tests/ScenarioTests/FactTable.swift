import Scenarios
import Testing
import UIKitSimulation

/// The generated part of `docs/facts.md`: which spec pins which fact.
struct FactTable {
  /// One fact that a spec pins.
  struct Row {
    let id: String
    let grade: String
    /// The spec's title, with the groups that it stands in.
    let title: String
    let path: String
    let systems: [SystemVersion]

    var area: Substring { id.prefix { $0.isLetter } }
    var number: Int { Int(id.drop { !$0.isNumber }) ?? 0 }
  }

  private let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows.sorted { ($0.area, $0.number) < ($1.area, $1.number) }
  }

  /// Compares the document with what the specs do.
  func check() throws {
    let document = try Project.read("docs/facts.md").source
    let parts = document.components(separatedBy: "<!-- generated: facts -->\n")
    try #require(parts.count == 2, "docs/facts.md has to have its mark once")
    let actual = parts[1].components(separatedBy: "\n<!-- end -->")[0]
    guard actual != text else { return }
    Issue.record(
      """
      the part "facts" of docs/facts.md is out of date. Put this between its marks:
      \(text)
      """)
  }

  private var text: String { counts + "\n\n" + list }

  /// How many facts are pinned, by area and by grade.
  private var counts: String {
    var areas: [Substring] = []
    var grades: [String] = []
    for row in rows {
      if !areas.contains(row.area) { areas.append(row.area) }
      if !grades.contains(row.grade) { grades.append(row.grade) }
    }
    grades.sort()
    var lines = [
      "| area | " + grades.joined(separator: " | ") + " | all |",
      "|" + String(repeating: "---|", count: grades.count + 2),
    ]
    for area in areas {
      let own = rows.filter { $0.area == area }
      let numbers = grades.map { grade in "\(own.filter { $0.grade == grade }.count)" }
      lines.append("| \(area) | " + numbers.joined(separator: " | ") + " | \(own.count) |")
    }
    return lines.joined(separator: "\n")
  }

  private var list: String {
    var lines = ["| fact | grade | what the spec shows | iOS | spec |", "|---|---|---|---|---|"]
    for row in rows {
      var systems: [String] = []
      for system in row.systems where !systems.contains("\(system.major)") {
        systems.append("\(system.major)")
      }
      let title = row.title.split(separator: "[").joined(separator: "[")
        .components(separatedBy: "[\(row.id)] ").joined()
        .split(separator: "|").joined(separator: "\\|")
      lines.append(
        "| \(row.id) | \(row.grade) | \(title) | \(systems.joined(separator: ", ")) | "
          + "`\(row.path)` |")
    }
    return lines.joined(separator: "\n")
  }
}
