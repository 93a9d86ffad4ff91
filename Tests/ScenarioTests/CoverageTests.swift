import Scenarios
import Testing
import UIKitLua
import UIKitSimulation

@Suite("docs/coverage.md")
struct CoverageTests {
  private let document: String

  init() throws { document = try Project.read("docs/coverage.md").source }

  @Test("Every generated part is what the registry and the policies say", arguments: names)
  func part(_ name: String) throws {
    let expected = try #require(CoverageTables.all.first { $0.name == name }).text
    let begin = "<!-- generated: \(name) -->\n"
    let parts = document.components(separatedBy: begin)
    try #require(parts.count == 2, "docs/coverage.md has to have \(begin) once")
    let actual = parts[1].components(separatedBy: "\n<!-- end -->")[0]
    guard actual != expected else { return }
    Issue.record(
      """
      the part "\(name)" of docs/coverage.md is out of date. Put this between its marks:
      \(expected)
      """)
  }

  @Test("Every name of the registry and every policy is there")
  func everyName() {
    var names = Registry.scenarios.globalNames + Policy.allCases.map(\.name)
    for entry in Registry.scenarios.classes {
      names +=
        Registry.scenarios.memberNames(of: entry.name) + entry.statics.map(\.name)
        + entry.staticProperties.map(\.name)
    }
    names += Registry.scenarios.protocols.flatMap { [$0.name] + $0.names }
    for library in Registry.scenarios.libraries { names += library.functions.map(\.name) }
    let missing = names.filter { !isThere($0) }
    #expect(missing.isEmpty, "docs/coverage.md doesn't speak of \(missing)")
  }

  @Test("What is said not to be modelled isn't, and every name that stops a script is said")
  func notModelled() throws {
    let parts = document.components(separatedBy: "\n## What isn't modelled\n")
    try #require(parts.count == 2)
    let section = parts[1].components(separatedBy: "\n## ")[0]
    let spans = section.components(separatedBy: "`")
    let named = spans.indices.filter { !$0.isMultiple(of: 2) }.map { String(spans[$0]) }
    let missing = (NotModelled.globals + NotModelled.members).filter { !named.contains($0) }
    #expect(missing.isEmpty, "the section doesn't speak of \(missing)")

    let registry = Registry.scenarios
    var modelled = registry.globalNames + registry.protocols.flatMap(\.names)
    for entry in registry.classes {
      modelled +=
        registry.memberNames(of: entry.name) + entry.statics.map(\.name)
        + entry.staticProperties.map(\.name)
    }
    for library in registry.libraries { modelled += library.functions.map(\.name) }
    let known = named.filter { modelled.contains($0) }
    #expect(known.isEmpty, "these are modelled: \(known)")
  }

  @Test("Every fact that the engine rests on is there, and is in the ledger")
  func everyFact() throws {
    let ledger = try FactLedger()
    let missing = Fact.all.filter { !isThere($0) }
    #expect(missing.isEmpty, "docs/coverage.md doesn't speak of \(missing)")
    let unknown = Fact.all.filter { ledger.entries[$0] == nil }
    #expect(unknown.isEmpty, "Tests/Scenarios/facts/ledger.tsv doesn't have \(unknown)")
  }

  @Test("Every fact that the document names is in the ledger")
  func namedFacts() throws {
    let ledger = try FactLedger()
    let words = document.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    for word in words where ["PRES-", "GEO-", "ANI-"].contains(where: { word.hasPrefix($0) }) {
      #expect(ledger.entries[String(word)] != nil, "\(word) is not in the ledger")
    }
  }

  private static let names = CoverageTables.all.map(\.name)

  /// Whether a name stands in the document, not as part of a longer one.
  private func isThere(_ name: String) -> Bool {
    let pieces = document.components(separatedBy: name)
    return zip(pieces, pieces.dropFirst()).contains { before, after in
      !(before.last.map(Self.isPart) ?? false) && !(after.first.map(Self.isPart) ?? false)
    }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension String {
  /// The pieces between the places where a text stands.
  func components(separatedBy text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    while let range = self[start...].firstRange(of: text) {
      pieces.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return pieces + [self[start...]]
  }
}

extension Substring {
  func components(separatedBy text: String) -> [Substring] {
    String(self).components(separatedBy: text)
  }
}
