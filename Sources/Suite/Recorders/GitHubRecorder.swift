import Scenarios

/// Reports as workflow commands, which GitHub turns into annotations of the lines of the specs.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step. The log has all errors; of
/// what isn't finished only so much is told that the summary, a notice too, is shown. The cells of
/// a matrix that fail alike are one error.
package final class GitHubRecorder: Recorder {
  /// How many annotations of a sort GitHub shows.
  private static let mostShown = 10

  /// The test that ended last, as long as the cells of its matrix follow each other.
  private var matrix: MatrixResults?
  /// The tests of this file that weren't reached, and why the first of them wasn't.
  private var notRun: (count: Int, file: String, message: String)?
  private var notices = 0
  private var errors = 0

  package init() {}

  package func record(_ event: SuiteEvent) -> String {
    switch event {
    case .began: ""
    case .fileBegan: closeGroups()
    case .testEnded(let result): take(result)
    case .fileEnded(let summary): closeGroups() + goldens(of: summary)
    case .notice(let text): closeGroups() + command("warning", text)
    case .ended(let summary): closeGroups() + end(summary)
    }
  }

  private func take(_ result: TestResult) -> String {
    if case .failed(let failure) = result.verdict, failure.kind == .notRun {
      notRun = ((notRun?.count ?? 0) + 1, result.test.file, notRun?.message ?? failure.message)
      return ""
    }
    if matrix?.belongs(result) == true {
      matrix?.add(result)
      return ""
    }
    let text = closeMatrix()
    matrix = MatrixResults(result)
    return text
  }

  private func closeGroups() -> String {
    var text = closeMatrix()
    if let notRun {
      let title = "\(counted(notRun.count, "test")) not run"
      text += error(notRun.message, file: notRun.file, title: title)
    }
    notRun = nil
    return text
  }

  private func closeMatrix() -> String {
    guard let matrix else { return "" }
    self.matrix = nil
    return matrix.endings.map { report($0, of: matrix) }.joined()
  }

  private func report(_ ending: MatrixResults.Ending, of matrix: MatrixResults) -> String {
    if ending.result.verdict == .passed { return "" }
    let test = matrix.test
    let cells = matrix.cellText(of: ending)
    let place = cells.isEmpty ? "" : " in \(cells)"
    switch ending.result.verdict {
    case .passed: return ""
    case .pending(let reason):
      return notice(reason, file: test.file, line: test.line, title: "\(test.title)\(place)")
    case .failed(let failure):
      let isKnown = failure.line > 0
      return error(
        failure.lines.joined(separator: "\n"), file: isKnown ? failure.file : test.file,
        line: isKnown ? failure.line : test.line, title: "\(test.title)\(place)")
    }
  }

  private func goldens(of summary: FileSummary) -> String {
    summary.recordedGoldens.map {
      notice("no test had it before; look at it and commit it", file: $0, title: "Recorded")
    }.joined()
      + summary.obsoleteGoldens.map {
        command("warning", "no test asks for it; delete it", file: $0, title: "Obsolete")
      }.joined()
  }

  private func end(_ summary: SuiteSummary) -> String {
    var text = ""
    if let interruption = summary.interruption {
      text += error(interruption, title: "The run is incomplete")
    }
    var sentence = summary.sentence
    if errors > Self.mostShown {
      sentence += "\nGitHub shows \(Self.mostShown) of \(errors) errors; the log has all of them."
    }
    return text + command("notice", sentence, title: "scrim test")
  }

  private func error(
    _ message: String, file: String = "", line: Int = 0, title: String
  ) -> String {
    errors += 1
    return command("error", message, file: file, line: line, title: title)
  }

  /// A notice, unless it would keep the summary from being shown.
  private func notice(_ message: String, file: String, line: Int = 0, title: String) -> String {
    notices += 1
    return notices < Self.mostShown
      ? command("notice", message, file: file, line: line, title: title) : ""
  }

  private func command(
    _ name: String, _ message: String, file: String = "", line: Int = 0, title: String = ""
  ) -> String {
    var properties: [String] = []
    if !file.isEmpty { properties.append("file=\(file.inOneLine.escapedAsProperty)") }
    if line > 0 { properties.append("line=\(line)") }
    if !title.isEmpty { properties.append("title=\(title.inOneLine.escapedAsProperty)") }
    let words = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(name)\(words)::\(message.withVisibleControls.escapedAsData)\n"
  }
}

extension String {
  /// The text as the message of a command.
  fileprivate var escapedAsData: String { escaping("%\r\n") }

  /// The text as a property of a command.
  fileprivate var escapedAsProperty: String { escaping("%\r\n:,") }

  /// The text with these characters as `%` and two digits.
  private func escaping(_ reserved: String) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if reserved.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
