import Lua
package import UIKitLua
import UIKitSimulation

/// Runs spec files, one after the other, in one prepared interpreter.
package final class SpecificationRunner {
  /// The session that the specs run in.
  package let session: Session
  /// What the command line says; it may change between files.
  package var settings: SpecificationSettings
  /// The systems of the worlds of the running test.
  private var systems: [SystemVersion] = []
  /// The cell of the running test.
  private var cell: Cell?
  /// The blocks whose setup has run and whose teardown hasn't, outermost first.
  var openBlocks: [OpenBlock] = []

  /// Prepares an interpreter.
  package init(_ settings: SpecificationSettings = SpecificationSettings()) throws {
    self.settings = settings
    session = try Session(
      registry: .scenarios, luaLimits: settings.luaLimits, limits: settings.limits)
    session.overriding = settings.overriding
    session.prepare()
    session.worldBegan = { [unowned self] world in systems.append(world.simulator.device.system) }
  }

  /// Runs every test of a file that the settings select, and returns the results in that order.
  package func run(_ script: ScriptFile) -> [TestResult] {
    var results: [TestResult] = []
    run(script) { event in
      if case .ended(let result) = event { results.append(result) }
    }
    return results
  }

  /// Runs the tests of a file, but those whose ids are in `skipping`, and tells about it.
  ///
  /// A file that can't be read as a spec gives one more result, without titles; a teardown that
  /// fails gives one with the titles of its block and `teardown`.
  package func run(
    _ script: ScriptFile, skipping: Set<TestID> = [], _ report: (SpecificationEvent) -> Void
  ) {
    let specification = Specification(goldens: Goldens(of: script, settings.recordMode))
    session.beginScenario()
    session.lua.modules = LuaModules(below: script.folder)
    session.lua.seedRandom(settings.seed)
    specification.goldens.tests = { [unowned specification] in
      specification.tests.map {
        TestID(
          file: script.name, titles: specification.blocks[$0.block].titles + [$0.title],
          line: $0.lines.lowerBound)
      }
    }
    session.companion = specification
    defer {
      session.endScenario()
      session.companion = nil
      session.defaults = nil
      session.cell = nil
    }
    let fileVerdict = read(script, as: specification)
    let plan =
      fileVerdict.isRefusal
      ? []
      : specification.plan(settings, file: script.name).filter { !skipping.contains($0.id) }
    let isWhole =
      settings.selection == TestSelection() && specification.focusedLine == nil
      && skipping.isEmpty && fileVerdict.verdict == nil
    report(.planned(plan.map(\.id), isWhole: isWhole))
    let tests = settings.plansOnly ? [] : plan
    let file = TestID(file: script.name, titles: [], line: 0)
    if let verdict = fileVerdict.verdict, isSelected(verdict, of: script) {
      report(.ended(TestResult(test: file, verdict: verdict, seed: settings.seed)))
    } else if fileVerdict.verdict == nil, !skipping.contains(file),
      let failure = specification.failure(
        ofLines: settings.selection.lines[script.name] ?? [], in: script.name)
    {
      report(.ended(TestResult(test: file, verdict: .failed(failure), seed: settings.seed)))
    }
    for planned in tests {
      let path = specification.blocks[specification.tests[planned.test].block].path
      leaveBlocks(keeping: path, of: specification, script.name, report)
      report(.began(planned.id))
      report(.ended(run(planned, of: specification)))
    }
    leaveBlocks(keeping: [], of: specification, script.name, report)
  }

  /// Has a file declare its tests.
  ///
  /// - Returns: what there is to say of the file itself, and whether none of its tests may run.
  private func read(
    _ script: ScriptFile, as specification: Specification
  ) -> (verdict: TestResult.Verdict?, isRefusal: Bool) {
    defer { specification.isRunning = true }
    do {
      try session.lua.run(session.lua.load(script.source, name: script.name))
    } catch {
      return (verdict(of: error, isLoading: true), false)
    }
    guard settings.refusesFocus, let line = specification.focusedLine else { return (nil, false) }
    return (.failed(.refusedFocus(script.name, line)), true)
  }

  /// Whether what the file itself ended with is told: that it isn't finished is left out as a test
  /// of that title would be.
  private func isSelected(_ verdict: TestResult.Verdict, of script: ScriptFile) -> Bool {
    guard case .pending(let reason) = verdict else { return true }
    return settings.selection.includes(reason)
      && settings.selection.lines[script.name, default: []].isEmpty
  }

  /// Runs a test, after the setups that are due.
  private func run(_ planned: PlannedTest, of specification: Specification) -> TestResult {
    let test = specification.tests[planned.test]
    let block = specification.blocks[test.block]
    var verdict = TestResult.Verdict.pending(planned.id.title)
    if let reason = planned.cell?.neverRan, test.body != nil {
      verdict = .pending(reason)
    } else if let body = test.body {
      if let end = enterBlocks(block.path, of: specification) {
        verdict = end
      } else {
        begin(on: block.device, planned.cell, seed: planned.seed)
        specification.running = planned.id
        specification.goldens.begin(planned.id)
        verdict = run(test, body, of: specification)
        specification.running = nil
        var result = result(planned.id, verdict, seed: planned.seed)
        result.goldens = specification.goldens.uses
        specification.goldens.end()
        return result
      }
    }
    var result = TestResult(test: planned.id, verdict: verdict)
    result.seed = planned.seed
    return result
  }

  /// The result of a test that has run.
  func result(_ id: TestID, _ verdict: TestResult.Verdict, seed: UInt64) -> TestResult {
    session.noteConsultedPolicies()
    let guesses = session.consulted.filter(\.grade.isWeak).map {
      "\($0.policy.name)=\($0.value) (\($0.grade))"
    }
    let isRefused = settings.refusesGuesses && verdict == .passed && !guesses.isEmpty
    var result = TestResult(
      test: id, verdict: isRefused ? .failed(.refusedGuesses(guesses)) : verdict)
    result.seed = seed
    result.systems = systems
    result.guesses = guesses
    return result
  }

  /// Begins what runs by itself: a test, or what is before or behind those of a block.
  func begin(on device: DeviceOptions?, _ cell: Cell?, seed: UInt64? = nil) {
    self.cell = cell
    session.beginTest()
    session.defaults = device
    session.cell = cell?.options
    session.lua.seedRandom(seed ?? settings.seed)
    systems.removeAll(keepingCapacity: true)
  }

  /// Runs a test's function with what is before and behind it.
  private func run(
    _ test: Specification.Test, _ body: LuaReference, of specification: Specification
  ) -> TestResult.Verdict {
    specification.finally.removeAll(keepingCapacity: true)
    let stack = session.lua.stack
    let cell = cell.map { cell in
      cell.push(on: stack)
      return stack.popReference()
    }
    defer { if let cell { stack.release(cell) } }
    var verdict = TestResult.Verdict.passed
    for hook in specification.beforeEach(test) where verdict == .passed {
      verdict = ending(of: hook.body, cell: cell)
    }
    if verdict == .passed { verdict = ending(of: body, test.values, cell: cell) }
    verdict = verdict.unlessEnded(session)
    if settings.isStrict, verdict == .passed, let failure = TestFailure(findingsOf: session) {
      verdict = .failed(failure)
    }
    for function in specification.finally.reversed() {
      verdict = ending(verdict, followedBy: function, in: "finally")
    }
    for hook in specification.afterEach(test) {
      verdict = ending(verdict, followedBy: hook.body, in: "after_each", cell: cell)
    }
    return verdict.unlessEnded(session)
  }

  /// Calls a function of the spec and returns how it ended.
  func ending(
    of function: LuaReference, _ values: CaseValues? = nil, cell: LuaReference? = nil
  ) -> TestResult.Verdict {
    do {
      try call(function, values, cell: cell)
      return .passed
    } catch {
      return verdict(of: error)
    }
  }

  /// Calls a function that runs behind others, so that no failure is lost, theirs nor its own.
  func ending(
    _ verdict: TestResult.Verdict, followedBy function: LuaReference, in word: String,
    cell: LuaReference? = nil
  ) -> TestResult.Verdict {
    do {
      try call(function, nil, cell: cell)
      return verdict
    } catch {
      // That the app has ended was said by what ended it.
      if error.payload is EndedApp, case .failed = verdict { return verdict }
      return verdict.followed(by: self.verdict(of: error), in: word)
    }
  }

  private func call(
    _ function: LuaReference, _ values: CaseValues?, cell: LuaReference?
  ) throws(LuaError) {
    let stack = session.lua.stack
    stack.push(function)
    var arguments = values?.push(on: stack) ?? 0
    if let cell {
      stack.push(cell)
      arguments += 1
    }
    try stack.call(arguments: arguments)
  }

  func verdict(of error: LuaError, isLoading: Bool = false) -> TestResult.Verdict {
    if let pending = error.payload as? PendingScript { return .pending(pending.reason) }
    if let never = error.payload as? NeverRan, cell?.pairsDevices == true {
      return .pending(never.fact)
    }
    return .failed(TestFailure(error, in: session, isLoading: isLoading))
  }
}

