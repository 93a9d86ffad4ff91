import Scenarios

// Words that several reports share.

extension String {
  /// The text in one line: what would end or garble the line is an escape, such as `\n`.
  var inOneLine: String { escapingControls { _ in false } }

  /// The text with control characters as escapes, but for tabs and the ends of lines.
  var withVisibleControls: String { escapingControls { $0 == "\n" || $0 == "\t" } }

  /// The lines; an end of line that Windows writes leaves its `\r` behind.
  var lines: [String] {
    // By bytes: `\r\n` is one character.
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  private func escapingControls(except isKept: (Unicode.Scalar) -> Bool) -> String {
    if utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7f }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        switch scalar {
        case _ where isKept(scalar): text.unicodeScalars.append(scalar)
        case "\n": text += #"\n"#
        case "\r": text += #"\r"#
        case "\t": text += #"\t"#
        default: text += #"\u{"# + String(scalar.value, radix: 16) + "}"
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// Nanoseconds as seconds with so many decimals, at most nine, halves up.
func seconds(_ nanoseconds: Int64, decimals: Int) -> String {
  var unit: Int64 = 1
  for _ in decimals..<9 { unit *= 10 }
  let rounded = (max(0, nanoseconds) + unit / 2) / unit
  let scale = 1_000_000_000 / unit
  let fraction = String(rounded % scale)
  return "\(rounded / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
}

/// A number and its noun, `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension TestID {
  /// The file and the line, as far as there is one.
  var position: String { line > 0 ? "\(file):\(line)" : file }

  /// The title and the cell; empty for the file itself.
  var name: String {
    if titles.isEmpty { return cell.isEmpty ? "" : "[\(cell)]" }
    return cell.isEmpty ? title : "\(title) [\(cell)]"
  }
}

extension TestFailure {
  /// The message, with its position in front if it doesn't say it itself.
  var messageWithPosition: String {
    guard line > 0, !message.hasPrefix("\(file):\(line):") else { return message }
    return "\(file):\(line): \(message)"
  }

  /// All there is to show of the failure: the message, the last events, the stack.
  var lines: [String] {
    var lines = messageWithPosition.lines
    if !lastEvents.isEmpty { lines += ["last events:"] + lastEvents.map { "  \($0)" } }
    if !traceback.isEmpty {
      lines += traceback.lines.map { $0.hasPrefix("\t") ? "  \($0.dropFirst())" : $0 }
    }
    return lines.map(\.withVisibleControls)
  }
}

extension SuiteSummary {
  /// `12 passed, 1 failed, 2 pending in 3 files, 0.12 s`.
  var sentence: String {
    let took = "\(counted(files, "file")), \(seconds(duration, decimals: 2)) s"
    guard tests > 0 else { return "no test ran in \(took)" }
    return "\(passed) passed, \(failed) failed"
      + (pending > 0 ? ", \(pending) pending" : "") + " in \(took)"
  }
}
