import Glibc
import Testing

@Suite("scrim test")
struct TestCommandTests {
  /// A folder of specs that pass, fail, and aren't finished.
  private func specs() throws -> Folder {
    let folder = try Folder()
    try folder.write("a_spec.lua", "it(\"passes\", function() end)\npending \"later\"")
    try folder.write(
      "b/c_spec.lua",
      """
      describe("A form #slow", function()
        it("adds", function() assert.equal(2, 1 + 1) end)
        it("doesn't add", function() assert.equal(3, 1 + 1) end)
      end)
      """)
    try folder.write("d_spec.lua", "it(\"passes too\", function() end)")
    return folder
  }

  /// A run's last line, without the time that it took.
  private func summary(_ run: Command) -> String {
    let line = run.output.split(separator: "\n").last ?? ""
    return String(line.prefix(upTo: line.lastIndex(of: ",") ?? line.endIndex))
  }

  @Test("What failed is told with its place, and the exit code says so")
  func fails() throws {
    let run = try Command.scrim("test", in: try specs())
    #expect(run.code == 1)
    #expect(run.output.contains("b/c_spec.lua:3"))
    #expect(run.output.contains("again: scrim test b/c_spec.lua:3"))
    #expect(summary(run) == "3 passed, 1 failed, 1 pending in 3 files")
    #expect(run.problems == "")
  }

  @Test("The report has the same bytes at any number of workers")
  func jobs() throws {
    let folder = try specs()
    for file in 0..<20 {
      try folder.write(
        "many/f\(file)_spec.lua", "it(\"t\", function() assert.equal(1, \(file % 3)) end)")
    }
    let reports = try ["1", "2", "7"].map { jobs in
      let run = try Command.scrim("test", "--jobs", jobs, "--format=tap", in: folder)
      return run.output.split(separator: "\n").filter {
        !$0.contains("duration_ms") && !$0.contains(" in 23 files, ")
      }
    }
    #expect(reports[0].count > 100)
    #expect(reports[0] == reports[1] && reports[1] == reports[2])
  }

