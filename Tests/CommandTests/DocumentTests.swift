import Glibc
import Scenarios
import Testing

/// Every code block of the README and of `docs` is run, as its reader would, and what stands below
/// it is what it prints.
///
/// - `lua`: a script, run by `scrim run`, or a spec, run by `scrim test`. A first line that is a
///   comment with a file's name saves it under that name, for what follows.
/// - `sh`: run by a shell in the folder that the blocks before it have left.
/// - `text`: what the block before it prints, to either stream or to both. A line `…` stands for any
///   lines, a `…` in a line for any text; what a wall clock has measured may differ.
/// - `yaml`: a CI system's settings, whose commands are run; GitHub's are what `scrim new` writes.
/// - `json`: what `scrim new` writes.
@Suite("The documents' code blocks")
struct DocumentTests {
  static let paths =
    ["README.md"]
    + Folder.names(in: DocumentReader.project + "/docs").filter { $0.hasSuffix(".md") }
    .map { "docs/\($0)" }

  @Test("run as they stand, and print what is shown below them", arguments: paths)
  func blocks(_ path: String) throws {
    let reader = try DocumentReader(path)
    for block in MarkdownBlock.all(in: reader.text) { try reader.take(block) }
    reader.expectSuccess()
  }

  @Test("stand between links that lead somewhere", arguments: paths)
  func links(_ path: String) throws {
    let folder = path.hasPrefix("docs/") ? "docs/" : ""
    let text = try DocumentReader(path).text
    for match in text.matches(of: /\]\(([^)#:]*)(#[^)]*)?\)/) {
      var target = match.output.1.isEmpty ? path : folder + match.output.1
      target = target.replacing("docs/../", with: "")
      let place = "\(DocumentReader.project)/\(target)"
      #expect(access(place, R_OK) == 0, "\(path): there is no \(target)")
      guard let anchor = match.output.2?.dropFirst() else { continue }
      let headings = try ScriptFile(reading: place).source.split(separator: "\n")
        .filter { $0.hasPrefix("#") }
        .map { line in
          line.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
            .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
      #expect(headings.contains(String(anchor)), "\(path): \(target) has no heading for #\(anchor)")
    }
  }

  @Test("and what stands in the text name only options that there are", arguments: paths)
  func options(_ path: String) throws {
    let folder = try Folder()
    let helps = try ["run", "test", "doc", "help"].map {
      try Command.scrim($0, "--help", in: folder).output
    }
    let known = Set(
      helps.joined(separator: "\n").split { !($0.isLetter || $0 == "-") }.filter {
        $0.hasPrefix("--")
      })
    for match in try DocumentReader(path).text.matches(of: /`scrim [^`]*`|`--[^`]*`/) {
      for word in match.output.split(whereSeparator: { " `=".contains($0) })
      where word.hasPrefix("--") {
        #expect(known.contains(word), "\(path): `\(word)` is no option")
      }
    }
  }

  @Test("that aren't run are still there")
  func exceptions() throws {
    let blocks = try Self.paths.flatMap { MarkdownBlock.all(in: try DocumentReader($0).text) }
    let lines = Set(blocks.filter { $0.language == "sh" }.flatMap(\.lines))
    for exception in DocumentReader.exceptions {
      #expect(
        lines.contains { $0.hasPrefix(exception) }, "no document says `\(exception)` any more")
    }
  }

  @Test("are compared line by line, with places for what is left out")
  func comparison() {
    let printed = "one\ntwo\nthree\n1 passed, 0 failed in 1 file, 0.12 s\n"
    func mismatch(_ shown: String) -> String? { ShownText(shown).mismatch(in: printed) }
    #expect(mismatch("one\n…\n1 passed, 0 failed in 1 file, 0.50 s\n") == nil)
    #expect(mismatch("…\nt…e\n1 passed, 0 failed in 1 file, 0.12 s\n") == nil)
    #expect(mismatch("one\n…\n") == nil)
    #expect(mismatch("one\nthree\n…\n") == "three")
    #expect(mismatch("two\n…\n") == "two")
    #expect(mismatch("one\n") == "(the end: more lines follow)")
    #expect(mismatch("…\n2 passed, 0 failed in 1 file, 0.12 s\n") != nil)
  }
}
