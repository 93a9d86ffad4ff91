import Testing

@Suite("A script that fails")
struct ScriptFailureTests {
  /// Runs a script and checks what it wrote to standard error, and the exit code.
  private func expect(
    _ script: String, fails problems: String, code: Int32 = 1, options: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Command.shell("\"$0\" run test.lua \(options)", in: Folder(script))
    #expect(run.problems == problems, sourceLocation: location)
    #expect(run.code == code, sourceLocation: location)
  }

  @Test("with an error of Lua's shows the line and who called it, and nothing of Scrim's insides")
  func error() throws {
    try expect(
      """
      local function width(view)
        return view.frame.width
      end
      local function show()
        print(width(nil))
      end
      show()
      """,
      fails: """
        scrim: test.lua:2: attempt to index a nil value (local 'view')
        stack traceback:
        \ttest.lua:2: in upvalue 'width'
        \ttest.lua:5: in local 'show'
        \ttest.lua:7: in main chunk

        """)
  }

  @Test("with a tap at nothing says so in the main flow and where it waits for a turn")
  func tap() throws {
    let launch = """
      local form = UIViewController { 'Form', modalPresentationStyle = 'overFullScreen' }
      root(UIViewController 'Home')
      on('Form.viewDidAppear', function() if now() > 9 then tap 'None' end end)
      present(form)

      """
    let problem = "tap: nothing on the screen is titled \"None\"; nothing with a title is there"
    try expect(
      launch + "settle()\ntap 'None'", fails: "scrim: test.lua:6: \(problem)\n")
    let queued = launch.replacing("now() > 9", with: "true")
    try expect(
      queued + "settle()",
      fails: "scrim: \(problem) (a callback that follows from test.lua:4)\n"
        + "  raised while test.lua:5 was running\n")
  }

  @Test(
    "at its top level needs one line",
    arguments: [
      ("x = = 1", "1: unexpected symbol near '='"),
      ("\n\nif true then\nx()", "4: 'end' expected (to close 'if' at line 3) near <eof>"),
      ("\nassert(1 == 2, 'one is not two')", "2: one is not two"),
      ("assert(nil)", "1: assertion failed!"),
      ("error 'enough'", "1: enough"),
      ("prsent(1)", "1: undefined global \"prsent\"; did you mean \"present\" or \"print\"?"),
      (
        "device { 'iPad Ari 2', ios = 12 }",
        "1: there is no device \"iPad Ari 2\"; did you mean \"iPad Air 2\" or \"iPad Air\" or "
          + "\"iPad Air (3rd generation)\"?"
      ),
      (
        "device { 'iPhone 15', ios = 12 }",
        "1: an iPhone 15 never ran iOS 12.5: it ran 17.0 on; choose another system, `phone`, or "
          + "add force = true"
      ),
      (
        "UIViewController { 'A', modalPresentationStyel = 'fullScreen' }",
        "1: UIViewController has no member \"modalPresentationStyel\"; did you mean "
          + "\"modalPresentationStyle\"?"
      ),
      (
        "present(UIViewController 'A')",
        "1: present: there is no root controller yet; call root(controller) first"
      ),
    ])
  func oneLine(script: String, problem: String) throws {
    try expect(script, fails: "scrim: test.lua:\(problem)\n")
  }

  @Test("because the trace is not as expected shows the trace around the gap, and what to do")
  func expectation() throws {
    try expect(
      """
      device { "iPhone 8", ios = 12 }
      root(UIViewController "Home")
      present(UIViewController { "Form", modalPresentationStyle = "fullScreen" })
      settle()
      expect.order { "Form.viewDidAppear", "Form.viewWillAppear" }
      """,
      fails: """
        scrim: test.lua:5: expect.order: 2 of 2, "Form.viewWillAppear", does not occur after 1, \
        "Form.viewDidAppear"
             0.000+2  callback    Form.viewDidLayoutSubviews
             0.506    transition  Form.presentation.end
          1  0.506    callback    Form.viewDidAppear animated=true
          >  0.506    callback    Home.viewDidDisappear animated=true
        expected at >: 2 "Form.viewWillAppear"
        it occurs earlier, at 0.000+2, before 1
        If the trace is right, move the pattern up in the list.

        """)
  }

  @Test("because a value is not as asserted shows both")
  func assertion() throws {
    try expect(
      "root(UIViewController 'Home')\nassert.equal(2, 1 + 2)",
      fails: """
        scrim: test.lua:2: assert.equal: the values differ
          expected: 2
          actual:   3

        """)
  }

  @Test("with an exception of UIKit's tells its name and reason")
  func exception() throws {
    try expect(
      """
      local home = UIViewController 'Home'
      root(home)
      home:present(home)
      """,
      fails: """
        scrim: test.lua:3: NSInvalidArgumentException: Application tried to present modal view \
        controller on itself. Presenting controller is <UIViewController: 0x1001>.

        """)
  }

  @Test("in a callback shows where, what led to it, and what was running")
  func callback() throws {
    try expect(
      """
      root(UIViewController 'Home')
      local form = UIViewController { 'Form', viewDidAppear = function(self)
        error 'boom'
      end }
      present(form)
      settle()
      """,
      fails: """
        scrim: test.lua:3: boom (a callback that follows from test.lua:5)
          raised while test.lua:6 was running
        stack traceback:
        \ttest.lua:3: in function <test.lua:2>
        \ttest.lua:6: in main chunk

        """)
  }

  @Test("inside a function given to after shows where, and who gave it")
  func after() throws {
    try expect(
      """
      root(UIViewController 'Home')
      after(1, function()
        error 'late'
      end)
      advance(2)
      """,
      fails: """
        scrim: test.lua:3: late (a callback that follows from test.lua:2)
          raised while test.lua:5 was running
        stack traceback:
        \ttest.lua:3: in function <test.lua:2>
        \ttest.lua:5: in main chunk

        """)
  }

