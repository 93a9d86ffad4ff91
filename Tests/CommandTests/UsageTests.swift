import Glibc
import Testing

@Suite("A wrong command line")
struct UsageTests {
  @Test(
    "is explained in one line, and the exit code is 2",
    arguments: [
      ([], "which command? there are run, test, repl, new, doc and stubs"),
      (["rnu"], "there is no command \"rnu\"; did you mean run?"),
      (
        ["frobnicate"],
        "there is no command \"frobnicate\"; there are run, test, repl, new, doc and stubs"
      ),
      (["run"], "run: which script? scrim run FILE"),
      (["run", "a.lua", "b.lua"], "run takes one script, got a.lua, b.lua"),
      (["run", "--devcie", "pad", "a.lua"], "there is no option --devcie; did you mean --device?"),
      (["run", "--frobnicate", "a.lua"], "there is no option --frobnicate"),
      (["run", "-x", "a.lua"], "there is no option -x"),
      (["run", "-xy", "a.lua"], "there is no option -x"),
      (["run", "a.lua", "--device"], "--device needs a value"),
      (["run", "--bugs=1", "a.lua"], "--bugs takes no value, got --bugs=1"),
      (["run", "--format", "xml", "a.lua"], "--format is text or jsonl, not \"xml\""),
      (
        ["run", "--kind", "call,foo", "a.lua"],
        "--kind: there is no kind \"foo\"; there are call, set, callback, notification, "
          + "transition, animation, layout, view, window, rotation, keyboard, touch, warning, "
          + "exception, check, note, decision"
      ),
      (["run", "--policy", "x", "a.lua"], "--policy takes NAME=VALUE, got \"x\""),
      (
        ["run", "--limit", "memroy=3", "a.lua"],
        "--limit: there is no limit \"memroy\"; did you mean \"memory\"?"
      ),
      (
        ["run", "--limit", "memory=none", "a.lua"], "--limit takes NAME=NUMBER, got \"memory=none\""
      ),
      (["stubs", "--force"], "stubs takes no option, got --force"),
      (["stubs", "a", "b"], "stubs takes one folder, got a, b"),
      (["new"], "new: which folder? scrim new DIR"),
      (["new", ""], "new: which folder? scrim new DIR"),
      (["stubs", ""], "stubs: the folder's name is empty; without one it is stubs"),
      (["new", "-f", "a"], "new takes no option, got -f"),
      (["new", "a", "b"], "new takes one folder, got a, b"),
      (["doc", "--markdwon"], "there is no option --markdwon; did you mean --markdown?"),
      (["doc", "--markdown", "x"], "doc --markdown prints the whole reference; it takes no name"),
      (["doc", "a", "b"], "doc takes one name, got a, b"),
      (["repl", "--strict"], "repl takes no option, got --strict"),
      (["repl", "a.lua", "b.lua"], "repl takes one script at most, got a.lua, b.lua"),
    ] as [([String], String)])
  func misuse(words: [String], problem: String) throws {
    let folder = try Folder()
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try Command.shell("\"$0\" \(quoted)", in: folder)
    let help = problem.contains("command") ? "scrim --help" : "scrim \(words[0]) --help"
    #expect(run.problems == "scrim: \(problem)\n  `\(help)` shows what there is\n")
    #expect(run.output == "")
    #expect(run.code == 2)
  }

  @Test(
    "that names what there isn't is told the nearest, and the exit code is 2",
    arguments: [
      (
        ["--policy", "card.topp=safeArea"],
        "there is no policy \"card.topp\"; did you mean \"card.top\"?"
      ),
      (
        ["--policy", "presentation.start=tomorrow"],
        "policy presentation.start has no value \"tomorrow\"; it has "
      ),
      (
        ["--device", "iPad Ari 2"],
        "there is no device \"iPad Ari 2\"; did you mean \"iPad Air 2\" or \"iPad Air\" or "
      ),
      (
        ["--ios", "99"],
        "ios = 99 is no system that there is; say a number such as 12, or a string such as "
          + "\"12.5\", from 4 to 26"
      ),
    ])
  func unknownName(words: [String], problem: String) throws {
    let folder = try Folder("root(UIViewController 'Home')")
    let run = try Command.scrim("run", words[0], words[1], "test.lua", in: folder)
    #expect(run.problems.hasPrefix("scrim: \(problem)"), "\(run.problems)")
    #expect(run.problems.filter { $0 == "\n" }.count == 1)
    #expect(run.output == "")
    #expect(run.code == 2)
  }

  @Test("is none if it asks for the version")
  func version() throws {
    #expect(try Command.scrim("--version", in: Folder()).output == "scrim 0.1.0\n")
  }
}

@Suite("A file that is no script")
struct UnreadableFileTests {
  private func expect(
    _ problem: String, _ name: String, in folder: Folder, command: String = "run"
  ) throws {
    let run = try Command.scrim(command, name, in: folder)
    #expect(run.problems == "scrim: \(problem)\n")
    #expect(run.output == "")
    #expect(run.code == 2)
  }

  @Test("because it is missing", arguments: ["run", "repl"])
  func missing(command: String) throws {
    try expect("no.lua: No such file or directory", "no.lua", in: Folder(), command: command)
  }

  @Test("because it is a folder", arguments: ["run", "repl"])
  func folder(command: String) throws {
    try expect(
      ". is a folder; a script is a file of Lua text", ".", in: Folder(), command: command)
  }

  @Test(
    "because it is binary", arguments: [[0x1b, 0x4c, 0x75, 0x61, 0x54], [0x78, 0x3d, 0x31, 0x00]])
  func binary(bytes: [UInt8]) throws {
    let folder = try Folder()
    try folder.write("test.lua", bytes: bytes)
    try expect(
      "test.lua is a binary file; a script is Lua text (compiled chunks are not accepted)",
      "test.lua", in: folder)
  }

  @Test("because it is a pipe, which is not waited for", arguments: ["run", "repl"])
  func pipe(command: String) throws {
    let folder = try Folder()
    mkfifo(folder.path("test.lua"), 0o600)
    try expect(
      "test.lua is no file; a script is a file of Lua text, or - for standard input", "test.lua",
      in: folder, command: command)
  }

  @Test("though an editor's mark of UTF-8 is no reason, and moves no line")
  func mark() throws {
    let folder = try Folder("\u{feff}print \"a\"\nx()")
    let run = try Command.scrim("run", "test.lua", in: folder)
    #expect(run.output.hasSuffix("note        text=\"a\"\n"))
    #expect(run.problems.hasPrefix("scrim: test.lua:2: "))
    let broken = try Command.scrim("run", "test.lua", in: Folder("\u{feff}x = = 1"))
    #expect(broken.problems == "scrim: test.lua:1: unexpected symbol near '='\n")
  }

  @Test("because a line of it is not UTF-8")
  func invalidText() throws {
    let folder = try Folder()
    try folder.write("test.lua", bytes: Array("x = 1\ny = 2\nz = '".utf8) + [0xff, 0x27, 0x0a])
    try expect("test.lua:3: not valid UTF-8; save the script as UTF-8", "test.lua", in: folder)
  }

  @Test("because it is larger than a script may be")
  func tooLarge() throws {
    let folder = try Folder(String(repeating: "--------\n", count: (4 << 20) / 9 + 1))
    try expect("test.lua is larger than 4 MB, the limit of a script file", "test.lua", in: folder)
  }
}
