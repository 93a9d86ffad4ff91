import Scenarios
import Testing

/// Somebody who does what a document says, block by block, in a folder like a clone.
final class DocumentReader {
  /// The folder with `Package.swift`.
  static let project = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  /// The document.
  let text: String
  private let path: String
  private let folder: Folder
  /// What ran last, which a text block shows.
  private var last: (block: MarkdownBlock, command: Command)? { didSet { isShown = false } }
  private var isShown = false

  /// The beginnings of the lines that are not run: what clones, installs, or runs this very test.
  static let exceptions = ["git clone ", "scripts/test"]
  /// What doesn't end by itself; it is ended with Ctrl-C when it has reported.
  private static let endless = " --watch"
  /// What isn't there on every machine; a line with it is run where it is.
  private static let tools = ["prove", "luacheck"]

  init(_ path: String) throws {
    self.path = path
    text = try ScriptFile(reading: "\(Self.project)/\(path)").source
    folder = try Folder()
    let start = path == "README.md" ? "scrim" : "project"
    let made = try Command.shell(
      """
      mkdir -p bin scrim/scripts project && ln -s "$0" bin/scrim && ln -s "$0" scrim/scripts/scrim &&
      cp -R '\(Self.project)/examples' scrim && echo "$PWD/\(start)" > .here
      """, in: folder)
    try #require(made.code == 0, "\(made.problems)")
  }

  /// Runs a block, or compares it with what the one before it printed.
  func take(_ block: MarkdownBlock) throws {
    if block.language == "text" { return try compare(block) }
    expectSuccess()
    last = nil
    switch block.language {
    case "lua": last = (block, try run(lua: block))
    case "sh": last = try run(sh: block.lines).map { (block, $0) }
    case "yaml": last = (block, try run(yaml: block))
    case "json": try expectStarter(block)
    default: Issue.record("\(place(block)): nobody can run a block of \"\(block.language)\"")
    }
  }

  private func place(_ block: MarkdownBlock) -> String { "\(path):\(block.line)" }

  /// What ran last has succeeded, or a text block has shown how it failed.
  func expectSuccess() {
    guard let (block, command) = last, !isShown else { return }
    #expect(
      command.code == 0,
      "\(place(block)): it fails, and no text block shows how\n\(command.output)\(command.problems)"
    )
  }

  // MARK: Running

  private func run(lua block: MarkdownBlock) throws -> Command {
    let isSpec = block.text.contains("describe(")
    var name = isSpec ? "try_spec.lua" : "try.lua"
    if let first = block.lines.first, first.hasPrefix("-- "), first.hasSuffix(".lua") {
      name = String(first.dropFirst(3))
    }
    try folder.write(".block", block.text)
    return try shell(
      "mkdir -p \"$(dirname '\(name)')\" && cp \"$top/.block\" '\(name)' && "
        + "scrim \(isSpec ? "test" : "run") '\(name)'")
  }

  private func run(sh lines: [Substring]) throws -> Command? {
    let lines = lines.filter { line in
      !Self.exceptions.contains { line.hasPrefix($0) }
        && Self.tools.allSatisfy { !line.hasPrefix($0) || isInstalled($0) }
    }.map { line in
      line.contains(Self.endless) ? "until_it_waits \(line)" : String(line)
    }
    return lines.isEmpty ? nil : try shell(lines.joined(separator: "\n"))
  }

  /// Runs the commands of a CI system's settings, but those that install.
  private func run(yaml block: MarkdownBlock) throws -> Command {
    if block.text.contains("actions/") { try expectStarter(block) }
    var commands: [Substring] = []
    var goesOn = false
    for line in block.lines {
      #expect(!line.contains("\t"), "\(place(block)): YAML has no tabs")
      var command = line.drop { $0 == " " }
      for mark in ["- ", "run: "] where command.hasPrefix(mark) {
        command = command.dropFirst(mark.count)
      }
      if goesOn || Self.commandsOfCI.contains(where: command.hasPrefix) {
        commands.append(command)
        goesOn = command.hasSuffix("\\")
      }
    }
    #expect(!commands.isEmpty, "\(place(block)): it runs nothing of scrim's")
    return try shell(
      commands.joined(separator: "\n").replacing("/opt/scrim/scripts/scrim", with: "scrim"))
  }

  /// How the lines of a CI system's settings begin that are run.
  private static let commandsOfCI = ["scrim ", "/opt/scrim/scripts/scrim ", "mkdir "]

  /// The block is a part of a file that `scrim new` writes.
  private func expectStarter(_ block: MarkdownBlock) throws {
    let starter = try shell(
      """
      rm -rf "$top/.new"; scrim new "$top/.new" >/dev/null
      cat "$top/.new/.luarc.json" "$top/.new/.luacheckrc" "$top/.new/.github/workflows/"*
      """
    ).output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = block.lines
    let isThere = starter.indices.dropLast(shown.count).contains { start in
      let margin = starter[start].prefix { $0 == " " }
      return zip(starter[start...], shown).allSatisfy {
        $0 == ($1.isEmpty ? "" : margin + $1)
      }
    }
    #expect(isThere, "\(place(block)): `scrim new` writes no such lines")
  }

  private func isInstalled(_ tool: String) -> Bool {
    ["/usr/bin", "/bin"].contains { Folder.names(in: $0).contains(tool) }
  }

  /// Runs lines of bash where the block before has left off; the code is that of the last failure.
  private func shell(_ text: String) throws -> Command {
    try folder.write(
      ".block.sh",
      """
      export top=$PWD HOME=$PWD PATH=$PWD/bin:$PATH
      cd "$(cat .here)" || exit 99
      until_it_waits() {
        set -m
        "$@" > "$top/.watched" & process=$!
        for _ in {1..1000}; do grep -q ' failed in ' "$top/.watched" && break; sleep 0.02; done
        kill -INT $process; wait $process
        cat "$top/.watched"
      }
      code=0; trap 'code=$?' ERR
      \(text)
      pwd > "$top/.here"; exit $code
      """)
    return try Command.shell("bash .block.sh", in: folder)
  }

  // MARK: Comparing

  private func compare(_ block: MarkdownBlock) throws {
    if block.text.hasPrefix("> ") { return try converse(block) }
    guard let command = last?.command else {
      Issue.record("\(place(block)): which block prints this?")
      return
    }
    isShown = true
    let shown = ShownText(block.text)
    var printed = [command.output + command.problems, command.problems]
    // What went wrong has to be shown.
    if command.code == 0 || command.problems.isEmpty { printed.append(command.output) }
    guard !printed.contains(where: { shown.mismatch(in: $0) == nil }) else { return }
    let nearest = block.text.hasPrefix("scrim:") ? command.problems : command.output
    let missing = shown.mismatch(in: nearest) ?? ""
    Issue.record(
      """
      \(place(block)): this line is not printed there:
      “\(missing)”
      It prints:
      \(command.output)\(command.problems)
      """)
  }

  /// A conversation with the REPL: what follows `> ` is said to it.
  private func converse(_ block: MarkdownBlock) throws {
    let inputs = block.lines.filter { $0.hasPrefix("> ") }.map { "\($0.dropFirst(2))\n" }
    let answers = block.lines.filter { !$0.hasPrefix("> ") }.map { "\($0)\n" }
    let result = try Command.scrim("repl", in: folder, input: inputs.joined())
    #expect(result.output == answers.joined(), "\(place(block))")
    #expect(result.problems == "", "\(place(block))")
  }
}
