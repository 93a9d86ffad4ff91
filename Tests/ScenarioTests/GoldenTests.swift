import Glibc
import Scenarios
import Testing

@Suite("Goldens")
struct GoldenTests {
  /// One test, whose trace has three readable events.
  private static let spec = """
    describe("a form", function()
      it("loads: its view", function()
        device { "iPad Air 2", ios = 12 }
        local form = UIViewController "Form"
        form:loadViewIfNeeded()
        advance(0.5)
        note "done"
        expect.golden()
      end)
    end)
    """
  private static let reference = """
    # scrim trace 1  device="iPad Air 2" ios=12.5 sdk=12.5 orientation=portrait
    0.000    callback    Form.viewDidLoad
    0.500    note        text="done"

    """
  private static let path = "__traces__/form_spec/a-form-loads-its-view.trace"

  private func run(
    _ source: String = spec, _ stored: String? = nil, _ mode: RecordMode = .never,
    check: (SpecFolder, [TestResult]) throws -> Void = { _, _ in }
  ) throws -> [TestResult.Ending] {
    let folder = try SpecFolder(["form_spec.lua": source])
    if let stored { try folder.write(Self.path, stored) }
    let results = try folder.run("form_spec.lua", mode)
    try check(folder, results)
    return results.map(\.ending)
  }

  @Test("A reference is written where there is none, and the next run passes")
  func recording() throws {
    let folder = try SpecFolder(["form_spec.lua": Self.spec])
    let first = try folder.run("form_spec.lua", .missing)
    #expect(first.map(\.ending) == [.passed])
    #expect(first[0].goldens == [GoldenUse(path: Self.path, isRecorded: true)])
    #expect(folder.files() == [Self.path, "form_spec.lua"])
    #expect(folder.read(Self.path) == Self.reference)
    let second = try folder.run("form_spec.lua")
    #expect(second.map(\.ending) == [.passed])
    #expect(second[0].goldens == [GoldenUse(path: Self.path, isRecorded: false)])
  }

