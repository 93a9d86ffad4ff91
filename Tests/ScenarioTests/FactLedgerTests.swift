import Scenarios
import Testing
import UIKitSimulation

/// The facts of `facts/ledger.tsv`, by id.
struct FactLedger {
  /// One fact.
  struct Entry {
    let since: String
    let until: String
    var grade = "guess"

    /// Whether the fact speaks of that system; its `until` counts the later parts of that version.
    func holds(on system: SystemVersion) -> Bool {
      let numbers = [system.major, system.minor, system.patch]
      let from = since.split(separator: ".").compactMap { Int($0) }
      let to = until.split(separator: ".").compactMap { Int($0) }
      return !numbers.lexicographicallyPrecedes(from)
        && (to.isEmpty || !to.lexicographicallyPrecedes(Array(numbers.prefix(to.count))))
    }
  }

  private(set) var entries: [String: Entry] = [:]

  init() throws {
    let file = try ScriptFile(reading: SpecFiles.folder + "/facts/ledger.tsv")
    for line in file.source.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(columns.count == 6, "a line of the ledger has six columns: \(line)")
      try #require(entries[columns[0]] == nil, "\(columns[0]) is in the ledger twice")
      entries[columns[0]] = Entry(since: columns[1], until: columns[2], grade: columns[3])
    }
  }
}

@Suite("The facts that specs pin")
struct FactLedgerTests {
  @Test(
    "A fact's span counts the later parts of its last version",
    arguments: [
      ("5", "-", "12.5.7", true), ("5", "-", "4.3.5", false), ("8", "12", "12.5.7", true),
      ("8", "12", "13.0", false), ("8", "8.2", "8.2.1", true), ("8", "8.2", "8.3", false),
      ("8.3", "-", "8.2", false), ("8", "12", "8.0", true),
    ] as [(String, String, SystemVersion, Bool)])
  func spans(_ since: String, _ until: String, _ system: SystemVersion, _ holds: Bool) {
    #expect(FactLedger.Entry(since: since, until: until).holds(on: system) == holds)
  }

  @Test("Every test is titled with one fact of the ledger and runs on a system inside its span")
  func ledger() throws {
    let ledger = try FactLedger()
    var pinned: [String: String] = [:]
    var rows: [FactTable.Row] = []
    for path in SpecFiles.paths(below: "facts") {
      for result in try SpecificationRunner().run(SpecFiles.read(path)) {
        let place = "\(path):\(result.line): \(result.title)"
        let ids = ids(in: result.title)
        guard ids.count == 1, let id = ids.first else {
          Issue.record("\(place)\nits title should have exactly one [ID]; it has \(ids.count)")
          continue
        }
        guard let fact = ledger.entries[id] else {
          Issue.record("\(place)\n\(id) is not in facts/ledger.tsv")
          continue
        }
        if let other = pinned[id] { Issue.record("\(place)\n\(id) is pinned already, by \(other)") }
        if case .passed = result.verdict {
          pinned[id] = place
          rows.append(
            FactTable.Row(
              id: id, grade: fact.grade, title: result.title, path: path,
              systems: result.systems))
        }
        check(result, id, fact, place)
      }
    }
    print("\(pinned.count) facts are pinned")
    #expect(pinned.count >= 640, "specs that pin facts have gone missing")
    try FactTable(rows).check()
    try FactColumns(rows).check()
  }

  private func check(_ result: TestResult, _ id: String, _ fact: FactLedger.Entry, _ place: String)
  {
    if case .pending = result.verdict { return }
    if result.systems.isEmpty { Issue.record("\(place)\nit runs on no device") }
    for system in result.systems where !fact.holds(on: system) {
      Issue.record("\(place)\niOS \(system) is outside \(id)'s span \(fact.since) to \(fact.until)")
    }
  }

  /// The ids in square brackets.
  private func ids(in title: String) -> [String] {
    var ids: [String] = []
    var rest = title[...]
    while let open = rest.firstIndex(of: "[") {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "]") else { break }
      ids.append(String(rest[..<close]))
      rest = rest[close...]
    }
    return ids
  }
}
