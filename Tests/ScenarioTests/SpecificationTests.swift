import Scenarios
import Testing
import UIKitLua
import UIKitSimulation

@Suite("Specs")
struct SpecificationTests {
  private func run(_ source: String) throws -> [TestResult] {
    try SpecificationRunner().run(ScriptFile(name: "x_spec.lua", source: source))
  }

  @Test("Titles are joined, blocks nest, and a result has its line")
  func nesting() throws {
    let results = try run(
      """
      it("stands alone", function() end)
      describe("A form", function()
        it("loads", function() end)
        describe("when shown", function()
          it("appears", function() end)
        end)
      end)
      """)
    #expect(results.map(\.title) == ["stands alone", "A form loads", "A form when shown appears"])
    #expect(results.map(\.line) == [1, 3, 5])
    #expect(results.allSatisfy { $0.ending == .passed })
  }

  @Test("before_each runs from the outermost block in, after_each from the innermost out")
  func hooks() throws {
    let results = try run(
      """
      local log = {}
      local function add(text) return function() log[#log + 1] = text end end
      before_each(add "a")
      after_each(add "z")
      describe("block", function()
        after_each(add "y")
        before_each(add "b")
        it("one", add "1")
        it("two", add "2")
      end)
      it("last", function() assert.equal("a b 1 y z a b 2 y z a", table.concat(log, " ")) end)
      """)
    #expect(results.map(\.ending) == [.passed, .passed, .passed])
  }

  @Test("Tests share the file's variables, and each has a device and a trace of its own")
  func isolation() throws {
    let results = try run(
      """
      local count = 0
      local kept
      before_each(function()
        device { "iPhone 8", ios = count == 0 and 12 or 13 }
        count = count + 1
      end)
      it("first", function()
        kept = UIViewController "Home"
        kept:loadViewIfNeeded()
        expect.once "Home.viewDidLoad"
      end)
      it("second", function()
        assert.equal(2, count)
        expect.never "**"
        UIViewController("Home"):loadViewIfNeeded()
        expect.once "Home.viewDidLoad"
        expect.never "Home#2.*"
      end)
      it("third", function() kept:loadViewIfNeeded() end)
      """)
    #expect(results[0].ending == .passed)
    #expect(results[1].ending == .passed)
    #expect(results[0].systems == ["12.5.7"])
    #expect(results[1].systems == ["13.7"])
    #expect(
      results[2].ending
        == .failed(
          "x_spec.lua:19: this UIViewController belongs to a device that has ended; make it after "
            + "device { … }, and in a test inside `it` or `before_each`"))
  }

  @Test("A failing test doesn't touch the next one, and after_each still runs")
  func failures() throws {
    let results = try run(
      """
      local ended = 0
      after_each(function() ended = ended + 1 end)
      it("fails", function() assert.equal(1, 2) end)
      it("ends its app", function()
        async(function() error "broken" end)
        settle()
      end)
      it("hides it", function()
        async(function() error "hidden" end)
        pcall(settle)
      end)
      it("is well", function() assert.equal(3, ended) end)
      """)
    #expect(
      results[0].ending
        == .failed("x_spec.lua:3: assert.equal: the values differ\n  expected: 1\n  actual:   2"))
    guard case .failed(let ended) = results[1].ending,
      case .failed(let hidden) = results[2].ending
    else {
      Issue.record("the tests whose app ended did not fail")
      return
    }
    #expect(ended.contains("x_spec.lua:5: broken"))
    #expect(hidden.contains("x_spec.lua:9: hidden"))
    #expect(results[3].ending == .passed)
  }

  @Test("An expected exception that ends the app lets the test pass")
  func expectedFailure() throws {
    let results = try run(
      """
      it("dies", function()
        local home = UIViewController "Home"
        root(home)
        expect.exception("NSInvalidArgumentException", function()
          async(function() home:present(home) end)
        end)
      end)
      it("lives", function() root(UIViewController "Home") end)
      """)
    #expect(results.map(\.ending) == [.passed, .passed])
  }

  @Test("pending ends a test, announces one in a describe, and ends the file outside")
  func pending() throws {
    let results = try run(
      """
      describe("A form", function()
        it("rotates", function() pending "rotation is to come" error "not reached" end)
        pending "shakes"
      end)
      pending "the rest"
      it("is never declared", function() end)
      """)
    #expect(results.map(\.title) == ["x_spec.lua", "A form rotates", "A form shakes"])
    #expect(
      results.map(\.ending) == [
        .pending("the rest"), .pending("rotation is to come"), .pending("A form shakes"),
      ])
  }

  @Test("pending in a plain script ends it as pending")
  func pendingScript() throws {
    #expect(try Story.failure("pending \"later\"\nerror \"not reached\"") == "pending: later")
  }

  @Test(
    "A file that is no spec gives one failed result",
    arguments: [
      ("it(", "x_spec.lua:1: unexpected symbol near <eof>"),
      ("error \"broken\"", "x_spec.lua:1: broken"),
      ("describe(\"x\",\nfunction() error \"inner\" end)", "x_spec.lua:2: inner"),
      (
        "it(\"x\")",
        "x_spec.lua:1: it: argument 2 (test) is missing, a function was expected"
      ),
    ])
  func brokenFiles(_ source: String, _ message: String) throws {
    let results = try run(source)
    #expect(results.map(\.title) == ["x_spec.lua"])
    #expect(results.map(\.ending) == [.failed(message)])
  }

  @Test("Tests can't be declared inside a test, nor in a plain script")
  func misplaced() throws {
    let results = try run("it(\"x\", function() it(\"y\", function() end) end)")
    #expect(
      results.map(\.ending) == [
        .failed(
          "x_spec.lua:1: it can't be called inside a test; declare it beside the test")
      ])
    #expect(
      try Story.failure("it(\"x\", function() end)")
        == "form.lua:6: it declares tests, and this file runs as a plain script: rename it to "
        + "form_spec.lua")
    let runner = try ScenarioRunner()
    for (name, advice) in [
      ("my form_spec.lua", "run it with `scrim test 'my form_spec.lua'`"),
      ("stdin", "save it as a file whose name ends in _spec.lua"),
    ] {
      let script = ScriptFile(name: name, source: "it(\"x\", function() end)")
      guard case .failed(let report) = runner.run(script) else {
        Issue.record("it passed")
        continue
      }
      #expect(
        report.message
          == "\(name):1: it declares tests, and this file runs as a plain script: \(advice)")
    }
  }

  @Test("Options given from outside win over the spec's device")
  func overriding() throws {
    var settings = SpecificationSettings()
    settings.overriding.ios = "13"
    let runner = try SpecificationRunner(settings)
    let results = runner.run(
      ScriptFile(
        name: "x_spec.lua",
        source: "it(\"x\", function() device { \"iPhone 8\", ios = 12 } end)"))
    #expect(results.map(\.systems) == [["13.7"]])
  }
}
