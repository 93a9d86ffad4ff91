import Testing

@Suite("Reports of scrim test")
struct ReportTests {
  private static let spec = """
    it("holds", function() end)
    it("doesn't", function() error("boo") end)
    for index = 1, 3000 do it("number " .. index, function() end) end
    """

  @Test("A reader that goes away changes no verdict and is no problem")
  func closedPipe() throws {
    let folder = try Folder(Self.spec, named: "a_spec.lua")
    let run = try Command.shell(
      "{ $0 test --no-journal --format tap a_spec.lua; echo $? >code; } | head -n 1", in: folder)
    #expect(run.output == "TAP version 14\n")
    #expect(run.problems == "")
    #expect(try folder.read("code") == "1\n")
  }

  @Test("One report goes to standard output, others to files and pipes")
  func several() throws {
    let folder = try Folder(Self.spec, named: "a_spec.lua")
    let run = try Command.shell(
      """
      mkfifo pipe; tail -n 1 pipe >last & \
      $0 test --no-journal --format console --format junit --output r.xml --format tap --output pipe a_spec.lua
      wait
      """, in: folder)
    #expect(run.output.hasPrefix("failed  a_spec.lua:2  doesn't\n  a_spec.lua:2: boo\n"))
    #expect(try folder.read("r.xml").hasSuffix("</testsuites>\n"))
    #expect(try folder.read("last") == "1..3002\n")
    #expect(folder.names.filter { $0.hasSuffix(".new") } == [])
  }

  @Test("A report that can't be written is refused before anything runs")
  func refused() throws {
    let folder = try Folder(Self.spec, named: "a_spec.lua")
    let run = try Command.scrim(
      "test", "--no-journal", "--format", "tap", "--output", "no/r.tap", in: folder)
    #expect(run.output == "")
    #expect(
      run.problems == "scrim: no/r.tap can't be written: there is no folder no; make it first\n")
    #expect(run.code == 2)
  }
}
