import Glibc
import Scenarios
import Suite
import Testing

@Suite("The report in JUnit's XML")
struct JUnitRecorderTests {
  @Test("Suites, cases, failures and errors")
  func rich() {
    let recorder = JUnitRecorder(timestamp: "2026-11-30T12:00:00", hostName: "a&b")
    #expect(
      RecordedRuns.report(RecordedRuns.rich, recorder) == ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="scrim">
          <testsuite name="form_spec.lua" tests="15" failures="3" errors="1" skipped="2" time="0.020000" timestamp="2026-11-30T12:00:00" hostname="a&amp;b" file="form_spec.lua">
            <properties>
              <property name="seed" value="42"/>
            </properties>
            <testcase name="A form sheet opens" classname="form_spec" time="0.001500">
              <system-out>rests on guesses: container.under-bars=true (guess)</system-out>
            </testcase>
            <testcase name="A form sheet stays" classname="form_spec" time="0.001500">
              <failure type="order" message="form_spec.lua:6: expect.order: 2 of 2, &quot;Form.viewWillAppear&quot;, does not occur">form_spec.lua:5
        form_spec.lua:6: expect.order: 2 of 2, &quot;Form.viewWillAppear&quot;, does not occur
             0.000    callback    Form.viewDidLoad
          &gt;  (the trace ends here)
        Correct the name, or find out why the event does not happen.
        seed 42</failure>
            </testcase>
            <testcase name="A form sheet closes" classname="form_spec" time="0.001500">
              <error type="script" message="form_spec.lua:30: attempt to index a nil value (local 'form')">form_spec.lua:40
        form_spec.lua:30: attempt to index a nil value (local 'form')
        last events:
          0.000    call        Home.present
          0.000    callback    Form.viewDidLoad
        stack traceback:
          form_spec.lua:30: in local 'open'
          form_spec.lua:41: in function &lt;form_spec.lua:40&gt;
        seed 42</error>
            </testcase>
            <testcase name="A form sheet turns" classname="form_spec" time="0.001500">
              <skipped message="rotation first"/>
            </testcase>
            <testcase name="A form sheet drags" classname="form_spec" time="0.001500">
              <skipped message="A form sheet drags"/>
            </testcase>
            <testcase name="covers nobody [ios=7 device=phone]" classname="form_spec" time="0.001500">
              <failure type="order" message="form_spec.lua:6: expect.order: 2 of 2, &quot;Form.viewWillAppear&quot;, does not occur">form_spec.lua:60
        form_spec.lua:6: expect.order: 2 of 2, &quot;Form.viewWillAppear&quot;, does not occur
             0.000    callback    Form.viewDidLoad
          &gt;  (the trace ends here)
        Correct the name, or find out why the event does not happen.
        seed 42</failure>
            </testcase>
            <testcase name="covers nobody [ios=7 device=pad]" classname="form_spec" time="0.001500">
              <failure type="order" message="form_spec.lua:6: expect.order: 2 of 2, &quot;Form.viewWillAppear&quot;, does not occur">form_spec.lua:60
        form_spec.lua:6: expect.order: 2 of 2, &quot;Form.viewWillAppear&quot;, does not occur
             0.000    callback    Form.viewDidLoad
          &gt;  (the trace ends here)
        Correct the name, or find out why the event does not happen.
        seed 42</failure>
            </testcase>
            <testcase name="covers nobody [ios=12 device=phone]" classname="form_spec" time="0.001500"/>
            <testcase name="covers nobody [ios=12 device=pad]" classname="form_spec" time="0.001500"/>
            <testcase name="covers nobody [ios=13 device=phone]" classname="form_spec" time="0.001500"/>
            <testcase name="covers nobody [ios=13 device=pad]" classname="form_spec" time="0.001500"/>
            <testcase name="covers nobody [ios=17 device=phone]" classname="form_spec" time="0.001500"/>
            <testcase name="covers nobody [ios=17 device=pad]" classname="form_spec" time="0.001500"/>
            <testcase name="is centred [device=phone]" classname="form_spec" time="0.001500"/>
            <testcase name="is centred [device=pad]" classname="form_spec" time="0.001500"/>
            <system-out>recorded __traces__/form/opens.trace
        obsolete __traces__/form/shuts.trace</system-out>
          </testsuite>
          <testsuite name="odd #1_spec.lua" tests="1" failures="1" errors="0" skipped="0" time="0.020000" timestamp="2026-11-30T12:00:00" hostname="a&amp;b" file="odd #1_spec.lua">
            <properties>
              <property name="seed" value="42"/>
            </properties>
            <testcase name="a &quot;#&quot; &amp; a \ &lt;tag&gt; ]]&gt; \u{1b}[31m\nline" classname="odd #1_spec" time="0.001500">
              <failure type="assertion" message="odd #1_spec.lua:2: ]]&gt; &lt;&amp;&gt;&quot;'\u{0}\u{fffe}: é, %\r::stop::">odd #1_spec.lua:2
        odd #1_spec.lua:2: ]]&gt; &lt;&amp;&gt;&quot;'\u{0}\u{fffe}: é, %\r::stop::
        seed 42</failure>
            </testcase>
          </testsuite>
          <testsuite name="gone_spec.lua" tests="3" failures="0" errors="3" skipped="0" time="0.020000" timestamp="2026-11-30T12:00:00" hostname="a&amp;b" file="gone_spec.lua">
            <properties>
              <property name="seed" value="42"/>
            </properties>
            <testcase name="gone_spec.lua" classname="gone_spec" time="0.001500">
              <error type="syntax" message="gone_spec.lua:9: unexpected symbol near 'end'">gone_spec.lua
        gone_spec.lua:9: unexpected symbol near 'end'
        seed 42</error>
            </testcase>
            <testcase name="test 12" classname="gone_spec" time="0.001500">
              <error type="notRun" message="its worker crashed in another test">gone_spec.lua:12
        its worker crashed in another test
        seed 42</error>
            </testcase>
            <testcase name="test 15" classname="gone_spec" time="0.001500">
              <error type="notRun" message="its worker crashed in another test">gone_spec.lua:15
        its worker crashed in another test
        seed 42</error>
            </testcase>
          </testsuite>
          <testsuite name="the run" tests="0" failures="0" errors="0" skipped="0" time="0.000000" timestamp="2026-11-30T12:00:00" hostname="a&amp;b">
            <system-err>the journal can't be written: No space left on device</system-err>
          </testsuite>
        </testsuites>

        """##)
  }

  @Test("A run that was cut short ends with an error")
  func interrupted() {
    #expect(
      RecordedRuns.report(RecordedRuns.interrupted, JUnitRecorder()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="scrim">
          <testsuite name="form_spec.lua" tests="1" failures="0" errors="0" skipped="0" time="0.001500" file="form_spec.lua">
            <properties>
              <property name="seed" value="42"/>
            </properties>
            <testcase name="opens" classname="form_spec" time="0.001500"/>
          </testsuite>
          <testsuite name="the run" tests="1" failures="0" errors="1" skipped="0" time="0.000000">
            <testcase name="is complete" classname="scrim" time="0.000000">
              <error type="interrupted" message="stopped by Ctrl-C"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(
    "A class is the file in its folder, and results without a file's beginning have their suite")
  func places() {
    let recorder = JUnitRecorder()
    let test = RecordedRuns.test("fits", file: "../specs/./a/form_spec.lua", line: 3)
    #expect(recorder.record(.testEnded(RecordedRuns.passed(test))) == "")
    let report = recorder.record(RecordedRuns.fileEnded(test.file))
    #expect(report.contains(#"<testcase name="fits" classname="specs.a.form_spec" time"#))
    #expect(report.contains(#"<testsuite name="../specs/./a/form_spec.lua" tests="1""#))
  }

  @Test(
    "xmllint finds that the report fits the schema",
    .enabled(if: Tool.isInstalled("xmllint"), "libxml2-utils is not installed"),
    arguments: [
      RecordedRuns.rich, RecordedRuns.empty, RecordedRuns.interrupted, RecordedRuns.green,
      RecordedRuns.allCharacters,
    ])
  func schema(events: [SuiteEvent]) throws {
    let schema = try Tool.read("junit.xsd", besides: #filePath)
    for recorder in [
      JUnitRecorder(), JUnitRecorder(timestamp: "2026-11-30T12:00:00", hostName: "a\"<&>"),
    ] {
      let report = RecordedRuns.report(events, recorder)
      let run = try Tool(
        "xmllint --noout --schema junit.xsd run.xml",
        files: [("run.xml", report), ("junit.xsd", schema)])
      #expect(run.output == "run.xml validates\n")
    }
  }

  @Test(
    "The schema refuses what readers would",
    .enabled(if: Tool.isInstalled("xmllint"), "libxml2-utils is not installed"),
    arguments: [
      (#"time=""#, #"time="-"#), (#"failures="0" "#, ""), ("<failure type", "<fault type"),
      (#"tests="1""#, #"tests="one""#),
    ])
  func refusals(old: String, new: String) throws {
    let schema = try Tool.read("junit.xsd", besides: #filePath)
    let report = RecordedRuns.report(RecordedRuns.rich, JUnitRecorder())
    let place = try #require(report.firstRange(of: old))
    let run = try Tool(
      "xmllint --noout --schema junit.xsd run.xml",
      files: [
        ("run.xml", report[..<place.lowerBound] + new + report[place.upperBound...]),
        ("junit.xsd", schema),
      ])
    #expect(run.code != 0)
  }
}
