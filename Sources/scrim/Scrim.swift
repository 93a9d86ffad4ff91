import Lua

/// The command line: finds the command and runs it.
enum Scrim {
  static let version = "0.1.0"

  static func run(_ arguments: [String]) -> Int32 {
    var rest = Array(arguments.dropFirst())
    guard let word = rest.first else {
      return misuse("which command? there are \(names)")
    }
    rest.removeFirst()
    let command = CommandName(rawValue: word)
    let asks = ["--help", "-h", "help"]
    if asks.contains(word)
      || rest.prefix(while: { $0 != "--" }).contains(where: asks.prefix(2).contains)
    {
      // `scrim help test` is `scrim test --help`.
      let named = command ?? rest.first.flatMap(CommandName.init)
      Output.out(named?.help.text ?? help)
      return 0
    }
    if word == "--version" {
      Output.out("scrim \(version)\n")
      return 0
    }
    guard let command else {
      let near = nearestNames(to: word, among: CommandName.allCases.map(\.rawValue), limit: 1).first
      return misuse(
        "there is no command \"\(word)\"; "
          + (near.map { "did you mean \($0)?" } ?? "there are \(names)"))
    }
    return command.run(rest)
  }

  /// What `scrim --help` prints.
  private static var help: String {
    let commands = CommandName.allCases.map {
      Help.row("\($0.rawValue) \($0.operands)", $0.summary)
    }
    return """
      usage: scrim COMMAND [arguments]

      commands:
      \(commands.joined())
      `scrim COMMAND --help` says more of one, `scrim --version` which version this is.

      Exit codes: 0 all held, 1 a scenario failed, 2 wrong usage or unreadable input, 3 a limit
      was hit, 70 a fault of Scrim's own, 130 Ctrl-C ended it.

      """
  }

  private static var names: String {
    let names = CommandName.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }

  /// Says what was wrong with the command line; the exit code of wrong usage.
  static func misuse(_ problem: String, of command: CommandName? = nil) -> Int32 {
    let help = "scrim " + (command.map { "\($0.rawValue) " } ?? "") + "--help"
    Output.error("scrim: \(problem)\n  `\(help)` shows what there is\n")
    return 2
  }
}
