import Glibc
import Testing

@Suite("A worker that crashes, hangs or is killed")
struct ContainmentTests {
  /// A spec whose second test never ends by itself.
  static let endless = """
    describe("A form", function()
      it("appears", function() root(UIViewController "Home") end)
      it("never ends", function()
        root(UIViewController "Home")
        present(UIViewController "Form")
        while true do end
      end)
      it("comes later", function() end)
    end)
    """
  static let fine = "it(\"is well\", function() end)"
  static let endlessLua = "--limit=instructions=1000000000000"

  /// What a report says of the file with the endless test, given why that test ended.
  private func report(
    _ reason: String, hasEvents: Bool = true, _ options: String, ending: String,
    summary: String
  ) -> String {
    let events = """
        last events:
          0.000    window      Window.becomeVisible
          0.000    notification  Window.UIWindowDidBecomeVisibleNotification
          0.000    callback    Home.viewDidLoad
          0.000    callback    Home.viewWillAppear animated=false
          0.000    callback    Home.viewIsAppearing animated=false
          0.000    window      Window.becomeKey
          0.000    notification  Window.UIWindowDidBecomeKeyNotification
          0.000    callback    Home.viewWillLayoutSubviews
          0.000    callback    Home.viewDidLayoutSubviews
          0.000    callback    Home.viewDidAppear animated=false
          0.000+1  call        Home.present presented=Form animated=true style=pageSheet
          0.000+1  callback    Form.viewDidLoad

      """
    return """
      failed  a_spec.lua:3  A form never ends
        a_spec.lua:3: \(reason)
      \(hasEvents ? events : "")  again: scrim test a_spec.lua:3 --seed 0 \(options)

      not run  a_spec.lua  1 test
        not run: A form never ends \(ending) before it came to this

      failed:
        a_spec.lua:3  A form never ends
        and 1 test not run
      \(summary)
      """
  }

  /// A report without the time that the run took.
  private func output(_ run: Command) -> String {
    String(run.output.prefix(upTo: run.output.lastIndex(of: ",") ?? run.output.endIndex))
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("a_spec.lua", Self.endless)
    try folder.write("b_spec.lua", Self.fine)
    return folder
  }

