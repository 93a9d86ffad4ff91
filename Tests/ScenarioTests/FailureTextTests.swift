import Scenarios
import Testing
import UIKitSimulation

/// A spec that fails, and all that there is to read of it, word for word.
struct FailureText: Sendable, CustomTestStringConvertible {
  let kind: TestFailure.Kind
  let what: String
  let spec: String
  let files: [String: String]
  let isStrict: Bool
  let refusesGuesses: Bool
  /// The file and the line that the failure names; empty if it names none.
  let position: String
  let text: String

  var testDescription: String { "\(kind): \(what)" }

  /// A test of nine lines' prelude, in which a controller is on the screen.
  init(
    _ kind: TestFailure.Kind, _ what: String, isStrict: Bool = false, refusesGuesses: Bool = false,
    files: [String: String] = [:], test: String, at position: String, text: String
  ) {
    self.init(
      kind, what, isStrict: isStrict, refusesGuesses: refusesGuesses, files: files,
      spec: "it(\"fails\", function()\n\(test)\nend)", at: position, text: text)
  }

  /// A spec behind the prelude, or without one.
  init(
    _ kind: TestFailure.Kind, _ what: String, prelude: String = Self.prelude,
    isStrict: Bool = false, refusesGuesses: Bool = false, files: [String: String] = [:],
    spec: String, at position: String, text: String
  ) {
    self.kind = kind
    self.what = what
    self.isStrict = isStrict
    self.refusesGuesses = refusesGuesses
    self.files = files
    self.spec = prelude + spec
    self.position = position
    self.text = text
  }

  static let prelude = """
    local home, form

    before_each(function()
      device { "iPhone 8", ios = 12 }
      home = UIViewController "Home"
      form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
      root(home)
    end)


    """

  /// The failure, with small limits so that it comes soon.
  func failure() throws -> TestFailure {
    var settings = SpecificationSettings()
    settings.limits.traceEvents = 2_000
    settings.limits.objects = 2_000
    settings.luaLimits = SmallLimits.lua
    settings.isStrict = isStrict
    settings.refusesGuesses = refusesGuesses
    let folder = try SpecFolder(files)
    try folder.write("form_spec.lua", spec)
    let verdict = try folder.run("form_spec.lua", settings: settings).first?.verdict
    guard case .failed(let failure) = verdict else {
      throw Unexpected(description: "it didn't fail: \(String(describing: verdict))")
    }
    let plain = { (text: String) in text.replacing(folder.path + "/", with: "") }
    return TestFailure(
      kind: failure.kind, message: plain(failure.message), file: plain(failure.file),
      line: failure.line, traceback: plain(failure.traceback), lastEvents: failure.lastEvents)
  }

  private struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }
}

@Suite("What a failed test says")
struct FailureTextTests {
  private static let all =
    FailureText.expectations + FailureText.checks + FailureText.scripts + FailureText.brokenFiles

  @Test("A failure says what happened, where, what was expected and what to do", arguments: all)
  func texts(_ expected: FailureText) throws {
    let failure = try expected.failure()
    #expect(failure.kind == expected.kind)
    #expect(failure.line == 0 || "\(failure.file):\(failure.line)" == expected.position)
    #expect(failure.line > 0 || expected.position.isEmpty)
    var lines = [failure.message]
    if !failure.lastEvents.isEmpty {
      lines += ["last events:"] + failure.lastEvents.map { "  " + $0 }
    }
    if !failure.traceback.isEmpty { lines.append(failure.traceback) }
    #expect(lines.joined(separator: "\n") == expected.text)
  }

  @Test(
    "Every kind of failure that a spec can have has its text under test",
    arguments: TestFailure.Kind.allCases)
  func kinds(_ kind: TestFailure.Kind) {
    // What becomes of a worker, or of a file that it can't read, is told by the runner of suites.
    if [.file, .crash, .hang, .notRun].contains(kind) { return }
    #expect(Self.all.contains { $0.kind == kind })
  }
}
