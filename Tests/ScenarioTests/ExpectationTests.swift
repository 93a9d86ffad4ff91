import Scenarios
import Testing

@Suite("Expectations")
struct ExpectationTests {
  @Test(
    "An expectation that holds says nothing",
    arguments: [
      #"expect.order { "Form.viewDidLoad", "Form.viewDidAppear" }"#,
      #"expect.order { "*.viewWillAppear", "Form.* animated=true" }"#,
      #"expect.order({ "Form.viewDidAppear" }, { since = 2 })"#,
      #"expect.exactly({ "Form.viewDidLoad", "**", "Form.viewDidAppear" }, { kind = "callback" })"#,
      #"expect.exactly({ "**", "**", "**" }, { subject = form })"#,
      #"expect.never "Form.viewDidDisappear""#,
      #"expect.never("Form.viewDidLoad", { since = mark() })"#,
      #"expect.never "raised""#,
      #"expect.never "Form.presentation.begin""#,
      #"expect.never "**.begin""#,
      #"expect.never "Form#2.viewDidLoad""#,
      #"expect.never "Someone else.viewDidLoad""#,
      #"expect.never "Form.title""#,
      #"expect.count("*.viewDidDisappear animated=false", 0)"#,
      #"expect.exactly({}, { kind = { "call", "warning" } })"#,
      #"expect.once "Form.viewDidLoad""#,
      #"expect.count("Form.*", 3)"#,
      #"expect.count("Form.viewDidDisappear", 0)"#,
      #"expect.at(0.5, "Form.viewDidAppear")"#,
      #"expect.at(0, "Form.viewDidLoad")"#,
      #"expect.at("0.500", "Form.viewDidAppear")"#,
      #"expect.within(0.5, "Form.viewWillAppear", "Form.viewDidAppear")"#,
      "expect.trace [[\n...\nForm.viewWillAppear\n0.500 callback Form.viewDidAppear\n]]",
    ])
  func holds(_ script: String) throws {
    #expect(try Story.failure(script) == nil)
  }

  @Test(
    "A time is compared to the precision that the script wrote",
    arguments: [
      ("0.506", true), ("0.51", true), ("0.5", true), ("0.505", false), ("0.505735", true),
      ("0.5057", true), ("\"0.5060\"", false), ("1", false),
    ])
  func precision(_ written: String, _ holds: Bool) throws {
    let script = "advance(0.505735)\nUIViewController(\"Late\"):loadViewIfNeeded()\n"
    let at = try Story.failure(script + "expect.at(\(written), \"Late.viewDidLoad\")", after: "")
    #expect((at == nil) == holds)
    let begin = "UIViewController(\"Early\"):loadViewIfNeeded()\n"
    let within = try Story.failure(
      script + "expect.within(\(written), \"Early.viewDidLoad\", \"Late.viewDidLoad\")",
      after: begin)
    #expect((within == nil) == holds)
  }

  @Test("Expectations see the running world only")
  func worlds() throws {
    #expect(try Story.failure("device \"pad\"\nexpect.never \"**\"") == nil)
  }

  @Test("Expectations work after the app has ended")
  func afterTheEnd() throws {
    let script = """
      async(function() error "broken" end)
      pcall(settle)
      expect.once "Form.viewDidLoad"
      error("reached")
      """
    #expect(try Story.failure(script) == "form.lua:9: reached")
  }

  @Test("The script ends where an expectation fails, in callbacks too")
  func inCallbacks() throws {
    let script = """
      async(function() expect.never "Form.viewDidLoad" end)
      settle()
      """
    let message = try #require(try Story.failure(script))
    #expect(message.hasPrefix("form.lua:6: expect.never: \"Form.viewDidLoad\" occurs at 0.000"))
  }

  @Test("A warning is found by a part of its text")
  func warning() throws {
    let script = """
      device { "iPhone 8", ios = 12 }
      local home = UIViewController "Home"
      UIViewController("Lost"):present(home)
      settle()
      expect.warning "whose view is not in the window hierarchy"
      """
    #expect(try Story.failure(script, after: "") == nil)
  }

  @Test("An exception is expected whether it is raised in the call or in a later turn")
  func exceptions() throws {
    let script = """
      local home = UIViewController "Home"
      root(home)
      local raised = expect.exception("NSInvalidArgumentException", function() home:present(nil) end)
      assert.match("nil modal view controller", raised.reason)
      assert.equal("NSInvalidArgumentException", raised.name)
      raised = expect.exception("NSInvalidArgumentException", function()
        async(function() home:present(home) end)
      end)
      assert.match("itself", raised.reason)
      expect.count("Home.raised", 2)
      """
    #expect(try Story.failure(script, after: "") == nil)
  }

  @Test("An error that is no exception goes through expect.exception")
  func otherErrors() throws {
    let called = "expect.exception(\"X\", function() error(\"broken\", 0) end)"
    #expect(try Story.failure(called)?.hasSuffix("broken") == true)
    let later = "expect.exception(\"X\", function() async(function() error(\"broken\", 0) end) end)"
    #expect(try Story.failure(later)?.contains("broken") == true)
  }
}
