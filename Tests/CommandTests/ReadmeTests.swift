import Scenarios
import Testing

@Suite("The README's commands")
struct ReadmeTests {
  private let folder: String
  private let lines: [Substring]

  init() throws {
    folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    lines = try ScriptFile(reading: folder + "/README.md").source
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("Every run of scrim succeeds as it is written")
  func commands() throws {
    let commands = blocks("sh").joined().filter { $0.contains("scripts/scrim") }
    #expect(commands.count >= 4)
    for command in commands {
      let line = command.replacing("scripts/scrim", with: "\"$0\"")
      let result = try Command.shell("cd '\(folder)' && \(line)", in: Folder())
      #expect(result.code == 0, "\(command)\n\(result.problems)")
    }
  }

  @Test("The usage is what --help prints")
  func usage() throws {
    let shown = try #require(blocks("text").first { $0.first?.hasPrefix("usage:") == true })
    let help = try Command.scrim("--help", in: Folder()).output
    #expect(shown.joined(separator: "\n") + "\n" == help)
  }

  @Test("The line about guesses is what the first example says")
  func guesses() throws {
    let shown = try #require(blocks("text").first { $0.first?.hasPrefix("scrim:") == true })
    let result = try Command.shell(
      "cd '\(folder)' && \"$0\" run examples/stacked-modals.lua", in: Folder())
    #expect(shown.joined(separator: "\n") + "\n" == result.problems)
  }

  @Test("The conversation with the REPL goes as it is shown")
  func conversation() throws {
    let shown = try #require(blocks("text").first { $0.first?.hasPrefix("> ") == true })
    let inputs = shown.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
    let answers = shown.filter { !$0.hasPrefix("> ") }.map { $0 + "\n" }
    let result = try Command.scrim("repl", in: Folder(), input: inputs.joined())
    #expect(result.output == answers.joined())
    #expect(result.problems == "")
  }

  /// The lines of each block of that language.
  private func blocks(_ language: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var open: (language: Substring, lines: [Substring])?
    for line in lines {
      if !line.hasPrefix("```") {
        open?.lines.append(line)
      } else if let block = open {
        if block.language == language { blocks.append(block.lines) }
        open = nil
      } else {
        open = (line.dropFirst(3), [])
      }
    }
    return blocks
  }
}
