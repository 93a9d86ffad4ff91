import Testing

@Suite("A script's reference trace, with scrim run")
struct GoldenRunTests {
  @Test("is missed, written with --update, and compared from then on")
  func run() throws {
    let folder = try Folder("UIViewController('Form'):loadViewIfNeeded()\nexpect.golden()")
    defer { _ = try? Command.shell("rm -r __traces__", in: folder) }
    let missing = try Command.scrim("run", "test.lua", in: folder)
    #expect(missing.code == 1)
    #expect(
      missing.problems == """
        scrim: test.lua:2: expect.golden: there is no reference __traces__/test.trace
          0.000    callback    Form.viewDidLoad
        If the trace is right, accept it with `scrim run test.lua --update`.

        """)
    let updated = try Command.scrim("run", "test.lua", "--update", in: folder)
    #expect(updated.code == 0)
    #expect(try folder.read("__traces__/test.trace") == updated.output)
    #expect(try Command.scrim("run", "test.lua", in: folder).code == 0)
    let changed = try Command.scrim("run", "test.lua", "--ios", "13", in: folder)
    #expect(changed.code == 1)
    #expect(
      changed.problems == """
        scrim: test.lua:2: expect.golden: the trace differs from __traces__/test.trace: another device
          the devices differ: device="iPhone 15" is now device="iPhone 11", ios=17.7 is now ios=13.7, \
        sdk=17.7 is now sdk=13.7
        If the new trace is right, accept it with `scrim run test.lua --update`.

        """)
  }

  @Test("has no place beside standard input")
  func standardInput() throws {
    let run = try Command.scrim(
      "run", "-", "--update", in: Folder(), input: "root(UIViewController 'Home')\nexpect.golden()")
    #expect(run.code == 1)
    #expect(
      run.problems == """
        scrim: stdin:2: expect.golden: the script is no file, beside which a reference could lie; \
        save it, and run it with `scrim run FILE`

        """)
  }
}
