import Scenarios
import Testing

@Suite("Parameterised tests")
struct SpecCaseTests {
  @Test("A list is spread to the function's arguments, any other value is its only one")
  func arguments() throws {
    let run = try SpecRun(
      """
      local log = {}
      local function add(...) log[#log + 1] = table.concat({ ... }, "+") .. "/" .. select("#", ...) end
      describe("A form", function()
        each({ { 7, "pad" }, { 12, "phone" } }, "on iOS %d and a %s", add)
        each({ 1, "two" }, "is %q", add)
        each({ { name = "x" }, { "y", name = "z" } }, "of {name}", function(case, more)
          add(case.name, case[1] or "-")
          assert.is_nil(more)
        end)
      end)
      it("had them all", function()
        assert.equal("7+pad/2 12+phone/2 1/1 two/1 x+-/2 z+y/2", table.concat(log, " "))
      end)
      """)
    #expect(run.failures == [])
    #expect(
      run.titles == [
        "A form on iOS 7 and a pad", "A form on iOS 12 and a phone", "A form is 1",
        "A form is \"two\"", "A form of x", "A form of z", "had them all",
      ])
    #expect(run.results.map(\.line) == [4, 4, 5, 5, 6, 6, 11])
  }

  @Test("Values print as they do everywhere, and a title without places is numbered")
  func titles() throws {
    let run = try SpecRun(
      """
      local function ok() end
      each({ { { b = 1, a = { 2 } }, true }, { 0.5, rect(1, 2, 3, 4) } }, "%s or %s", ok)
      each({ "a", "b" }, "is 100 %%", ok)
      each({ { "x" }, { "y" } }, "{name} stays", ok)
      each({ { { name = "in" } } }, "of %s", ok)
      """)
    #expect(
      run.titles == [
        "{a = {2}, b = 1} or true", "0.5 or rect(1, 2, 3, 4)", "is 100 % (1)", "is 100 % (2)",
        "{name} stays (1)", "{name} stays (2)", "of {name = \"in\"}",
      ])
  }

  @Test(
    "What is wrong with cases or their title is said",
    arguments: [
      (
        "each(3, \"x\", f)",
        "each: its cases are a list such as { { 7, \"phone\" }, { 12, \"pad\" } }; got the number 3"
      ),
      (
        "each({ a = 1 }, \"x\", f)",
        "each: its cases are a list such as { { 7, \"phone\" }, { 12, \"pad\" } }; its key \"a\" is "
          + "none of a list's"
      ),
      (
        "each({ 1, nil, 3 }, \"x\", f)",
        "each: its cases are a list such as { { 7, \"phone\" }, { 12, \"pad\" } }; item 2 is nil"
      ),
      (
        "each({}, \"x\", f)", "each: its list of cases is empty, so that nothing would be tested"
      ),
      (
        "each({ { 1, 2 }, { 1 } }, \"%s %s\", f)",
        "each: the title has places for 2 values, but case 2 has 1"
      ),
      (
        "each({ 1 }, \"%s %s\", f)",
        "each: the title has places for 2 values, but case 1 has 1; a case of several values is a "
          + "list"
      ),
      (
        "each({ 1 }, \"%f\", f)",
        "each: \"%f\" in the title is no placeholder; there are %s, %d, %q and {field}, and %% is a "
          + "percent sign"
      ),
      (
        "each({ 1 }, \"100 %\", f)",
        "each: \"%\" in the title is no placeholder; there are %s, %d, %q and {field}, and %% is a "
          + "percent sign"
      ),
      (
        "each({ \"x\", \"\" }, \"%s\", f)", "each: the title of case 2 is empty"
      ),
      (
        "each({ \"x\" }, \"%d\", f)",
        "each: %d in the title shows a whole number; case 1 has the string \"x\" there: use %s"
      ),
      (
        "each({ { name = 1 } }, \"{nmae}\", f)",
        "each: case 1 has no field \"nmae\", which the title shows; did you mean \"name\"?"
      ),
      (
        "each({ { 1, \"a\" }, { 2, \"b\" }, { 1, \"c\" } }, \"%s\", f)",
        "each: case 3 has the title of case 1, \"1\"; show in the title what tells them apart"
      ),
      (
        "each({ 1 }, \"x\")", "each: argument 3 (test) is missing, a function was expected"
      ),
    ])
  func misuse(_ source: String, _ text: String) throws {
    let run = try SpecRun("local function f() end " + source)
    #expect(run.failures == ["x_spec.lua:1: " + text])
  }

  @Test("Ten thousand cases are planned and run")
  func many() throws {
    let run = try SpecRun(
      """
      local cases = {}
      for n = 1, 10000 do cases[n] = n end
      each(cases, "%d", function(n) assert.is_number(n) end)
      """)
    #expect(run.results.count == 10_000)
    #expect(run.failures == [])
  }
}
