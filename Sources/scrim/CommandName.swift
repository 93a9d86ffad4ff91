/// The commands, in the order of the help.
enum CommandName: String, CaseIterable {
  case run, test, repl, new, doc, stubs

  /// What it takes.
  var operands: String {
    switch self {
    case .run: "FILE"
    case .test: "[PATH…]"
    case .repl: "[FILE]"
    case .new: "DIR"
    case .doc: "[NAME]"
    case .stubs: "[DIR]"
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .run: "run a script and print its trace"
    case .test: "run specs and report what became of them"
    case .repl: "try things out, line by line"
    case .new: "make a project with a spec that passes"
    case .doc: "print the reference, or what it says of a name"
    case .stubs: "write definitions for editors and for luacheck"
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
    case .new:
      Help(
        usage: "scrim new DIR",
        """
        Makes a project in a folder: a spec and a scenario that pass, settings for editors and for
        luacheck, and a workflow for GitHub. What is there already is never overwritten.
        """)
    case .doc: DocCommand.help
    case .stubs:
      Help(
        usage: "scrim stubs [DIR]",
        """
        Writes definitions of all that a scenario can name: DIR/library for the Lua language
        server, DIR/luacheck.lua for luacheck. Without a DIR it is the folder stubs. Run it again
        when Scrim was updated.
        """)
    }
  }

  /// Runs it with the words behind its name; returns the exit code.
  func run(_ arguments: [String]) -> Int32 {
    switch self {
    case .run: RunCommand.run(arguments)
    case .test: TestCommand.run(arguments)
    case .repl: REPLCommand.run(arguments)
    case .new: NewCommand.run(arguments)
    case .doc: DocCommand.run(arguments)
    case .stubs: StubsCommand.run(arguments)
    }
  }
}
