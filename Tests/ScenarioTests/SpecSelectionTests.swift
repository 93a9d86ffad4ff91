import Scenarios
import Testing

@Suite("Which tests of a spec run, and in which order")
struct SpecSelectionTests {
  private static let source = """
    describe("A form #slow", function()
      before_each(function() end)
      it("loads", function()
        note "3"
      end)
      it("appears #ios7", function() end)

      describe("when shown", function()
        it("turns Form#2", function() end)
      end)
    end)
    it("stands alone #fast", function()
      note "12"
    end)
    each({ 1, 2 }, "counts to %d", function()
      note "15"
    end)
    """
  private static let all = [
    "A form #slow loads", "A form #slow appears #ios7", "A form #slow when shown turns Form#2",
    "stands alone #fast", "counts to 1", "counts to 2",
  ]

  private func titles(_ set: (inout TestSelection) -> Void) throws -> [String] {
    let run = try SpecRun(Self.source) { set(&$0.selection) }
    #expect(run.planned.map(\.title) == run.titles)
    #expect(run.begun == run.planned)
    return run.titles
  }

  @Test("Without a selection all run, in the order in which they are declared")
  func everything() throws {
    #expect(try titles { _ in } == Self.all)
  }

  @Test("A filter is a part of the whole title; no letter of it is special")
  func filters() throws {
    #expect(try titles { $0.filters = ["slow when"] } == [Self.all[2]])
    #expect(try titles { $0.filters = ["loads", "alone"] } == [Self.all[0], Self.all[3]])
    #expect(try titles { $0.filters = ["l.*s"] } == [])
    #expect(try titles { $0.excludedFilters = ["A form", "2"] } == [Self.all[3], Self.all[4]])
    #expect(try titles { $0.filters = [""] } == Self.all)
  }

