import Scenarios
import Testing
import UIKitLua
import UIKitSimulation

/// What the checks say is read by the person who wrote the script, so it is held word for word.
@Suite("The checks")
struct CheckTests {
  /// Five lines; B is refused, and its completion never runs.
  private static let lost = """
    device { "iPhone 8", ios = 12 }
    local home, a, b = UIViewController "Home", UIViewController "A", UIViewController "B"
    root(home)
    home:present(a) settle()
    home:dismiss() home:present(b, { completion = function() end }) settle()

    """

  /// The findings of a script, a line each, with those behind a `-` that it expected.
  private func findings(_ script: String) throws -> [String] {
    let runner = try ScenarioRunner()
    let outcome = runner.run(ScriptFile(name: "form.lua", source: script))
    if case .failed(let report) = outcome { Issue.record("\(report.message)") }
    runner.session.endScenario()
    return runner.session.findings.map { ($0.isExpected ? "- " : "") + $0.line }
  }

  @Test("Each check has an id, a sentence and a spec of its own")
  func complete() {
    let specs = SpecFiles.paths(below: "checks")
    for check in Check.all {
      #expect(check.id.allSatisfy { $0.isLetter || $0 == "-" })
      #expect(check.sentence.first?.isUppercase == true && !check.sentence.hasSuffix("."))
      #expect(!check.pattern.isEmpty && !check.moments.isEmpty)
      #expect(specs.contains("checks/\(check.id)_spec.lua"), "\(check.id) has no spec")
      #expect(Check.named(check.sentence.uppercased() + ".") === check)
    }
    #expect(Set(Check.all.map(\.id)).count == Check.all.count)
  }

