import Reference
import Scenarios
import Testing
import UIKitLua

@Suite("The reference's examples")
struct ExampleTests {
  private static let prelude = """
    device "iPhone 15"
    local home = UIViewController "Home"
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    root(home)
    present(form)
    settle()

    """

  @Test("Each is that of one page, and uses the name", arguments: Examples.all.map(\.name))
  func pages(_ name: String) throws {
    let reference = Reference(.scenarios, uikit: .uikit)
    #expect(reference.pages.filter { $0.name == name }.count == 1)
    let codes = Examples.all.filter { $0.name == name }.map(\.code)
    try #require(codes.count == 1)
    let word = name.split { ".:".contains($0) }.last.map(String.init) ?? name
    #expect(codes[0].contains(word) || codes[0].contains(word.lowercased().dropFirst(2)))
  }

  @Test(
    "Each runs in a world with a presented form, or as a spec", arguments: Examples.all.map(\.name))
  func runs(_ name: String) throws {
    let code = try #require(Examples.all.first { $0.name == name }).code
    let isSpec = ["describe", "it", "before_each", "each", "across"].contains(name)
    guard isSpec else {
      let script = ScriptFile(name: "example", source: Self.prelude + code + "\n", folder: "")
      let outcome = try ScenarioRunner().run(script)
      if case .failed(let report) = outcome { Issue.record("\(report.message)") }
      #expect(outcome.exitCode == 0)
      return
    }
    let test = name == "before_each" ? "\nit(\"runs\", function() end)\n" : "\n"
    let results = try SpecificationRunner().run(
      ScriptFile(name: "example", source: code + test, folder: ""))
    #expect(!results.isEmpty)
    for result in results { #expect(result.verdict == .passed) }
  }
}
