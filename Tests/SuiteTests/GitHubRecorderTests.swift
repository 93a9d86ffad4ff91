import Scenarios
import Suite
import Testing

@Suite("The report for GitHub")
struct GitHubRecorderTests {
  @Test("A command for each failure, and a notice for what isn't finished")
  func rich() {
    #expect(
      RecordedRuns.report(RecordedRuns.rich, GitHubRecorder()) == ##"""
        ::error file=form_spec.lua,line=6,title=A form sheet stays::form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur%0A     0.000    callback    Form.viewDidLoad%0A  >  (the trace ends here)%0ACorrect the name, or find out why the event does not happen.
        ::error file=form_spec.lua,line=30,title=A form sheet closes::form_spec.lua:30: attempt to index a nil value (local 'form')%0Alast events:%0A  0.000    call        Home.present%0A  0.000    callback    Form.viewDidLoad%0Astack traceback:%0A  form_spec.lua:30: in local 'open'%0A  form_spec.lua:41: in function <form_spec.lua:40>
        ::notice file=form_spec.lua,line=50,title=A form sheet turns::rotation first
        ::notice file=form_spec.lua,line=51,title=A form sheet drags::A form sheet drags
        ::error file=form_spec.lua,line=6,title=covers nobody in ios=7::form_spec.lua:6: expect.order: 2 of 2, "Form.viewWillAppear", does not occur%0A     0.000    callback    Form.viewDidLoad%0A  >  (the trace ends here)%0ACorrect the name, or find out why the event does not happen.
        ::notice file=__traces__/form/opens.trace,title=Recorded::no test had it before; look at it and commit it
        ::warning file=__traces__/form/shuts.trace,title=Obsolete::no test asks for it; delete it
        ::error file=odd #1_spec.lua,line=2,title=a "#" & a \ <tag> ]]> \u{1b}[31m\nline::odd #1_spec.lua:2: ]]> <&>"'\u{0}\##u{FFFE}: é, %25\r::stop::
        ::error file=gone_spec.lua,line=9,title=gone_spec.lua::gone_spec.lua:9: unexpected symbol near 'end'
        ::error file=gone_spec.lua,title=2 tests not run::its worker crashed in another test
        ::warning::the journal can't be written: No space left on device
        ::notice title=scrim test::9 passed, 8 failed, 2 pending in 3 files, 0.12 s

        """##)
  }

  @Test("A run that was cut short is an error, and nothing is said of tests that pass")
  func ends() {
    #expect(
      RecordedRuns.report(RecordedRuns.interrupted, GitHubRecorder()) == """
        ::error title=The run is incomplete::stopped by Ctrl-C
        ::notice title=scrim test::1 passed, 0 failed in 1 file, 0.12 s

        """)
    #expect(
      RecordedRuns.report(RecordedRuns.empty, GitHubRecorder())
        == "::notice title=scrim test::no test ran in 0 files, 0.12 s\n")
  }

  @Test("What ends a property or a message is escaped")
  func escapes() {
    let recorder = GitHubRecorder()
    let test = RecordedRuns.test("50%: a, b", file: "a,b:c_spec.lua", line: 3)
    let failure = TestFailure(kind: .assertion, message: "100%\nof a, b: c\r\nd")
    _ = recorder.record(.testEnded(RecordedRuns.failed(test, failure)))
    #expect(
      recorder.record(RecordedRuns.fileEnded(test.file))
        == #"::error file=a%2Cb%3Ac_spec.lua,line=3,title=50%25%3A a%2C b::100%25%0Aof a, b: c\r%0Ad"#
        + "\n")
  }

  @Test("Notices leave room for the summary, which counts the errors that GitHub doesn't show")
  func caps() {
    let recorder = GitHubRecorder()
    var report = ""
    for line in 1...12 {
      let test = RecordedRuns.test("test \(line)", line: line)
      report += recorder.record(.testEnded(RecordedRuns.result(test, .pending("later"))))
      report += recorder.record(.testEnded(RecordedRuns.failed(test, RecordedRuns.order)))
    }
    let end = recorder.record(RecordedRuns.ended(failed: 12, pending: 12))
    let lines = (report + end).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error") }.count == 12)
    #expect(lines.filter { $0.hasPrefix("::notice") }.count == 10)
    #expect(
      lines.last
        == "::notice title=scrim test::0 passed, 12 failed, 12 pending in 1 file, 0.12 s%0AGitHub shows 10 of 12 errors; the log has all of them."
    )
  }
}
