import Scenarios

/// Reports in TAP, the Test Anything Protocol, version 14.
///
/// The stream is flat: each test is a test point whose description begins with its file, so that
/// readers that don't know subtests count them all; the plan comes last. A test that isn't finished
/// is expected to fail, so it is `not ok … # TODO`, which is no failure. A failure has a YAML block
/// with `message`, `severity` (`fail`, or `error` for a test that broke), `kind`, `at`, `seed`,
/// `cell`, `duration_ms`, `last_events` and `traceback`.
package final class TAPRecorder: Recorder {
  private let version: Int
  private var count = 0
  /// How many tests rest on each guess; there are no more of them than policies have values.
  private var guesses: [String: Int] = [:]

  /// Makes a report of version 14, or 13; only the first line differs, and readers of 13 refuse 14.
  package init(version: Int = 14) { self.version = version }

  package func record(_ event: SuiteEvent) -> String {
    switch event {
    case .began: "TAP version \(version)\n"
    case .fileBegan: ""
    case .testEnded(let result): point(result)
    case .fileEnded(let summary):
      summary.recordedGoldens.map { comment("recorded \($0)") }.joined()
        + summary.obsoleteGoldens.map { comment("obsolete \($0)") }.joined()
    case .notice(let text): comment(text)
    case .ended(let summary): end(summary)
    }
  }

  private func point(_ result: TestResult) -> String {
    count += 1
    for guess in result.guesses { guesses[guess, default: 0] += 1 }
    let test = result.test
    let words = test.name.isEmpty ? test.file : "\(test.file): \(test.name)"
    let description = "\(count) - \(words.escapedForTAP)"
    switch result.verdict {
    case .passed: return "ok \(description)\n"
    case .pending(let reason): return "not ok \(description) # TODO \(reason.escapedForTAP)\n"
    case .failed(let failure): return "not ok \(description)\n" + block(result, failure)
    }
  }

  private func block(_ result: TestResult, _ failure: TestFailure) -> String {
    let test = result.test
    var lines = ["---"]
    append("message", failure.message, to: &lines)
    lines.append("severity: \(failure.kind.isError ? "error" : "fail")")
    lines.append("kind: \(failure.kind.rawValue)")
    let isKnown = failure.line > 0
    lines.append("at:")
    lines.append("  file: \((isKnown ? failure.file : test.file).quotedForYAML)")
    let line = isKnown ? failure.line : test.line
    if line > 0 { lines.append("  line: \(line)") }
    lines.append("seed: \(result.seed)")
    if !test.cell.isEmpty { lines.append("cell: \(test.cell.quotedForYAML)") }
    lines.append("duration_ms: \(milliseconds(result.duration))")
    if !failure.lastEvents.isEmpty {
      lines.append("last_events:")
      lines += failure.lastEvents.map { "  - \($0.quotedForYAML)" }
    }
    if !failure.traceback.isEmpty { append("traceback", failure.traceback, to: &lines) }
    lines.append("...")
    return lines.map { "  \($0)\n" }.joined()
  }

  /// Appends a text under its key: as a literal block if that can hold it, else in quotes.
  ///
  /// An empty line of a block is indented too, and no block begins with a space: simple readers of
  /// YAML, that of Perl's `prove` among them, need both.
  private func append(_ key: String, _ text: String, to lines: inout [String]) {
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.isPrintable }
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    let canBeRead = parts[0].first.map { $0 != " " && $0 != "\t" } ?? false
    if isPlain, canBeRead, parts.count > 1, parts[parts.count - 1] != "" {
      lines.append("\(key): |")
      lines += parts.map { "  \($0)" }
    } else {
      lines.append("\(key): \(text.quotedForYAML)")
    }
  }

  private func milliseconds(_ nanoseconds: Int64) -> String {
    seconds(min(nanoseconds, .max / 1_000) * 1_000, decimals: 3)
  }

  private func end(_ summary: SuiteSummary) -> String {
    var text = ""
    for (guess, count) in guesses.sorted(by: { $0.key < $1.key }) {
      text += comment("rests on a guess: \(guess) in \(counted(count, "test"))")
    }
    text += comment(summary.sentence)
    text += count == 0 ? "1..0 # SKIP no test ran\n" : "1..\(count)\n"
    if let interruption = summary.interruption {
      text += "Bail out! \(interruption.inOneLine)\n"
    }
    return text
  }

  private func comment(_ text: String) -> String {
    text.lines.map { "# \($0.inOneLine)\n" }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether YAML lets the character stand for itself.
  fileprivate var isPrintable: Bool {
    switch value {
    case 0x20..<0x7f, 0x85, 0xa0..<0x2028, 0x202a..<0xfeff, 0xff00..<0xfffe, 0x10000...: true
    default: false
    }
  }
}

extension String {
  /// The text in one line, without what would end a description.
  fileprivate var escapedForTAP: String {
    let line = inOneLine
    if !line.utf8.contains(UInt8(ascii: "#")), !line.utf8.contains(UInt8(ascii: "\\")) {
      return line
    }
    var text = ""
    for character in line.unicodeScalars {
      if character == "#" || character == "\\" { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text
  }

  /// The text in YAML's double quotes.
  fileprivate var quotedForYAML: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += #"\""#
      case "\\": text += #"\\"#
      case "\n": text += #"\n"#
      case "\t": text += #"\t"#
      case _ where scalar.isPrintable && scalar != "\u{85}": text.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        let isShort = scalar.value < 0x100
        text += isShort ? #"\x"# : #"\u"#
        text += String(repeating: "0", count: (isShort ? 2 : 4) - digits.count) + digits
      }
    }
    return text + "\""
  }
}
