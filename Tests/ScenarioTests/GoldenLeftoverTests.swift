import Glibc
import Scenarios
import Testing

@Suite("Goldens of no use")
struct GoldenLeftoverTests {
  @Test("References that nobody asked for are found, but those of tests that failed are kept")
  func obsolete() throws {
    let folder = try SpecFolder(["form_spec.lua": ""])
    let file = "\(folder.path)/form_spec.lua"
    #expect(Goldens.obsolete(of: file, asked: []) == [])
    for name in ["a", "a+2", "a@ios=12", "ab", "b"] {
      try folder.write("__traces__/form_spec/\(name).trace", "")
    }
    try folder.write("__traces__/form_spec/a.trace.77.new", "")
    let path = { (name: String) in "\(folder.path)/__traces__/form_spec/\(name).trace" }
    let asked = [GoldenUse(path: path("b"), isRecorded: false)]
    #expect(
      Goldens.obsolete(of: file, asked: asked)
        == ["a+2", "a", "a@ios=12", "ab"].map(path))
    let failed = TestID(file: file, titles: ["a"], line: 3)
    #expect(Goldens.obsolete(of: file, asked: asked, keeping: [failed]) == [path("ab")])
  }

  @Test("What specs and scripts that are gone have left is found, and goes")
  func gone() throws {
    let folder = try SpecFolder([
      "s/form_spec.lua": "", "s/list.lua": "", "s/a+b.lua": "",
      "s/__traces__/form_spec/a.trace": "", "s/__traces__/form_spec/a.trace.77.new": "",
      "s/__traces__/form_spec/notes.new": "", "s/__traces__/list.trace": "",
      "s/__traces__/list+late.trace": "", "s/__traces__/a+b+c.trace": "",
      "s/__traces__/a+c.trace": "", "s/__traces__/gone.trace": "",
      "s/__traces__/gone.trace.7.new": "", "s/__traces__/gone_spec/a.trace": "",
      "s/__traces__/gone_spec/a.trace.7.new": "", "s/__traces__/kept_spec/a.trace": "",
      "s/__traces__/kept_spec/notes": "", "s/__traces__/other/notes": "",
    ])
    let traces = "\(folder.path)/s/__traces__"
    let soon = time(nil) + 60
    let leftovers = Goldens.leftovers(in: "\(folder.path)/s", before: soon)
    #expect(
      leftovers == [
        .ofGoneFile("\(traces)/a+c.trace"), .unfinished("\(traces)/form_spec/a.trace.77.new"),
        .ofGoneFile("\(traces)/gone.trace"), .unfinished("\(traces)/gone.trace.7.new"),
        .ofGoneFile("\(traces)/gone_spec"), .ofGoneFile("\(traces)/kept_spec"),
      ])
    // What is younger than the run may be being written.
    #expect(
      !Goldens.leftovers(in: "\(folder.path)/s", before: soon - 3_600).contains {
        if case .unfinished = $0 { true } else { false }
      })
    // A folder stays that has something else in it.
    #expect(leftovers.map(Goldens.remove) == [true, true, true, true, true, false])
    #expect(
      folder.files(below: "s/__traces__").map { $0.dropFirst("s/__traces__/".count) } == [
        "a+b+c.trace", "form_spec/a.trace", "form_spec/notes.new", "kept_spec/notes",
        "list+late.trace", "list.trace", "other/notes",
      ])
    #expect(Goldens.leftovers(in: "\(folder.path)/s", before: soon) == [])
    #expect(Goldens.leftovers(in: "\(folder.path)/none", before: soon) == [])
  }
}
