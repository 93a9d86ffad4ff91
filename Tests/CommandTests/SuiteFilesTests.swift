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
    ] {
      #expect { try SuiteFiles([argument]) } throws: { "\($0)" == problem }
    }
  }
}