  @Test("A reference that is missing is a failure that shows the trace and the command")
  func missing() throws {
    let endings = try run { folder, results in
      #expect(folder.files() == ["form_spec.lua"])
      #expect(results[0].goldens == [GoldenUse(path: Self.path, isRecorded: false)])
    }
    #expect(
      endings == [
        .failed(
          """
          form_spec.lua:8: expect.golden: there is no reference \(Self.path)
            0.000    callback    Form.viewDidLoad
            0.500    note        text="done"
          If the trace is right, accept it with `scrim test form_spec.lua:2 --update`.
          """)
      ])
  }

  @Test("A trace that differs is told as a reader would, the device first")
  func differs() throws {
    let stored = """
      # scrim trace 1  device="iPad Air 2" ios=13.7 sdk=13.7 orientation=portrait force=true
      0.000    note        text="begun"
      0.300    note        text="done"
      0.600    callback    Form.viewDidLoad

      """
    let endings = try run(Self.spec, stored)
    #expect(
      endings == [
        .failed(
          """
          form_spec.lua:8: expect.golden: the trace differs from \(Self.path): another device, \
          1 missing, 1 moved, 1 at another time
            the devices differ: ios=13.7 is now ios=12.5, sdk=13.7 is now sdk=12.5, force=true is gone
            - 0.000    note        text="begun"  <- now missing
            ~ 0.000    callback    Form.viewDidLoad  <- 0.600 s earlier
            > 0.500    note        text="done"  <- moved after Form.viewDidLoad
          If the new trace is right, accept it with `scrim test form_spec.lua:2 --update`.
          """)
      ])
    let kept = try run(Self.spec, stored, .missing) { folder, _ in
      #expect(folder.read(Self.path) == stored)
    }
    #expect(kept != [.passed])
    let updated = try run(Self.spec, stored, .update) { folder, results in
      #expect(folder.read(Self.path) == Self.reference)
      #expect(results[0].goldens == [GoldenUse(path: Self.path, isRecorded: true)])
    }
    #expect(updated == [.passed])
  }

  @Test("What says the same is left as it is: comments, coarser times, Windows' ends of lines")
  func same() throws {
    let stored =
      "# scrim trace 1  device=\"iPad Air 2\" ios=12.5 sdk=12.5 orientation=portrait\r\n"
      + "# it loads only once\r\n0.0 callback Form.viewDidLoad\r\n\r\n0.5  note   text=\"done\"\r\n"
    for mode in RecordMode.allCases {
      let endings = try run(Self.spec, stored, mode) { folder, _ in
        #expect(folder.read(Self.path) == stored)
      }
      #expect(endings == [.passed])
    }
  }

  @Test(
    "A reference that is no trace of this version says so",
    arguments: [
      ("", "PATH is no trace: it should begin with “# scrim trace 1”"),
      (
        "0.000 callback Form.viewDidLoad",
        "PATH is no trace: it should begin with “# scrim trace 1”"
      ),
      (
        "# scrim trace 2  ios=12",
        "PATH is a trace of version 2, and this scrim reads version 1"
      ),
      (
        "# scrim trace 1\n<<<<<<< HEAD\n",
        "PATH is no trace: line 2, “<<<<<<< HEAD”, is no line of a trace; expected time, kind and "
          + "event, as in “0.000    callback    Home.viewDidLoad”"
      ),
    ])
  func noTrace(stored: String, problem: String) throws {
    let text =
      "form_spec.lua:8: expect.golden: \(problem.split(separator: "PATH").joined())\n"
      + "Mend the file, or make it anew with `scrim test form_spec.lua:2 --update`."
    let expected = text.replacing("expect.golden: ", with: "expect.golden: \(Self.path)")
    #expect(try run(Self.spec, stored) == [.failed(expected)])
    #expect(try run(Self.spec, stored, .missing) == [.failed(expected)])
    #expect(try run(Self.spec, stored, .update) == [.passed])
  }

  @Test("A reference that can't be read, or written, says why")
  func unreadable() throws {
    let folder = try SpecFolder(["form_spec.lua": Self.spec, Self.path + "/x": ""])
    for mode in RecordMode.allCases {
      #expect(
        try folder.run("form_spec.lua", mode).map(\.ending) == [
          .failed(
            """
            form_spec.lua:8: expect.golden: the reference can't be read: \(Self.path) is no file
            Make it readable, or move it out of the way.
            """)
        ])
    }
    let other = try SpecFolder(["form_spec.lua": Self.spec, "__traces__": ""])
    #expect(
      try other.run("form_spec.lua", .update).map(\.ending) == [
        .failed(
          """
          form_spec.lua:8: expect.golden: the reference can't be read: \(Self.path): Not a directory
          Make it readable, or move it out of the way.
          """)
      ])
  }

  @Test("A plain script's golden lies beside it; its command runs the script again")
  func plainScript() throws {
    let folder = try SpecFolder([
      "my form.lua": "UIViewController(\"Form\"):loadViewIfNeeded()\nexpect.golden()"
    ])
    let runner = try ScenarioRunner()
    guard case .failed(let report) = runner.run(try folder.script("my form.lua")) else {
      Issue.record("it passed")
      return
    }
    #expect(
      report.message == """
        my form.lua:2: expect.golden: there is no reference __traces__/my form.trace
          0.000    callback    Form.viewDidLoad
        If the trace is right, accept it with `scrim run 'my form.lua' --update`.
        """)
    runner.recordMode = .update
    guard case .passed = runner.run(try folder.script("my form.lua")) else {
      Issue.record("it can't be recorded")
      return
    }
    #expect(folder.files() == ["__traces__/my form.trace", "my form.lua"])
  }

  @Test("What has no trace, or no file, says so")
  func nothing() throws {
    #expect(
      try run("it(\"x\", function() expect.golden() end)", nil, .update) == [
        .failed(
          "form_spec.lua:1: expect.golden: there is no device yet, and so no trace; launch the app "
            + "with root(controller) first")
      ])
    let chunk = "UIViewController(\"Form\"):loadViewIfNeeded() expect.golden()"
    let runner = try ScenarioRunner()
    let compiled = try runner.compile(ScriptFile(name: "form.lua", source: chunk))
    guard case .failed(let report) = runner.runCompiled(compiled) else {
      Issue.record("it passed")
      return
    }
    #expect(
      report.message
        == "form.lua:1: expect.golden: the script is no file, beside which a reference could lie; "
        + "save it, and run it with `scrim run FILE`")
  }

  @Test("Nothing is written once the test has failed or the app has ended")
  func failed() throws {
    let source = """
      it("ends", function()
        UIViewController("Form"):loadViewIfNeeded()
        async(function() error "broken" end)
        pcall(settle)
        expect.golden()
      end)
      it("fails", function()
        UIViewController("Form"):loadViewIfNeeded()
        expect.once "Form.viewDidAppear"
        expect.golden()
      end)
      """
    let endings = try run(source, nil, .update) { folder, _ in
      #expect(folder.files() == ["form_spec.lua"])
    }
    #expect(
      endings.first
        == .failed(
          """
          form_spec.lua:5: expect.golden: the app has ended, so __traces__/form_spec/ends.trace is \
          not written
          form_spec.lua:3: broken (a callback that follows from form_spec.lua:3)
          Mend that first, or expect it with expect.exception.
          """))
  }

  @Test(
    "What to do about a reference that can't be written fits the reason",
    arguments: [
      (ENOSPC, "Make room on its disk."),
      (EDQUOT, "Make room: what you may store on its disk is used up."),
      (EACCES, "Make its folder writable."),
      (EROFS, "Its disk can only be read: work on a copy on another."),
      (EIO, "Mend that, and run it again."),
    ])
  func advice(_ code: Int32, _ advice: String) {
    #expect(NewFile.Failure(description: "x", code: code).advice == advice)
  }

  @Test("A golden belongs inside a test")
  func outside() throws {
    let source = """
      setup(function()
        UIViewController("Form"):loadViewIfNeeded()
        expect.golden()
      end)
      it("x", function() end)
      """
    let endings = try run(source, nil, .missing) { folder, _ in
      #expect(folder.files() == ["form_spec.lua"])
    }
    #expect(
      endings == [
        .failed(
          """
          form_spec.lua:3: expect.golden belongs inside a test, whose name its file has
          raised in the block's setup, so none of its tests can run
          """)
      ])
  }
}
