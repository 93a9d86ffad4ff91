import Lua

/// The command line: finds the command and runs it.
enum Scrim {
  static let version = "0.1.0"

  private static let commands = ["run", "test", "repl", "doc", "new", "stubs"]

  static let usage = """
    usage: scrim run FILE [options]     run a script and print its trace
           scrim repl [FILE]            try things out, line by line
           scrim doc [NAME|--markdown]  the reference, or what it says of a name
           scrim new DIR                make a project with a spec that passes
           scrim stubs [DIR]            write DIR/library for the Lua language server and
                                        DIR/luacheck.lua for luacheck (DIR is stubs)
           scrim --version

    options of run:
      --device NAME         the device, whatever the script says: "iPad Air 2", phone, pad
      --ios VERSION         the system, whatever the script says: 12, 12.5
      --policy NAME=VALUE   switch a policy; may be repeated
      --bugs                switch on the faults that the system itself had
      --format text|jsonl   how to print the trace (text)
      --kind KIND,…         which kinds of events to print
      --strict              fail if a check has found something that the script doesn't expect
      --no-guesses          fail if the verdict rests on a guess
      --update              write the reference files that expect.golden compares with
      --limit NAME=NUMBER   change a limit: memory, instructions, objects, presentationDepth,
                            callbackDepth, nesting, pendingEvents, virtualTime,
                            traceEvents, output

    FILE may be - for standard input. Exit codes: 0 all held, 1 a scenario failed, 2 wrong usage
    or unreadable input, 3 a limit was hit, 70 a fault of Scrim's own.
    """

  static func run(_ arguments: [String]) -> Int32 {
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Output.out(usage + "\n")
      return 0
    }
    switch rest.first {
    case "run": return RunCommand.run(Array(rest.dropFirst()))
    case "test": return TestCommand.run(Array(rest.dropFirst()))
    case "repl": return REPLCommand.run(Array(rest.dropFirst()))
    case "doc": return DocCommand.run(Array(rest.dropFirst()))
    case "new": return NewCommand.run(Array(rest.dropFirst()))
    case "stubs": return StubsCommand.run(Array(rest.dropFirst()))
    case "--version":
      Output.out("scrim \(version)\n")
      return 0
    case "help":
      Output.out(usage + "\n")
      return 0
    case nil:
      return misuse("which command? there are \(commands.joined(separator: ", "))")
    case let word?:
      let near = nearestNames(to: word, among: commands, limit: 1).first
      return misuse(
        "there is no command \"\(word)\"; "
          + (near.map { "did you mean \($0)?" }
            ?? "there are \(commands.joined(separator: ", "))"))
    }
  }

  /// Says what was wrong with the command line; the exit code of wrong usage.
  static func misuse(_ problem: String) -> Int32 {
    Output.error("scrim: \(problem)\n  `scrim --help` shows what there is\n")
    return 2
  }
}
