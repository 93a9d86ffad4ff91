import Glibc
import Testing

@Suite("What scrim run prints")
struct OutputTests {
  private static let presentation = """
    device { 'iPhone 8', ios = 12 }
    root(UIViewController 'Home')
    present(UIViewController { 'Form', modalPresentationStyle = 'fullScreen' })
    advance(0.1)
    """

  @Test("is the trace, and nothing for an empty script", arguments: ["", "\n", "-- nothing", "\t"])
  func empty(script: String) throws {
    let run = try Command.scrim("run", "test.lua", in: Folder(script))
    #expect(run.output == "")
    #expect(run.problems == "")
    #expect(run.code == 0)
  }

  @Test("is the same from a file, from standard input and behind a line for the shell")
  func standardInput() throws {
    let folder = try Folder(Self.presentation)
    try folder.write("shebang.lua", "#!/usr/bin/env scrim\n" + Self.presentation)
    let file = try Command.scrim("run", "test.lua", in: folder)
    let input = try Command.scrim("run", "-", in: folder, input: Self.presentation)
    let shebang = try Command.scrim("run", "shebang.lua", in: folder)
    #expect(file.output.hasPrefix("# scrim trace 1  device=\"iPhone 8\" ios=12.5"))
    #expect(file.code == 0)
    #expect(input.output == file.output)
    #expect(shebang.output == file.output)
  }

  @Test("calls standard input stdin in messages")
  func standardInputName() throws {
    let run = try Command.scrim("run", "-", in: Folder(), input: "\nerror 'boom'")
    #expect(run.problems == "scrim: stdin:2: boom\n")
    #expect(run.code == 1)
  }

  @Test("says what was under way when the script ended")
  func midFlight() throws {
    let run = try Command.scrim("run", "test.lua", in: Folder(Self.presentation))
    #expect(
      run.problems.hasPrefix(
        """
        scrim: the script ended in mid-flight; still pending:
          the end of an animation, due at 0.506 s (test.lua:3)

        """), "\(run.problems)")
    #expect(run.code == 0)
  }

  @Test("is one line more for a script that says it is not finished, which is no failure")
  func pending() throws {
    let run = try Command.scrim(
      "run", "test.lua", in: Folder("pending 'the bug is not understood'"))
    #expect(run.output == "pending: the bug is not understood\n")
    #expect(run.problems == "")
    #expect(run.code == 0)
  }

  @Test("says on which guesses it rests, and that fails with --no-guesses")
  func guesses() throws {
    let folder = try Folder(Self.presentation)
    let plain = try Command.scrim("run", "test.lua", in: folder)
    let rests = try #require(plain.problems.split(separator: "\n").last)
    #expect(rests.hasPrefix("scrim: rests on "))
    #expect(rests.contains("cover-vertical.timing=spring (inferred)"))
    #expect(plain.code == 0)
    let strict = try Command.scrim("run", "test.lua", "--no-guesses", in: folder)
    #expect(strict.problems.hasSuffix("\(rests)\nscrim: --no-guesses counts that as a failure\n"))
    #expect(strict.code == 1)
    let none = try Command.scrim("run", "-", "--no-guesses", in: folder, input: "note 'none'")
    #expect(none.problems == "")
    #expect(none.code == 0)
  }

  @Test("is of the kinds asked for", arguments: ["decision", "call", "callback", "set,layout"])
  func kinds(kind: String) throws {
    let run = try Command.scrim("run", "test.lua", "--kind", kind, in: Folder(Self.presentation))
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(!lines.isEmpty)
    for line in lines {
      let columns = line.split(separator: " ")
      #expect(kind.split(separator: ",").contains(columns[1]), "\(line)")
    }
  }

  @Test("follows the command line's device and policies, whatever the script says")
  func overrides() throws {
    let run = try Command.scrim(
      "run", "--device", "pad", "--ios=13", "test.lua", "--policy", "presentation.start=inCall",
      in: Folder(Self.presentation))
    #expect(run.output.hasPrefix("# scrim trace 1  device=\"iPad"), "\(run.output) \(run.problems)")
    #expect(run.output.prefix { $0 != "\n" }.contains(" ios=13.7 "))
    #expect(run.output.prefix { $0 != "\n" }.hasSuffix("presentation.start=inCall"))
  }

  @Test("as JSON Lines is one object a line, numbered in order, under the world's object")
  func jsonLines() throws {
    let run = try Command.scrim(
      "run", "test.lua", "--format", "jsonl", in: Folder(Self.presentation))
    let lines = run.output.split(separator: "\n").map(String.init)
    let objects = try lines.map { try #require(JSON.object($0), "\($0)") }
    let keys = [
      "seq", "t", "turn", "kind", "subject", "event", "fields", "cause", "rule", "source",
    ]
    #expect(objects.first?.map(\.key) == ["trace", "device", "ios", "sdk", "orientation"])
    for (index, object) in objects.dropFirst().enumerated() {
      #expect(object.map(\.key) == keys, "\(lines[index + 1])")
      #expect(object.first?.value == "\(index)")
    }
    #expect(objects.count > 40)
  }

  @Test("may go to a reader that goes away: no crash, and the verdict stays")
  func closedPipe() throws {
    let folder = try Folder(
      """
      device { 'iPhone 8', ios = 12 }
      for i = 1, 9999 do note('line ' .. i) end
      error 'at the end'
      """)
    let run = try Command.shell(
      "{ \"$0\" run test.lua; echo code $? >&2; } | head -n 1", in: folder)
    #expect(
      run.output == "# scrim trace 1  device=\"iPhone 8\" ios=12.5 sdk=12.5 orientation=portrait\n")
    #expect(run.problems == "scrim: test.lua:3: at the end\ncode 1\n")
  }

  @Test("is reported if it can't be written")
  func fullDisk() throws {
    let run = try Command.shell("\"$0\" run test.lua >/dev/full", in: Folder(Self.presentation))
    #expect(run.problems == "scrim: standard output can't be written: No space left on device\n")
    #expect(run.code == 2)
  }

  @Test("has the same bytes in ten processes", arguments: try examples())
  func sameBytes(example: String) throws {
    let folder = try Folder()
    let first = try Command.scrim("run", example, "--format", "jsonl", in: folder)
    #expect(first.output != "")
    for number in 1..<10 {
      // The heap and the hash seeds differ by themselves; these would differ between machines.
      let again = try Command.scrim(
        "run", example, "--format", "jsonl", in: folder,
        environment: [
          "LC_ALL=tr_TR.UTF-8", "TZ=Asia/Kolkata",
          "N=" + String(repeating: "x", count: number * 77),
        ])
      #expect(again.output == first.output)
      #expect(again.problems == first.problems)
      #expect(again.code == first.code)
    }
  }

  /// The example scripts of this package.
  private static func examples() throws -> [String] {
    let parts = #filePath.split(separator: "/")
    let path = "/" + parts.dropLast(3).joined(separator: "/") + "/examples"
    let folder = try #require(opendir(path))
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".lua") { found.append(path + "/" + name) }
    }
    try #require(!found.isEmpty)
    return found.sorted()
  }
}