  @Test(
    "Tests are selected by title, tag and line",
    arguments: [
      (["--filter", "adds"], "1 passed, 0 failed in 3 files"),
      (["--filter", "passes", "--exclude", "too"], "1 passed, 0 failed in 3 files"),
      (["--tag", "slow"], "1 passed, 1 failed in 3 files"),
      (["--tag=#slow", "--filter=adds"], "1 passed, 0 failed in 3 files"),
      (["--exclude-tag", "slow"], "2 passed, 0 failed, 1 pending in 3 files"),
      (["b/c_spec.lua:2"], "1 passed, 0 failed in 1 file"),
      (["b/c_spec.lua:1"], "1 passed, 1 failed in 1 file"),
      (["b"], "1 passed, 1 failed in 1 file"),
    ] as [([String], String)])
  func selection(_ arguments: [String], _ expected: String) throws {
    let words = (["test"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    #expect(summary(try Command.shell("\"$0\" \(words)", in: try specs())) == expected)
  }

  @Test("A selection that leaves nothing is wrong usage")
  func nothingSelected() throws {
    let run = try Command.scrim("test", "--filter", "nope", in: try specs())
    #expect(run.code == 2)
    #expect(run.problems == "scrim: no test was selected in 3 files\n")
  }

  @Test("A folder without specs says what a spec is")
  func nothingFound() throws {
    let run = try Command.scrim("test", in: try Folder())
    #expect(run.code == 2)
    #expect(
      run.problems
        == "scrim: no spec was found in this folder; a spec is a file whose name ends in "
        + "_spec.lua, and `scrim new DIR` makes a first one\n")
  }

  @Test("Shards part the files among them, by option and by environment")
  func shards() throws {
    let folder = try specs()
    var tests = 0
    for index in 1...2 {
      let byOption = try Command.scrim("test", "--shard=\(index)/2", "--no-journal", in: folder)
      let byEnvironment = try Command.scrim(
        "test", "--no-journal", in: folder,
        environment: ["TEST_TOTAL_SHARDS=2", "TEST_SHARD_INDEX=\(index - 1)"])
      #expect(summary(byOption) == summary(byEnvironment))
      tests +=
        byOption.output.split(separator: "\n").last?.split(separator: " ")
        .compactMap { Int($0) }.dropLast().reduce(0, +) ?? 0
    }
    #expect(tests == 5)
    let empty = try Command.scrim("test", "--shard=4/4", in: folder)
    #expect(empty.code == 0)
    #expect(summary(empty) == "no test ran in 0 files", "\(empty.output)")
    #expect(empty.problems == "")
  }

  @Test("A build system that parts a suite is told that its parts are known")
  func shardStatus() throws {
    let folder = try specs()
    _ = try Command.scrim(
      "test", in: folder,
      environment: [
        "TEST_TOTAL_SHARDS=2", "TEST_SHARD_INDEX=1", "TEST_SHARD_STATUS_FILE=status",
      ])
    #expect(try folder.read("status") == "")
  }

  @Test("--fail-fast ends with the first failure in the order of the files")
  func failFast() throws {
    let run = try Command.scrim("test", "--fail-fast", "--jobs=3", in: try specs())
    #expect(run.code == 1)
    #expect(summary(run).hasPrefix("2 passed, 1 failed, 1 pending"))
    #expect(run.output.contains("incomplete: the first failure ended it (--fail-fast)"))
  }

  @Test("--failed runs what failed before and nothing else; --failed-first runs its file first")
  func failedTests() throws {
    let folder = try specs()
    _ = try Command.scrim("test", in: folder)
    let again = try Command.scrim("test", "--failed", in: folder)
    #expect(summary(again) == "0 passed, 1 failed in 1 file")
    let first = try Command.scrim("test", "--failed-first", "--format=tap", in: folder)
    let place = try #require(first.output.firstRange(of: "b/c_spec.lua"))
    let other = try #require(first.output.firstRange(of: "a_spec.lua"))
    #expect(place.lowerBound < other.lowerBound)
    // A test that didn't run is remembered, one that passes is forgotten.
    _ = try Command.scrim("test", "a_spec.lua", in: folder)
    #expect(
      summary(try Command.scrim("test", "--failed", in: folder)) == "0 passed, 1 failed in 1 file")
    try folder.write(
      "b/c_spec.lua",
      "describe(\"A form #slow\", function()\n\nit(\"doesn't add\", function() end) end)")
    _ = try Command.scrim("test", in: folder)
    #expect(
      try Command.scrim("test", "--failed", in: folder).output
        == "no test of these files failed when it last ran\n")
  }

  @Test("A file that failed to load, and a test that is no more, are forgotten")
  func forgotten() throws {
    let folder = try Folder("it(", named: "a_spec.lua")
    try folder.write("b_spec.lua", "it(\"old\", function() error \"x\" end)")
    #expect(summary(try Command.scrim("test", in: folder)) == "0 passed, 2 failed in 2 files")
    try folder.write("a_spec.lua", "it(\"is well\", function() end)")
    try folder.write("b_spec.lua", "\nit(\"new\", function() end)")
    _ = try Command.scrim("test", in: folder)
    #expect(
      try Command.scrim("test", "--failed", in: folder).output
        == "no test of these files failed when it last ran\n")
  }

  @Test("Several reports are written at once, and one goes to standard output")
  func reports() throws {
    let folder = try specs()
    let run = try Command.scrim(
      "test", "--format=tap", "--output=r.tap", "--format=junit", "--output=r.xml",
      "--format=jsonl", in: folder)
    #expect(run.code == 1)
    #expect(try folder.read("r.tap").hasPrefix("TAP version 14\n"))
    #expect(try folder.read("r.xml").hasPrefix("<?xml"))
    for line in run.output.split(separator: "\n") { #expect(JSON.object(String(line)) != nil) }
    #expect(folder.names.filter { $0.hasSuffix(".new") } == [])
  }

  @Test("Ctrl-C ends the workers and still writes every report")
  func interrupted() throws {
    let folder = try specs()
    try folder.write("e_spec.lua", ContainmentTests.endless)
    let running = try RunningCommand(
      scrim: "test", "--jobs=1", ContainmentTests.endlessLua, "--format=console",
      "--format=tap", "--output=r.tap", in: folder)
    try running.wait("the endless test") {
      try access(folder.path(".scrim/journal"), R_OK) == 0
        && folder.read(".scrim/journal").contains("appears")
    }
    usleep(100_000)
    let children = running.children
    running.signal(SIGINT)
    let run = try running.wait()
    #expect(run.code == 1)
    #expect(run.output.contains("incomplete: interrupted"))
    #expect(try folder.read("r.tap").contains("Bail out! interrupted"))
    for child in children { #expect(kill(child, 0) != 0, "a worker has outlived its run") }
  }

  @Test("A list leaves the journal of the last run as it is")
  func listKeepsJournal() throws {
    let folder = try specs()
    _ = try Command.scrim("test", in: folder)
    let journal = try folder.read(".scrim/journal")
    let list = try Command.scrim("test", "--list", "--failed", in: folder)
    #expect(list.output == "b/c_spec.lua:3  A form #slow doesn't add\n")
    #expect(list.code == 0)
    #expect(try folder.read(".scrim/journal") == journal)
  }

  @Test("A run that Ctrl-C ended can be resumed, and what had ended doesn't run again")
  func resumedAfterInterruption() throws {
    let folder = try Folder(ContainmentTests.fine, named: "a_spec.lua")
    try folder.write("e_spec.lua", ContainmentTests.endless)
    let running = try RunningCommand(
      scrim: "test", "--jobs=1", ContainmentTests.endlessLua, in: folder)
    try running.wait("the endless test") {
      try access(folder.path(".scrim/journal"), R_OK) == 0
        && folder.read(".scrim/journal").contains("appears")
    }
    running.signal(SIGINT)
    #expect(try running.wait().code == 130)
    try folder.write("a_spec.lua", "it(\"runs again\", error)")
    try folder.write("e_spec.lua", ContainmentTests.fine)
    let resumed = try Command.scrim(
      "test", "--jobs=1", ContainmentTests.endlessLua, "--resume", in: folder)
    #expect(summary(resumed) == "3 passed, 0 failed in 2 files", "\(resumed.output)")
    #expect(resumed.code == 0)
  }

  @Test("A limit alone is exit code 3")
  func limit() throws {
    let folder = try Folder("it(\"loops\", function() while true do end end)", named: "a_spec.lua")
    #expect(try Command.scrim("test", in: folder).code == 3)
    try folder.write("b_spec.lua", "it(\"fails\", function() assert.equal(1, 2) end)")
    #expect(try Command.scrim("test", in: folder).code == 1)
  }

  @Test("Of two runs in one folder the second keeps no results, and says so")
  func together() throws {
    let folder = try Folder(ContainmentTests.endless, named: "a_spec.lua")
    try folder.write("b_spec.lua", ContainmentTests.fine)
    let first = try RunningCommand(
      scrim: "test", "a_spec.lua", ContainmentTests.endlessLua, in: folder)
    try first.wait("the endless test") {
      try access(folder.path(".scrim/journal"), R_OK) == 0
        && folder.read(".scrim/journal").contains("appears")
    }
    let second = try Command.scrim("test", "b_spec.lua", in: folder)
    #expect(second.code == 0)
    #expect(
      second.problems
        == "scrim: another run is using .scrim/journal, so the results of this one are not kept\n")
    let resumed = try Command.scrim("test", "--resume", in: folder)
    #expect(resumed.code == 2)
    #expect(
      resumed.problems == "scrim: another run is using .scrim/journal; let it end first\n")
    first.signal(SIGINT)
    _ = try first.wait()
    #expect(try folder.read(".scrim/journal").contains("appears"))
  }

  @Test("Reference files are recorded, told when they are of no use, and removed by --update")
  func goldens() throws {
    let golden = "it(\"a\", function() root(UIViewController \"Home\") expect.golden() end)"
    let folder = try Folder(golden, named: "a_spec.lua")
    let missing = try Command.scrim("test", in: folder, environment: ["CI=true"])
    #expect(missing.code == 1)
    #expect(folder.names(in: "__traces__/a_spec") == [])
    let recorded = try Command.scrim("test", in: folder)
    #expect(recorded.code == 0)
    #expect(recorded.output.hasPrefix("recorded  __traces__/a_spec/a.trace\n"))
    try folder.write("a_spec.lua", "it(\"b\", function() end)")
    let obsolete = try Command.scrim("test", in: folder)
    #expect(
      obsolete.output.hasPrefix(
        "obsolete  __traces__/a_spec/a.trace: no test asks for it; delete it\n"))
    // A run that leaves tests out can't tell.
    #expect(try !Command.scrim("test", "--filter=b", in: folder).output.contains("obsolete"))
    let removed = try Command.scrim("test", "--update", in: folder)
    #expect(removed.output.hasPrefix("removed  __traces__/a_spec/a.trace: no test asks for it\n"))
    #expect(folder.names(in: "__traces__/a_spec") == [])
  }

  @Test("A script's stored trace is a test, which --update stores and accepts")
  func scripts() throws {
    let folder = try Folder("root(UIViewController \"Home\")", named: "a.lua")
    let stored = try Command.scrim("test", "--update", "a.lua", in: folder)
    #expect(stored.output.hasPrefix("recorded  __traces__/a.trace\n"))
    #expect(
      try folder.read("__traces__/a.trace") == Command.scrim("run", "a.lua", in: folder).output)
    #expect(summary(try Command.scrim("test", in: folder)) == "1 passed, 0 failed in 1 file")
    try folder.write("a.lua", "root(UIViewController \"Start\")")
    let differs = try Command.scrim("test", in: folder)
    #expect(differs.code == 1)
    #expect(differs.output.contains("the script's trace differs from __traces__/a.trace"))
    #expect(differs.output.contains("accept it with `scrim test a.lua --update`"))
    try folder.write("a.lua", "device \"phone\"\ndevice { \"pad\", ios = 12 }")
    _ = try Command.scrim("test", "--update", in: folder)
    try folder.write("a.lua", "device \"phone\"\ndevice { \"pad\", ios = 13 }")
    #expect(
      try Command.scrim("test", in: folder).output.contains(
        "the devices of its later worlds differ"))
  }

  @Test("A run that is cut short is resumed with its own seed, whatever the number of workers")
  func resumedSeed() throws {
    let folder = try Folder()
    for file in 0..<6 {
      try folder.write(
        "f\(file)_spec.lua", "it(\"t\", function() assert.is_true(math.random() < 2) end)")
    }
    try folder.write("f6_spec.lua", ContainmentTests.endless)
    let running = try RunningCommand(
      scrim: "test", "--shuffle", "--jobs=1", ContainmentTests.endlessLua, in: folder)
    // The order is any; the run stops at the endless test.
    try running.wait("a worker") { !running.children.isEmpty }
    usleep(400_000)
    running.signal(SIGINT)
    let first = try running.wait()
    try folder.write(
      "f6_spec.lua", "describe(\"A form\", function() it(\"never ends\", function() end) end)")
    let resumed = try Command.scrim(
      "test", "--shuffle", "--resume", "--jobs=2", "--verbose", ContainmentTests.endlessLua,
      in: folder)
    #expect(resumed.code == 0, "\(resumed.output)\(resumed.problems)")
    let seed = try #require(first.output.split(separator: "\n").first { $0.contains("seed") })
    #expect(resumed.output.contains(seed))
  }

  @Test("Nobody has to read a report for a signal to end the run")
  func unreadReport() throws {
    let folder = try Folder(
      "for i = 1, 5000 do it(\"test \" .. i, function() end) end", named: "a_spec.lua")
    // The reader of the pipe reads nothing and goes on for longer than the run may.
    let run = try Command.shell(
      "(timeout 2 \"$0\" test --verbose --no-journal; echo $? >code) | (sleep 4; test -s code)",
      in: folder)
    #expect(run.code == 0, "the run did not end")
  }
}