  @Test("A finding says what happened, where the script asked for it, and whether it is expected")
  func requests() throws {
    #expect(
      try findings(Self.lost + "expect.check 'request-lost'") == [
        "- form.lua:5: request-lost: Home.present(B) was refused, and B has not been presented "
          + "since",
        "form.lua:5: completion-never-called: the completion of Home.present(B) has not run and "
          + "can't any more",
      ])
  }

  @Test(
    "Every check's finding has its text",
    arguments: [
      (
        "home:present(a) settle() home:dismiss() advance(0.1) a:present(b) settle() home:present(b)",
        "form.lua:6: presented-on-leaving: B was presented on A, which is being dismissed"
      ),
      (
        "a:present(b) home:present(b)",
        "form.lua:6: presented-on-detached: B was presented on A, which is in no hierarchy: no "
          + "window's root, no child of one, not presented"
      ),
      (
        "home:present(a) settle() a:present(b) settle() a:dismiss() a:dismiss()",
        "form.lua:6: dismissed-too-much: A.dismiss came when B was leaving already, was passed on, "
          + "and removes A too"
      ),
      (
        "home:present(a) advance(0.1) a:dismiss()",
        "form.lua:6: request-lost: A.dismiss was refused, and A is still presented"
      ),
      (
        "home:dismiss { completion = function() end }",
        "form.lua:6: completion-never-called: the completion of Home.dismiss has not run and can't "
          + "any more"
      ),
      (
        "home:endAppearanceTransition()",
        "unbalanced-appearance: Home began or ended an appearance transition at the wrong time"
      ),
      (
        "home:beginAppearanceTransition(false)",
        "unbalanced-appearance: Home has got viewWillDisappear and never the did that belongs to it"
      ),
      (
        "home:beginAppearanceTransition(false) home:endAppearanceTransition()",
        "unbalanced-appearance: Home is on screen, and was told that it has disappeared"
      ),
      (
        "home.view.frame = rect(0, 20, 375, 647)",
        "frame-at-rest: the view of Home has the frame (0, 20, 375, 647), where (0, 0, 375, 667) is "
          + "computed"
      ),
      (
        "UIApplication.shared:beginIgnoringInteractionEvents()",
        "form.lua:6: interaction-disabled: the app ignores every touch, since an "
          + "endIgnoringInteractionEvents is missing"
      ),
      (
        "home.view.isUserInteractionEnabled = false",
        "form.lua:6: interaction-disabled: touches don't reach Home: isUserInteractionEnabled of "
          + "UIView#1 is false"
      ),
      (
        "home:present(UINavigationController { 'Nav', viewDidAppear = function() end })",
        "form.lua:6: missing-super: the override of Nav.viewDidAppear doesn't call "
          + "UINavigationController.viewDidAppear(self, animated)"
      ),
      (
        "local w = UIWindow 'Over' w.rootViewController = a w:makeKeyAndVisible() a:present(b) "
          + "settle() a:dismiss()",
        "form.lua:6: window-left-visible: Over is visible, and nothing is presented in it any more"
      ),
    ])
  func texts(_ script: String, _ finding: String) throws {
    let start = """
      device { "iPhone 8", ios = 12 }
      local home = UIViewController "Home"
      local a = UIViewController "A"
      local b = UIViewController "B"
      root(home)

      """
    #expect(try findings(start + script + " settle()") == [finding])
  }

  @Test("A modal that a new root leaves behind is two findings")
  func leftBehind() throws {
    let script = """
      device { "iPhone 8", ios = 12 }
      root(UIViewController "Home") present(UIViewController "A") settle()
      root(UIViewController "Login")
      settle()
      """
    #expect(
      try findings(script) == [
        "form.lua:3: left-behind: A is still in Window, whose root controller was changed while it "
          + "was presented",
        "form.lua:3: still-held: Home has left Window, and the presentation of A still holds it",
      ])
  }

  @Test("A finding is made once, however often the world comes to rest")
  func once() throws {
    let script = """
      device { "iPhone 8", ios = 12 }
      local home = UIViewController "Home"
      root(home)
      home.view.frame = rect(0, 0, 10, 10)
      settle() settle()
      home.view.frame = rect(0, 0, 20, 20)
      settle()
      """
    #expect(try findings(script).count == 1)
  }

  @Test("The findings of an earlier world count, with its names")
  func worlds() throws {
    let found = try findings(Self.lost + "device 'iPhone 8' root(UIViewController 'Other')")
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("form.lua:5: request-lost: Home.present(B)") == true)
  }

  // MARK: Expectations

  @Test(
    "What expect.check and expect.clean say when they don't hold",
    arguments: [
      (
        "expect.check 'request-lots'",
        #"form.lua:6: expect.check: there is no check "request-lots"; did you mean "request-lost"?"#
      ),
      (
        "expect.check 'window-left-visible'",
        """
        form.lua:6: expect.check: window-left-visible has found nothing
             1.011    transition  A.dismissal.end
             1.011    callback    Home.viewDidAppear animated=true
             1.011    callback    A.viewDidDisappear animated=true
          >  (the trace ends here)
        found were:
          form.lua:5: request-lost: Home.present(B) was refused, and B has not been presented since
          form.lua:5: completion-never-called: the completion of Home.present(B) has not run and \
        can't any more
        It finds: A window stays visible though what it was shown for has gone. Check that the \
        script does that.
        """
      ),
      (
        "expect.check 'A completion is never called.' expect.clean()",
        """
        form.lua:6: expect.clean: 1 finding
          form.lua:5: request-lost: Home.present(B) was refused, and B has not been presented since
        Mend what they name, or expect.check the ones that are meant.
        """
      ),
      ("expect.check('request-lost', { since = mark() })", nil),
      ("expect.clean({ since = mark() })", nil),
      ("expect.check 'request-lost' expect.check 'completion-never-called' expect.clean()", nil),
    ])
  func expectations(_ script: String, _ text: String?) throws {
    let failure = try Story.failure(script, after: Self.lost)
    if script.hasPrefix("expect.check('request-lost', {") {
      #expect(
        failure?.hasPrefix("form.lua:6: expect.check: request-lost has found nothing") == true)
    } else {
      #expect(failure == text)
    }
  }

  @Test("A check that needs rest says so in mid-flight")
  func midFlight() throws {
    let failure = try Story.failure(
      "home:present(a) expect.check 'frame-at-rest'", after: Self.lost)
    #expect(
      failure?.hasSuffix(
        """
        the world is not at rest: something is still due
        Let the world come to rest first, with settle(): this check looks only then.
        """) == true)
  }

  @Test("A test of a strict run fails on a finding that it doesn't name")
  func strict() throws {
    let spec = ScriptFile(
      name: "form_spec.lua",
      source: "describe('B', function() it('is lost', function()\n" + Self.lost
        + "end) it('is lost, as is known', function()\n" + Self.lost
        + "expect.check 'request-lost' expect.check 'completion-never-called' end) end)")
    var settings = SpecificationSettings()
    settings.isStrict = true
    let runner = try SpecificationRunner(settings)
    let verdicts = runner.run(spec).map(\.ending)
    #expect(
      verdicts == [
        .failed(
          """
          the checks found 2 things that the test doesn't expect: request-lost, \
          completion-never-called
            form_spec.lua:6: request-lost: Home.present(B) was refused, and B has not been \
          presented since
            form_spec.lua:6: completion-never-called: the completion of Home.present(B) has not \
          run and can't any more
          Mend what they name, or expect.check the ones that are meant.
          """), .passed,
      ])
  }

  @Test(
    "The checks' own specs name all that they find", arguments: SpecFiles.paths(below: "checks"))
  func ownSpecs(_ path: String) throws {
    var settings = SpecificationSettings()
    settings.isStrict = true
    let runner = try SpecificationRunner(settings)
    for result in runner.run(try SpecFiles.read(path)) {
      if case .failed(let message) = result.ending {
        Issue.record("\(path):\(result.line): \(result.title)\n\(message)")
      }
    }
  }
}
