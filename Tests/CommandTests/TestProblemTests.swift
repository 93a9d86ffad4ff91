import Glibc
import Testing

@Suite("What scrim test can't do")
struct TestProblemTests {
  @Test("A file that can't be read as a spec is a failure of its own, whole on the console")
  func unreadable() throws {
    let folder = try Folder("it(\"is well\", function() end)", named: "a_spec.lua")
    try folder.write("b_spec.lua", bytes: [0xff, 0x0a])
    symlink("nowhere", folder.path("e_spec.lua"))
    try folder.write("l_spec.lua", "error \"broken\"")
    try folder.write("m_spec.lua", "require \"nope\"")
    try folder.write("s_spec.lua", "it(")
    let run = try Command.scrim("test", in: folder)
    #expect(run.code == 1)
    #expect(
      run.output.prefix(upTo: run.output.lastIndex(of: ",") ?? run.output.endIndex) == """
        failed  b_spec.lua
          b_spec.lua:1: not valid UTF-8; save the script as UTF-8
          again: scrim test b_spec.lua --seed 0

        failed  e_spec.lua
          e_spec.lua: No such file or directory
          again: scrim test e_spec.lua --seed 0

        failed  l_spec.lua
          l_spec.lua:1: broken
          again: scrim test l_spec.lua --seed 0

        failed  m_spec.lua
          m_spec.lua:1: module 'nope' not found: there is no file nope.lua
          again: scrim test m_spec.lua --seed 0

        failed  s_spec.lua
          s_spec.lua:1: unexpected symbol near <eof>
          again: scrim test s_spec.lua --seed 0

        failed:
          b_spec.lua
          e_spec.lua
          l_spec.lua
          m_spec.lua
          s_spec.lua
        1 passed, 5 failed in 6 files
        """)
  }

  @Test("There is nothing to resume after a run that came to its end, or that was another one")
  func resume() throws {
    let folder = try Folder("it(\"is well\", function() end)", named: "a_spec.lua")
    let none = try Command.scrim("test", "--resume", in: folder)
    #expect(none.code == 2)
    #expect(none.problems == "scrim: there is no run to resume: .scrim/journal isn't there\n")
    _ = try Command.scrim("test", in: folder)
    let over = try Command.scrim("test", "--resume", in: folder)
    #expect(over.problems == "scrim: there is no run to resume: the last one came to its end\n")
    try folder.write(".scrim/journal", "\u{1e}suite\t1\t0\t1\t--strict\t1\t--strict\n")
    let other = try Command.scrim("test", "--resume", in: folder)
    #expect(
      other.problems
        == "scrim: the run that was cut short had other arguments; to resume it: scrim test "
        + "--strict --resume\n")
  }

  @Test(
    "Wrong options are said",
    arguments: [
      (["--jobs", "x"], "--jobs takes a whole number from 1 to 256, got \"x\""),
      (
        ["--shard", "3/2"],
        "--shard takes I/N, the part from 1 and the count, such as 2/3; got \"3/2\""
      ),
      (["--seed", "-1"], "--seed takes a whole number from 0, got \"-1\""),
      (["--record", "all"], "--record is missing, update or never, not \"all\""),
      (
        ["--output", "x"],
        "--output x: which report goes there? Write --format F --output FILE, once for each"
      ),
      (
        ["--format=tap", "--format=console"],
        "two reports can't both go to standard output: give one a file, with --output FILE behind its --format"
      ),
      (["--test-timeout", "0"], "--test-timeout takes seconds, such as 30 or 0.5, got \"0\""),
      (["--jbos", "2"], "there is no option --jbos; did you mean --jobs?"),
      (
        ["--watch", "--list"],
        "--list runs nothing that --watch could run again; leave one of them out"
      ),
      (
        ["--resume", "--watch"],
        "--resume goes on with one run, and --watch begins many; resume it first, then watch"
      ),
      (
        ["--watch", "--failed"],
        "--failed finds tests by their lines, which a change moves, so --watch can't run them again; take --failed-first"
      ),
      (["--color", "red"], "--color is always, never or auto, not \"red\""),
    ] as [([String], String)])
  func misuse(_ arguments: [String], _ problem: String) throws {
    let words = (["test"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let run = try Command.shell("\"$0\" \(words)", in: try Folder())
    #expect(run.code == 2)
    #expect(run.problems == "scrim: \(problem)\n  `scrim test --help` shows what there is\n")
  }

  @Test("A journal of another version is not resumed, and counts as nothing known")
  func otherVersion() throws {
    let folder = try Folder("it(\"is well\", function() end)", named: "a_spec.lua")
    try folder.write(".scrim/journal", "\u{1e}suite\t0\told\n")
    #expect(
      try Command.scrim("test", "--resume", in: folder).problems
        == "scrim: there is no run to resume: another version of scrim has written "
        + ".scrim/journal\n")
    let failed = try Command.scrim("test", "--failed", in: folder)
    #expect(failed.code == 2)
    #expect(
      failed.problems
        == "scrim: --failed: nothing is known of an earlier run; run everything once, with a "
        + "journal\n")
  }

  @Test("No option overwrites what isn't scrim's")
  func overwriting() throws {
    let folder = try Folder("it(\"is well\", function() end)", named: "a_spec.lua")
    let journal = try Command.scrim("test", "--journal", "a_spec.lua", in: folder)
    #expect(journal.code == 2)
    #expect(
      journal.problems
        == "scrim: a_spec.lua is no journal, and a run would overwrite it; --journal names the "
        + "file that results are kept in\n")
    let report = try Command.scrim("test", "--format=tap", "--output=a_spec.lua", in: folder)
    #expect(
      report.problems.hasPrefix(
        "scrim: --output a_spec.lua: a report would overwrite a script; name it report.xml, for "
          + "example\n"))
    #expect(try folder.read("a_spec.lua") == "it(\"is well\", function() end)")
  }

  @Test(
    "Where CI is set no option writes reference files", arguments: ["--update", "--record=missing"])
  func ci(_ option: String) throws {
    let run = try Command.scrim("test", option, in: Folder(), environment: ["CI=true"])
    #expect(run.code == 2)
    #expect(
      run.problems.hasPrefix(
        "scrim: reference files are not written where CI is set: accept traces on a machine where "
          + "somebody reads them, or unset CI\n"))
  }

  @Test("A file without a test is named, among others that have some")
  func empty() throws {
    let folder = try Folder("it(\"is well\", function() end)", named: "a_spec.lua")
    try folder.write("b_spec.lua", "")
    let run = try Command.scrim("test", in: folder)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("note: b_spec.lua declares no test\n"), "\(run.output)")
  }

  @Test(
    "What fails outside its tests names the run's seed too",
    arguments: [
      ("error \"x\"", "a_spec.lua"),
      (
        "describe(\"d\", function() teardown(function() error \"x\" end) "
          + "it(\"t\", function() end) end)", "a_spec.lua:1"
      ),
    ])
  func seed(_ source: String, _ place: String) throws {
    let run = try Command.scrim("test", "--seed=5", in: Folder(source, named: "a_spec.lua"))
    #expect(run.output.contains("again: scrim test \(place) --seed 5\n"), "\(run.output)")
  }
}