extension TestResult.Verdict {
  /// This verdict, unless it is passed and the app has ended all the same.
  func unlessEnded(_ session: Session) -> Self {
    guard self == .passed, let failure = session.unexpectedFailure else { return self }
    return .failed(TestFailure(failure, in: session))
  }

  /// This verdict and that of what ran afterwards, so that no failure is lost.
  func followed(by end: Self, in word: String) -> Self {
    switch (self, end) {
    case (_, .passed), (.failed, .pending), (.pending, .pending): self
    case (.failed(let first), .failed(let second)):
      .failed(first.adding("\(word) failed too: \(second.message)"))
    default: end
    }
  }
}

extension TestFailure {
  /// The same failure with another line of text.
  func adding(_ text: String) -> TestFailure {
    TestFailure(
      kind: kind, message: message + "\n" + text, file: file, line: line, traceback: traceback,
      lastEvents: lastEvents)
  }

  fileprivate static func refusedFocus(_ file: String, _ line: Int) -> TestFailure {
    TestFailure(
      kind: .load,
      message: "\(file):\(line): a focused test keeps the file's other tests from running; remove "
        + "the focus: make `focus` an `it`, or take #focus out of the title", file: file,
      line: line)
  }

  fileprivate static func refusedGuesses(_ guesses: [String]) -> TestFailure {
    let count = guesses.count == 1 ? "a guess, which is" : "\(guesses.count) guesses, which are"
    return TestFailure(
      kind: .guess,
      message: "the verdict rests on \(count) refused: \(guesses.joined(separator: ", ")); choose "
        + "answers with policies = { … }, or allow guesses")
  }
}