  @Test("A tag is a word behind # in the title of the test or of a block around it")
  func tags() throws {
    #expect(try titles { $0.tags = ["slow"] } == Array(Self.all[..<3]))
    #expect(try titles { $0.tags = ["fast", "ios7"] } == [Self.all[1], Self.all[3]])
    #expect(try titles { $0.tags = ["2"] } == [])
    #expect(try titles { $0.tags = ["slo"] } == [])
    #expect(try titles { $0.excludedTags = ["slow"] } == Array(Self.all[3...]))
    #expect(
      try titles {
        $0.tags = ["slow"]
        $0.excludedTags = ["ios7"]
      } == [Self.all[0], Self.all[2]])
  }

  @Test(
    "A line selects the test that it is in, or else the innermost block",
    arguments: [
      (3, [0]), (4, [0]), (5, [0]), (6, [1]), (1, [0, 1, 2]), (2, [0, 1, 2]), (7, [0, 1, 2]),
      (8, [2]), (9, [2]), (10, [2]), (11, [0, 1, 2]), (13, [3]), (15, [4, 5]), (17, [4, 5]),
    ])
  func lines(_ line: Int, _ places: [Int]) throws {
    #expect(try titles { $0.lines = ["x_spec.lua": [line]] } == places.map { Self.all[$0] })
  }

  @Test("A line where no test stands fails its file, and says which is the nearest")
  func emptyLines() throws {
    let run = { (lines: [Int]) in
      try SpecRun(Self.source) { $0.selection.lines = ["x_spec.lua": lines] }
    }
    let far = "x_spec.lua: no test stands on line 999; the nearest is on line 15 (counts to 1)"
    #expect(try run([999]).planned == [])
    #expect(try run([999]).results.map(\.test.titles) == [[]])
    #expect(try run([999]).failures == [far])
    let result = try #require(try run([999]).results.first)
    guard case .failed(let failure) = result.verdict else { return }
    #expect(failure.kind == .load)
    #expect((failure.file, failure.line) == ("x_spec.lua", 0))
    // The others run all the same.
    #expect(try run([999, 12]).titles == ["x_spec.lua", Self.all[3]])
    #expect(try run([999, 18]).failures[0].split(separator: "\n").count == 2)
    let file = TestID(file: "x_spec.lua", titles: [], line: 0)
    let again = try SpecRun(Self.source, skipping: [file]) {
      $0.selection.lines = ["x_spec.lua": [999]]
    }
    #expect(again.results.isEmpty)
    let none = try SpecRun("describe(\"x\", function() end)") {
      $0.selection.lines = ["x_spec.lua": [1]]
    }
    #expect(
      none.failures == ["x_spec.lua: no test stands on line 1; the file declares none"])
  }

  @Test("Several lines add up, and lines of other files mean nothing")
  func severalLines() throws {
    #expect(try titles { $0.lines = ["x_spec.lua": [12, 3]] } == [Self.all[0], Self.all[3]])
    #expect(try titles { $0.lines = ["y_spec.lua": [12]] } == Self.all)
  }

  @Test("A file that isn't finished says so unless its reason is not selected")
  func unfinishedFile() throws {
    let source = "it(\"a\", function() end)\npending \"the rest #slow\""
    #expect(try SpecRun(source).titles == ["x_spec.lua", "a"])
    #expect(try SpecRun(source) { $0.selection.filters = ["a"] }.titles == ["a"])
    #expect(try SpecRun(source) { $0.selection.tags = ["slow"] }.titles == ["x_spec.lua"])
    #expect(
      try SpecRun(source) { $0.selection.lines = ["x_spec.lua": [1]] }.titles == ["a"])
  }

  @Test("A function from elsewhere doesn't stretch its test")
  func farFunctions() throws {
    let run = try SpecRun(
      """
      local function body()
      end
      it("one", body)
      local late
      it("two", function() late() end)
      late = function()
      end
      """
    ) { $0.selection.lines = ["x_spec.lua": [2, 7]] }
    #expect(run.planned == [])
    #expect(
      run.failures == [
        """
        x_spec.lua: no test stands on line 2; the nearest is on line 3 (one)
        x_spec.lua: no test stands on line 7; the nearest is on line 5 (two)
        """
      ])
  }

  @Test(
    "If a test is focused, only those that are run",
    arguments: [
      "focus(\"a\", function() end)", "it(\"a #focus\", function() end)",
      "describe(\"b #focus\", function() it(\"a\", function() end) end)",
    ])
  func focus(_ focused: String) throws {
    let source = "it(\"x\", function() end)\n\(focused)\nit(\"y\", function() end)"
    #expect(try SpecRun(source).results.map(\.line) == [2])
    // A line is chosen for the moment, and goes before what the file says.
    #expect(
      try SpecRun(source) { $0.selection.lines = ["x_spec.lua": [3]] }.results.map(\.line) == [3])
    let refused = try SpecRun(source) { $0.refusesFocus = true }
    #expect(refused.planned == [])
    #expect(refused.results.map(\.test.titles) == [[]])
    #expect(
      refused.failures == [
        "x_spec.lua:2: a focused test keeps the file's other tests from running; remove the focus: "
          + "make `focus` an `it`, or take #focus out of the title"
      ])
    #expect(try SpecRun("it(\"x\", function() end)") { $0.refusesFocus = true }.failures == [])
  }

  @Test("Tests that ran before a crash are skipped")
  func skipping() throws {
    let first = try SpecRun(Self.source)
    let rest = try SpecRun(Self.source, skipping: Set(first.planned[..<4]))
    #expect(rest.planned == Array(first.planned[4...]))
    #expect(rest.begun == rest.planned)
  }

  @Test("A shuffle depends on the seed alone, whatever is selected")
  func shuffle() throws {
    func titles(_ seed: UInt64, _ filters: [String] = []) throws -> [String] {
      try SpecRun(Self.source) {
        $0.isShuffled = true
        $0.seed = seed
        $0.selection.filters = filters
      }.titles
    }
    #expect(try titles(3) == titles(3))
    #expect(try titles(3) != titles(4))
    #expect(try titles(3).sorted() == Self.all.sorted())
    #expect(try titles(3, ["A form"]) == titles(3).filter { $0.hasPrefix("A form") })
    #expect(
      try titles(1) == [
        "A form #slow when shown turns Form#2", "A form #slow loads",
        "A form #slow appears #ios7", "stands alone #fast", "counts to 2", "counts to 1",
      ])
  }

  @Test("Each test begins with the numbers of its seed, and of 0 without one")
  func seeds() throws {
    let source = """
      local first
      it("one", function() first = math.random(1, 1000000) math.random() end)
      it("two", function() assert.equal(first, math.random(1, 1000000)) end)
      it("is that of a script", function() assert.equal(NUMBER, first) end)
      """
    let zero = source.split(separator: "NUMBER").joined(separator: "1")
    let text = try #require(SpecRun(zero).failures.first)
    let number = try #require(text.split(separator: " ").last.map(String.init))
    #expect(try Story.failure("assert.equal(\(number), math.random(1, 1000000))", after: "") == nil)
    let run = try SpecRun(source.split(separator: "NUMBER").joined(separator: number)) {
      $0.seed = 9
    }
    #expect(run.endings[..<2] == [.passed, .passed])
    #expect(run.failures.count == 1)
    #expect(run.results.map(\.seed) == [9, 9, 9])
  }

  @Test("Repeated tests run one after the other, each with the next seed")
  func repetitions() throws {
    let run = try SpecRun(
      "it(\"a\", function() end)\nacross { ios = { 12, 13 } }\nit(\"b\", function() end)"
    ) {
      $0.repetitions = 2
      $0.seed = 5
    }
    #expect(
      run.titles == [
        "a @ ios=12", "a @ ios=13", "a @ ios=12", "a @ ios=13", "b @ ios=12", "b @ ios=13",
        "b @ ios=12", "b @ ios=13",
      ])
    #expect(run.results.map(\.seed) == [5, 5, 6, 6, 5, 5, 6, 6])
    #expect(run.planned.map(\.repetition) == [1, 1, 2, 2, 1, 1, 2, 2])
    #expect(Set(run.planned).count == 8)
  }

  @Test("A result has the guesses that it rests on, which can be refused")
  func guesses() throws {
    let source = """
      it("rests on one", function()
        device { "iPad Pro 11", ios = 13 }
        root(UIViewController "Home")
        present(UIViewController { "Page", modalPresentationStyle = "pageSheet" })
        settle()
      end)
      it("rests on none", function() end)
      """
    let run = try SpecRun(source)
    #expect(run.results[0].guesses.contains("page-sheet.elsewhere=sameSize (guess)"))
    #expect(run.results[1].guesses == [])
    let strict = try SpecRun(source) { $0.refusesGuesses = true }
    let guesses = run.results[0].guesses
    #expect(
      strict.endings == [
        .failed(
          "the verdict rests on \(guesses.count) guesses, which are refused: "
            + guesses.joined(separator: ", ")
            + "; choose answers with policies = { … }, or allow guesses"), .passed,
      ])
    guard case .failed(let failure) = strict.results[0].verdict else { return }
    #expect(failure.kind == .guess)
  }
}
