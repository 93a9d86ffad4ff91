import Scenarios
import Testing

@Suite("The kind of a failure")
struct FailureKindTests {
  /// What fails, in a test whose controller is on the screen, and what that is.
  private static let mistakes: [(String, TestFailure.Kind)] = [
    ("assert.equal(1, 2)", .assertion),
    ("assert(false, 'no')", .assertion),
    ("expect.never 'Home.viewDidLoad'", .never),
    ("expect.golden()", .golden),
    ("home:present(home)", .uikit),
    ("while true do end", .limit),
    ("local t = {} while true do t[#t + 1] = { #t } end", .limit),
    ("local function again() return 1 + again() end again()", .limit),
    ("error 'boom'", .script),
    ("error { code = 1 }", .script),
    ("local x = nil + 1", .script),
    ("expect.never(3)", .script),
    ("old.view.alpha = 1", .deadObject),
    ("require 'nothing'", .module),
    ("assert(pcall(error, 'boom'))", .assertion),
  ]

  private func kinds(_ body: String) throws -> [TestFailure.Kind] {
    let source = """
      local old = UIViewController "Old"
      local home
      before_each(function()
        home = UIViewController "Home"
        root(home)
      end)
      it("fails", function()
        \(body)
      end)
      """
    var settings = SpecificationSettings()
    settings.luaLimits = SmallLimits.lua
    let script = ScriptFile(name: "form_spec.lua", source: source, folder: "/nowhere")
    return try SpecificationRunner(settings).run(script).map {
      guard case .failed(let failure) = $0.verdict else { return .notRun }
      #expect(failure.line > 0 && failure.file == "form_spec.lua", "\(failure)")
      return failure.kind
    }
  }

  @Test("is that of what went wrong, wherever it happens", arguments: mistakes)
  func everywhere(_ mistake: String, _ kind: TestFailure.Kind) throws {
    #expect(try kinds(mistake) == [kind])
    #expect(try kinds("coroutine.wrap(function() \(mistake) end)()") == [kind])
    #expect(try kinds("async(function() \(mistake) end) settle()") == [kind])
    #expect(try kinds("async(function() \(mistake) end) pcall(settle)") == [kind])
  }

  @Test("is kept by an error that is raised again", arguments: mistakes)
  func again(_ mistake: String, _ kind: TestFailure.Kind) throws {
    let again = "local ok, problem = pcall(function() \(mistake) end) error(problem, 0)"
    #expect(try kinds(again) == [kind])
  }

  @Test("is load for whatever goes wrong while a file declares its tests", arguments: mistakes)
  func loading(_ mistake: String, _ kind: TestFailure.Kind) throws {
    let source = "local home, old = UIViewController 'Home'\nroot(home)\n\(mistake)"
    var settings = SpecificationSettings()
    settings.luaLimits = SmallLimits.lua
    let script = ScriptFile(name: "form_spec.lua", source: source, folder: "/nowhere")
    let verdicts = try SpecificationRunner(settings).run(script).map(\.verdict)
    guard case .failed(let failure) = verdicts.first else {
      Issue.record("it didn't fail")
      return
    }
    #expect(failure.kind == ([.limit, .module].contains(kind) ? kind : .load))
  }
}
