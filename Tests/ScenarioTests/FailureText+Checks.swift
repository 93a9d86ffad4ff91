import Scenarios

extension FailureText {
  /// Failures over warnings, exceptions, findings and guesses.
  static let checks: [FailureText] = [
    FailureText(
      .warning, "another warning",
      test: #"""
        UIViewController("Lost"):present(form)
        settle()
        expect.warning "Unbalanced calls"
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.warning: no warning has "Unbalanced calls"
          >  0.000+1  warning     Lost.present.refused text="Warning: Attempt to present <UIViewController: 0x1002> on <UIViewController: 0x1003> whose view is not in the window hierarchy!"
        Write a part of the text that this system logs.
        """#),
    FailureText(
      .warning, "no warning",
      test: #"""
        present(form)
        expect.warning "Unbalanced calls"
        """#,
      at: "form_spec.lua:12",
      text: #"""
        form_spec.lua:12: expect.warning: no warning at all, expected one with "Unbalanced calls"
             0.000    callback    Home.viewDidAppear animated=false
             0.000+1  call        Home.present presented=Form animated=true style=fullScreen
             0.000+1  callback    Form.viewDidLoad
          >  (the trace ends here)
        Check that the call that provokes it has run, and that this system warns.
        """#),
    FailureText(
      .exception, "another exception",
      test: #"""
        expect.exception("NSRangeException", function() home:present(home) end)
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.exception: NSInvalidArgumentException was raised, expected NSRangeException
             0.000    callback    Home.viewDidLayoutSubviews
             0.000    callback    Home.viewDidAppear animated=false
             0.000+1  call        Home.present presented=Home animated=true style=fullScreen
          >  0.000+1  exception   Home.raised name=NSInvalidArgumentException reason="Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x1001>."
        If that is the right one, expect "NSInvalidArgumentException".
        """#),
    FailureText(
      .exception, "no exception",
      test: #"""
        expect.exception("NSRangeException", function() present(form) end)
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: expect.exception: no exception, expected NSRangeException
             0.506    transition  Form.presentation.end
             0.506    callback    Form.viewDidAppear animated=true
             0.506    callback    Home.viewDidDisappear animated=true
          >  (the trace ends here)
        Check that the call that raises it is inside the function, and that this system raises it.
        """#),
    FailureText(
      .check, "nothing found",
      test: #"""
        present(form)
        settle()
        expect.check "missing-super"
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.check: missing-super has found nothing
             0.506    transition  Form.presentation.end
             0.506    callback    Form.viewDidAppear animated=true
             0.506    callback    Home.viewDidDisappear animated=true
          >  (the trace ends here)
        It finds: An override doesn't call the inherited method where UIKit needs it. Check that the script does that.
        """#),
    FailureText(
      .finding, "what a strict run finds",
      isStrict: true,
      test: #"""
        UIViewController("Lost"):present(form)
        settle()
        """#,
      at: "form_spec.lua:11",
      text: #"""
        the checks found 2 things that the test doesn't expect: presented-on-detached, request-lost
          form_spec.lua:11: presented-on-detached: Form was presented on Lost, which is in no hierarchy: no window's root, no child of one, not presented
          form_spec.lua:11: request-lost: Lost.present(Form) was refused, and Form has not been presented since
        Mend what they name, or expect.check the ones that are meant.
        """#),
    FailureText(
      .finding, "what is not clean",
      test: #"""
        UIViewController("Lost"):present(form)
        settle()
        expect.clean()
        """#,
      at: "form_spec.lua:13",
      text: #"""
        form_spec.lua:13: expect.clean: 2 findings
          form_spec.lua:11: presented-on-detached: Form was presented on Lost, which is in no hierarchy: no window's root, no child of one, not presented
          form_spec.lua:11: request-lost: Lost.present(Form) was refused, and Form has not been presented since
        Mend what they name, or expect.check the ones that are meant.
        """#),
    FailureText(
      .guess, "a guess where none is accepted",
      refusesGuesses: true,
      test: #"""
        home:present(UINavigationController "Nav")
        settle()
        """#,
      at: "",
      text: #"""
        the verdict rests on 2 guesses, which are refused: hierarchy.root=direct (inferred), cover-vertical.timing=spring (inferred); choose answers with policies = { … }, or allow guesses
        """#),
  ]
}
