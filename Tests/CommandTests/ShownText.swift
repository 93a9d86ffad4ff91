/// What a document says that a command prints.
struct ShownText {
  private let lines: [Substring]

  init(_ text: String) { lines = Self.lines(text) }

  /// The first line that isn't in its place in what was printed; nil if it is as shown.
  ///
  /// A line `…` stands for any lines, a `…` within a line for any text.
  func mismatch(in printed: String) -> String? {
    var rest = Self.lines(printed)[...]
    var mayLeaveOut = false
    for line in lines {
      if line == "…" {
        mayLeaveOut = true
        continue
      }
      guard let place = rest.firstIndex(where: { Self.isShown($0, by: line) }),
        mayLeaveOut || place == rest.startIndex
      else { return String(line) }
      rest = rest[(place + 1)...]
      mayLeaveOut = false
    }
    return rest.isEmpty || mayLeaveOut ? nil : "(the end: more lines follow)"
  }

  private static func isShown(_ printed: Substring, by shown: Substring) -> Bool {
    let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return printed == shown }
    guard printed.hasPrefix(parts[0]) else { return false }
    var rest = printed.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }

  /// The lines of a text, without what a wall clock has measured.
  private static func lines(_ text: String) -> [Substring] {
    text.replacing(/(in [0-9]+ files?, )[0-9]+\.[0-9]{2} s/) { "\($0.output.1)0.00 s" }
      .replacing(/[0-9]+\.[0-9]{3} s(  |\n)/) { "0.000 s\($0.output.1)" }
      .replacing(/(time|timestamp|hostname)="[^"]*"/) { "\($0.output.1)=\"\"" }
      .replacing(/("?(?:duration|duration_ms)"?: ?)[0-9.]+/) { "\($0.output.1)0" }
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast(text.hasSuffix("\n") ? 1 : 0)
  }
}
