/// The commands, in the order of the help.
enum CommandName: String, CaseIterable {
  case run, test, repl

  /// What it takes.
  var operands: String {
    switch self {
    case .run: "FILE"
    case .test: "[PATH…]"
    case .repl: "[FILE]"
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .run: "run a script and print its trace"
    case .test: "run specs and report what became of them"
    case .repl: "try things out, line by line"
    }
  }

  /// What `scrim COMMAND --help` prints.
  var help: Help {
    switch self {
    case .run: RunOptions.help
    case .test: TestOptions.help
    case .repl:
      Help(
        usage: "scrim repl [FILE]",
        """
        Reads a line, runs it, and prints what is new in the trace, and the value. With a FILE it
        runs that first. :help lists its commands, :quit or Ctrl-D ends it.
        """)
    }
  }

  /// Runs it with the words behind its name; returns the exit code.
  func run(_ arguments: [String]) -> Int32 {
    switch self {
    case .run: RunCommand.run(arguments)
    case .test: TestCommand.run(arguments)
    case .repl: REPLCommand.run(arguments)
    }
  }
}
