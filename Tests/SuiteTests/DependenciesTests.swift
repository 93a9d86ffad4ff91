import Suite
import Testing

@Suite("Which specs a change concerns")
struct DependenciesTests {
  private let files = ["a_spec.lua", "specs/b_spec.lua", "specs/c_spec.lua", "examples/d.lua"]

  private func concerned(_ changed: String...) -> [String] {
    var dependencies = Dependencies()
    dependencies.note("specs/b_spec.lua", requires: ["specs/lib/x.lua"])
    dependencies.note("specs/c_spec.lua", requires: ["specs/lib/x.lua", "specs/y.lua"])
    return dependencies.files(files, concernedBy: changed)
  }

  @Test("A spec concerns itself, and a module all that required it")
  func modules() {
    #expect(concerned("a_spec.lua") == ["a_spec.lua"])
    #expect(concerned("specs/lib/x.lua") == ["specs/b_spec.lua", "specs/c_spec.lua"])
    #expect(concerned("specs/y.lua") == ["specs/c_spec.lua"])
    #expect(concerned("specs/z.lua", "README.md") == [])
  }

  @Test("What a spec required last is what counts")
  func again() {
    var dependencies = Dependencies()
    dependencies.note("a_spec.lua", requires: ["x.lua"])
    dependencies.note("a_spec.lua", requires: ["y.lua"])
    #expect(dependencies.files(files, concernedBy: ["x.lua"]) == [])
    #expect(dependencies.files(files, concernedBy: ["y.lua"]) == ["a_spec.lua"])
  }

  @Test("A reference file concerns the spec or the script that it belongs to")
  func traces() {
    #expect(concerned("__traces__/a_spec/A form.trace") == ["a_spec.lua"])
    #expect(concerned("specs/__traces__/b_spec/x.trace") == ["specs/b_spec.lua"])
    #expect(concerned("examples/__traces__/d.trace") == ["examples/d.lua"])
    #expect(concerned("__traces__") == [])
  }
}
