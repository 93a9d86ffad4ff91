import Scenarios

/// Reports in JUnit's XML, as Jenkins and its like read it.
///
/// Each file is a `testsuite`, each test, or cell of a matrix, a `testcase`. What a test expects
/// and doesn't hold is a `failure`, a test that broke an `error`; one that isn't finished is
/// `skipped`.
/// A `testcase` has no attributes `file` and `line`: Jenkins' schema refuses them, so the text of
/// a failure begins with its place. A run that was cut short ends with a suite that has an error.
/// Only the cases of one file are kept, so the root has no totals.
package final class JUnitRecorder: Recorder {
  private let timestamp: String?
  private let hostName: String?
  private var seed: UInt64 = 0
  /// The file that is running, with its cases as they are written.
  private var suite: Suite?
  /// Notices that no suite has taken up yet.
  private var notices: [String] = []

  private struct Suite {
    let file: String
    /// The file as a class in its package, which is how readers group tests: `specs.form_spec`.
    let className: String
    var cases = ""
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    /// Of all its tests, in nanoseconds.
    var duration: Int64 = 0

    init(file: String) {
      self.file = file
      let path = file.hasSuffix(".lua") ? file.dropLast(4) : file[...]
      let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      className = parts.joined(separator: ".").inXMLAttribute
    }
  }

  /// Makes a report that says when the run began, as `2026-11-30T12:00:00`, and on which machine.
  package init(timestamp: String? = nil, hostName: String? = nil) {
    self.timestamp = timestamp
    self.hostName = hostName
  }

  package func record(_ event: SuiteEvent) -> String {
    switch event {
    case .began(let plan):
      seed = plan.seed
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"scrim\">\n"
    case .fileBegan(let file):
      let text = endSuite(nil)
      suite = Suite(file: file)
      return text
    case .testEnded(let result):
      var suite = suite ?? Suite(file: result.test.file)
      // The only owner of the text appends to it without a copy.
      self.suite = nil
      take(result, into: &suite)
      self.suite = suite
      return ""
    case .fileEnded(let summary): return endSuite(summary)
    case .notice(let text):
      notices.append(text)
      return ""
    case .ended(let summary): return endSuite(nil) + end(summary) + "</testsuites>\n"
    }
  }

  private func take(_ result: TestResult, into suite: inout Suite) {
    let test = result.test
    suite.tests += 1
    suite.duration += result.duration
    var content = ""
    switch result.verdict {
    case .passed: break
    case .pending(let reason):
      suite.skipped += 1
      content += "      <skipped message=\"\(reason.inXMLAttribute)\"/>\n"
    case .failed(let failure):
      let element = failure.kind.isError ? "error" : "failure"
      if failure.kind.isError { suite.errors += 1 } else { suite.failures += 1 }
      let lines = [test.position] + failure.lines + ["seed \(result.seed)"]
      content += "      <\(element) type=\"\(failure.kind.rawValue)\""
      content += " message=\"\((failure.message.lines.first ?? "").inXMLAttribute)\">"
      content += lines.joined(separator: "\n").inXMLText + "</\(element)>\n"
    }
    if !result.guesses.isEmpty {
      let list = "rests on guesses: " + result.guesses.joined(separator: ", ")
      content += "      <system-out>\(list.inXMLText)</system-out>\n"
    }
    let name = test.name.isEmpty ? test.file : test.name
    suite.cases += "    <testcase name=\"\(name.inXMLAttribute)\""
    suite.cases += " classname=\"\(suite.className)\""
    suite.cases += " time=\"\(seconds(result.duration, decimals: 6))\""
    suite.cases += content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n"
  }

  private func endSuite(_ summary: FileSummary?) -> String {
    guard let suite else { return "" }
    self.suite = nil
    var text = beginning(
      name: suite.file, tests: suite.tests, failures: suite.failures, errors: suite.errors,
      skipped: suite.skipped, duration: summary?.duration ?? suite.duration)
    text += " file=\"\(suite.file.inXMLAttribute)\">\n"
    text += "    <properties>\n"
    text += "      <property name=\"seed\" value=\"\(seed)\"/>\n"
    text += "    </properties>\n"
    text += suite.cases
    let goldens =
      (summary?.recordedGoldens.map { "recorded \($0)" } ?? [])
      + (summary?.obsoleteGoldens.map { "obsolete \($0)" } ?? [])
    if !goldens.isEmpty {
      text += "    <system-out>\(goldens.joined(separator: "\n").inXMLText)</system-out>\n"
    }
    return text + takeNotices() + "  </testsuite>\n"
  }

  private func beginning(
    name: String, tests: Int, failures: Int, errors: Int, skipped: Int, duration: Int64
  ) -> String {
    var text = "  <testsuite name=\"\(name.inXMLAttribute)\" tests=\"\(tests)\""
    text += " failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    text += " time=\"\(seconds(duration, decimals: 6))\""
    if let timestamp { text += " timestamp=\"\(timestamp.inXMLAttribute)\"" }
    if let hostName { text += " hostname=\"\(hostName.inXMLAttribute)\"" }
    return text
  }

  /// What belongs to the run and to none of its files.
  private func end(_ summary: SuiteSummary) -> String {
    let isIncomplete = summary.interruption != nil
    guard isIncomplete || !notices.isEmpty else { return "" }
    var text = beginning(
      name: "the run", tests: isIncomplete ? 1 : 0, failures: 0, errors: isIncomplete ? 1 : 0,
      skipped: 0, duration: 0)
    text += ">\n"
    if let interruption = summary.interruption {
      text += "    <testcase name=\"is complete\" classname=\"scrim\" time=\"0.000000\">\n"
      text += "      <error type=\"interrupted\" message=\"\(interruption.inXMLAttribute)\"/>\n"
      text += "    </testcase>\n"
    }
    return text + takeNotices() + "  </testsuite>\n"
  }

  private func takeNotices() -> String {
    defer { notices = [] }
    guard !notices.isEmpty else { return "" }
    return "    <system-err>\(notices.joined(separator: "\n").inXMLText)</system-err>\n"
  }
}

extension String {
  /// The text between tags; what XML 1.0 has no way to say is an escape, such as `\u{1b}`.
  fileprivate var inXMLText: String { withVisibleControls.escapedForXML }

  /// The text between the double quotes of an attribute, in one line.
  fileprivate var inXMLAttribute: String { inOneLine.escapedForXML }

  private var escapedForXML: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
      default: byte < 0x80
      }
    }
    if isPlain { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      // Only `]]>` has to be escaped, but this is what everybody reads without thinking.
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += #"\u{"# + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
