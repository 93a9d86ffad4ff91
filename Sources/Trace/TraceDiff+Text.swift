extension TraceDiff {
  /// The differences as text, each with some lines around it; empty if there are none.
  ///
  /// A mark says what sort of line it is (`-` missing, `+` new, `>` moved, `~` otherwise changed),
  /// and a remark at its end says it in words. `...` stands for lines that are alike.
  package func text(context: Int = 3) -> String {
    var result = ""
    if let header { result += "- \(header.old)\n+ \(header.new)\n" }
    let isChanged = entries.map { $0.change != .same }
    // The lines up to here have been written, or have been left out.
    var next = 0
    var index = 0
    while let changed = isChanged[index...].firstIndex(of: true) {
      let start = max(next, changed - context)
      if start > next { result += "  ...\n" }
      for entry in entries[start..<changed] { result += "  \(entry.line.text)\n" }
      result += entries[changed].text + "\n"
      let after = isChanged[(changed + 1)...].firstIndex(of: true) ?? entries.count
      next = min(changed + 1 + context, after)
      for entry in entries[changed + 1..<next] { result += "  \(entry.line.text)\n" }
      index = changed + 1
    }
    if !result.isEmpty, next < entries.count { result += "  ...\n" }
    return result
  }
}

extension TraceDiff.Entry {
  /// The line with its mark and remark.
  fileprivate var text: String {
    let (mark, remark) = markAndRemark
    return "\(mark) \(line.text)  <- \(remark)"
  }

  private var markAndRemark: (String, String) {
    switch change {
    case .same: (" ", "the same")
    case .missing: ("-", "now missing")
    case .new: ("+", "new")
    case .movedAfter(let path): (">", "moved after \(path)")
    case .movedBefore(""): (">", "moved to the end")
    case .movedBefore(let path): (">", "moved before \(path)")
    case .changed(let fields): ("~", fields.isEmpty ? "had no fields" : "was \(fields)")
    case .shifted(let nanoseconds, let turns): ("~", shiftText(nanoseconds, turns))
    }
  }

  private func shiftText(_ nanoseconds: Int64, _ turns: Int32) -> String {
    if nanoseconds == 0, turns == 0 { return "on time again" }
    var parts: [String] = []
    if nanoseconds != 0 {
      var bytes: [UInt8] = []
      bytes.append(Int64(nanoseconds.magnitude), decimals: 9, atLeast: 3)
      let seconds = String(decoding: bytes, as: UTF8.self)
      parts.append("\(seconds) s \(nanoseconds > 0 ? "later" : "earlier")")
    }
    if turns != 0 {
      let count = turns.magnitude == 1 ? "1 turn" : "\(turns.magnitude) turns"
      parts.append("\(count) \(turns > 0 ? "later" : "earlier")")
    }
    return parts.joined(separator: ", ")
  }
}

extension TraceDiff {
  /// What differs between the first lines, as `ios=12.5 is now ios=17.0`; nil if nothing does.
  package var headerText: String? {
    guard let header else { return nil }
    let (old, new) = (fields(header.old), fields(header.new))
    var texts: [String] = []
    for field in old {
      guard let other = new.first(where: { $0.key == field.key }) else {
        texts.append("\(field.text) is gone")
        continue
      }
      if other.text != field.text { texts.append("\(field.text) is now \(other.text)") }
    }
    for field in new where !old.contains(where: { $0.key == field.key }) {
      texts.append("\(field.text) is new")
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The words of a first line that say something of the world.
  private func fields(_ header: String) -> [(key: Substring, text: String)] {
    let words = (try? Words.split(header)) ?? []
    return words.compactMap { word in
      word.firstIndex(of: "=").map { (word[..<$0], word) }
    }
  }
}
