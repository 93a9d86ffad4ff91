import Scenarios
import Testing

/// The failures' whole texts, word for word: they are what the person who wrote the script reads.
@Suite("What a failed expectation says")
struct ExpectationTextTests {
  private func check(_ script: String, _ text: String) throws {
    #expect(try Story.failure(script) == text)
  }

  @Test(
    "The text of expect.order",
    arguments: [
      (
        #"expect.order { "Form.viewDidAppear", "Form.viewWillAppear" }"#,
        #"""
        form.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur after 1, "Form.viewDidAppear"
             0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
          1  0.500    callback    Form.viewDidAppear animated=true
          >  (the trace ends here)
        expected at >: 2 "Form.viewWillAppear"
        it occurs earlier, at 0.000, before 1
        If the trace is right, move the pattern up in the list.
        """#
      ),
      (
        #"expect.order { "Form.viewDidLoad", "Form.viewDidLoad" }"#,
        #"""
        form.lua:6: expect.order: 2 of 2, "Form.viewDidLoad", does not occur after 1, "Form.viewDidLoad"
          1  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 2 "Form.viewDidLoad"
        it occurs once, at 0.000, where it stands for 1 already
        One event can't stand for two patterns: take one out, or make it happen again.
        """#
      ),
      (
        #"expect.order { "Form.viewDidLoad", "Form.viewDidApear", "Form.viewDidAppear" }"#,
        #"""
        form.lua:6: expect.order: 2 of 3, "Form.viewDidApear", does not occur after 1, "Form.viewDidLoad"
          1  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 2 "Form.viewDidApear", then 3 "Form.viewDidAppear"
        it never occurs; did you mean "Form.viewDidAppear"?
        Correct the name, or find out why the event does not happen.
        """#
      ),
      (
        #"expect.order { "Form.viewDidLoad", "Home.viewDidAppear" }"#,
        #"""
        form.lua:6: expect.order: 2 of 2, "Home.viewDidAppear", does not occur after 1, "Form.viewDidLoad"
          1  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 2 "Home.viewDidAppear"
        it never occurs; "Form.viewDidAppear" does
        Name the other object, or find out why the event does not happen to this one.
        """#
      ),
      (
        #"expect.order { "Form.viewDidLoad", "Home.viewDidDisappear" }"#,
        #"""
        form.lua:6: expect.order: 2 of 2, "Home.viewDidDisappear", does not occur after 1, "Form.viewDidLoad"
          1  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 2 "Home.viewDidDisappear"
        it never occurs; nothing in the trace is called "Home"
        Write the name that the object was given when it was made.
        """#
      ),
      (
        #"expect.order { "Form.viewWillAppear animated=false" }"#,
        #"""
        form.lua:6: expect.order: 1 of 1, "Form.viewWillAppear animated=false", does not occur
          >  0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 1 "Form.viewWillAppear animated=false"
        the path occurs, but not with these values:
             0.000    callback    Form.viewWillAppear animated=true
        Write the values as the trace prints them.
        """#
      ),
      (
        #"expect.order { "Form.**.end" }"#,
        #"""
        form.lua:6: expect.order: 1 of 1, "Form.**.end", does not occur
          >  0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 1 "Form.**.end"
        no event of the whole trace matches it
        Check the name, and run the script with `scrim run` to read the whole trace.
        """#
      ),
      (
        #"expect.order({ "Form.viewDidLoad" }, { since = mark() })"#,
        #"""
        form.lua:6: expect.order: 1 of 1, "Form.viewDidLoad", does not occur after the mark
          >  (no events)
        expected at >: 1 "Form.viewDidLoad"
        it occurs before the mark, at 0.000
        Set the mark earlier, or leave `since` out.
        """#
      ),
      (
        #"async(function() end) expect.order { "Form.viewDidDisappear" }"#,
        #"""
        form.lua:6: expect.order: 1 of 1, "Form.viewDidDisappear", does not occur
          >  0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 1 "Form.viewDidDisappear"
        it never occurs
        the world is not at rest: something is still due
        Let it happen first, with settle() or advance(…).
        """#
      ),
    ])
  func order(_ script: String, _ text: String) throws { try check(script, text) }

  @Test(
    "The text of expect.exactly",
    arguments: [
      (
        #"expect.exactly({ "Form.viewDidLoad", "Form.viewDidAppear" }, { subject = form })"#,
        #"""
        form.lua:6: expect.exactly: event 2 (subject Form) should be "Form.viewDidAppear"
          1  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: 2 "Form.viewDidAppear"
        it occurs later, at 0.500
        Add what comes before it to the list if that is meant to happen.
        """#
      ),
      (
        #"expect.exactly({ "Form.viewDidLoad", "Form.viewWillAppear" }, { kind = "callback" })"#,
        #"""
        form.lua:6: expect.exactly: 1 event (kind callback) more than the 2 expected
          1  0.000    callback    Form.viewDidLoad
          2  0.000    callback    Form.viewWillAppear animated=true
          >  0.500    callback    Form.viewDidAppear animated=true
        Add it to the list if it is meant to happen, or narrow the kind or the subject.
        """#
      ),
      (
        #"expect.exactly { "**", "**", "**", "Form.viewDidDisappear" }"#,
        #"""
        form.lua:6: expect.exactly: event 4, "Form.viewDidDisappear", is missing
          1  0.000    callback    Form.viewDidLoad
          2  0.000    callback    Form.viewWillAppear animated=true
          3  0.500    callback    Form.viewDidAppear animated=true
          >  (no further event)
        expected at >: 4 "Form.viewDidDisappear"
        it never occurs
        Check the name, and run the script with `scrim run` to read the whole trace.
        """#
      ),
    ])
  func exactly(_ script: String, _ text: String) throws { try check(script, text) }

  @Test(
    "The text of expect.never, once and count",
    arguments: [
      (
        #"expect.never "Form.viewWillAppear""#,
        #"""
        form.lua:6: expect.never: "Form.viewWillAppear" occurs at 0.000
             0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected: no such event
        If this one is meant to happen, narrow the pattern with key=value, or say since when with { since = mark() }.
        """#
      ),
      (
        #"expect.once "Form.*""#,
        #"""
        form.lua:6: expect.once: "Form.*" occurs 3 times, expected once
          >  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
          >  0.500    callback    Form.viewDidAppear animated=true
        Count those that are meant, or narrow the pattern with key=value or { since = mark() }.
        """#
      ),
      (
        #"expect.count("Form.viewDidDisappear", 2)"#,
        #"""
        form.lua:6: expect.count: "Form.viewDidDisappear" does not occur, expected 2 times
             0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
          >  (the trace ends here)
        it never occurs
        Check the name, and run the script with `scrim run` to read the whole trace.
        """#
      ),
    ])
  func counts(_ script: String, _ text: String) throws { try check(script, text) }

  @Test(
    "The text of expect.at and within",
    arguments: [
      (
        #"expect.at(0.4, "Form.viewDidAppear")"#,
        #"""
        form.lua:6: expect.at: "Form.viewDidAppear" does not occur at 0.4
          >  0.500    callback    Form.viewDidAppear animated=true
        it occurs at 0.5, 0.1 s later
        If the trace is right, write 0.5, or fewer of its decimals.
        """#
      ),
      (
        #"expect.at(0.4, "Form.viewDidDisappear")"#,
        #"""
        form.lua:6: expect.at: "Form.viewDidDisappear" does not occur, expected at 0.4
             0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
          >  0.500    callback    Form.viewDidAppear animated=true
        it never occurs
        Check the name, and run the script with `scrim run` to read the whole trace.
        """#
      ),
      (
        #"expect.within(0.4, "Form.viewWillAppear", "Form.viewDidAppear")"#,
        #"""
        form.lua:6: expect.within: "Form.viewDidAppear" comes 0.5 s after "Form.viewWillAppear", expected 0.4 s
          >  0.000    callback    Form.viewWillAppear animated=true
          >  0.500    callback    Form.viewDidAppear animated=true
        If the trace is right, write 0.5, or fewer of its decimals.
        """#
      ),
      (
        #"expect.within(0.4, "Form.viewDidAppear", "Form.viewWillAppear")"#,
        #"""
        form.lua:6: expect.within: "Form.viewWillAppear" does not occur after "Form.viewDidAppear"
             0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
          1  0.500    callback    Form.viewDidAppear animated=true
          >  (the trace ends here)
        it occurs earlier, at 0.000, before 1
        If the trace is right, swap the two patterns.
        """#
      ),
      (
        #"expect.within(0.4, "Form.viewDidDisappear", "Form.viewWillAppear")"#,
        #"""
        form.lua:6: expect.within: "Form.viewDidDisappear" does not occur
             0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
          >  (the trace ends here)
        it never occurs
        Check the name, and run the script with `scrim run` to read the whole trace.
        """#
      ),
    ])
  func times(_ script: String, _ text: String) throws { try check(script, text) }

  @Test(
    "The text of expect.trace, warning and exception",
    arguments: [
      (
        #"expect.trace "...\nForm.viewDidLoad\nForm.viewDidAppear\n...""#,
        #"""
        form.lua:6: expect.trace: line 3, "Form.viewDidAppear", is not what happened
          =  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: Form.viewDidAppear
        after =: Form.viewDidLoad
        Take over what the trace has if it is right, or write `...` for lines that don't matter.
        """#
      ),
      (
        #"expect.trace "Form.viewDidLoad""#,
        #"""
        form.lua:6: expect.trace: the trace goes on after the last line
          =  0.000    callback    Form.viewDidLoad
          >  0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
        expected at >: the end of the trace
        Add the lines that are missing, or end the text with `...`.
        """#
      ),
      (
        #"expect.warning "hierarchy""#,
        #"""
        form.lua:6: expect.warning: no warning at all, expected one with "hierarchy"
             0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
          >  (the trace ends here)
        Check that the call that provokes it has run, and that this system warns.
        """#
      ),
      (
        #"expect.exception("NSInvalidArgumentException", function() end)"#,
        #"""
        form.lua:6: expect.exception: no exception, expected NSInvalidArgumentException
             0.000    callback    Form.viewDidLoad
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
          >  (the trace ends here)
        Check that the call that raises it is inside the function, and that this system raises it.
        """#
      ),
      (
        #"expect.exception("NSRangeException", function() form:present(nil) end)"#,
        #"""
        form.lua:6: expect.exception: NSInvalidArgumentException was raised, expected NSRangeException
             0.000    callback    Form.viewWillAppear animated=true
             0.500    callback    Form.viewDidAppear animated=true
             0.500    call        Form.present presented=nil animated=true
          >  0.500    exception   Form.raised name=NSInvalidArgumentException reason="Application tried to present a nil modal view controller on target <UIViewController: 0x1001>."
        If that is the right one, expect "NSInvalidArgumentException".
        """#
      ),
    ])
  func texts(_ script: String, _ text: String) throws { try check(script, text) }
}
