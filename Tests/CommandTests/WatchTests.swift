import Glibc
import Suite
import Testing

@Suite("scrim test --watch")
struct WatchTests {
  /// How many runs have ended: each ends with a line like `2 passed, 0 failed in 1 file, 0.01 s`.
  private func runs(_ running: RunningCommand) throws -> Int {
    try running.output.split(separator: "\n").filter { $0.contains(" passed, ") }.count
  }

  /// What was printed since the run before the last.
  private func lastRun(_ running: RunningCommand) throws -> String {
    let output = try running.output
    return String(
      output[(output.firstRange(of: "\nchanged: ")?.upperBound ?? output.startIndex)...])
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("specs/a_spec.lua", "it(\"a\", function() end)")
    try folder.write(
      "specs/b_spec.lua",
      "local x = require \"lib.x\"\nit(\"b\", function() assert.equal(1, x) end)")
    try folder.write("specs/lib/x.lua", "return 1")
    return folder
  }

  /// Runs a watch, changes something, and returns what was printed for the change.
  private func change(
    _ folder: Folder, runs expected: Int = 2, _ change: () throws -> Void
  ) throws -> String {
    let running = try RunningCommand(scrim: "test", "--watch", "specs", in: folder)
    defer { running.signal(SIGKILL) }
    try running.wait("the first run") { try runs(running) == 1 }
    try change()
    try running.wait("a run after the change") { try runs(running) == expected }
    let text = try lastRun(running)
    running.signal(SIGINT)
    _ = try running.wait()
    return text.split(separator: "\n").map {
      $0.hasSuffix(" s") ? $0[..<($0.lastIndex(of: ",") ?? $0.endIndex)] : $0
    }.joined(separator: "\n")
  }

