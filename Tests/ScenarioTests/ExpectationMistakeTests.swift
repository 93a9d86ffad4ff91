import Scenarios
import Testing

/// The texts of expectations that are written wrong, word for word.
@Suite("What an expectation says that is written wrong")
struct ExpectationMistakeTests {
  @Test(
    "The text of a wrong call",
    arguments: [
      (
        #"expect.order { "Form..x" }"#,
        #"""
        form.lua:6: expect.order: “Form..x” has nothing before, behind or between its dots; write * for any one part
        """#
      ),
      (
        #"expect.order {}"#,
        #"""
        form.lua:6: expect.order: the list of patterns is empty
        """#
      ),
      (
        #"expect.order { "a", 3 }"#,
        #"""
        form.lua:6: expect.order: pattern 2 should be a string, got the number 3
        """#
      ),
      (
        #"expect.order "Form.viewDidLoad""#,
        #"""
        form.lua:6: expect.order takes a list of patterns, such as { "Form.viewWillAppear", "Form.viewDidAppear" }; got the string "Form.viewDidLoad"
        """#
      ),
      (
        #"expect.exactly({ "**" }, { kind = "calback" })"#,
        #"""
        form.lua:6: expect.exactly: there is no kind "calback"; did you mean "callback"?
        """#
      ),
      (
        #"expect.exactly({ "**" }, { kind = { "call", 3, "set" } })"#,
        #"""
        form.lua:6: expect.exactly: kind should be the name of a kind or a list of them, got a table
        """#
      ),
      (
        #"expect.never "Form""#,
        #"""
        form.lua:6: expect.never: "Form" can't occur: that is an object
        Write "Form.*" for any event of it.
        """#
      ),
      (
        #"expect.never "*.fooBar""#,
        #"""
        form.lua:6: expect.never: "*.fooBar" can't occur: there is no event "fooBar"
        Correct the name: as it is, this holds whatever happens.
        """#
      ),
      (
        #"expect.count("raisd", 0)"#,
        #"""
        form.lua:6: expect.count: "raisd" can't occur: there is no event "raisd"; did you mean "raised"?
        Correct the name: as it is, this holds whatever happens.
        """#
      ),
      (
        #"expect.golden " ""#,
        #"""
        form.lua:6: expect.golden: the golden's name is empty; leave it out, or give it one
        """#
      ),
      (
        #"expect.golden { kind = "note" , since = 99 }"#,
        #"""
        form.lua:6: expect.golden: there is no reference __traces__/form.trace
        If the trace is right, accept it with `scrim run form.lua --update`.
        """#
      ),
      (
        #"expect.exactly({ "**" }, { subject = 3 })"#,
        #"""
        form.lua:6: expect.exactly: subject should be an object or its name, got the number 3
        """#
      ),
      (
        #"expect.at("soon", "Form.viewDidLoad")"#,
        #"""
        form.lua:6: expect.at: the time should be seconds with at most nine decimals, such as 0.506, got the string "soon"
        """#
      ),
      (
        #"expect.never()"#,
        #"""
        form.lua:6: expect.never: argument 1 (pattern) is missing, a string was expected
        """#
      ),
      (
        #"expect.never("x", { since = -1 })"#,
        #"""
        form.lua:6: expect.never: since should be what mark() returned, got -1
        """#
      ),
      (
        #"expect.never("x", { sinc = 1 })"#,
        #"""
        form.lua:6: expect.never has no option "sinc"; did you mean "since"?
        """#
      ),
      (
        #"expect.warning """#,
        #"""
        form.lua:6: expect.warning: the text is empty, every warning has that
        """#
      ),
      (
        #"expect.trace "...\nForm..viewDidLoad""#,
        #"""
        form.lua:6: expect.trace: line 2 of the trace, “Form..viewDidLoad”: “Form..viewDidLoad” has nothing before, behind or between its dots; write * for any one part
        """#
      ),
      (
        #"expect.ordr { "x" }"#,
        #"""
        form.lua:6: expect has no function "ordr"; did you mean "order"?
        """#
      ),
    ])
  func mistakes(_ script: String, _ text: String) throws {
    #expect(try Story.failure(script) == text)
  }
}
