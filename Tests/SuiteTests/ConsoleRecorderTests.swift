import Scenarios
import Suite
import Testing

@Suite("The report for a person")
struct ConsoleRecorderTests {
  @Test("Failures, what isn't finished and the summary of a run of all sorts")
  func rich() {
    let recorder = ConsoleRecorder(slowest: 2, arguments: ["--strict"])
    #expect(
      RecordedRuns.report(RecordedRuns.rich, recorder) == ##"""
        failed  form_spec.lua:5  A form sheet stays
          form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
               0.000    callback    Form.viewDidLoad
            >  (the trace ends here)
          Correct the name, or find out why the event does not happen.
          again: scrim test form_spec.lua:5 --seed 42 --strict

        failed  form_spec.lua:40  A form sheet closes
          form_spec.lua:30: attempt to index a nil value (local 'form')
          last events:
            0.000    call        Home.present
            0.000    callback    Form.viewDidLoad
          stack traceback:
            form_spec.lua:30: in local 'open'
            form_spec.lua:41: in function <form_spec.lua:40>
          again: scrim test form_spec.lua:40 --seed 42 --strict

        pending  form_spec.lua:50  A form sheet turns: rotation first
        pending  form_spec.lua:51  A form sheet drags
        failed  form_spec.lua:60  covers nobody
          fails in ios=7; passes in ios=12, 13, 17
            form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
                 0.000    callback    Form.viewDidLoad
              >  (the trace ends here)
            Correct the name, or find out why the event does not happen.
          again: scrim test form_spec.lua:60 --seed 42 --strict

        recorded  __traces__/form/opens.trace
        obsolete  __traces__/form/shuts.trace: no test asks for it; delete it
        failed  odd #1_spec.lua:2  a "#" & a \ <tag> ]]> \u{1b}[31m\nline
          odd #1_spec.lua:2: ]]> <&>"'\u{0}\##u{FFFE}: é, %\r::stop::
          again: scrim test 'odd #1_spec.lua:2' --seed 42 --strict

        failed  gone_spec.lua
          gone_spec.lua:9: unexpected symbol near 'end'
          again: scrim test gone_spec.lua --seed 42 --strict

        not run  gone_spec.lua  2 tests
          its worker crashed in another test

        note: the journal can't be written: No space left on device
        slowest:
          0.002 s  form_spec.lua:3  A form sheet opens
          0.002 s  form_spec.lua:5  A form sheet stays
        rests on guesses:
          container.under-bars=true (guess) in 1 test
        failed:
          form_spec.lua:5  A form sheet stays
          form_spec.lua:40  A form sheet closes
          form_spec.lua:60  covers nobody
          odd #1_spec.lua:2  a "#" & a \ <tag> ]]> \u{1b}[31m\nline
          gone_spec.lua
          and 2 tests not run
        9 passed, 8 failed, 2 pending in 3 files, 0.12 s

        """##)
  }

  @Test("Colours on a terminal, and tests that passed if the style is verbose")
  func style() {
    var style = ConsoleStyle()
    style.isColoured = true
    style.isVerbose = true
    let events: [SuiteEvent] = [
      .testEnded(RecordedRuns.passed(RecordedRuns.test("opens", line: 3))),
      .testEnded(RecordedRuns.failed(RecordedRuns.test("stays", line: 5), RecordedRuns.order)),
      .testEnded(
        RecordedRuns.passed(RecordedRuns.test("is centred", line: 7, cell: "device=phone"))),
      .testEnded(
        RecordedRuns.passed(RecordedRuns.test("is centred", line: 7, cell: "device=pad"))),
      RecordedRuns.ended(passed: 3, failed: 1),
    ]
    #expect(
      RecordedRuns.report(events, ConsoleRecorder(style)) == """
        \u{1B}[32mpassed\u{1B}[0m  form_spec.lua:3  opens  0.002 s
        \u{1B}[31mfailed\u{1B}[0m  \u{1B}[1mform_spec.lua:5  stays\u{1B}[0m
          form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
               0.000    callback    Form.viewDidLoad
            >  (the trace ends here)
          Correct the name, or find out why the event does not happen.
          again: scrim test form_spec.lua:5 --seed 42

        \u{1B}[32mpassed\u{1B}[0m  form_spec.lua:7  is centred  0.002 s
        \u{1B}[31m3 passed, 1 failed in 1 file, 0.12 s\u{1B}[0m

        """)
  }

  @Test("A run of nothing, one that was stopped, and one that says how it runs")
  func summaries() {
    #expect(
      RecordedRuns.report(RecordedRuns.empty, ConsoleRecorder())
        == "no test ran in 0 files, 0.12 s\n")
    #expect(
      RecordedRuns.report(RecordedRuns.interrupted, ConsoleRecorder()) == """
        incomplete: stopped by Ctrl-C
        1 passed, 0 failed in 1 file, 0.12 s

        """)
    var plan = SuitePlan()
    plan.files = 1
    plan.seed = 7
    plan.isShuffled = true
    plan.shard = Shard(index: 2, count: 4)
    #expect(
      ConsoleRecorder().record(.began(plan)) == "shuffled with seed 7\npart 2 of 4: 1 file\n")
  }

  /// The lines of a matrix with these cells, each with the message of its failure, if it fails.
  private func matrix(_ cells: [(cell: String, verdict: TestResult.Verdict)]) -> [String] {
    var events: [SuiteEvent] = cells.map { cell, verdict in
      .testEnded(
        RecordedRuns.result(RecordedRuns.test("fits", line: 9, cell: cell), verdict))
    }
    events.append(.fileEnded(FileSummary(file: "form_spec.lua")))
    return RecordedRuns.report(events, ConsoleRecorder()).split(separator: "\n").map(String.init)
  }

  private func failed(_ message: String) -> TestResult.Verdict {
    .failed(TestFailure(kind: .assertion, message: message))
  }

  @Test(
    "The cells in which a test of a matrix fails are named by what tells them apart",
    arguments: [
      (["ios=7 device=phone", "ios=7 device=pad"], "fails in ios=7; passes in ios=12, 13"),
      (
        ["ios=7 device=pad"],
        "fails in ios=7 (device=pad); passes in ios=7 (device=phone) and ios=12, 13"
      ),
      (
        ["ios=7 device=pad", "ios=12 device=pad", "ios=13 device=pad"],
        "fails in device=pad; passes in device=phone"
      ),
      (
        ["ios=7 device=pad", "ios=13 device=pad"],
        "fails in ios=7, 13 (device=pad); passes in ios=7, 13 (device=phone) and ios=12"
      ),
    ])
  func cells(failing: [String], text: String) {
    let cells = ["7", "12", "13"].flatMap { ios in
      ["phone", "pad"].map { "ios=\(ios) device=\($0)" }
    }
    let lines = matrix(cells.map { ($0, failing.contains($0) ? failed("too wide") : .passed) })
    #expect(
      lines == [
        "failed  form_spec.lua:9  fits", "  \(text)", "    too wide",
        "  again: scrim test form_spec.lua:9 --seed 42",
      ])
  }

  @Test("A matrix that fails in all cells, one that does so in two ways, and one that waits")
  func endings() {
    #expect(
      matrix([("ios=7", failed("too wide")), ("ios=12", failed("too wide"))])[1...2] == [
        "  fails in all 2 cells", "    too wide",
      ])
    #expect(
      matrix([
        (#"device="iPad Air 2""#, failed("too wide")), ("device=phone", failed("too high")),
        ("device=pad", .passed), ("device=\"iPod touch\"", .pending("no such device")),
      ])[1...] == [
        #"  fails in device="iPad Air 2""#, "    too wide", "  fails in device=phone",
        "    too high", "  passes in device=pad",
        #"  pending in device="iPod touch": no such device"#,
        "  again: scrim test form_spec.lua:9 --seed 42",
      ])
    #expect(
      matrix([("ios=7", .pending("too old")), ("ios=12", .passed)]) == [
        "pending  form_spec.lua:9  fits: pending in ios=7: too old; passes in ios=12"
      ])
    #expect(
      matrix([("ios=7", .pending("later")), ("ios=12", .pending("later"))]) == [
        "pending  form_spec.lua:9  fits: later"
      ])
    #expect(matrix([("ios=7", .passed), ("ios=12", .passed)]) == [])
    #expect(
      matrix([("small", failed("too wide")), ("large", .passed)])[1]
        == "  fails in small; passes in large")
  }

  @Test("Only so many failures are listed at the end, and so many endings of a matrix")
  func caps() {
    let recorder = ConsoleRecorder()
    for line in 1...25 {
      let test = RecordedRuns.test("test \(line)", line: line)
      _ = recorder.record(.testEnded(RecordedRuns.failed(test, RecordedRuns.order)))
    }
    let end = recorder.record(RecordedRuns.ended(failed: 25)).split(separator: "\n")
    #expect(end.count == 23)
    #expect(end[20] == "  form_spec.lua:20  test 20")
    #expect(end[21] == "  and 5 more")
    let lines = matrix((1...25).map { ("n=\($0)", failed("message \($0)")) })
    #expect(lines[40] == "    message 20")
    #expect(lines[41] == "  and 5 failures of other kinds")
  }
}
