import Scenarios
import Testing

@Suite("The specs of Tests/Scenarios")
struct SpecSuiteTests {
  @Test("There are specs")
  func found() {
    #expect(!SpecFiles.paths().isEmpty)
  }

  @Test("Every test of the spec passes", arguments: SpecFiles.paths())
  func passes(_ path: String) throws {
    let results = try SpecificationRunner().run(SpecFiles.read(path))
    #expect(!results.isEmpty, "\(path) declares no tests")
    for result in results {
      if case .failed(let message) = result.ending {
        Issue.record("\(path):\(result.line): \(result.title) \(result.test.cell)\n\(message)")
      }
    }
  }
}
