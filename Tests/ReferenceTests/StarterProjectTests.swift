import Reference
import Scenarios
import Testing
import UIKitLua

@Suite("The starter project")
struct StarterProjectTests {
  private func file(_ path: String) throws -> String {
    try #require(StarterProject.files.first { $0.path == path }).text
  }

  @Test("Its spec passes, and the checks find nothing")
  func spec() throws {
    var settings = SpecificationSettings()
    settings.isStrict = true
    let runner = try SpecificationRunner(settings)
    let script = ScriptFile(
      name: "first_spec.lua", source: try file("specs/first_spec.lua"), folder: "")
    let results = runner.run(script)
    #expect(results.count == 2)
    for result in results { #expect(result.verdict == .passed, "\(result.test.title)") }
  }

  @Test("Its scenario passes")
  func scenario() throws {
    let script = ScriptFile(
      name: "first.lua", source: try file("scenarios/first.lua"), folder: "")
    guard case .passed = try ScenarioRunner().run(script) else {
      Issue.record("scenarios/first.lua fails")
      return
    }
  }

  @Test("The files that it speaks of are there")
  func paths() throws {
    let paths = StarterProject.files(.scenarios).map(\.path)
    #expect(paths.contains("stubs/luacheck.lua"))
    #expect(try file(".luacheckrc").contains("require \"stubs.luacheck\""))
    #expect(try file(".luarc.json").contains("[\"stubs/library\"]"))
    #expect(paths.contains { $0.hasPrefix("stubs/library/") })
    for path in ["specs", "scenarios/first.lua", ".github/workflows/scenarios.yml"] {
      #expect(try file("README.md").contains(path))
      #expect(paths.contains { $0.hasPrefix(path) })
    }
    for file in StarterProject.files {
      #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
    }
  }
}
