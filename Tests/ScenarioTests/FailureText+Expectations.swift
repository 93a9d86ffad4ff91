import Scenarios

extension FailureText {
  /// What fails because something is not as expected.
  static let expectations: [FailureText] = [
    FailureText(
      .assertion, "values that differ",
      test: #"""
        present(form)
        settle()
        assert.equal(rect(0, 0, 320, 480), form.view.frame, "the form fills the screen")
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: assert.equal: the form fills the screen
        the values differ
          expected: rect(0, 0, 320, 480)
          actual:   rect(0, 0, 375, 667)
        last events:
          0.000+2  callback    Home.viewWillDisappear animated=true
          0.000+2  callback    Form.viewWillAppear animated=true
          0.000+2  callback    Form.traitCollectionDidChange
          0.000+2  callback    Form.viewWillLayoutSubviews
          0.000+2  callback    Form.viewDidLayoutSubviews
          0.506    transition  Form.presentation.end
          0.506    callback    Form.viewDidAppear animated=true
          0.506    callback    Home.viewDidDisappear animated=true
        """#),
    FailureText(
      .assertion, "a plain assert",
      test: #"""
        assert(form.view.window, "the form has no window")
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: the form has no window
        last events:
          0.000    callback    Home.viewWillAppear animated=false
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
          0.000+1  callback    Form.viewDidLoad
        """#),
    FailureText(
      .order, "an event that comes too early",
      test: #"""
        present(form)
        settle()
        expect.order { "Form.viewDidAppear", "Form.viewWillAppear" }
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.order: 2 of 2, "Form.viewWillAppear", does not occur after 1, "Form.viewDidAppear"
             0.000+2  callback    Form.viewDidLayoutSubviews
             0.506    transition  Form.presentation.end
          1  0.506    callback    Form.viewDidAppear animated=true
          >  0.506    callback    Home.viewDidDisappear animated=true
        expected at >: 2 "Form.viewWillAppear"
        it occurs earlier, at 0.000+2, before 1
        If the trace is right, move the pattern up in the list.
        """#),
    FailureText(
      .exactly, "an event that is not in the list",
      test: #"""
        local start = mark()
        present(form)
        settle()
        expect.exactly(
          { "Form.viewDidLoad", "Form.viewWillAppear", "Form.viewDidAppear" },
          { kind = "callback", subject = form, since = start })
        """#,
      at: "form_spec.lua:14",
      text: #"""
        form_spec.lua:14: expect.exactly: event 3 (kind callback, subject Form) should be "Form.viewDidAppear"
          1  0.000+1  callback    Form.viewDidLoad
          2  0.000+2  callback    Form.viewWillAppear animated=true
          >  0.000+2  callback    Form.traitCollectionDidChange
             0.000+2  callback    Form.viewWillLayoutSubviews
             0.000+2  callback    Form.viewDidLayoutSubviews
        expected at >: 3 "Form.viewDidAppear"
        it occurs later, at 0.506
        Add what comes before it to the list if that is meant to happen.
        """#),
    FailureText(
      .exactly, "an event that the kind leaves out",
      test: #"""
        local start = mark()
        present(form)
        settle()
        expect.exactly({ "Form.presentation.begin" }, { kind = "callback", since = start })
        """#,
      at: "form_spec.lua:14",
      text: #"""
        form_spec.lua:14: expect.exactly: event 1 (kind callback), "Form.presentation.begin", is missing
          >  0.000+1  callback    Form.viewDidLoad
             0.000+2  callback    Home.viewWillDisappear animated=true
             0.000+2  callback    Form.viewWillAppear animated=true
        expected at >: 1 "Form.presentation.begin"
        it occurs at 0.000+2, and is left out: its kind is transition
        Add "transition" to the kinds, or take the pattern out.
        """#),
    FailureText(
      .exactly, "an event that never happens",
      test: #"""
        expect.exactly({ "*.viewIsAppearing" }, { subject = home, since = mark() })
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.exactly: event 1 (subject Home), "*.viewIsAppearing", is missing
          >  (no further event)
        expected at >: 1 "*.viewIsAppearing"
        no event of the whole trace matches it
        Check the name; expect.golden() in its place writes the whole trace into a file.
        """#),
    FailureText(
      .exactly, "events where none is meant",
      test: #"""
        expect.exactly({}, { kind = { "call", "window" } })
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.exactly: 2 events (kind call, window) more than the 0 expected
          >  0.000    window      Window.becomeVisible
             0.000    window      Window.becomeKey
        Add it to the list if it is meant to happen (from form_spec.lua:7), or narrow the kind or the subject.
        """#),
    FailureText(
      .exactly, "a subject that nothing is called",
      test: #"""
        expect.exactly({}, { subject = "Hone" })
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.exactly: nothing is called "Hone"; did you mean "Home"?
        Correct the name, or make the object before something is expected of it.
        """#),
    FailureText(
      .never, "an event that happens",
      test: #"""
        present(form)
        settle()
        expect.never "Home.viewWillDisappear"
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.never: "Home.viewWillDisappear" occurs at 0.000+2 (from form_spec.lua:11)
             0.000+1  call        Home.present presented=Form animated=true style=fullScreen
             0.000+1  callback    Form.viewDidLoad
             0.000+2  transition  Form.presentation.begin duration=0.505735 style=coverVertical presenter=Home
          >  0.000+2  callback    Home.viewWillDisappear animated=true
             0.000+2  callback    Form.viewWillAppear animated=true
             0.000+2  callback    Form.traitCollectionDidChange
        expected: no such event
        If this one is meant to happen, narrow the pattern with key=value, or say since when with { since = mark() }.
        """#),
    FailureText(
      .never, "an event that nothing is called",
      test: #"""
        expect.never "Home.viewWillDisapear"
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.never: "Home.viewWillDisapear" can't occur: there is no event "viewWillDisapear"; did you mean "viewWillDisappear"?
        Correct the name: as it is, this holds whatever happens.
        """#),
    FailureText(
      .never, "an object that nothing is called",
      test: #"""
        expect.never "Hone.viewWillDisappear"
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.never: "Hone.viewWillDisappear" can't occur: nothing is called "Hone"; did you mean "Home"?
        Correct the name, or make the object before something is expected of it.
        """#),
    FailureText(
      .never, "an event without its subject",
      test: #"""
        expect.never "viewWillDisappear"
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.never: "viewWillDisappear" can't occur: that happens to somebody
        Write "*.viewWillDisappear" for anybody, or a name before the dot.
        """#),
    FailureText(
      .once, "two events",
      test: #"""
        present(form)
        settle()
        expect.once "*.viewDidAppear"
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.once: "*.viewDidAppear" occurs 2 times, expected once
          >  0.000    callback    Home.viewDidAppear animated=false
          >  0.506    callback    Form.viewDidAppear animated=true
        Count those that are meant, or narrow the pattern with key=value or { since = mark() }.
        """#),
    FailureText(
      .count, "another number",
      test: #"""
        present(form)
        settle()
        expect.count("Form.viewDidAppear", 2)
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.count: "Form.viewDidAppear" occurs once, expected 2 times
          >  0.506    callback    Form.viewDidAppear animated=true
        Count those that are meant, or narrow the pattern with key=value or { since = mark() }.
        """#),
    FailureText(
      .count, "none, of what nothing is called",
      test: #"""
        expect.count("**.presentation.begn", 0)
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.count: "**.presentation.begn" can't occur: there is no event "presentation.begn"; did you mean "presentation.begin"?
        Correct the name: as it is, this holds whatever happens.
        """#),
    FailureText(
      .at, "another time",
      test: #"""
        present(form)
        settle()
        expect.at(0.3, "Form.viewDidAppear")
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.at: "Form.viewDidAppear" does not occur at 0.3
          >  0.506    callback    Form.viewDidAppear animated=true
        it occurs at 0.505735, 0.205735 s later
        If the trace is right, write 0.505735, or fewer of its decimals.
        """#),
    FailureText(
      .within, "another span",
      test: #"""
        present(form)
        settle()
        expect.within(0.3, "Form.viewWillAppear", "Form.viewDidAppear")
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.within: "Form.viewDidAppear" comes 0.505735 s after "Form.viewWillAppear", expected 0.3 s
          >  0.000+2  callback    Form.viewWillAppear animated=true
          >  0.506    callback    Form.viewDidAppear animated=true
        If the trace is right, write 0.505735, or fewer of its decimals.
        """#),
    FailureText(
      .trace, "another line",
      test: #"""
        present(form)
        settle()
        expect.trace [[
          ...
          Form.viewWillAppear animated=true
          Form.viewDidAppear animated=true
          ...
        ]]
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.trace: line 3, "Form.viewDidAppear animated=true", is not what happened
             0.000+2  transition  Form.presentation.begin duration=0.505735 style=coverVertical presenter=Home
             0.000+2  callback    Home.viewWillDisappear animated=true
          =  0.000+2  callback    Form.viewWillAppear animated=true
          >  0.000+2  callback    Form.traitCollectionDidChange
             0.000+2  callback    Form.viewWillLayoutSubviews
             0.000+2  callback    Form.viewDidLayoutSubviews
        expected at >: Form.viewDidAppear animated=true
        after =: Form.viewWillAppear animated=true
        Take over what the trace has if it is right, or write `...` for lines that don't matter.
        """#),
    FailureText(
      .golden, "no reference",
      test: #"""
        present(form)
        settle()
        expect.golden()
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.golden: there is no reference __traces__/form_spec/fails.trace
          0.000    window      Window.becomeVisible
          0.000    notification  Window.UIWindowDidBecomeVisibleNotification
          0.000    callback    Home.viewDidLoad
          0.000    callback    Home.viewWillAppear animated=false
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          and 13 more lines
        If the trace is right, accept it with `scrim test form_spec.lua:10 --update`.
        """#),
    FailureText(
      .golden, "another trace",
      files: [
        "__traces__/form_spec/fails+shown.trace": #"""
        # scrim trace 1  device="iPhone 8" ios=12.5 sdk=12.5 orientation=portrait
        0.000+1  call        Home.present presented=Form animated=true style=fullScreen
        0.000+1  callback    Form.viewDidLoad
        0.000+2  transition  Form.presentation.begin duration=0.404 style=coverVertical presenter=Home
        0.000+2  callback    Form.viewWillAppear animated=true
        0.000+2  callback    Home.viewWillDisappear animated=true
        0.000+2  callback    Form.viewWillLayoutSubviews
        0.000+2  callback    Form.viewDidLayoutSubviews
        0.404    transition  Form.presentation.end
        0.404    callback    Form.viewDidAppear animated=true
        0.404    callback    Home.viewDidDisappear animated=true
        0.404    callback    Form.presented

        """#
      ],
      test: #"""
        local start = mark()
        present(form)
        settle()
        expect.golden("shown", { since = start })
        """#,
      at: "form_spec.lua:14",
      text: #"""
        form_spec.lua:14: expect.golden: the trace differs from __traces__/form_spec/fails+shown.trace: 1 missing, 1 new, 1 moved, 1 changed, 1 at another time
            0.000+1  call        Home.present presented=Form animated=true style=fullScreen
            0.000+1  callback    Form.viewDidLoad
          ~ 0.000+2  transition  Form.presentation.begin duration=0.505735 style=coverVertical presenter=Home  <- was duration=0.404 style=coverVertical presenter=Home
            0.000+2  callback    Home.viewWillDisappear animated=true
          > 0.000+2  callback    Form.viewWillAppear animated=true  <- moved after Home.viewWillDisappear
          + 0.000+2  callback    Form.traitCollectionDidChange  <- new
            0.000+2  callback    Form.viewWillLayoutSubviews
            0.000+2  callback    Form.viewDidLayoutSubviews
          ~ 0.506    transition  Form.presentation.end  <- 0.102 s later
            0.506    callback    Form.viewDidAppear animated=true
            0.506    callback    Home.viewDidDisappear animated=true
          - 0.404    callback    Form.presented  <- now missing
        If the new trace is right, accept it with `scrim test form_spec.lua:10 --update`.
        """#),
  ]
}
