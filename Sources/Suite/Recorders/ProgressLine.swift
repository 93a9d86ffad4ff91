/// A last line on a terminal that says how far a run is, drawn anew whenever that changes.
package struct ProgressLine {
  private let style: ConsoleStyle
  private var isShown = false

  /// Makes a line for a terminal of the style's width, or of 80 columns.
  package init(_ style: ConsoleStyle) { self.style = style }

  /// The line in place of the last one: how many of the files are done, how many tests failed, and
  /// which files are running, oldest first, without their folders.
  package mutating func update(done: Int, total: Int, failed: Int, running: [String]) -> String {
    isShown = true
    // The last column stays free: some terminals go to the next line once it is written.
    let width = max(1, (style.width ?? 80) - 1)
    let files = "\(done) of \(counted(total, "file"))"
    let failures = failed > 0 ? ", \(failed) failed" : ""
    var line = files + failures
    for (index, file) in running.enumerated() {
      let base = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
      let name = (index == 0 ? "  " : ", ") + String(base).inOneLine
      let rest = index + 1 < running.count ? " and \(running.count - index - 1) more" : ""
      if Self.columns(line) + Self.columns(name) + Self.columns(rest) > width {
        let more = index == 0 ? "" : " and \(running.count - index) more"
        if Self.columns(line) + Self.columns(more) <= width { line += more }
        break
      }
      line += name
    }
    while Self.columns(line) > width { line.removeLast() }
    guard failed > 0, line.hasPrefix(files + failures) else { return Self.erasing + line }
    return Self.erasing + files + style.paint(failures, .red)
      + line.dropFirst(files.count + failures.count)
  }

  /// Takes the line away, so that something else can be written there.
  package mutating func clear() -> String {
    defer { isShown = false }
    return isShown ? Self.erasing : ""
  }

  private static let erasing = "\r\u{1B}[2K"

  /// How many columns a text takes at most: whatever isn't ASCII may take two.
  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }
}