  @Test("A test that hangs is stopped, says where it was, and costs its file")
  func hang() throws {
    let folder = try folder()
    let run = try Command.scrim(
      "test", "--test-timeout=0.5", Self.endlessLua, in: folder)
    #expect(run.code == 1)
    #expect(
      output(run)
        == report(
          "the test took longer than 0.5 s (--test-timeout); it was stopped. Give it less to do, "
            + "or more time if it needs it.", "--test-timeout=0.5 \(Self.endlessLua)",
          ending: "took too long", summary: "2 passed, 2 failed in 2 files"))
  }

  @Test("A file that takes too long is stopped")
  func slowFile() throws {
    let folder = try folder()
    let run = try Command.scrim(
      "test", "a_spec.lua", "--file-timeout=0.5", Self.endlessLua, in: folder)
    #expect(run.code == 1)
    #expect(
      output(run)
        == report(
          "the file took longer than 0.5 s (--file-timeout); it was stopped. Give it less to do, "
            + "or more time if it needs it.", "--file-timeout=0.5 \(Self.endlessLua)",
          ending: "took too long", summary: "1 passed, 2 failed in 1 file"))
  }

  @Test("A worker that crashes is replaced, and says where it was")
  func crash() throws {
    let run = try endWorker(of: try folder(), SIGSEGV)
    #expect(run.code == 70)
    #expect(
      output(run)
        == report(
          "the worker process was ended by SIGSEGV (Segmentation fault) while it ran this test; "
            + "that is a fault of Scrim's own, please report it with the spec", Self.endlessLua,
          ending: "ended its worker", summary: "2 passed, 2 failed in 2 files"))
  }

  @Test("A worker that is killed is replaced")
  func killed() throws {
    let run = try endWorker(of: try folder(), SIGKILL)
    #expect(run.code == 70)
    #expect(
      output(run)
        == report(
          "the worker process was ended by SIGKILL (Killed) while it ran this test; somebody, or "
            + "the system for want of memory, has killed it", hasEvents: false, Self.endlessLua,
          ending: "ended its worker", summary: "2 passed, 2 failed in 2 files"))
  }

  @Test(
    "A worker that wants more memory than it may have is replaced",
    .disabled(if: getenv("ASAN_OPTIONS") != nil, "the sanitizer has an allocator of its own"))
  func memory() throws {
    let folder = try Folder(
      """
      it("is well", function() end)
      it("wants more", function()
        local views = {}
        for i = 1, 10000000 do views[#views % 100 + 1] = UIView "V" end
      end)
      """, named: "a_spec.lua")
    let run = try Command.scrim(
      "test", "--memory=48", "--limit=objects=10000000", Self.endlessLua, in: folder)
    #expect(run.code == 3)
    #expect(
      output(run) == """
        failed  a_spec.lua:2  wants more
          a_spec.lua:2: memory: the worker process wanted more than the 48 MB that --memory allows \
        it. Make less in one test, or raise the limit.
          again: scrim test a_spec.lua:2 --seed 0 --memory=48 --limit=objects=10000000 \(Self.endlessLua)

        1 passed, 1 failed in 1 file
        """)
  }

  @Test("A file that hangs while it is read is stopped, and the run goes on")
  func hangingFile() throws {
    let folder = try Folder("it(\"a\", function() end)\nwhile true do end", named: "a_spec.lua")
    try folder.write("b_spec.lua", Self.fine)
    let run = try Command.scrim("test", "--file-timeout=0.5", Self.endlessLua, in: folder)
    #expect(run.code == 1)
    #expect(
      output(run) == """
        failed  a_spec.lua
          the file took longer than 0.5 s (--file-timeout); it was stopped. Give it less \
        to do, or more time if it needs it.
          again: scrim test a_spec.lua --seed 0 --file-timeout=0.5 \(Self.endlessLua)

        1 passed, 1 failed in 2 files
        """)
  }

  @Test("A file that crashes while it is read costs only itself")
  func crashingFile() throws {
    let folder = try Folder("while true do end", named: "a_spec.lua")
    try folder.write("b_spec.lua", Self.fine)
    let running = try RunningCommand(scrim: "test", "--jobs=1", Self.endlessLua, in: folder)
    try running.wait("a worker") { !running.children.isEmpty }
    usleep(300_000)
    for child in running.children { kill(child, SIGSEGV) }
    let run = try running.wait()
    #expect(run.code == 70)
    #expect(
      output(run) == """
        failed  a_spec.lua
          the worker process was ended by SIGSEGV (Segmentation fault) while it was at \
        this file; that is a fault of Scrim's own, please report it with the spec
          again: scrim test a_spec.lua --seed 0 \(Self.endlessLua)

        1 passed, 1 failed in 2 files
        """)
  }

  @Test("A teardown that hangs is named, and takes no result with it", arguments: [true, false])
  func teardown(_ hasJournal: Bool) throws {
    let folder = try Folder(
      """
      describe("A form", function()
        teardown(function() while true do end end)
        it("is well", function() end)
      end)
      """, named: "a_spec.lua")
    let run = try Command.shell(
      "\"$0\" test --test-timeout=0.5 \(Self.endlessLua)" + (hasJournal ? "" : " --no-journal"),
      in: folder)
    #expect(
      output(run) == """
        failed  a_spec.lua:2  A form teardown
          a_spec.lua:2: the test took longer than 0.5 s (--test-timeout); it was stopped. Give it \
        less to do, or more time if it needs it.
          again: scrim test a_spec.lua:2 --seed 0 --test-timeout=0.5 \(Self.endlessLua)

        1 passed, 1 failed in 1 file
        """)
  }

  /// Ends the worker that hangs by a signal.
  private func endWorker(of folder: Folder, _ signal: Int32) throws -> Command {
    let running = try RunningCommand(
      scrim: "test", "--jobs=1", Self.endlessLua, in: folder)
    try running.wait("the first test's end") {
      try access(folder.path(".scrim/journal"), R_OK) == 0
        && folder.read(".scrim/journal").contains("appears")
    }
    // It is in the loop by then, or just before it.
    usleep(200_000)
    for child in running.children { kill(child, signal) }
    return try running.wait()
  }
}
