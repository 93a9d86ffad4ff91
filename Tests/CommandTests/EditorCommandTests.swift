import Glibc
import Scenarios
import Testing

@Suite("scrim stubs, new and doc")
struct EditorCommandTests {
  private static let hasLuacheck = access("/usr/bin/luacheck", X_OK) == 0
  private static let hasLua = access("/usr/bin/luac5.4", X_OK) == 0
  private let project = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  @Test("Stubs are written whole into a folder, the same bytes again, and over older ones")
  func stubs() throws {
    let folder = try Folder()
    let first = try Command.scrim("stubs", in: folder)
    #expect(first.code == 0 && first.problems == "")
    #expect(
      first.output == """
        wrote 7 files to stubs:
          stubs/library  definitions; name it in workspace.library of .luarc.json
          stubs/luacheck.lua  a standard; .luacheckrc gets it with require

        """)
    try folder.write("stubs/luacheck.lua", "older")
    #expect(try Command.scrim("stubs", "a/b/c", in: folder).code == 0)
    #expect(try Command.scrim("stubs", in: folder).code == 0)
    #expect(try Command.shell("diff -r stubs a/b/c", in: folder).output == "")
    #expect(folder.names(in: "stubs") == ["library", "luacheck.lua"])
    #expect(folder.names(in: "stubs/library").count == 6)
  }

  @Test("Stubs that can't be written are a failure that names the file")
  func unwritable() throws {
    let folder = try Folder()
    try folder.write("file", "")
    let run = try Command.scrim("stubs", "file", in: folder)
    #expect(run.code == 2)
    #expect(
      run.problems == "scrim: stubs: the folder file/library can't be made: Not a directory\n")
    #expect(try folder.read("file") == "")
  }

  @Test("Every stub file is Lua", .enabled(if: hasLua))
  func lua() throws {
    let folder = try Folder()
    #expect(try Command.scrim("stubs", in: folder).code == 0)
    let run = try Command.shell(
      "for file in stubs/*.lua stubs/library/*.lua; do luac5.4 -p \"$file\" || exit 1; done",
      in: folder)
    #expect(run.code == 0, "\(run.problems)")
  }

  @Test("Every example and every spec passes luacheck with the standard", .enabled(if: hasLuacheck))
  func luacheck() throws {
    let folder = try Folder()
    #expect(try Command.scrim("stubs", in: folder).code == 0)
    try folder.write(
      ".luacheckrc",
      "std = \"scrim\"\nstds.scrim = require \"stubs.luacheck\"\nunused_args = false\n")
    try folder.write("wrong.lua", "io.write(UIView.anmate, expect.ordr, forms)\n")
    let run = try Command.shell(
      "luacheck -q '\(project)/examples' '\(project)/Tests/Scenarios'", in: folder)
    #expect(run.code == 0, "\(run.output)")
    let wrong = try Command.shell("luacheck --no-color wrong.lua", in: folder)
    for problem in [
      "undefined variable 'io'", "undefined field 'anmate'", "undefined field 'ordr'",
      "undefined variable 'forms'",
    ] { #expect(wrong.output.contains(problem), "\(wrong.output)") }
  }

  @Test("A new project is complete, and luacheck has nothing against it")
  func new() throws {
    let folder = try Folder()
    let made = try Command.scrim("new", "app", in: folder)
    #expect(made.code == 0 && made.problems == "")
    #expect(
      made.output == """
        made a project in app:
          app/README.md
          app/specs/first_spec.lua
          app/scenarios/first.lua
          app/.luarc.json
          app/.luacheckrc
          app/.gitignore
          app/.github/workflows/scenarios.yml
          app/stubs/ for the editor and luacheck
        next:
          cd app
          scrim test specs                run the spec
          scrim run scenarios/first.lua   print a trace
          scrim doc                       what a scenario can name

        """)
    let settings = try folder.read("app/.luarc.json").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined()
      .replacing(": ", with: ":").replacing(", ", with: ",")
      .replacing("{ ", with: "{").replacing(" }", with: "}")
    #expect(JSON.object(settings)?.map(\.key).contains("workspace.library") == true)
    let run = try Command.shell("cd app && \"$0\" run --strict scenarios/first.lua", in: folder)
    #expect(run.code == 0, "\(run.problems)")
    let test = try Command.shell("cd app && \"$0\" test --strict --format tap", in: folder)
    #expect(test.code == 0, "\(test.output)\(test.problems)")
    #expect(test.output.contains("1..2"), "\(test.output)")
    // What the workflow runs, as it runs it.
    let workflow = try folder.read("app/.github/workflows/scenarios.yml")
    let lines = workflow.split(separator: "\n").map { $0.drop { $0 == " " } }
    let first = try #require(lines.firstIndex { $0.hasPrefix("mkdir ") })
    let script = lines[first...(first + 2)].joined(separator: "\n")
      .replacing("/opt/scrim/scripts/scrim", with: "\"$0\"")
    let ci = try Command.shell("export CI=true; cd app\n\(script)", in: folder)
    #expect(ci.code == 0, "\(ci.output)\(ci.problems)")
    #expect(try folder.read("app/reports/junit.xml").contains("tests=\"2\""))
    guard Self.hasLuacheck else { return }
    let check = try Command.shell("cd app/specs && luacheck --no-color . ../scenarios", in: folder)
    #expect(check.code == 0 && check.output.contains("in 2 files"), "\(check.output)")
  }

  @Test("A new project overwrites nothing, and makes nothing then")
  func existing() throws {
    let folder = try Folder()
    #expect(
      try Command.shell("mkdir -p app/specs && echo mine > app/README.md", in: folder).code == 0)
    try folder.write("app/specs/first_spec.lua", "mine")
    let run = try Command.scrim("new", "app", in: folder)
    #expect(run.code == 2 && run.output == "")
    #expect(
      run.problems
        == "scrim: new overwrites nothing, and made nothing: app/README.md, "
        + "app/specs/first_spec.lua exist already\n")
    #expect(folder.names(in: "app") == ["README.md", "specs"])
    #expect(try folder.read("app/README.md") == "mine\n")
  }

  @Test("A project can be made where one stands, beside files of other names")
  func here() throws {
    let folder = try Folder()
    try folder.write("notes.txt", "mine")
    let run = try Command.scrim("new", ".", in: folder)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("made a project in .:\n  README.md\n"))
    #expect(!run.output.contains("cd "))
    #expect(folder.names.contains("specs") && folder.names.contains("notes.txt"))
  }

  @Test("The folder of a new project is named as a shell takes it")
  func quoted() throws {
    let folder = try Folder()
    let run = try Command.scrim("new", "my proj ü", in: folder)
    #expect(run.output.contains("\nnext:\n  cd 'my proj ü'\n"), "\(run.output)")
    let there = try Command.shell("cd 'my proj ü' && \"$0\" test specs", in: folder)
    #expect(there.code == 0, "\(there.problems)")
  }

  @Test("doc prints the index, a page, or the document; a miss is exit code 2 with a suggestion")
  func doc() throws {
    let folder = try Folder()
    let index = try Command.scrim("doc", in: folder)
    #expect(index.code == 0 && index.output.hasPrefix("Verbs\n\n  device"))
    let page = try Command.scrim("doc", "expect.order", in: folder)
    #expect(page.code == 0 && page.output.hasPrefix("expect.order(patterns, { since = })\n"))
    let document = try Command.scrim("doc", "--markdown", in: folder)
    #expect(document.code == 0 && document.output.hasPrefix("# The reference\n"))
    let miss = try Command.scrim("doc", "expect.odrer", in: folder)
    #expect(miss.code == 2 && miss.output == "")
    #expect(
      miss.problems
        == "scrim: doc: there is nothing named \"expect.odrer\"; did you mean expect.order?\n")
  }
}
