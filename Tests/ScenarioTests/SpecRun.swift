import Scenarios

/// What a spec of some lines tells when it runs.
struct SpecRun {
  /// The tests that were planned, as `line`.
  let planned: [TestID]
  /// The tests that began, in order.
  let begun: [TestID]
  let results: [TestResult]

  init(
    _ source: String, skipping: Set<TestID> = [],
    _ set: (inout SpecificationSettings) -> Void = { _ in }
  ) throws {
    var settings = SpecificationSettings()
    set(&settings)
    var planned: [TestID] = []
    var begun: [TestID] = []
    var results: [TestResult] = []
    let script = ScriptFile(name: "x_spec.lua", source: source)
    try SpecificationRunner(settings).run(script, skipping: skipping) { event in
      switch event {
      case .planned(let ids, _): planned = ids
      case .began(let id): begun.append(id)
      case .ended(let result): results.append(result)
      }
    }
    (self.planned, self.begun, self.results) = (planned, begun, results)
  }

  /// The titles of the results, with the cell behind `@`.
  var titles: [String] {
    results.map { $0.title + ($0.test.cell.isEmpty ? "" : " @ \($0.test.cell)") }
  }

  /// How the tests ended.
  var endings: [TestResult.Ending] { results.map(\.ending) }

  /// The texts of the failures, in order.
  var failures: [String] {
    endings.compactMap { if case .failed(let text) = $0 { text } else { nil } }
  }
}
