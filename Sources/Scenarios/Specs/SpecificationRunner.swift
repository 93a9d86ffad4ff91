package import Lua
package import UIKitLua
package import UIKitSimulation

/// Runs spec files, one after the other, in one prepared interpreter.
package final class SpecificationRunner {
  /// The session that the specs run in.
  package let session: Session
  /// Whether a test fails when the checks find something that it doesn't expect.
  package var isStrict = false
  /// The systems of the worlds of the running test.
  private var systems: [SystemVersion] = []

  /// Prepares an interpreter; `overriding` wins over what the specs say about their devices.
  package init(
    overriding: DeviceOptions = DeviceOptions(), luaLimits: LuaState.Limits = LuaState.Limits(),
    limits: Limits = Limits()
  ) throws {
    session = try Session(registry: .scenarios, luaLimits: luaLimits, limits: limits)
    session.overriding = overriding
    session.prepare()
    session.worldBegan = { [unowned self] world in systems.append(world.simulator.device.system) }
  }

  /// Runs every test of a file, in the order in which it declares them.
  ///
  /// A file that can't be read as a spec gives one more result, titled with the file's name.
  package func run(_ script: ScriptFile) -> [TestResult] {
    let specification = Specification()
    session.beginScenario()
    session.lua.modules = LuaModules(below: script.folder)
    session.companion = specification
    defer {
      session.endScenario()
      session.companion = nil
    }
    var results: [TestResult] = []
    do {
      try session.lua.run(session.lua.load(script.source, name: script.name))
    } catch {
      results.append(
        TestResult(title: script.name, line: 0, verdict: verdict(of: error), systems: []))
    }
    specification.isRunning = true
    for test in specification.tests { results.append(run(test, of: specification)) }
    return results
  }

  private func run(_ test: Specification.Test, of specification: Specification) -> TestResult {
    guard let body = test.body else {
      return TestResult(
        title: test.title, line: test.line, verdict: .pending(test.title), systems: [])
    }
    session.beginTest()
    systems.removeAll(keepingCapacity: true)
    var verdict = call(specification.beforeEach(test) + [body])
    if verdict == .passed, let failure = session.unexpectedFailure {
      verdict = .failed(session.describe(failure))
    }
    if isStrict, verdict == .passed, let findings = session.unexpectedFindings() {
      verdict = .failed("the checks found what the test doesn't expect:\n" + findings)
    }
    for block in specification.afterEach(test) {
      let end = call([block])
      if verdict == .passed { verdict = end }
    }
    return TestResult(title: test.title, line: test.line, verdict: verdict, systems: systems)
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
    return .failed(error.description)
  }
}