  @Test("A changed spec runs alone")
  func spec() throws {
    let folder = try folder()
    #expect(
      try change(folder) { try folder.write("specs/a_spec.lua", "it(\"c\", function() end)") }
        == "specs/a_spec.lua\n1 passed, 0 failed in 1 file")
  }

  @Test("A spec that is saved by renaming another file runs, once")
  func renamed() throws {
    let folder = try folder()
    let text = try change(folder) {
      try folder.write("specs/a_spec.lua~", "it(\"c\", function() end)")
      rename(folder.path("specs/a_spec.lua~"), folder.path("specs/a_spec.lua"))
    }
    #expect(text.hasSuffix("specs/a_spec.lua\n1 passed, 0 failed in 1 file"))
  }

  @Test("A changed module runs the specs that require it")
  func module() throws {
    let folder = try folder()
    #expect(
      try change(folder) { try folder.write("specs/lib/x.lua", "return 1 -- the same") }
        == "specs/lib/x.lua\n1 passed, 0 failed in 1 file")
  }

  @Test("A new spec in a new folder runs")
  func new() throws {
    let folder = try folder()
    let text = try change(folder) {
      try folder.write("specs/new/c_spec.lua", "it(\"c\", function() end)")
    }
    #expect(text.hasSuffix("1 passed, 0 failed in 1 file"), "\(text)")
  }

  @Test("A link to a spec or a module runs when the file changes that it leads to")
  func links() throws {
    for (name, changed) in [
      ("c_spec.lua", "specs/c_spec.lua"), ("lib/y.lua", "specs/real/y.lua, specs/lib/y.lua"),
    ] {
      let folder = try Folder()
      try folder.write("shared/c_spec.lua", "it(\"c\", function() require \"lib.y\" end)")
      try folder.write("specs/a_spec.lua", "it(\"a\", function() end)")
      try folder.write("specs/lib/x.lua", "")
      try folder.write("specs/real/y.lua", "return 1")
      symlink("../shared/c_spec.lua", folder.path("specs/c_spec.lua"))
      symlink("../real/y.lua", folder.path("specs/lib/y.lua"))
      let text = try change(folder) {
        try folder.write("specs/\(name)", folder.read("specs/\(name)"))
      }
      #expect(text == "\(changed)\n1 passed, 0 failed in 1 file")
    }
  }

  private static let queueLength: Int = {
    guard let file = fopen("/proc/sys/fs/inotify/max_queued_events", "r") else { return .max }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 32)
    let count = fread(&buffer, 1, buffer.count, file)
    return Int(String(decoding: buffer[..<count].prefix { $0 != 10 }, as: UTF8.self)) ?? .max
  }()

  @Test(
    "Everything runs when there was more than the system tells",
    .enabled(if: queueLength <= 50_000))
  func overflow() throws {
    let folder = try Folder("", named: "a_spec.lua")
    let watch = try SuiteWatch([folder.path])
    let names = ["x", "y"].map(folder.path)
    // The same change twice in a row is told once.
    for index in 0..<(Self.queueLength + 100) {
      close(open(names[index & 1], O_WRONLY | O_CREAT, 0o600))
    }
    #expect(watch.next(signals: -1, readsInput: false) == .runAll)
    try folder.write("a_spec.lua", "")
    let path = folder.path("a_spec.lua")
    #expect(
      watch.next(signals: -1, readsInput: false) == .run(files: [path], changed: [path]))
  }

  @Test("What doesn't concern a spec runs nothing; Ctrl-C ends it with the last run's code")
  func nothing() throws {
    let folder = try folder()
    let running = try RunningCommand(scrim: "test", "--watch", "specs", in: folder)
    defer { running.signal(SIGKILL) }
    try running.wait("the first run") { try runs(running) == 1 }
    try folder.write("specs/notes.txt", "")
    usleep(200_000)
    #expect(try runs(running) == 1)
    try folder.write("specs/lib/x.lua", "return 2")
    try running.wait("a failing run") { try runs(running) == 2 }
    running.signal(SIGINT)
    #expect(try running.wait().code == 1)
  }

  @Test("A change during a run begins it anew")
  func during() throws {
    let folder = try Folder()
    try folder.write("a_spec.lua", "it(\"never ends\", function() while true do end end)")
    let running = try RunningCommand(
      scrim: "test", "--watch", "--limit=instructions=1000000000000", in: folder)
    defer { running.signal(SIGKILL) }
    try running.wait("a worker") { !running.children.isEmpty }
    usleep(100_000)
    try folder.write("a_spec.lua", "it(\"ends\", function() end)")
    try running.wait("the run after it") { try running.output.contains("1 passed") }
    #expect(try running.output.contains("incomplete: files have changed"))
    running.signal(SIGINT)
    #expect(try running.wait().code == 0)
  }

  @Test("What a change cuts short runs again, besides what it concerns")
  func rest() throws {
    let folder = try Folder()
    try folder.write("a_spec.lua", "it(\"never ends\", function() while true do end end)")
    try folder.write("b_spec.lua", "it(\"is not reached\", function() end)")
    let running = try RunningCommand(
      scrim: "test", "--watch", "--jobs=1", "--limit=instructions=1000000000000", in: folder)
    defer { running.signal(SIGKILL) }
    try running.wait("a worker") { !running.children.isEmpty }
    usleep(100_000)
    try folder.write("a_spec.lua", "it(\"ends\", function() end)")
    try running.wait("the run after it") { try running.output.contains("2 passed") }
  }

  @Test("A run goes on over what it writes itself, and over what concerns no spec")
  func undisturbed() throws {
    let folder = try Folder()
    try folder.write(
      "a_spec.lua",
      """
      it("writes", function() root(UIViewController "Home") expect.golden() end)
      it("takes a while", function()
        root(UIViewController "Home")
        for _ = 1, 1e7 do end
        expect.golden()
      end)
      """)
    let running = try RunningCommand(scrim: "test", "--watch", in: folder)
    defer { running.signal(SIGKILL) }
    try running.wait("the first reference") { !folder.names(in: "__traces__/a_spec").isEmpty }
    try folder.write("notes.txt", "")
    try running.wait("the run") { try runs(running) == 1 }
    usleep(200_000)
    #expect(try runs(running) == 1)
    #expect(try !running.output.contains("incomplete"))
    #expect(folder.names(in: "__traces__/a_spec").count == 2)
  }

  @Test("Ctrl-C during a run ends the run and the watch")
  func interrupted() throws {
    let folder = try Folder(ContainmentTests.endless, named: "a_spec.lua")
    let running = try RunningCommand(
      scrim: "test", "--watch", ContainmentTests.endlessLua, in: folder)
    defer { running.signal(SIGKILL) }
    try running.wait("a worker") { !running.children.isEmpty }
    usleep(200_000)
    running.signal(SIGINT)
    let run = try running.wait()
    #expect(run.code == 130)
    #expect(run.output.contains("incomplete: interrupted"))
  }
}
