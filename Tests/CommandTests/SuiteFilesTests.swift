import Glibc
import Suite
import Testing

@Suite("Finding specs")
struct SuiteFilesTests {
  /// Makes files, and finds what arguments lead to; paths are given from the folder on.
  private func find(_ names: [String], _ arguments: String...) throws -> [String] {
    let folder = try Folder()
    for name in names { try folder.write(name, "") }
    let found = try SuiteFiles(arguments.map { folder.path + "/" + $0 })
    return found.files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test("A folder is searched in the order of its names, whatever the file system's")
  func folders() throws {
    let names = ["b_spec.lua", "a_spec.lua", "a/z_spec.lua", "B_spec.lua", "c.lua", "x.txt"]
    #expect(try find(names, "") == ["B_spec.lua", "a/z_spec.lua", "a_spec.lua", "b_spec.lua"])
  }

  @Test("Names with a dot in front and reference files are passed over")
  func hidden() throws {
    let names = [".git/a_spec.lua", "__traces__/b_spec.lua", ".c_spec.lua", "d_spec.lua"]
    #expect(try find(names, "") == ["d_spec.lua"])
  }

  @Test("A script whose trace is stored is run with the specs; others are not")
  func scripts() throws {
    let names = ["a.lua", "__traces__/a.trace", "b.lua", "c/d.lua", "c/__traces__/d.trace"]
    #expect(try find(names, "") == ["a.lua", "c/d.lua"])
  }

  @Test("A file that is named is run whatever it is called, and once")
  func named() throws {
    let names = ["a.lua", "s/b_spec.lua"]
    #expect(try find(names, "a.lua", "s/b_spec.lua", "s", "a.lua") == ["a.lua", "s/b_spec.lua"])
  }

  @Test("A link to a folder is not followed, a link to a file is")
  func links() throws {
    let folder = try Folder()
    try folder.write("real/a_spec.lua", "")
    symlink("..", folder.path("real/up"))
    symlink("a_spec.lua", folder.path("real/b_spec.lua"))
    let found = try SuiteFiles([folder.path("real")])
    #expect(found.files == ["a_spec.lua", "b_spec.lua"].map { folder.path("real/\($0)") })
  }

  @Test("A line behind a file is kept; a file that has such a name comes first")
  func lines() throws {
    let folder = try Folder()
    for name in ["a_spec.lua", "b:7"] { try folder.write(name, "") }
    let found = try SuiteFiles(["a_spec.lua:12", "a_spec.lua:3", "b:7"].map(folder.path))
    #expect(found.files == ["a_spec.lua", "b:7"].map(folder.path))
    #expect(found.lines == [folder.path("a_spec.lua"): [12, 3]])
  }

  @Test("What isn't there is said as it was written")
  func missing() throws {
    let folder = try Folder()
    for (argument, problem) in [
      ("no", "no: No such file or directory"), ("no.lua:3", "no.lua:3: No such file or directory"),
      (
        folder.path + ":3",
        "\(folder.path):3: a line belongs to a file, and \(folder.path) is a folder"
      ),
      ("-", "-: test reads no standard input; name a file"),
    ] {
      #expect { try SuiteFiles([argument]) } throws: { "\($0)" == problem }
    }
  }

  @Test("A file runs once however it is spelled, by its first spelling")
  func detours() throws {
    let folder = try Folder()
    for name in ["a/x_spec.lua", "b/y_spec.lua"] { try folder.write(name, "") }
    symlink("a", folder.path("door"))
    let arguments = ["a/../a/x_spec.lua:3", "a/x_spec.lua:1", "door", "b/../b", "b"]
    let found = try SuiteFiles(arguments.map(folder.path))
    #expect(found.files == ["a/../a/x_spec.lua", "b/../b/y_spec.lua"].map(folder.path))
    #expect(found.lines == [folder.path("a/../a/x_spec.lua"): [3, 1]])
    #expect(found.searchedFolders == ["door", "b/../b", "b"].map(folder.path))
  }

  @Test("What is no file is passed over in a folder, and refused by name")
  func pipes() throws {
    let folder = try Folder()
    try folder.write("a_spec.lua", "")
    mkfifo(folder.path("x_spec.lua"), 0o600)
    symlink("x_spec.lua", folder.path("y_spec.lua"))
    #expect(try SuiteFiles([folder.path]).files == [folder.path("a_spec.lua")])
    for name in ["x_spec.lua", "x_spec.lua:3", "y_spec.lua"] {
      #expect {
        try SuiteFiles([folder.path(name)])
      } throws: {
        "\($0)"
          == "\(folder.path(name)) is no file; name a file of Lua text, or a folder of specs"
      }
    }
  }

  @Test("A folder that can't be read is a problem, and no folder without specs")
  func unreadable() throws {
    let folder = try Folder()
    try folder.write("s/a_spec.lua", "")
    symlink("__traces__", folder.path("s/__traces__"))
    let run = try Command.scrim("test", in: folder)
    #expect(run.code == 2)
    #expect(
      run.problems
        == "scrim: the folder s/__traces__ can't be read: Too many levels of symbolic links\n")
  }

  @Test("A folder without the right to read it is a problem", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    let folder = try Folder()
    try folder.write("s/a_spec.lua", "")
    chmod(folder.path("s"), 0)
    defer { chmod(folder.path("s"), 0o700) }
    #expect {
      try SuiteFiles([folder.path])
    } throws: {
      "\($0)" == "the folder \(folder.path("s")) can't be read: Permission denied"
    }
  }

  @Test("A name that is not UTF-8 is said, if a spec or a folder has it")
  func names() throws {
    let folder = try Folder()
    let make = { (line: String) in _ = try Command.shell(line, in: folder) }
    try make("mkdir a b c; touch a/$(printf 'x\\377').lua a/a_spec.lua")
    #expect(try SuiteFiles([folder.path("a")]).files == [folder.path("a/a_spec.lua")])
    try make("touch b/$(printf 'x\\377')_spec.lua; mkdir c/$(printf 'x\\377')")
    for (inner, name) in [("b", "x\u{fffd}_spec.lua"), ("c", "x\u{fffd}")] {
      #expect {
        try SuiteFiles([folder.path(inner)])
      } throws: {
        "\($0)" == "\(folder.path(inner))/\(name): the name is not valid UTF-8; rename it"
      }
    }
    let run = try Command.shell("\"$0\" test b/$(printf 'x\\377')_spec.lua", in: folder)
    #expect(run.code == 2)
    #expect(
      run.problems == "scrim: b/x\u{fffd}_spec.lua: the name is not valid UTF-8; rename it\n")
    try make("rm -r a b c")
  }

  @Test("A name that begins with a dash is no option, and - is no standard input")
  func dashes() throws {
    let folder = try Folder("it(\"x\", function() end)", named: "-a_spec.lua")
    for arguments in ["", "./-a_spec.lua", "./-a_spec.lua:1", "-- -a_spec.lua:1"] {
      let run = try Command.shell("\"$0\" test \(arguments)", in: folder)
      #expect(run.output.hasPrefix("1 passed, 0 failed in 1 file"), "\(run.problems)")
    }
    try folder.write("-", "x()")
    let run = try Command.scrim("test", "./-", in: folder)
    #expect(run.output.contains("again: scrim test ./-:1 --seed 0\n"), "\(run.output)")
  }
}
