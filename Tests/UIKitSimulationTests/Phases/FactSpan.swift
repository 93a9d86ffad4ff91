/// On which systems a fact holds, and how far it can be trusted.
struct FactSpan: Sendable {
  let since: [Int]
  let until: [Int]
  let grade: String

  /// Whether the fact speaks of the last release of a major version.
  func holds(on major: Int) -> Bool {
    (since.first ?? 0) <= major && (until.first.map { major <= $0 } ?? true)
  }

  /// The facts of the ledger, by id.
  static let ledger: [String: FactSpan] = {
    var facts: [String: FactSpan] = [:]
    for line in TextFile(reading: "../../Scenarios/facts/ledger.tsv").lines {
      let columns = line.text.split(separator: "\t", omittingEmptySubsequences: false)
      facts[String(columns[0])] = FactSpan(
        since: numbers(columns[1]), until: numbers(columns[2]), grade: String(columns[3]))
    }
    return facts
  }()

  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: ".").compactMap { Int($0) }
  }
}
