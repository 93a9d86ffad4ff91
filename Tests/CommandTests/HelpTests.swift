import Testing

@Suite("The help")
struct HelpTests {
  private static let commands = ["run", "test", "repl", "new", "doc", "stubs"]

  @Test("names every command, and says what each does")
  func general() throws {
    let help = try Command.scrim("--help", in: Folder())
    let named = help.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
    #expect(named == Self.commands)
    #expect(help.problems == "")
    #expect(help.code == 0)
    for words in ["-h", "help"] {
      #expect(try Command.scrim(words, in: Folder()).output == help.output)
    }
  }

  @Test("of a command says how it is called", arguments: commands)
  func command(_ command: String) throws {
    let help = try Command.scrim(command, "--help", in: Folder())
    #expect(help.output.hasPrefix("usage: scrim \(command) "))
    #expect(help.problems == "")
    #expect(help.code == 0)
    #expect(try Command.scrim(command, "x.lua", "-h", in: Folder()).output == help.output)
    #expect(try Command.scrim("help", command, in: Folder()).output == help.output)
  }

  // An option without a name could be any of them, and the message says which.
  @Test("of a command names every option that it knows", arguments: ["run", "test"])
  func options(_ command: String) throws {
    let folder = try Folder()
    let known = try Command.scrim(command, "--=", in: folder).problems
      .split(separator: "\n")[0].split(whereSeparator: { " ?;".contains($0) })
      .filter { $0.hasPrefix("--") && $0.count > 2 }
    #expect(known.count > 8)
    let help = try Command.scrim(command, "--help", in: folder).output.split(separator: "\n")
    let named = help.filter { $0.hasPrefix("  --") }.map {
      $0.dropFirst(2).prefix { $0 != " " }
    }
    #expect(named == known)
  }

  @Test("of doc names its one option")
  func doc() throws {
    #expect(try Command.scrim("doc", "-h", in: Folder()).output.contains("\n  --markdown "))
  }

  @Test("fits into 100 columns", arguments: commands)
  func width(_ command: String) throws {
    for line in try Command.scrim(command, "--help", in: Folder()).output.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }
}
