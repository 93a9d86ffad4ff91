import Phases
import Testing

@testable import UIKitSimulation

@Suite("What happens during a transition")
struct PhaseTests {
  /// A style on one kind of device: its systems run one after the other.
  struct Part: Hashable, Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let idiom: PhaseSetting.Idiom

    var testDescription: String { "\(style.name), \(idiom)" }
    var settings: [PhaseSetting] {
      PhaseSetting.systems.compactMap { PhaseSetting(style, idiom, $0) }
    }
  }

  static let parts = PhaseSetting.styles.flatMap { style in
    PhaseSetting.Idiom.allCases.map { Part(style: style, idiom: $0) }
  }

  /// The parts' reports, each made once, side by side.
  private static let reports: [Part: Task<[PhaseReport], Never>] = Dictionary(
    uniqueKeysWithValues: parts.map { part in
      (part, Task.detached { part.settings.map { PhaseReport($0) } })
    })

  private static func reports(of part: Part) async -> [PhaseReport] {
    await reports[part]?.value ?? []
  }

  @Test("Whatever happens when, the facts' table knows what becomes of it", arguments: parts)
  func agrees(part: Part) async throws {
    let table = try PhaseTable.project.get()
    let reports = await Self.reports(of: part)
    #expect(reports.count == part.settings.count)
    var wrong: [(problems: String, combinations: [String])] = []
    for (setting, report) in zip(part.settings, reports) {
      #expect(report.problems.isEmpty)
      let rows = table.rows(for: setting)
      for entry in report.entries {
        let problems = PhaseVerdict.problems(entry, rows)
        guard !problems.isEmpty else { continue }
        let text = problems.joined(separator: "\n  ")
        let index = wrong.firstIndex { $0.problems == text } ?? wrong.count
        if index == wrong.count { wrong.append((text, [])) }
        wrong[index].combinations.append("\(entry.combination)")
      }
    }
    for (problems, combinations) in wrong {
      Issue.record("\(combinations.count) times, first \(combinations[0]):\n  \(problems)")
    }
  }

  @Test("Nearly everything that happens leaves an event of its own, and every row is used")
  func counts() async throws {
    let table = try PhaseTable.project.get()
    var entries: [PhaseReport.Entry] = []
    for part in Self.parts { entries += await Self.reports(of: part).flatMap(\.entries) }
    let leaving = entries.filter(\.result.leavesEvent).count
    let share = Double(leaving) / Double(entries.count)
    let unused = table.unusedLines(in: PhaseSetting.all)
    #expect(entries.count == PhaseSetting.all.count * PhaseCombination.perSetting)
    #expect(share >= 0.9, "\(leaving) of \(entries.count) leave an event of their own")
    #expect(unused.isEmpty, "these lines of the table stand for no combination: \(unused)")
    let grades = Self.grades.compactMap { grade in
      let count = table.rows.filter { $0.grade == grade }.count
      return count > 0 ? "\(count) \(grade)" : nil
    }
    print(
      "phases: \(entries.count) combinations, \(leaving) leave an event of their own; "
        + "\(table.rows.count) rows: \(grades.joined(separator: ", "))")
  }

  private static let grades = [
    "documented", "header", "observed", "reported", "reimplementation", "inferred", "background",
    "guess",
  ]
}
