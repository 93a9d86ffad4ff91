import Scenarios
import Suite
import Testing

@Suite("The report in TAP")
struct TAPRecorderTests {
  @Test("Test points, blocks for failures and the plan")
  func rich() {
    #expect(
      RecordedRuns.report(RecordedRuns.rich, TAPRecorder()) == ##"""
        TAP version 14
        ok 1 - form_spec.lua: A form sheet opens
        not ok 2 - form_spec.lua: A form sheet stays
          ---
          message: |
            form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
                 0.000    callback    Form.viewDidLoad
              >  (the trace ends here)
            Correct the name, or find out why the event does not happen.
          severity: fail
          kind: order
          at:
            file: "form_spec.lua"
            line: 6
          seed: 42
          duration_ms: 1.500
          ...
        not ok 3 - form_spec.lua: A form sheet closes
          ---
          message: "form_spec.lua:30: attempt to index a nil value (local 'form')"
          severity: error
          kind: script
          at:
            file: "form_spec.lua"
            line: 30
          seed: 42
          duration_ms: 1.500
          last_events:
            - "0.000    call        Home.present"
            - "0.000    callback    Form.viewDidLoad"
          traceback: |
            stack traceback:
            	form_spec.lua:30: in local 'open'
            	form_spec.lua:41: in function <form_spec.lua:40>
          ...
        not ok 4 - form_spec.lua: A form sheet turns # TODO rotation first
        not ok 5 - form_spec.lua: A form sheet drags # TODO A form sheet drags
        not ok 6 - form_spec.lua: covers nobody [ios=7 device=phone]
          ---
          message: |
            form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
                 0.000    callback    Form.viewDidLoad
              >  (the trace ends here)
            Correct the name, or find out why the event does not happen.
          severity: fail
          kind: order
          at:
            file: "form_spec.lua"
            line: 6
          seed: 42
          cell: "ios=7 device=phone"
          duration_ms: 1.500
          ...
        not ok 7 - form_spec.lua: covers nobody [ios=7 device=pad]
          ---
          message: |
            form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
                 0.000    callback    Form.viewDidLoad
              >  (the trace ends here)
            Correct the name, or find out why the event does not happen.
          severity: fail
          kind: order
          at:
            file: "form_spec.lua"
            line: 6
          seed: 42
          cell: "ios=7 device=pad"
          duration_ms: 1.500
          ...
        ok 8 - form_spec.lua: covers nobody [ios=12 device=phone]
        ok 9 - form_spec.lua: covers nobody [ios=12 device=pad]
        ok 10 - form_spec.lua: covers nobody [ios=13 device=phone]
        ok 11 - form_spec.lua: covers nobody [ios=13 device=pad]
        ok 12 - form_spec.lua: covers nobody [ios=17 device=phone]
        ok 13 - form_spec.lua: covers nobody [ios=17 device=pad]
        ok 14 - form_spec.lua: is centred [device=phone]
        ok 15 - form_spec.lua: is centred [device=pad]
        # recorded __traces__/form/opens.trace
        # obsolete __traces__/form/shuts.trace
        not ok 16 - odd \#1_spec.lua: a "\#" & a \\ <tag> ]]> \\u{1b}[31m\\nline
          ---
          message: "odd #1_spec.lua:2: ]]> <&>\"'\x00\ufffe: é, %\x0d::stop::"
          severity: fail
          kind: assertion
          at:
            file: "odd #1_spec.lua"
            line: 2
          seed: 42
          duration_ms: 1.500
          ...
        not ok 17 - gone_spec.lua
          ---
          message: "gone_spec.lua:9: unexpected symbol near 'end'"
          severity: error
          kind: syntax
          at:
            file: "gone_spec.lua"
            line: 9
          seed: 42
          duration_ms: 1.500
          ...
        not ok 18 - gone_spec.lua: test 12
          ---
          message: "its worker crashed in another test"
          severity: error
          kind: notRun
          at:
            file: "gone_spec.lua"
            line: 12
          seed: 42
          duration_ms: 1.500
          ...
        not ok 19 - gone_spec.lua: test 15
          ---
          message: "its worker crashed in another test"
          severity: error
          kind: notRun
          at:
            file: "gone_spec.lua"
            line: 15
          seed: 42
          duration_ms: 1.500
          ...
        # the journal can't be written: No space left on device
        # rests on a guess: container.under-bars=true (guess) in 1 test
        # 9 passed, 8 failed, 2 pending in 3 files, 0.12 s
        1..19

        """##)
  }

  @Test("A run of nothing, and one that was stopped, which bails out")
  func ends() {
    #expect(
      RecordedRuns.report(RecordedRuns.empty, TAPRecorder()) == """
        TAP version 14
        # no test ran in 0 files, 0.12 s
        1..0 # SKIP no test ran

        """)
    #expect(
      RecordedRuns.report(RecordedRuns.interrupted, TAPRecorder()) == """
        TAP version 14
        ok 1 - form_spec.lua: opens
        # 1 passed, 0 failed in 1 file, 0.12 s
        1..1
        Bail out! stopped by Ctrl-C

        """)
  }

  @Test(
    "A message is a literal block only where every reader takes one",
    arguments: [
      ("one", #"message: "one""#),
      ("one\ntwo", "message: |\n    one\n    two"),
      ("one\n\n  two", "message: |\n    one\n    \n      two"),
      (" one\ntwo", #"message: " one\ntwo""#),
      ("one\n", #"message: "one\n""#),
      ("", #"message: """#),
      ("\u{1B}[0m\ntwo\u{2028}\u{FEFF}", #"message: "\x1b[0m\ntwo\u2028\ufeff""#),
    ])
  func block(message: String, text: String) {
    let failure = TestFailure(kind: .script, message: message)
    let report = TAPRecorder().record(
      .testEnded(RecordedRuns.failed(RecordedRuns.test("opens", line: 3), failure)))
    #expect(
      report.hasPrefix("not ok 1 - form_spec.lua: opens\n  ---\n  \(text)\n  severity: error\n"))
  }

  @Test("Version 13 differs from 14 in its first line only")
  func versions() {
    let reports = [13, 14].map { RecordedRuns.report(RecordedRuns.rich, TAPRecorder(version: $0)) }
    #expect(reports[0].hasPrefix("TAP version 13\nok 1"))
    #expect(reports[0].dropFirst(15) == reports[1].dropFirst(15))
  }

  @Test(
    "Perl's TAP::Parser reads every test point and block",
    .enabled(if: Tool.isInstalled("prove"), "prove is not installed"))
  func parser() throws {
    let report = RecordedRuns.report(RecordedRuns.rich, TAPRecorder(version: 13))
    let reader = #"""
      use TAP::Parser;
      my $parser = TAP::Parser->new({ exec => ["cat", "run.tap"] });
      while (my $result = $parser->next) {
        next unless $result->is_yaml;
        my $data = $result->data;
        my ($line) = split /\n/, $data->{message};
        $line =~ s/[^ -~]/?/g;
        print "$data->{at}{line} $data->{severity} $line\n";
      }
      print $parser->tests_run, " run, ", scalar($parser->todo), " to do, ";
      print scalar($parser->failed), " failed\n";
      print "$_\n" for $parser->parse_errors;
      """#
    let run = try Tool("perl read.pl", files: [("run.tap", report), ("read.pl", reader)])
    #expect(
      run.output == #"""
        6 fail form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
        30 error form_spec.lua:30: attempt to index a nil value (local 'form')
        6 fail form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
        6 fail form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur
        2 fail odd #1_spec.lua:2: ]]> <&>"'?\ufffe: ?, %?::stop::
        9 error gone_spec.lua:9: unexpected symbol near 'end'
        12 error its worker crashed in another test
        15 error its worker crashed in another test
        19 run, 2 to do, 8 failed

        """#)
  }

  @Test(
    "prove's verdict is that of the run",
    .enabled(if: Tool.isInstalled("prove"), "prove is not installed"),
    arguments: [
      (RecordedRuns.rich, "Failed tests:  2-3, 6-7, 16-19", "Result: FAIL"),
      (RecordedRuns.allCharacters, "Further testing stopped:", ""),
      (RecordedRuns.empty, "skipped: no test ran", "Result: NOTESTS"),
      (RecordedRuns.green, "All tests successful.", "Result: PASS"),
      (
        RecordedRuns.interrupted, "Bailout called.  Further testing stopped:  stopped by Ctrl-C", ""
      ),
    ])
  func prove(events: [SuiteEvent], line: String, result: String) throws {
    let report = RecordedRuns.report(events, TAPRecorder(version: 13))
    let prove = try Tool("prove --exec cat run.tap", files: [("run.tap", report)])
    let lines = prove.output.split(whereSeparator: \.isNewline)
    #expect(lines.contains { $0.contains(line) }, "\(prove.output)")
    #expect(result.isEmpty || lines.last.map(String.init) == result)
    #expect(!prove.output.contains("Parse errors"))
    #expect((prove.code == 0) == (result == "Result: PASS" || result == "Result: NOTESTS"))
  }
}
