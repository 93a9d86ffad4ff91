import Testing

@Suite("scrim repl, through a pipe")
struct REPLTests {
  /// Runs lines through the REPL; everything that it printed, problems in their place.
  private func repl(
    _ lines: String, in folder: Folder? = nil, options: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let folder = try folder ?? Folder()
    try folder.write("lines", lines)
    let run = try Command.shell("\"$0\" repl \(options) < lines 2>&1", in: folder)
    #expect(run.code == 0, sourceLocation: location)
    return run.output
  }

  @Test(
    "prints the value of an expression, and no prompt",
    arguments: [
      ("1 + 1", "2"), ("nil", "nil"), ("1, 'two', nil", "1\t\"two\"\tnil"),
      ("{ 1, 2, name = 'a' }", "{1, 2, name = \"a\"}"), ("math.max(3, 4) -- the larger", "4"),
      ("rect(1, 2, 3, 4)", "rect(1, 2, 3, 4)"), ("return 5", "5"),
    ])
  func value(input: String, value: String) throws {
    #expect(try repl(input + "\n") == value + "\n")
    #expect(try repl(input) == value + "\n")
  }

  @Test("prints nothing for statements, blank lines and comments")
  func silence() throws {
    #expect(try repl("x = 1\n\n  \n-- nothing\nlocal y = 2\n") == "")
  }

  @Test(
    "reads on while an input is not finished",
    arguments: [
      "function f()\nreturn 7\nend\nf()", "f = {\n7\n}\nf[1]", "1 +\n6",
      "([[abc\n]]):len() + 3",
      "(function()\n\nreturn 7\nend)()",
    ])
  func continuation(lines: String) throws {
    #expect(try repl(lines + "\n") == "7\n")
  }

  @Test("says what is missing if the lines end in an unfinished input, or forgets it on demand")
  func unfinished() throws {
    #expect(try repl("if x then\n") == "input 1:1: 'end' expected near <eof>\n")
    #expect(try repl("if x then\n:cancel\n2\n") == "2\n")
  }

