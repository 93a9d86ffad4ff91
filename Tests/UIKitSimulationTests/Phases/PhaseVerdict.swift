import Phases

/// What is wrong with a combination: by its own world, by the table, and by the worlds in which its
/// stimulus comes later or never.
enum PhaseVerdict {
  /// What is wrong, a sentence each.
  ///
  /// - Parameter rows: the table's rows for the combination's setting.
  static func problems(_ entry: PhaseReport.Entry, _ rows: [PhaseTable.Row]) -> [String] {
    var problems: [String] = []
    let rows = rows.rows(for: entry.combination)
    if rows.isEmpty {
      problems.append("no row of the table stands for it")
    } else if rows.count > 1 {
      problems.append("the lines \(rows.map(\.line)) of the table both stand for it")
    }
    if let row = rows.first { compare(entry, with: row, &problems) }
    return worldProblems(entry) + problems
  }

  private static func compare(
    _ entry: PhaseReport.Entry, with row: PhaseTable.Row, _ problems: inout [String]
  ) {
    let result = entry.result
    let place = "line \(row.line) of the table"
    if result.outcome != row.outcome {
      let outcome = result.outcome.map { "it \($0)" } ?? "nothing becomes of it"
      problems.append("\(outcome), and by \(place) it \(row.outcome)")
    }
    let areRight =
      result.messages.count == row.messages.count
      && zip(result.messages, row.messages).allSatisfy { PhaseMessage.matches($0, $1) }
    if !areRight {
      problems.append("UIKit says \(result.messages), and by \(place) \(row.messages)")
    }
    if let fact = row.fact,
      FactSpan.ledger[fact]?.holds(on: entry.combination.setting.system) != true
    {
      problems.append("\(fact) of \(place) says nothing of the system")
    }
  }

  /// What is wrong with the combination's own world, and with later being the same: what has an
  /// effect ends as if it had come when everything was at rest, after the transition or before it, and
  /// what has none as if it had never come.
  static func worldProblems(_ entry: PhaseReport.Entry) -> [String] {
    var problems = entry.result.problems
    guard let outcome = entry.result.outcome else { return problems }
    if outcome == .precedes, entry.result.hash != entry.earlier {
      problems.append("it \(outcome), and the world is another than if it had come earlier")
    }
    if outcome.hasEffect, outcome != .precedes, entry.result.hash != entry.later {
      problems.append("it \(outcome), and the world is another than if it had come later")
    }
    if !outcome.hasEffect, entry.result.hash != entry.never {
      problems.append("it \(outcome), and the world is another than if it had never come")
    }
    return problems
  }
}
