import Scenarios
import Suite

/// Runs that the tests of the recorders report.
enum RecordedRuns {
  /// What a recorder makes of some events.
  static func report(_ events: [SuiteEvent], _ recorder: any Recorder) -> String {
    events.map(recorder.record).joined()
  }

  static func passed(_ test: TestID) -> TestResult { result(test, .passed) }

  static func failed(_ test: TestID, _ failure: TestFailure) -> TestResult {
    result(test, .failed(failure))
  }

  static func result(
    _ test: TestID, _ verdict: TestResult.Verdict, guesses: [String] = []
  ) -> TestResult {
    var result = TestResult(test: test, verdict: verdict)
    result.guesses = guesses
    result.duration = 1_500_000
    result.seed = 42
    return result
  }

  static func test(
    _ titles: String..., file: String = "form_spec.lua", line: Int, cell: String = ""
  )
    -> TestID
  {
    TestID(file: file, titles: titles, line: line, cell: cell)
  }

  static func fileEnded(_ file: String) -> SuiteEvent {
    var summary = FileSummary(file: file)
    summary.duration = 20_000_000
    return .fileEnded(summary)
  }

  static func ended(
    passed: Int = 0, failed: Int = 0, pending: Int = 0, files: Int = 1, interruption: String? = nil
  ) -> SuiteEvent {
    var summary = SuiteSummary()
    summary.passed = passed
    summary.failed = failed
    summary.pending = pending
    summary.files = files
    summary.duration = 123_400_000
    summary.interruption = interruption
    return .ended(summary)
  }

  static var began: SuiteEvent {
    var plan = SuitePlan()
    plan.files = 3
    plan.jobs = 2
    plan.seed = 42
    return .began(plan)
  }

  /// A failure that shows a part of the trace.
  static let order = TestFailure(
    kind: .order,
    message: """
      form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
           0.000    callback    Form.viewDidLoad
        >  (the trace ends here)
      Correct the name, or find out why the event does not happen.
      """, file: "form_spec.lua", line: 6)

  /// A failure with the last lines of the trace and a stack.
  static let script = TestFailure(
    kind: .script, message: "form_spec.lua:30: attempt to index a nil value (local 'form')",
    file: "form_spec.lua", line: 30,
    traceback:
      "stack traceback:\n\tform_spec.lua:30: in local 'open'\n\tform_spec.lua:41: in function <form_spec.lua:40>",
    lastEvents: ["0.000    call        Home.present", "0.000    callback    Form.viewDidLoad"])

  /// Every kind of verdict, a matrix that differs and one that doesn't, odd characters.
  static var rich: [SuiteEvent] {
    var events = [began, .fileBegan("form_spec.lua")]
    func ended(_ result: TestResult) { events.append(.testEnded(result)) }
    ended(
      result(
        test("A form sheet", "opens", line: 3), .passed,
        guesses: ["container.under-bars=true (guess)"]))
    ended(failed(test("A form sheet", "stays", line: 5), order))
    ended(failed(test("A form sheet", "closes", line: 40), script))
    ended(result(test("A form sheet", "turns", line: 50), .pending("rotation first")))
    ended(result(test("A form sheet", "drags", line: 51), .pending("A form sheet drags")))
    for ios in ["7", "12", "13", "17"] {
      for device in ["phone", "pad"] {
        let id = test("covers nobody", line: 60, cell: "ios=\(ios) device=\(device)")
        ended(ios == "7" ? failed(id, order) : passed(id))
      }
    }
    for device in ["phone", "pad"] {
      ended(passed(test("is centred", line: 70, cell: "device=\(device)")))
    }
    var summary = FileSummary(file: "form_spec.lua")
    summary.duration = 20_000_000
    summary.recordedGoldens = ["__traces__/form/opens.trace"]
    summary.obsoleteGoldens = ["__traces__/form/shuts.trace"]
    events += [.fileEnded(summary), .fileBegan("odd #1_spec.lua")]
    ended(
      failed(
        test("a \"#\" & a \\ <tag> ]]> \u{1B}[31m\nline", file: "odd #1_spec.lua", line: 2),
        TestFailure(
          kind: .assertion, message: "odd #1_spec.lua:2: ]]> <&>\"'\u{0}\u{FFFE}: é, %\r::stop::",
          file: "odd #1_spec.lua", line: 2)))
    events += [fileEnded("odd #1_spec.lua"), .fileBegan("gone_spec.lua")]
    ended(
      failed(
        TestID(file: "gone_spec.lua", titles: [], line: 0),
        TestFailure(
          kind: .syntax, message: "gone_spec.lua:9: unexpected symbol near 'end'",
          file: "gone_spec.lua", line: 9)))
    for line in [12, 15] {
      ended(
        failed(
          test("test \(line)", file: "gone_spec.lua", line: line),
          TestFailure(kind: .notRun, message: "its worker crashed in another test")))
    }
    events += [
      fileEnded("gone_spec.lua"), .notice("the journal can't be written: No space left on device"),
    ]
    events.append(Self.ended(passed: 9, failed: 8, pending: 2, files: 3))
    return events
  }

  /// A run of no test.
  static var empty: [SuiteEvent] { [began, ended(files: 0)] }

  /// Every character up to U+0100, and odd ones beyond, wherever a text of the user's comes in.
  static var allCharacters: [SuiteEvent] {
    let odd: [UInt32] = [0x2028, 0x2029, 0xd7ff, 0xe000, 0xfeff, 0xfffd, 0xfffe, 0xffff, 0x10ffff]
    let text = String(
      String.UnicodeScalarView((Array(0...0x100) + odd).compactMap(Unicode.Scalar.init)))
    let file = "\(text).lua"
    let failure = TestFailure(
      kind: .script, message: text, file: file, line: 2, traceback: text, lastEvents: [text])
    let id = test(text, file: file, line: 1, cell: text)
    var summary = FileSummary(file: file)
    summary.recordedGoldens = [text]
    summary.obsoleteGoldens = [text]
    return [
      began, .fileBegan(file), .testEnded(failed(id, failure)),
      .testEnded(result(id, .pending(text))), .testEnded(result(id, .passed, guesses: [text])),
      .notice(text), .fileEnded(summary), .notice(text),
      ended(passed: 1, failed: 1, pending: 1, interruption: text),
    ]
  }

  /// A run without a failure.
  static var green: [SuiteEvent] {
    [
      began, .fileBegan("form_spec.lua"), .testEnded(passed(test("opens", line: 3))),
      .testEnded(result(test("turns", line: 5), .pending("rotation # first"))),
      fileEnded("form_spec.lua"), ended(passed: 1, pending: 1),
    ]
  }

  /// A run that was stopped in its first file.
  static var interrupted: [SuiteEvent] {
    [
      began, .fileBegan("form_spec.lua"), .testEnded(passed(test("opens", line: 3))),
      ended(passed: 1, interruption: "stopped by Ctrl-C"),
    ]
  }
}
