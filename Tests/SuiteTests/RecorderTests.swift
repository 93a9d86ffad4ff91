import Scenarios
import Suite
import Testing

@Suite("All reports")
struct RecorderTests {
  /// Whether JUnit calls it an error; a new kind of failure has to be sorted here too.
  private func isError(_ kind: TestFailure.Kind) -> Bool {
    switch kind {
    case .assertion: false
    case .order, .exactly, .never, .once, .count, .at, .within, .trace, .golden: false
    case .warning, .exception, .check: false
    case .finding, .guess: false
    case .uikit, .limit, .script, .deadObject: true
    case .syntax, .load, .module, .file: true
    case .crash, .hang, .notRun: true
    }
  }

  @Test(
    "What doesn't hold is a failure, and what breaks an error", arguments: TestFailure.Kind.allCases
  )
  func sorts(kind: TestFailure.Kind) {
    #expect(kind.isError == isError(kind))
    let test = RecordedRuns.test("fits", line: 3)
    let events: [SuiteEvent] = [
      .testEnded(RecordedRuns.failed(test, TestFailure(kind: kind, message: "wrong"))),
      RecordedRuns.fileEnded("form_spec.lua"),
    ]
    let junit = RecordedRuns.report(events, JUnitRecorder())
    let element = isError(kind) ? "error" : "failure"
    #expect(junit.contains("<\(element) type=\"\(kind.rawValue)\" message=\"wrong\">"))
    let tap = RecordedRuns.report(events, TAPRecorder())
    #expect(
      tap.contains("severity: \(isError(kind) ? "error" : "fail")\n  kind: \(kind.rawValue)\n"))
  }

  @Test(
    "No text of the user's gets a control character through",
    arguments: ReportFormat.allCases)
  func controls(format: ReportFormat) {
    let report = RecordedRuns.report(RecordedRuns.allCharacters, format.makeRecorder())
    let controls = report.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
    }
    // JSON lets DEL and its like stand for themselves.
    #expect(format == .jsonl || controls.isEmpty)
    #expect(controls.allSatisfy { $0.value >= 0x7f })
  }

  @Test("The formats' names, and what a wrong one is answered")
  func formats() throws {
    for format in ReportFormat.allCases {
      #expect(try ReportFormat(named: format.rawValue) == format)
      #expect(!format.summary.isEmpty)
    }
    #expect(throws: ReportError.self) { try ReportFormat(named: "TAP") }
    do {
      _ = try ReportFormat(named: "junitt")
    } catch {
      #expect(
        error.description
          == "there is no format \"junitt\"; did you mean junit?; there are console, tap, tap13, junit, jsonl, github"
      )
    }
  }

  // MARK: Memory

  /// How much a value holds, by the lengths of its texts and the number of its parts.
  private func size(of value: Any) -> Int {
    if let text = value as? String { return 16 + text.utf8.count }
    return Mirror(reflecting: value).children.reduce(8) { $0 + size(of: $1.value) }
  }

  /// What happens in ten files of a hundred tests of all sorts.
  private static let thousandTests: [SuiteEvent] = (0..<10).flatMap { number in
    let file = "file\(number)_spec.lua"
    let tests: [SuiteEvent] = (1...100).map { index in
      let isCell = index % 10 < 4
      let id = TestID(
        file: file, titles: ["test"], line: isCell ? index / 10 : index,
        cell: isCell ? "ios=\(index % 10)" : "")
      var verdict = TestResult.Verdict.passed
      if index % 7 == 0 { verdict = .failed(RecordedRuns.order) }
      if index % 11 == 0 { verdict = .pending("later") }
      var result = TestResult(test: id, verdict: verdict)
      result.duration = Int64(index)
      result.guesses = ["policy.\(index % 5)=true (guess)"]
      return .testEnded(result)
    }
    return [.fileBegan(file)] + tests + [RecordedRuns.fileEnded(file)]
  }

  @Test(
    "A hundred thousand tests take no more memory than a thousand",
    arguments: ReportFormat.allCases)
  func memory(format: ReportFormat) {
    var settings = ReportSettings()
    settings.slowest = 5
    let recorder = format.makeRecorder(settings)
    for event in Self.thousandTests { _ = recorder.record(event) }
    let few = size(of: recorder)
    for _ in 1..<100 {
      for event in Self.thousandTests { _ = recorder.record(event) }
    }
    #expect(size(of: recorder) == few)
  }
}
