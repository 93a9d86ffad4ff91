/// A fenced block of a document.
struct MarkdownBlock {
  /// What the fence says: `lua`, `sh`, `text`, `yaml` or `json`.
  let language: String
  /// The line of the text's first line, from 1.
  let line: Int
  /// The text between the fences.
  let text: String

  /// The lines between the fences.
  var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The blocks of a document, in order.
  static func all(in document: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: (language: String, line: Int)?
    var content: [Substring] = []
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if !line.hasPrefix("```") {
        content.append(line)
      } else if let (language, start) = open {
        blocks.append(
          MarkdownBlock(
            language: language, line: start, text: content.joined(separator: "\n") + "\n"))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), index + 2)
        content = []
      }
    }
    if let (language, start) = open {
      blocks.append(
        MarkdownBlock(
          language: language + " (never closed)", line: start, text: content.joined(separator: "\n")
        ))
    }
    return blocks
  }
}
