import Scenarios
import Testing

@Suite("The documents' code blocks")
struct DocumentTests {
  static let paths = ["README.md"] + Project.files(in: "docs", endingIn: ".md")

  @Test("A block is marked lua, sh or text, and the README has all three", arguments: paths)
  func languages(_ path: String) throws {
    let blocks = try MarkdownBlock.all(in: Project.read(path).source)
    for block in blocks {
      #expect(
        ["lua", "sh", "text"].contains(block.language),
        "\(path):\(block.line - 1): the fence says \"\(block.language)\"")
    }
    if path == "README.md" { #expect(Set(blocks.map(\.language)) == ["lua", "sh", "text"]) }
  }

  @Test("A Lua block runs as it stands", arguments: paths)
  func runs(_ path: String) throws {
    for block in try MarkdownBlock.all(in: Project.read(path).source)
    where block.language == "lua" {
      let script = script(block, path)
      guard !block.text.contains("describe(") else {
        let results = try SpecificationRunner().run(script)
        #expect(!results.isEmpty, "\(script.name): no test is declared")
        for result in results {
          if case .failed(let message) = result.ending {
            Issue.record("\(script.name): \(result.title)\n\(message)")
          }
        }
        continue
      }
      let recording = try Recording(of: script, in: ScenarioRunner())
      #expect(recording.problem == nil, "\(script.name): \(recording.problem ?? "")")
    }
  }

  // A text block that is a trace belongs to the lua block before it, or to the example that the
  // sh block before it runs. A line `…` stands for lines that are left out.
  @Test("A trace that a document shows is what its script prints", arguments: paths)
  func traces(_ path: String) throws {
    var printed: (name: String, text: String)?
    for block in try MarkdownBlock.all(in: Project.read(path).source) {
      switch block.language {
      case "lua":
        let script = script(block, path)
        printed = try (script.name, Recording(of: script, in: ScenarioRunner()).text)
      case "sh":
        let words = block.text.split(whereSeparator: \.isWhitespace)
        guard let example = words.first(where: { $0.hasPrefix("examples/") }) else { continue }
        let script = try Project.read(String(example))
        printed = try (script.name, Recording(of: script, in: ScenarioRunner()).text)
      case "text" where block.text.hasPrefix("# scrim trace"):
        let printed = try #require(printed, "\(path):\(block.line): which script's trace is this?")
        if let line = missing(block.text, in: printed.text) {
          Issue.record(
            "\(path):\(block.line): \(printed.name) doesn't print this line there:\n\(line)")
        }
      default: break
      }
    }
  }

  private func script(_ block: MarkdownBlock, _ path: String) -> ScriptFile {
    ScriptFile(name: "\(path):\(block.line)", source: block.text, folder: Project.folder)
  }

  /// The first line of a shown trace that the printed one doesn't have in its place.
  private func missing(_ shown: String, in printed: String) -> Substring? {
    var rest = printed.split(separator: "\n")[...]
    var mayLeaveOut = false
    for line in shown.split(separator: "\n") {
      if line == "…" {
        mayLeaveOut = true
        continue
      }
      guard let place = rest.firstIndex(of: line), mayLeaveOut || place == rest.startIndex else {
        return line
      }
      rest = rest[(place + 1)...]
      mayLeaveOut = false
    }
    return rest.isEmpty || mayLeaveOut ? nil : "(the end: more lines follow)"
  }
}
