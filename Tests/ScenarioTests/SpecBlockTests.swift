import Scenarios
import Testing

@Suite("Blocks of specs")
struct SpecBlockTests {
  @Test("setup runs once before the first test of its block, teardown once after the last")
  func setups() throws {
    let run = try SpecRun(
      """
      local log = {}
      local function add(text) return function() log[#log + 1] = text end end
      setup(add "s")
      teardown(add "t")
      describe("block", function()
        lazy_setup(add "S")
        lazy_teardown(add "T")
        setup(add "S2")
        before_each(add "b")
        it("one", add "1")
        it("two", add "2")
      end)
      describe("another", function()
        setup(add "never")
        pending "is to come"
      end)
      it("last", function() assert.equal("s S S2 b 1 b 2 T", table.concat(log, " ")) end)
      """)
    #expect(run.failures == [])
    #expect(run.titles == ["block one", "block two", "another is to come", "last"])
  }

  @Test("A setup that fails fails each test of its block with its message, and no other")
  func failingSetup() throws {
    let run = try SpecRun(
      """
      describe("block", function()
        setup(function() error "broken" end)
        teardown(function() error "not reached" end)
        it("one", function() end)
        describe("within", function() it("two", function() end) end)
      end)
      it("last", function() end)
      """)
    let text =
      "x_spec.lua:2: broken\nraised in the block's setup, so none of its tests can run"
    #expect(run.endings == [.failed(text), .failed(text), .passed])
    #expect(run.begun.map(\.title) == ["block one", "block within two", "last"])
  }

