import Scenarios

extension FailureText {
  /// What fails because of an error, an exception or a limit, or before a test could run.
  static let scripts: [FailureText] = [
    FailureText(
      .uikit, "in the call",
      test: #"""
        form:present(form)
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x1002>.
        last events:
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
          0.000+1  call        Form.present presented=Form animated=true style=fullScreen
          0.000+1  exception   Form.raised name=NSInvalidArgumentException reason="Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x1002>."
        """#),
    FailureText(
      .uikit, "in a later turn",
      test: #"""
        async(function() form:present(form) end)
        settle()
        """#,
      at: "form_spec.lua:12",
      text: #"""
        form_spec.lua:12: NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x1002>.
          it follows from form_spec.lua:11
        last events:
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
          0.000+1  call        async
          0.000+2  call        Form.present presented=Form animated=true style=fullScreen
          0.000+2  exception   Form.raised name=NSInvalidArgumentException reason="Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x1002>."
        """#),
    FailureText(
      .uikit, "caught by pcall, which saves no app",
      test: #"""
        async(function() form:present(form) end)
        pcall(settle)
        """#,
      at: "form_spec.lua:11",
      text: #"""
        uncaught exception NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x1002>.
          it follows from form_spec.lua:11
          the script caught the error, but the app has ended all the same
        last events:
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
          0.000+1  call        async
          0.000+2  call        Form.present presented=Form animated=true style=fullScreen
          0.000+2  exception   Form.raised name=NSInvalidArgumentException reason="Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x1002>."
        """#),
    FailureText(
      .limit, "of instructions",
      test: #"""
        present(form)
        settle()
        while true do end
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: the script used up its budget of 1000000 instructions; is there a loop without end? `--limit instructions=N` raises it
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
      .limit, "of memory",
      test: #"""
        local kept = {}
        while true do kept[#kept + 1] = { #kept } end
        """#,
      at: "form_spec.lua:12",
      text: #"""
        form_spec.lua:12: not enough memory: the script needs more than 4 MB; `--limit memory=MB` raises it
        last events:
          0.000    callback    Home.viewDidLoad
          0.000    callback    Home.viewWillAppear animated=false
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
        """#),
    FailureText(
      .limit, "of the trace",
      test: #"""
        local function again() async(again) end
        again()
        settle()
        """#,
      at: "form_spec.lua:13",
      text: #"""
        the limit of 2000 events (trace) was reached; `--limit traceEvents=N` raises it
          raised while form_spec.lua:13 was running
        last events:
          0.000+1972  call        async
          0.000+1973  call        async
          0.000+1974  call        async
          0.000+1975  call        async
          0.000+1976  call        async
          0.000+1977  call        async
          0.000+1978  call        async
          0.000+1979  call        async
        """#),
    FailureText(
      .limit, "of objects",
      test: #"""
        while true do UIView() end
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: objects: the limit of 2000 objects was reached; make fewer in one scenario, or raise it with `--limit objects=N`
        last events:
          0.000    callback    Home.viewDidLoad
          0.000    callback    Home.viewWillAppear animated=false
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
        """#),
    FailureText(
      .limit, "in a callback",
      test: #"""
        form.viewDidAppear = function() while true do end end
        present(form)
        settle()
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: the script used up its budget of 1000000 instructions; is there a loop without end? `--limit instructions=N` raises it (a callback that follows from form_spec.lua:12)
          raised while form_spec.lua:13 was running
        last events:
          0.000+2  transition  Form.presentation.begin duration=0.505735 style=coverVertical presenter=Home
          0.000+2  callback    Home.viewWillDisappear animated=true
          0.000+2  callback    Form.viewWillAppear animated=true
          0.000+2  callback    Form.traitCollectionDidChange
          0.000+2  callback    Form.viewWillLayoutSubviews
          0.000+2  callback    Form.viewDidLayoutSubviews
          0.506    transition  Form.presentation.end
          0.506    callback    Form.viewDidAppear animated=true
        stack traceback:
        	form_spec.lua:11: in function <form_spec.lua:11>
        	form_spec.lua:13: in function <form_spec.lua:10>
        """#),
    FailureText(
      .script, "in a function that the test calls",
      spec: #"""
        local function width(view) return view.frme.width end

        it("fails", function()
          present(form)
          settle()
          print(width(form.view))
        end)
        """#,
      at: "form_spec.lua:10",
      text: #"""
        form_spec.lua:10: UIView has no member "frme"; did you mean "frame"?
        last events:
          0.000+2  callback    Home.viewWillDisappear animated=true
          0.000+2  callback    Form.viewWillAppear animated=true
          0.000+2  callback    Form.traitCollectionDidChange
          0.000+2  callback    Form.viewWillLayoutSubviews
          0.000+2  callback    Form.viewDidLayoutSubviews
          0.506    transition  Form.presentation.end
          0.506    callback    Form.viewDidAppear animated=true
          0.506    callback    Home.viewDidDisappear animated=true
        stack traceback:
        	form_spec.lua:10: in upvalue 'width'
        	form_spec.lua:15: in function <form_spec.lua:12>
        """#),
    FailureText(
      .script, "in a callback",
      test: #"""
        form.viewDidAppear = function(self) self.title.x = 1 end
        present(form)
        settle()
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: attempt to index a nil value (field 'title') (a callback that follows from form_spec.lua:12)
          raised while form_spec.lua:13 was running
        last events:
          0.000+2  transition  Form.presentation.begin duration=0.505735 style=coverVertical presenter=Home
          0.000+2  callback    Home.viewWillDisappear animated=true
          0.000+2  callback    Form.viewWillAppear animated=true
          0.000+2  callback    Form.traitCollectionDidChange
          0.000+2  callback    Form.viewWillLayoutSubviews
          0.000+2  callback    Form.viewDidLayoutSubviews
          0.506    transition  Form.presentation.end
          0.506    callback    Form.viewDidAppear animated=true
        stack traceback:
        	form_spec.lua:11: in function <form_spec.lua:11>
        	form_spec.lua:13: in function <form_spec.lua:10>
        """#),
    FailureText(
      .script, "in an observer of a notification",
      test: #"""
        NotificationCenter.default:addObserver("CartDidChange", function() error "no cart" end)
        async(function() NotificationCenter.default:post "CartDidChange" end)
        settle()
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: no cart (a callback that follows from form_spec.lua:12)
          raised while form_spec.lua:13 was running
        last events:
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
          0.000+1  call        async
          0.000+2  notification  NotificationCenter.CartDidChange
        stack traceback:
        	form_spec.lua:11: in function <form_spec.lua:11>
        	form_spec.lua:12: in function <form_spec.lua:12>
        	form_spec.lua:13: in function <form_spec.lua:10>
        """#),
    FailureText(
      .script, "in a callback, caught by pcall",
      test: #"""
        form.viewDidAppear = function() error "boom" end
        present(form)
        pcall(settle)
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: boom (a callback that follows from form_spec.lua:12)
          the script caught the error, but the app has ended all the same
        last events:
          0.000+2  transition  Form.presentation.begin duration=0.505735 style=coverVertical presenter=Home
          0.000+2  callback    Home.viewWillDisappear animated=true
          0.000+2  callback    Form.viewWillAppear animated=true
          0.000+2  callback    Form.traitCollectionDidChange
          0.000+2  callback    Form.viewWillLayoutSubviews
          0.000+2  callback    Form.viewDidLayoutSubviews
          0.506    transition  Form.presentation.end
          0.506    callback    Form.viewDidAppear animated=true
        """#),
    FailureText(
      .script, "after the end",
      test: #"""
        form.viewDidAppear = function() error "boom" end
        present(form)
        pcall(settle)
        local late = UIViewController "Late"
        """#,
      at: "form_spec.lua:11",
      text: #"""
        UIViewController: the app has ended: form_spec.lua:11: boom (a callback that follows from form_spec.lua:12)
          raised while form_spec.lua:14 was running
        last events:
          0.000+2  transition  Form.presentation.begin duration=0.505735 style=coverVertical presenter=Home
          0.000+2  callback    Home.viewWillDisappear animated=true
          0.000+2  callback    Form.viewWillAppear animated=true
          0.000+2  callback    Form.traitCollectionDidChange
          0.000+2  callback    Form.viewWillLayoutSubviews
          0.000+2  callback    Form.viewDidLayoutSubviews
          0.506    transition  Form.presentation.end
          0.506    callback    Form.viewDidAppear animated=true
        stack traceback:
        	form_spec.lua:11: in function <form_spec.lua:11>
        	form_spec.lua:13: in function <form_spec.lua:10>
        """#),
    FailureText(
      .script, "because a local hides a verb",
      test: #"""
        local settle = 3
        settle()
        """#,
      at: "form_spec.lua:12",
      text: #"""
        form_spec.lua:12: attempt to call a number value (local 'settle'); the local "settle" hides the verb settle: give the local another name
        last events:
          0.000    callback    Home.viewDidLoad
          0.000    callback    Home.viewWillAppear animated=false
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
        """#),
    FailureText(
      .deadObject, "an object made outside the test",
      spec: #"""
        local kept = UIViewController "Kept"

        it("fails", function() present(kept) end)
        """#,
      at: "form_spec.lua:12",
      text: #"""
        form_spec.lua:12: this UIViewController belongs to a device that has ended; make it after device { … }, and in a test inside `it` or `before_each`
        last events:
          0.000    callback    Home.viewDidLoad
          0.000    callback    Home.viewWillAppear animated=false
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.traitCollectionDidChange
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
        """#),
  ]
}
