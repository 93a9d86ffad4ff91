import Reference
import Scenarios
import Testing
import UIKitLua

@Suite("luacheck's standard")
struct LuacheckStandardTests {
  private let text: String

  init() throws {
    text = try #require(Stubs.files(.scenarios).first { $0.path == Stubs.luacheck }).text
  }

  @Test("Tests/luacheck.lua, which this project's .luacheckrc loads, is what `scrim stubs` writes")
  func own() throws {
    let file = try ScriptFile(reading: ProjectFiles.path("Tests/luacheck.lua")).source
    #expect(
      file == text,
      "scripts/scrim stubs .build/stubs && cp .build/stubs/luacheck.lua Tests/luacheck.lua")
  }

  @Test("Every entry of the registry is in it, and what the sandbox doesn't have isn't")
  func entries() throws {
    let registry = Registry.scenarios
    var paths = registry.globalNames.map { [$0] }
    for entry in registry.classes {
      paths += (entry.methods + entry.statics).map { [entry.name, "fields", $0.name] }
      paths += entry.staticProperties.map { [entry.name, "fields", $0.name, "other_fields"] }
      if entry.make != nil { paths.append([entry.name, "fields", "subclass"]) }
    }
    for library in registry.libraries {
      paths += library.fieldNames.map { [library.name, "fields", $0] }
      for chain in library.chains {
        paths += library.functions.map { [library.name, "fields", chain, "fields", $0.lastName] }
      }
      for (names, part) in library.parts {
        paths += names.flatMap { name in
          part.fieldNames.map { [library.name, "fields", name, "fields", $0] }
        }
      }
    }
    paths += [["pairs"], ["string", "fields", "format"], ["os", "fields", "time"]]
    var script = "local names = (function()\n\(text)end)().read_globals\n"
    script += "local function get(path, value)\n  for word in path:gmatch '%S+' do\n"
    script += "    value = value and value[word]\n  end\n  return value\nend\n"
    for path in paths {
      let name = path.joined(separator: " ")
      script += "assert.truthy(get(\"\(name)\", names), \"\(name)\")\n"
    }
    for name in ["io", "debug", "package", "dofile", "os fields exit", "UIViewController fields x"]
    {
      script += "assert.is_nil(get(\"\(name)\", names), \"\(name)\")\n"
    }
    let outcome = try ScenarioRunner().run(
      ScriptFile(name: "standard.lua", source: script, folder: ""))
    if case .failed(let report) = outcome { Issue.record("\(report.message)") }
    #expect(outcome.exitCode == 0)
  }
}
