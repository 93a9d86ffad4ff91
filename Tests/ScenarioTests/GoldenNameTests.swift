import Scenarios
import Testing

@Suite("The names of goldens")
struct GoldenNameTests {
  private func run(
    _ source: String, check: (SpecFolder) throws -> Void
  ) throws -> [TestResult.Ending] {
    let folder = try SpecFolder(["form_spec.lua": source])
    let results = try folder.run("form_spec.lua", .missing)
    try check(folder)
    return results.map(\.ending)
  }

  @Test("Several goldens of one test have numbers or names, and each its own file")
  func several() throws {
    let source = """
      it("turns", function()
        local form = UIViewController "Form"
        form:loadViewIfNeeded()
        expect.golden()
        expect.golden()
        local start = mark()
        note "later"
        expect.golden("and back", { since = start })
        expect.golden({ kind = { "set", "layout" } })
        expect.golden "AND BACK"
      end)
      """
    let endings = try run(source) { folder in
      let names = ["turns+2", "turns+4", "turns+and-back", "turns"]
      #expect(
        folder.files(below: "__traces__") == names.map { "__traces__/form_spec/\($0).trace" })
      #expect(
        folder.read("__traces__/form_spec/turns+and-back.trace")?.split(separator: "\n").dropFirst()
          == ["0.000    note        text=\"later\""])
    }
    #expect(
      endings == [
        .failed(
          "form_spec.lua:10: expect.golden: the test has a golden named “AND-BACK” already; give "
            + "each a name of its own, as in expect.golden \"turned\"")
      ])
  }

  @Test("Two tests whose names are one file are told apart by nothing, and both fail")
  func collision() throws {
    let golden = "function() UIViewController(\"A\"):loadViewIfNeeded() expect.golden() end"
    let source = "it(\"keeps order\", \(golden))\nit(\"Keeps: order\", \(golden))"
    let text = { (first: String, second: String, line: Int) in
      TestResult.Ending.failed(
        "form_spec.lua:\(line): expect.golden: two tests would share the reference "
          + "__traces__/form_spec/\(first == "keeps order" ? "keeps-order" : "Keeps-order").trace: "
          + "“\(first)” (form_spec.lua:\(line)) and “\(second)” (form_spec.lua:\(3 - line)); give "
          + "one of them another title")
    }
    let endings = try run(source) { folder in
      #expect(folder.files() == ["form_spec.lua"])
    }
    #expect(
      endings == [
        text("keeps order", "Keeps: order", 1), text("Keeps: order", "keeps order", 2),
      ])
  }

  @Test("No title leads out of the folder, and none is too long for a file")
  func names() throws {
    let long = String(repeating: "very ", count: 60) + "long"
    let titles = [
      "../../out", "/etc/passwd", "~", "...", "a\\b:c*d", "öffnet – 2×", long, long + "er",
    ]
    let source = titles.map {
      "it([==[\($0)]==], function() UIViewController(\"A\"):loadViewIfNeeded() expect.golden() end)"
    }.joined(separator: "\n")
    let endings = try run(source) { folder in
      let names = folder.files(below: "__traces__").map {
        String($0.dropFirst("__traces__/form_spec/".count).dropLast(".trace".count))
      }
      let start = String(repeating: "very-", count: 18)
      #expect(
        names == [
          "a-b-c-d", "etc-passwd", "out", "test-0ac31c19", "test-fb0c4d61", start + "v-39a4e630",
          start + "v-99750833", "öffnet-2",
        ])
      #expect(names.allSatisfy { $0.utf8.count <= 100 })
    }
    #expect(endings.allSatisfy { $0 == .passed })
  }

  @Test("Each cell of a matrix and each case has a reference of its own")
  func cells() throws {
    let source = """
      describe("a form", function()
        across { ios = { 12, 13 }, device = { "phone", "iPad Air 2" } }
        it("loads", function()
          UIViewController("Form"):loadViewIfNeeded()
          expect.golden()
        end)
      end)
      each({ { "a/b" }, { "a.c" } }, "case %s", function(name)
        UIViewController("Form"):loadViewIfNeeded()
        expect.golden "the very first of the many goldens of this test"
      end)
      """
    let folder = try SpecFolder(["form_spec.lua": source])
    let results = try folder.run("form_spec.lua", .missing)
    #expect(results.allSatisfy { $0.ending == .passed })
    let golden = "+the-very-first-of-the-many-gold-29707e82"
    let names = [
      "a-form-loads@device=iPad-Air-2,ios=12", "a-form-loads@device=iPad-Air-2,ios=13",
      "a-form-loads@device=phone,ios=12", "a-form-loads@device=phone,ios=13",
      "case-a-b\(golden)", "case-a.c\(golden)",
    ]
    #expect(
      folder.files(below: "__traces__") == names.map { "__traces__/form_spec/\($0).trace" })
    #expect(Goldens.obsolete(of: "form_spec.lua", asked: results.flatMap(\.goldens)) == [])
  }
}