  @Test("prints the new lines of the trace, before the value")
  func trace() throws {
    let output = try repl(
      """
      device { "iPhone 8", ios = 12 }
      note "one"
      note "two"
      now()
      device { "iPad Air 2", ios = 12 }

      """)
    #expect(
      output == """
        # scrim trace 1  device="iPhone 8" ios=12.5 sdk=12.5 orientation=portrait
        0.000    note        text="one"
        0.000    note        text="two"
        0
        # scrim trace 1  device="iPad Air 2" ios=12.5 sdk=12.5 orientation=portrait

        """)
  }

  @Test("goes on after an error, which shows no stack if it would say nothing new")
  func errors() throws {
    #expect(
      try repl("x = = 1\nprsent(1)\nerror 'boom'\n3\n") == """
        input 1:1: unexpected symbol near '='
        input 1:1: undefined global "prsent"; did you mean "present" or "print"?
        input 1:1: boom
        3

        """)
  }

  @Test("explains that a local is gone")
  func locals() throws {
    #expect(
      try repl("local a, form = 1, 2\nform\n") == """
        input 2:1: undefined global "form"; form was local to an earlier input: leave out `local` \
        to keep it

        """)
  }

  @Test("goes on after an endless loop and a memory bomb")
  func limits() throws {
    #expect(
      try repl(
        "x = 1\nwhile true do end\nt = {} while true do t[#t + 1] = ('x'):rep(9e5) .. #t end\nx\n")
          == """
          input 2:1: the script used up its budget of 50000000 instructions; is there a loop without \
          end? `--limit instructions=N` raises it
          input 2:1: not enough memory: the script needs more than 64 MB; `--limit memory=MB` raises it
          1

          """)
  }

  @Test("forgets what an input did before it failed, unless it is in the trace by then")
  func failedInput() throws {
    #expect(
      try repl("x = 1\nx = 2 error 'boom'\nx\n") == "input 2:1: boom\n1\n")
    #expect(
      try repl("device 'phone' x = 1\nx = 2 note 'done' error 'boom'\nx\n:undo\n:undo\nx\n")
        .split(separator: "\n").dropFirst() == [
          "0.000    note        text=\"done\"", "input 2:1: boom", "2", "taken back: x",
          "taken back: x = 2 note 'done' error 'boom'", "1",
        ])
  }

  @Test("says how to go on when the app has ended")
  func ended() throws {
    let output = try repl(
      """
      root(UIViewController "Home")
      after(1, function() error "late" end)
      settle()
      note "more"
      :undo
      note "again"

      """)
    let lines = output.split(separator: "\n").drop { !$0.contains("after delay") }
    #expect(
      lines.dropFirst().joined(separator: "\n") == """
        input 2:1: late (a callback that follows from input 2:1)
          raised while input 3:1 was running
        stack traceback:
        \tinput 2:1: in function <input 2:1>
        \tinput 3:1: in main chunk
        the app has ended: :undo takes this input back, device { … } begins a new world
        note: the app has ended: input 2:1: late (a callback that follows from input 2:1)
          raised while input 4:1 was running
        :undo takes the last input back; device { … } begins a new world
        taken back: settle()
        0.000+1  note        text="again"
        """)
  }

  @Test("takes inputs back by running the others again")
  func undo() throws {
    #expect(
      try repl(":undo\nx = 1\nx = 2\ny = {\n}\n:undo\n:undo\nx\n") == """
        :undo: there is no input to take back
        taken back: y = { …
        taken back: x = 2
        1

        """)
  }

  @Test("suggests the nearest command")
  func unknownCommand() throws {
    #expect(try repl(":udno\n") == "there is no command :udno; did you mean :undo?\n")
    #expect(
      try repl(":what\n")
        == "there is no command :what; there are :undo :save :save! :cancel :help :quit\n")
  }

  @Test("helps and quits")
  func helpAndQuit() throws {
    let help = try repl(":help\n:quit\nnever()\n")
    #expect(help.contains("\n:undo          takes the last input back"))
    #expect(help.hasSuffix("\n:quit          leaves, as ctrl-D does\n"))
    #expect(try repl("") == "")
  }

  @Test("skips a line that is no text")
  func invalidLine() throws {
    let folder = try Folder()
    try folder.write("bytes", bytes: Array("1\n'".utf8) + [0xff] + Array("'\n2\n".utf8))
    let run = try Command.shell("\"$0\" repl < bytes 2>&1", in: folder)
    #expect(run.output == "1\nline 2 of the input is not valid UTF-8; it was skipped\n2\n")
    #expect(run.code == 0)
  }

  @Test("runs a file first, whose globals stay and whose failure is no end")
  func file() throws {
    let folder = try Folder("answer = 42\nlocal form = 1\n")
    try folder.write("broken.lua", "answer = 1\nerror 'boom'\n")
    try folder.write("unfinished.lua", "if true then\n")
    #expect(try repl("answer\n", in: folder, options: "test.lua") == "42\n")
    #expect(
      try repl("2\n", in: folder, options: "broken.lua") == "broken.lua:2: boom\n2\n")
    #expect(
      try repl("2\n", in: folder, options: "unfinished.lua")
        == "unfinished.lua:2: 'end' expected (to close 'if' at line 1) near <eof>\n2\n")
  }

  @Test("saves a script that leads to the same trace, whatever the inputs were")
  func save() throws {
    let folder = try Folder(
      "#!/usr/bin/env scrim\nlocal model = 'iPhone 8'\ndevice { model, ios = 12 }")
    let inputs = """
      home = UIViewController "Home"
      root(home)
      home.view.bounds.width -- an expression
      (function() note "called" end)()
      local shadow = root
      local present = nil
      1, 2
      function label()
        return "a function"
      end
      note(label())
      if true then return note "returned" end
      home:present(home)
      note "kept" error "failed"
      undefinedGlobal
      present(UIViewController { "Form", modalPresentationStyle = "fullScreen" })
      settle()
      note "taken back"
      :undo
      :save saved.lua

      """
    let session = try repl(inputs, in: folder, options: "test.lua")
    #expect(session.hasSuffix("taken back: note \"taken back\"\nsaved 15 inputs to saved.lua\n"))
    let trace = session.split(separator: "\n")
      .filter { ($0.hasPrefix("#") || $0.hasPrefix("0.")) && !$0.contains("taken back") }
    let saved = try folder.read("saved.lua")
    let again = try Command.scrim("run", "saved.lua", in: folder)
    #expect(again.code == 0, "\(again.problems) \(saved)")
    #expect(again.output.split(separator: "\n") == trace)
    #expect(again.output.contains("text=\"kept\""))
    #expect(again.output.contains("Form.viewDidAppear"))
  }

  @Test("saves plain inputs plainly")
  func plainSave() throws {
    let folder = try Folder()
    _ = try repl("x = 1\nfunction f(a)\n  x = a\nend\nf(2)\n:save saved.lua\n", in: folder)
    #expect(try folder.read("saved.lua") == "x = 1\nfunction f(a)\n  x = a\nend\nf(2)\n")
  }

  @Test("overwrites no file unless told to, and leaves none behind that is not whole")
  func overwriting() throws {
    let folder = try Folder("precious")
    #expect(
      try repl("x = 1\n:save test.lua\n", in: folder)
        == ":save: test.lua exists already; :save! test.lua overwrites it\n")
    #expect(try folder.read("test.lua") == "precious")
    #expect(
      try repl("x = 1\n:save! test.lua\n", in: folder) == "saved 1 input to test.lua\n")
    #expect(try folder.read("test.lua") == "x = 1\n")
    #expect(
      try repl("x = 1\n:save no/such.lua\n:save! .\n:save! /dev/null\n:save\n", in: folder) == """
        :save: no/such.lua: No such file or directory
        :save: . is a folder; name a file in it
        :save: /dev/null is no ordinary file; name one that is, or a new one
        :save: which file? :save FILE

        """)
    #expect(try repl(":save new.lua\n", in: folder) == ":save: there is no input to save\n")
    #expect(folder.names == ["lines", "test.lua"])
  }
}