  @Test("in a callback whose error it catches fails all the same")
  func caught() throws {
    try expect(
      """
      root(UIViewController 'Home')
      after(1, function() error 'late' end)
      pcall(settle)
      """,
      fails: "scrim: test.lua:2: late (a callback that follows from test.lua:2)\n"
        + "  the script caught the error, but the app has ended all the same\n")
  }

  @Test("and says more after its end is told that the app has ended")
  func ended() throws {
    try expect(
      """
      root(UIViewController 'Home')
      after(1, function() error 'late' end)
      pcall(settle)
      advance(1)
      """,
      fails: """
        scrim: advance: the app has ended: test.lua:2: late (a callback that follows from test.lua:2)
          raised while test.lua:4 was running
        stack traceback:
        \ttest.lua:2: in function <test.lua:2>
        \ttest.lua:3: in main chunk

        """)
  }

  @Test("in a module names the module's line")
  func module() throws {
    let folder = try Folder("local forms = require 'forms'\nforms.show()")
    try folder.write("forms.lua", "return { show = function()\n  error 'no form'\nend }")
    let run = try Command.scrim("run", "test.lua", in: folder)
    #expect(
      run.problems == """
        scrim: forms.lua:2: no form
        stack traceback:
        \tforms.lua:2: in field 'show'
        \ttest.lua:2: in main chunk

        """)
    #expect(run.code == 1)
  }

  @Test("prints the trace up to the failure")
  func traceBefore() throws {
    let run = try Command.scrim(
      "run", "test.lua", in: Folder("note 'before'\nerror 'now'\nnote 'behind'"))
    #expect(run.output.hasSuffix("0.000    note        text=\"before\"\n"))
    #expect(run.code == 1)
  }
}

@Suite("A script that hits a limit")
struct ScriptLimitTests {
  private func run(_ script: String, _ options: String = "") throws -> Command {
    let run = try Command.shell("\"$0\" run test.lua \(options)", in: Folder(script))
    #expect(run.code == 3)
    return run
  }

  @Test(
    "of instructions is told where it was",
    arguments: [
      "while true do end", "repeat until false", "for i = 1, math.huge do end",
      "while true do pcall(error) end", "local x = ('a'):rep(1e5):find(('a-'):rep(20) .. 'b')",
    ])
  func instructions(script: String) throws {
    let run = try run(script, "--limit instructions=1000000")
    #expect(
      run.problems == """
        scrim: test.lua:1: the script used up its budget of 1000000 instructions; is there a loop \
        without end? `--limit instructions=N` raises it

        """)
  }

  @Test("of memory is told what it needs")
  func memory() throws {
    let run = try run("local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(10000) .. i end")
    #expect(
      run.problems == """
        scrim: test.lua:1: not enough memory: the script needs more than 64 MB; `--limit memory=MB` \
        raises it

        """)
  }

  @Test("of nested callbacks, Lua to UIKit to Lua, is told where it goes round")
  func recursion() throws {
    let run = try run(
      """
      local function make()
        return UIViewController { 'V', viewDidLoad = function(self)
          make():loadViewIfNeeded()
        end }
      end
      root(make())
      """)
    #expect(
      run.problems.hasPrefix(
        """
        scrim: test.lua:3: callbacks and the calls that lead to them nest more than 150 deep; does \
        something call itself without end? `--limit callbackDepth=N` raises it
          raised while test.lua:6 was running

        """), "\(run.problems.prefix(300))")
    let last = run.output.split(separator: "\n").last ?? ""
    #expect(last.contains("callback    V#") && !last.contains("="), "\(last)")
  }

  @Test("of callbacks is reached by a loadView that asks for the view")
  func endlessLoadView() throws {
    let run = try run(
      """
      local home = UIViewController 'Home'
      function home.loadView(self)
        return self.view
      end
      root(home)
      """)
    #expect(
      run.problems.hasPrefix(
        """
        scrim: test.lua:3: callbacks and the calls that lead to them nest more than 150 deep; does \
        something call itself without end? `--limit callbackDepth=N` raises it
          raised while test.lua:5 was running

        """), "\(run.problems.prefix(300))")
  }

  @Test(
    "of Scrim's own names the option that raises it",
    arguments: [
      (
        "root(UIViewController 'A')\nfor i = 1, 9 do note(i) end", "traceEvents=30",
        "scrim: the limit of 30 events (trace) was reached; `--limit traceEvents=N` "
          + "raises it\n  raised while test.lua:2 was running\n"
      ),
      (
        "local view = UIView()\n"
          + "for i = 1, 99 do local inner = UIView() view:addSubview(inner) view = inner end",
        "nesting=10",
        "scrim: the limit of 10 views in one another (nesting) was reached; "
          + "`--limit nesting=N` raises it\n  raised while test.lua:2 was running\n"
      ),
      (
        "note(('x'):rep(700 * 1024)) note(('x'):rep(700 * 1024))", "output=1",
        "scrim: test.lua:1: output: the limit of 1 MB of text was reached; raise it with "
          + "`--limit output=N` if the script means it\n"
      ),
      (
        "for i = 1, 9 do\nUIView() end", "objects=5",
        "scrim: test.lua:2: objects: the limit of 5 objects was reached; make fewer in one "
          + "scenario, or raise it with `--limit objects=N`\n"
      ),
    ])
  func engine(script: String, limit: String, problem: String) throws {
    #expect(try run(script, "--limit \(limit)").problems == problem)
  }
}
