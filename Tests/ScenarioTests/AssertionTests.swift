import Scenarios
import Testing

@Suite("Assertions")
struct AssertionTests {
  @Test(
    "An assertion that holds says nothing",
    arguments: [
      "assert.equal(1, 1.0)",
      "assert.equals(rect(0, 0, 10, 20), rect(0, 0, 10, 20))",
      "local v = UIViewController \"V\" assert.are.equal(v, v)",
      "assert.not_equal({}, {}) assert.is_not.equal(1, 2) assert.are_not.equal(\"1\", 1)",
      "assert.same({ 1, { x = rect(1, 2, 3, 4) } }, { 1, { x = rect(1, 2, 3, 4) } })",
      "local a, b = {}, {} a.self = a b.self = b assert.are.same(a, b)",
      "assert.is_not.same({ 1 }, { 1, 2 }) assert.not_same({ 1, 2 }, { 1 })",
      "assert.is_true(true) assert.is_false(false) assert.is_nil(nil) assert.is_not_nil(0)",
      "assert.truthy(0) assert.falsy(nil) assert.is_truthy \"\" assert.is_falsy(false)",
      "assert.near(1, 1.01, 0.1) assert.not_near(1, 2, 0.1)",
      "assert.match(\"^a.c$\", \"abc\") assert.matches(\"b\", \"abc\") assert.no_match(\"d\", \"abc\")",
      "assert.has_error(function() error \"x\" end)",
      "assert.has_error(function() error \"x\" end, \"x\")",
      "assert.error(function() error { code = 1 } end, { code = 1 })",
      "assert.error_matches(function() error \"one two\" end, \"two$\")",
      "assert.has_no_error(function() end) assert.has_no.errors(function() end)",
      "assert.is_string \"x\" assert.is_number(1) assert.is_table {} assert.is_function(print)",
      "assert.is_boolean(true) assert.is_not_string(1)",
    ])
  func holds(_ script: String) throws {
    #expect(try Story.failure(script, after: "") == nil)
  }

  @Test(
    "A failure shows what was expected and what is",
    arguments: [
      ("assert.equal(1, 2)", "assert.equal: the values differ\n  expected: 1\n  actual:   2"),
      (
        "assert.equal(rect(0, 0, 1, 2), size(1, 2), \"the frame\")",
        "assert.equal: the frame\nthe values differ\n"
          + "  expected: rect(0, 0, 1, 2)\n  actual:   size(1, 2)"
      ),
      (
        "assert.equal(UIViewController \"A\", UIViewController \"B\")",
        "assert.equal: the values differ\n"
          + "  expected: UIViewController \"A\"\n  actual:   UIViewController \"B\""
      ),
      (
        "assert.equal({ 1 }, { 1 })",
        "assert.equal: the values differ\n  expected: {1}\n  actual:   {1}\n"
          + "they look alike but are two: assert.same compares contents"
      ),
      (
        "assert.not_equal(\"a\", \"a\")",
        "assert.not_equal: the values should differ\n  both are: \"a\""
      ),
      (
        "assert.same({ 1, { x = 2 } }, { 1, { x = 3 } })",
        "assert.same: the values differ\n"
          + "  expected: {1, {x = 2}}\n  actual:   {1, {x = 3}}\nthey differ at [2].x"
      ),
      (
        "assert.same({ 1 }, { 1, [\"a b\"] = 2 })",
        "assert.same: the values differ\n  expected: {1}\n  actual:   {1, [\"a b\"] = 2}\n"
          + "they differ at [\"a b\"]"
      ),
      (
        "assert.is_true(1)",
        "assert.is_true: the value is not true\n  expected: true\n  actual:   1"
      ),
      (
        "assert.is_not_nil(nil)",
        "assert.is_not_nil: the value is nil\n  expected: not nil\n  actual:   nil"
      ),
      (
        "assert.near(1, 1.5, 0.1)",
        "assert.near: the numbers are not within 0.1 of each other\n"
          + "  expected: 1\n  actual:   1.5"
      ),
      (
        "assert.match(\"^a\", \"ba\")",
        "assert.match: the pattern does not match\n  pattern:  \"^a\"\n  actual:   \"ba\""
      ),
      ("assert.has_error(function() end)", "assert.has_error: no error was raised"),
      (
        "assert.has_error(function() error \"x\" end, \"y\")",
        "assert.has_error: another error was raised\n  expected: \"y\"\n  actual:   x"
      ),
      (
        "assert.has_no_error(function() error \"x\" end)",
        "assert.has_no_error: an error was raised\n  actual:   x"
      ),
      ("assert.equal(1)", "assert.equal takes expected, actual; got 1 argument"),
      ("assert.equl(1, 2)", "assert has no function \"equl\"; did you mean \"equal\"?"),
      (
        "assert.has_error(1)",
        "assert.has_error takes a function that may fail, and what it should say; got 1"
      ),
    ])
  func texts(_ script: String, _ text: String) throws {
    #expect(try Story.failure(script, after: "") == "form.lua:1: " + text)
  }

  @Test("Plain assert is Lua's: it returns its arguments and raises its message as it is")
  func plain() throws {
    let script = """
      local a, b, c = assert(1, nil, 3)
      assert.same({ 1, nil, 3 }, { a, b, c })
      local ok, message = pcall(assert, false, "plain")
      assert.equal("plain", message)
      ok, message = pcall(assert, nil, { code = 7 })
      assert.equal(7, message.code)
      assert(false, "the end")
      """
    #expect(try Story.failure(script, after: "") == "form.lua:7: the end")
    #expect(try Story.failure("assert(nil)", after: "") == "form.lua:1: assertion failed!")
  }

  @Test("Assertions work after the app has ended")
  func afterTheEnd() throws {
    let script = """
      async(function() error "broken" end)
      assert.has_error(settle)
      assert.equal(1, 1)
      error "reached"
      """
    #expect(try Story.failure(script, after: "") == "form.lua:4: reached")
  }

  @Test("No assertion about errors swallows a limit or what is pending")
  func limits() throws {
    let endless = "assert.has_error(function() while true do end end)"
    #expect(try Story.failure(endless, after: "")?.contains("instruction") == true)
    let pending = "assert.has_error(function() pending \"later\" end)"
    #expect(try Story.failure(pending, after: "") == "pending: later")
  }

  @Test("An error's text that is asserted keeps its one position")
  func errorTexts() throws {
    #expect(
      try Story.failure(
        "local ok, problem = pcall(function() error 'boom' end)\nassert(ok, problem)")
        == "form.lua:6: boom")
    #expect(
      try Story.failure("assert(load 'x = = 1')") == "(load):1: unexpected symbol near '='")
  }
}
