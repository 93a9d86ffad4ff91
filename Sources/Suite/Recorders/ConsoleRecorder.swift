import Scenarios

/// Reports for a person: what failed and how to run it again, what isn't finished, and a summary.
///
/// Files and tests that pass take no line, unless the style is verbose. A matrix that ends the
/// same way in each of its cells is one test; else its cells are told apart by what differs.
package final class ConsoleRecorder: Recorder {
  /// So many failures are listed again at the end.
  static let mostListed = 20
  /// So many guesses are named by a report that isn't verbose; more of them are counted.
  static let mostGuesses = 3

  private let style: ConsoleStyle
  /// The arguments of the command that runs a test again, besides the test and the seed.
  private let arguments: [String]
  private var slowest: SlowestTests
  /// How many tests rest on each guess; there are no more of them than policies have values.
  private var guesses: [String: Int] = [:]
  private var failures: [String] = []
  private var failureCount = 0
  /// How many tests were not run because another one ended their worker.
  private var notRunCount = 0
  /// The results of a matrix, as long as its cells follow each other.
  private var matrix: MatrixResults?
  /// Tests that weren't reached for one reason, as long as they follow each other.
  private var notRun: (first: TestResult, message: String, count: Int)?

  /// Makes a report that names the `slowest` tests at the end, and with each failure the command
  /// that runs it again with these arguments.
  package init(_ style: ConsoleStyle = ConsoleStyle(), slowest: Int = 0, arguments: [String] = []) {
    self.style = style
    self.slowest = SlowestTests(count: slowest)
    self.arguments = arguments
  }

  package func record(_ event: SuiteEvent) -> String {
    switch event {
    case .began(let plan): beginning(of: plan)
    case .fileBegan: closeGroups()
    case .testEnded(let result): take(result)
    case .fileEnded(let summary): closeGroups() + goldens(of: summary)
    case .notice(let text): closeGroups() + "note: \(text.withVisibleControls)\n"
    case .ended(let summary): closeGroups() + end(summary)
    }
  }

  private func beginning(of plan: SuitePlan) -> String {
    var text = ""
    if plan.isShuffled { text += "shuffled with seed \(plan.seed)\n" }
    if let shard = plan.shard {
      text += "part \(shard.index) of \(shard.count): \(counted(plan.files, "file"))\n"
    }
    return text
  }

  // MARK: Tests

  private func take(_ result: TestResult) -> String {
    slowest.take(result)
    for guess in result.guesses { guesses[guess, default: 0] += 1 }
    if matrix?.belongs(result) == true {
      matrix?.add(result)
      return ""
    }
    if case .failed(let failure) = result.verdict, failure.kind == .notRun {
      return takeNotRun(result, failure)
    }
    let text = closeGroups()
    guard result.test.cell.isEmpty else {
      matrix = MatrixResults(result)
      return text
    }
    return text + report(result)
  }

  private func takeNotRun(_ result: TestResult, _ failure: TestFailure) -> String {
    if let group = notRun, group.message == failure.message,
      group.first.test.file == result.test.file
    {
      notRun?.count += 1
      return ""
    }
    let text = closeGroups()
    notRun = (result, failure.message, 1)
    return text
  }

  /// Reports what waited for more of its kind.
  private func closeGroups() -> String {
    var text = ""
    if let matrix { text += report(matrix) }
    if let notRun { text += reportNotRun(notRun.first, notRun.message, notRun.count) }
    matrix = nil
    notRun = nil
    return text
  }

  private func report(_ result: TestResult) -> String {
    switch result.verdict {
    case .passed:
      guard style.isVerbose else { return "" }
      return style.paint("passed", .green)
        + "  \(place(result.test))  \(seconds(result.duration, decimals: 3)) s\n"
    case .pending(let reason):
      let isTold = reason == result.test.title
      return style.paint("pending", .yellow) + "  " + place(result.test)
        + (isTold ? "" : ": \(reason.inOneLine)") + "\n"
    case .failed(let failure):
      list(result.test)
      return heading(result.test) + indented(failure.lines, by: 2) + again(result) + "\n"
    }
  }

  private func report(_ matrix: MatrixResults) -> String {
    let endings = matrix.endings
    if endings.count == 1, matrix.omitted == 0 {
      switch endings[0].result.verdict {
      case .passed, .pending:
        return report(endings[0].result.withTest(matrix.test))
      case .failed: break
      }
    }
    var failing: [(words: String, ending: MatrixResults.Ending)] = []
    var others: [String] = []
    for ending in endings {
      let cells = matrix.cellText(of: ending).inOneLine
      switch ending.result.verdict {
      case .passed: others.append("passes in \(cells)")
      case .pending(let reason): others.append("pending in \(cells): \(reason.inOneLine)")
      case .failed: failing.append((style.paint("fails", .red) + " in \(cells)", ending))
      }
    }
    guard !failing.isEmpty else {
      return style.paint("pending", .yellow) + "  \(place(matrix.test)): "
        + others.joined(separator: "; ") + "\n"
    }
    list(matrix.test)
    var text = heading(matrix.test)
    for (index, (words, ending)) in failing.enumerated() {
      guard case .failed(let failure) = ending.result.verdict else { continue }
      let rest = failing.count == 1 ? others.map { "; \($0)" }.joined() : ""
      text += indented([words + rest], by: 2) + indented(failure.lines, by: 4)
      if index == failing.count - 1, matrix.omitted > 0 {
        text += "  and \(counted(matrix.omitted, "failure")) of other kinds\n"
      }
    }
    if failing.count > 1 { text += indented(others, by: 2) }
    return text + again(failing[0].ending.result) + "\n"
  }

  private func reportNotRun(_ first: TestResult, _ message: String, _ count: Int) -> String {
    notRunCount += count
    let lines = message.lines.map(\.withVisibleControls)
    return style.paint("not run", .red)
      + "  \(first.test.file.inOneLine)  \(counted(count, "test"))\n"
      + indented(lines, by: 2) + "\n"
  }

  /// Keeps a failure for the list at the end.
  private func list(_ test: TestID) {
    failureCount += 1
    if failures.count < Self.mostListed { failures.append(place(test)) }
  }

  private func heading(_ test: TestID) -> String {
    style.paint("failed", .red) + "  " + style.bold(place(test)) + "\n"
  }

  private func place(_ test: TestID) -> String {
    (test.name.isEmpty ? test.position : "\(test.position)  \(test.name)").inOneLine
  }

  private func again(_ result: TestResult) -> String {
    let words = ["scrim", "test", result.test.position, "--seed", String(result.seed)]
    let command = (words + arguments).map(\.quotedForShell).joined(separator: " ")
    return "  again: \(command.inOneLine)\n"
  }

  private func indented(_ lines: [String], by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return lines.map { $0.isEmpty ? "\n" : "\(margin)\($0)\n" }.joined()
  }

  // MARK: The end

  private func goldens(of summary: FileSummary) -> String {
    summary.recordedGoldens.map {
      style.paint("recorded", .cyan) + "  \($0.inOneLine)\n"
    }.joined()
      + summary.obsoleteGoldens.map {
        summary.removesObsoleteGoldens
          ? style.paint("removed", .cyan) + "  \($0.inOneLine): no test asks for it\n"
          : style.paint("obsolete", .yellow) + "  \($0.inOneLine): no test asks for it; delete it\n"
      }.joined()
  }

  private func end(_ summary: SuiteSummary) -> String {
    var text = ""
    let slow = slowest.results
    if !slow.isEmpty {
      text += "slowest:\n"
      text += indented(
        slow.map { "\(seconds($0.duration, decimals: 3)) s  \(place($0.test))" }, by: 2)
    }
    text += guessList
    if failureCount + notRunCount > 1, !failures.isEmpty {
      text += style.paint("failed", .red) + ":\n" + indented(failures, by: 2)
      if failureCount > failures.count { text += "  and \(failureCount - failures.count) more\n" }
      if notRunCount > 0 { text += "  and \(counted(notRunCount, "test")) not run\n" }
    }
    if let interruption = summary.interruption {
      text += style.paint("incomplete", .red) + ": \(interruption.inOneLine)\n"
    }
    let isGood = summary.failed == 0 && summary.interruption == nil
    return text + style.paint(summary.sentence, isGood ? .green : .red) + "\n"
  }

  private var guessList: String {
    guard !guesses.isEmpty else { return "" }
    guard style.isVerbose || guesses.count <= Self.mostGuesses else {
      return "rests on \(guesses.count) guesses; --verbose names them\n"
    }
    let sorted = guesses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let lines = sorted.map { "\($0.key.inOneLine) in \(counted($0.value, "test"))" }
    return "rests on guesses:\n" + indented(lines, by: 2)
  }
}

extension TestResult {
  fileprivate func withTest(_ test: TestID) -> TestResult {
    var result = self
    result.test = test
    return result
  }
}
