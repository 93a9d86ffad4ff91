import Suite
import Testing

@Suite("A journal that can't grow")
struct JournalWriterTests {
  @Test("A disk that is full is said once, and the run goes on")
  func full() throws {
    let folder = try Folder(
      "for i = 1, 40 do it(\"is well \" .. i, function() end) end", named: "a_spec.lua")
    // The shell's limit of a file's size stands for the disk: 512 bytes a unit.
    let run = try Command.shell(
      "trap '' XFSZ; ulimit -f 1; \"$0\" test --jobs=1", in: folder)
    #expect(run.code == 0, "\(run.output)\(run.problems)")
    #expect(
      run.output.split(separator: "\n").filter {
        $0.contains("results are not kept from here on: .scrim/journal: File too large")
      }.count == 1, "\(run.output)\(run.problems)")
  }
}
