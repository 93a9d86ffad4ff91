import Phases

@testable import UIKitSimulation

/// What becomes of what happens during a transition, as the facts have it:
/// `phase-outcomes.tsv`.
struct PhaseTable: Sendable {
  /// One line: for which combinations it stands, and what is expected of them.
  struct Row: Sendable {
    /// The number of the line in the file.
    let line: Int
    // Empty is everything.
    let styles: [String]
    let idioms: [PhaseSetting.Idiom]
    let systems: [ClosedRange<Int>]
    let transitions: [PhaseCombination.Transition]
    let stimuli: [PhaseCombination.Stimulus]
    let bands: [PhaseCombination.Band]
    let outcome: PhaseOutcome
    /// The facts whose words UIKit logs or raises.
    let messages: [String]
    /// The id of the fact that the row rests on; nil for a guess.
    let fact: String?

    /// The grade of the row's fact.
    var grade: String { fact.flatMap { FactSpan.ledger[$0]?.grade } ?? "guess" }

    fileprivate func covers(_ setting: PhaseSetting) -> Bool {
      (styles.isEmpty || styles.contains(setting.style.name))
        && (idioms.isEmpty || idioms.contains(setting.idiom))
        && (systems.isEmpty || systems.contains { $0.contains(setting.system) })
    }

    fileprivate func covers(_ combination: PhaseCombination) -> Bool {
      (transitions.isEmpty || transitions.contains(combination.transition))
        && (stimuli.isEmpty || stimuli.contains(combination.stimulus))
        && (bands.isEmpty || bands.contains(combination.instant.band))
    }
  }

  /// What is wrong with a line, with its number.
  struct Mistake: Error, Equatable {
    let line: Int
    let text: String
  }

  private(set) var rows: [Row] = []

  /// The table of the project.
  static let project = Result { try PhaseTable(TextFile(reading: "phase-outcomes.tsv")) }

  init(_ file: TextFile) throws {
    for line in file.lines { rows.append(try Row(line.text, line.number)) }
  }

  /// The numbers of the lines that stand for no combination of some settings.
  func unusedLines(in settings: [PhaseSetting]) -> [Int] {
    var used: Set<Int> = []
    for setting in settings {
      let rows = rows(for: setting)
      for combination in PhaseCombination.all(of: setting) {
        for row in rows.rows(for: combination) { used.insert(row.line) }
      }
    }
    return rows.map(\.line).filter { !used.contains($0) }
  }

  /// The rows that stand for a setting, to be asked for its combinations.
  func rows(for setting: PhaseSetting) -> [Row] { rows.filter { $0.covers(setting) } }
}

extension [PhaseTable.Row] {
  /// The rows that stand for a combination of their setting: there should be one.
  func rows(for combination: PhaseCombination) -> [PhaseTable.Row] {
    filter { $0.covers(combination) }
  }
}

extension PhaseTable.Row {
  /// Reads a line.
  init(_ text: Substring, _ line: Int) throws {
    let cells = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 9 else {
      throw PhaseTable.Mistake(line: line, text: "\(cells.count) cells, not 9")
    }
    self.line = line
    func list<Item>(_ cell: Int, _ what: String, _ item: (String) -> Item?) throws -> [Item] {
      guard cells[cell] != "*" else { return [] }
      return try cells[cell].split(separator: ",", omittingEmptySubsequences: false).map { text in
        if let item = item(String(text)) { return item }
        throw PhaseTable.Mistake(line: line, text: "no \(what) \"\(text)\"")
      }
    }
    styles = try list(0, "style") { name in
      PhaseSetting.styles.contains { $0.name == name } ? name : nil
    }
    idioms = try list(1, "idiom") { PhaseSetting.Idiom(rawValue: $0) }
    systems = try list(2, "system") { Self.range($0) }
    transitions = try list(3, "transition") { PhaseCombination.Transition(rawValue: $0) }
    stimuli = try list(4, "stimulus") { PhaseCombination.Stimulus(rawValue: $0) }
    bands = try list(5, "band") { PhaseCombination.Band(rawValue: $0) }
    guard let outcome = PhaseOutcome(rawValue: cells[6]) else {
      throw PhaseTable.Mistake(line: line, text: "no outcome \"\(cells[6])\"")
    }
    self.outcome = outcome
    messages = cells[7] == "-" ? [] : cells[7].split(separator: "+").map(String.init)
    for id in messages where PhaseMessage.texts[id] == nil {
      throw PhaseTable.Mistake(line: line, text: "no words of \"\(id)\" are known")
    }
    fact = cells[8] == "guess" ? nil : cells[8]
    if let fact, FactSpan.ledger[fact] == nil {
      throw PhaseTable.Mistake(line: line, text: "no fact \"\(fact)\"")
    }
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends[0], ends.count < 3, let last = ends[ends.count - 1], first <= last
    else { return nil }
    return first...last
  }
}
