import Lua
package import UIKitLua
import UIKitSimulation

/// Runs spec files, one after the other, in one prepared interpreter.
package final class SpecificationRunner {
  /// The session that the specs run in.
  package let session: Session
  /// What the command line says.
  private let settings: SpecificationSettings
  /// The systems of the worlds of the running test.
  private var systems: [SystemVersion] = []

  /// Prepares an interpreter.
  package init(_ settings: SpecificationSettings = SpecificationSettings()) throws {
    self.settings = settings
    session = try Session(
      registry: .scenarios, luaLimits: settings.luaLimits, limits: settings.limits)
    session.overriding = settings.overriding
    session.prepare()
    session.worldBegan = { [unowned self] world in systems.append(world.simulator.device.system) }
  }

  /// Runs every test of a file, in the order in which it declares them, and returns the results.
  package func run(_ script: ScriptFile) -> [TestResult] {
    var results: [TestResult] = []
    run(script) { event in
      if case .ended(let result) = event { results.append(result) }
    }
    return results
  }

  /// Runs every test of a file, but those whose ids are in `skipping`, and tells about it.
  ///
  /// A file that can't be read as a spec gives one more result, without titles.
  package func run(
    _ script: ScriptFile, skipping: Set<TestID> = [], _ report: (SpecificationEvent) -> Void
  ) {
    let specification = Specification()
    session.beginScenario()
    session.lua.modules = LuaModules(below: script.folder)
    session.companion = specification
    defer {
      session.endScenario()
      session.companion = nil
    }
    var load: TestResult?
    do {
      try session.lua.run(session.lua.load(script.source, name: script.name))
    } catch {
      load = TestResult(
        test: TestID(file: script.name, titles: [], line: 0), verdict: verdict(of: error))
    }
    specification.isRunning = true
    let tests = specification.tests.map { test in
      (test, TestID(file: script.name, titles: test.titles, line: test.line))
    }.filter { !skipping.contains($0.1) }
    report(.planned(tests.map(\.1)))
    if let load { report(.ended(load)) }
    for (test, id) in tests {
      report(.began(id))
      report(.ended(run(test, id, of: specification)))
    }
  }

  private func run(
    _ test: Specification.Test, _ id: TestID, of specification: Specification
  ) -> TestResult {
    guard let body = test.body else {
      return TestResult(test: id, verdict: .pending(id.title))
    }
    session.beginTest()
    systems.removeAll(keepingCapacity: true)
    var verdict = call(specification.beforeEach(test) + [body])
    if verdict == .passed, let failure = session.unexpectedFailure {
      verdict = .failed(TestFailure(kind: .script, message: session.describe(failure)))
    }
    if settings.isStrict, verdict == .passed, let findings = session.unexpectedFindings() {
      verdict = .failed(
        TestFailure(
          kind: .finding, message: "the checks found what the test doesn't expect:\n" + findings))
    }
    for block in specification.afterEach(test) {
      let end = call([block])
      if verdict == .passed { verdict = end }
    }
    var result = TestResult(test: id, verdict: verdict)
    result.systems = systems
    return result
  }

  /// Calls functions until one fails.
  private func call(_ functions: [LuaReference]) -> TestResult.Verdict {
    let stack = session.lua.stack
    do {
      for function in functions {
        stack.push(function)
        try stack.call(arguments: 0)
      }
      return .passed
    } catch {
      return verdict(of: error)
    }
  }

  private func verdict(of error: LuaError) -> TestResult.Verdict {
    if let pending = error.payload as? PendingScript { return .pending(pending.reason) }
    return .failed(TestFailure(error, in: session))
  }
}