  @Test("A teardown that fails gives a result of its own")
  func failingTeardown() throws {
    let run = try SpecRun(
      """
      teardown(function() error "the file's" end)
      describe("block", function()
        teardown(function() error "first" end)
        teardown(function() error "second" end)
        it("one", function() end)
      end)
      it("last", function() end)
      """)
    #expect(run.planned.map(\.title) == ["block one", "last"])
    #expect(run.titles == ["block one", "block teardown", "last", "teardown"])
    #expect(run.results.map(\.line) == [5, 3, 7, 1])
    #expect(
      run.failures == [
        "x_spec.lua:3: first\nanother teardown failed too: x_spec.lua:4: second",
        "x_spec.lua:1: the file's",
      ])
  }

  @Test("A setup that is pending makes the tests of its block so")
  func pendingSetup() throws {
    let run = try SpecRun(
      """
      setup(function() pending "no keyboard yet" end)
      it("types", function() error "not reached" end)
      """)
    #expect(run.endings == [.pending("no keyboard yet")])
  }

  @Test("What setup makes is dead in the tests, and the message says where to make it")
  func setupObjects() throws {
    let run = try SpecRun(
      """
      local home
      setup(function() home = UIViewController "Home" end)
      it("uses it", function() root(home) end)
      """)
    #expect(
      run.failures == [
        "x_spec.lua:3: this UIViewController belongs to a device that has ended; make it after "
          + "device { … }, and in a test inside `it` or `before_each`"
      ])
  }

  @Test("Setups and teardowns are right for the tests that are left, and for shuffled ones")
  func setupsOfSome() throws {
    let source = """
      local open = nil
      for n = 1, 4 do
        describe("block " .. n, function()
          setup(function() assert.is_nil(open) open = n end)
          teardown(function() assert.equal(n, open) open = nil end)
          for m = 1, 3 do
            it("test " .. m, function() assert.equal(n, open) end)
          end
        end)
      end
      """
    #expect(
      try SpecRun(source) { $0.selection.filters = ["test 2"] }.endings
        == .init(repeating: .passed, count: 4))
    let shuffled = try SpecRun(source) {
      $0.isShuffled = true
      $0.seed = 5
    }
    #expect(shuffled.endings == .init(repeating: .passed, count: 12))
    #expect(try SpecRun(source).titles != shuffled.titles)
    #expect(try SpecRun(source).titles.sorted() == shuffled.titles.sorted())
  }

  @Test("No failure of what runs behind a test is lost")
  func behind() throws {
    let run = try SpecRun(
      """
      after_each(function() error "after" end)
      it("fails", function() error "body" end)
      it("passes", function() end)
      it("is pending", function() pending "later" end)
      """)
    #expect(
      run.endings == [
        .failed("x_spec.lua:2: body\nafter_each failed too: x_spec.lua:1: after"),
        .failed("x_spec.lua:1: after"), .failed("x_spec.lua:1: after"),
      ])
  }

  @Test("That the app has ended is said once")
  func endedOnce() throws {
    let run = try SpecRun(
      """
      after_each(function() dismiss() end)
      it("ends its app", function()
        async(function() error "broken" end)
        settle()
      end)
      """)
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("broken") == true)
    #expect(run.failures.first?.contains("after_each") == false)
  }

  @Test("finally runs its functions when the test ends, the last one first, before after_each")
  func finally() throws {
    let run = try SpecRun(
      """
      local log = {}
      local function add(text) return function() log[#log + 1] = text end end
      after_each(add "a")
      it("fails", function()
        finally(add "1")
        finally(add "2")
        error "broken"
      end)
      it("fails in it", function() finally(function() error "late" end) end)
      it("is well", function() assert.equal("2 1 a a", table.concat(log, " ")) end)
      """)
    #expect(
      run.endings == [
        .failed("x_spec.lua:7: broken"), .failed("x_spec.lua:9: late"), .passed,
      ])
  }

  @Test("busted's other names mean the same")
  func aliases() throws {
    let run = try SpecRun(
      """
      context("A form", function()
        spec("loads", function() end)
        test("appears", function() end)
        pending("rotates", function() error "not reached" end)
      end)
      pending("the rest", function() error "not reached" end)
      """)
    #expect(
      run.titles == ["A form loads", "A form appears", "A form rotates", "the rest"])
    #expect(
      run.endings == [.passed, .passed, .pending("A form rotates"), .pending("the rest")])
  }

  @Test(
    "What is out of place, or wrong, is said",
    arguments: [
      ("describe(\"x\")", describeText("describe")),
      ("describe(\"x\", { ios = 12 })", describeText("describe")),
      (
        "context(\"x\", function() end, function() end)",
        "context: its options are a name or a table as device { \"iPad Air 2\", ios = 12 } takes it; got a function"
      ),
      (
        "describe(\"x\", { iso = 12 }, function() end)",
        "describe has no option \"iso\"; did you mean \"ios\"?"
      ),
      (
        "describe(\"x\", { device = \"iPad Ari 2\" }, function() end)",
        "there is no device \"iPad Ari 2\"; did you mean \"iPad Air 2\" or \"iPad Air\" or "
          + "\"iPad Air (3rd generation)\"?"
      ),
      ("it(\" \", function() end)", "it: the title is empty; say what the test shows"),
      ("focus(\"x\")", "focus: argument 2 (test) is missing, a function was expected"),
      ("focus(\"x\", 3)", "focus: argument 2 (test) should be a function, got the number 3"),
      ("setup()", "setup: argument 1 (block) is missing, a function was expected"),
      (
        "finally(function() end)",
        "finally belongs inside a test; beside tests, after_each does what it does"
      ),
      (
        "for _ = 1, 2 do it(\"x\", function() end) end",
        "it: this line has declared a test \"x\" before; put what is different into the title, or declare the tests with each"
      ),
    ])
  func misuse(_ source: String, _ text: String) throws {
    #expect(try SpecRun(source).failures == ["x_spec.lua:1: " + text])
  }

  @Test(
    "No word that declares something works inside a test",
    arguments: [
      "describe", "context", "it", "spec", "test", "focus", "each", "across", "setup", "teardown",
      "lazy_setup", "lazy_teardown", "before_each", "after_each",
    ])
  func insideTests(_ word: String) throws {
    let arguments =
      switch word {
      case "each": "{ 1 }, \"x\", function() end"
      case "across": "{ ios = { 12 } }"
      case "setup", "teardown", "lazy_setup", "lazy_teardown", "before_each", "after_each":
        "function() end"
      default: "\"x\", function() end"
      }
    let run = try SpecRun("it(\"x\", function() \(word)(\(arguments)) end)")
    #expect(
      run.failures == [
        "x_spec.lua:1: \(word) can't be called inside a test; declare it beside the test"
      ])
  }
}

private func describeText(_ word: String) -> String {
  "\(word) takes a title, the options of its device if it has any, and a function: "
    + "\(word)(\"A form\", { ios = 12 }, function() … end)"
}
