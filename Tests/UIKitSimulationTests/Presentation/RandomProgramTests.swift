import Glibc
import RandomPrograms
import Testing
import Trace

@testable import UIKitSimulation

@Suite("Random programs")
struct RandomProgramTests {
  /// How many programs each of the parts runs.
  ///
  /// `SCRIM_PROGRAMS` says how many all of them run, 4,000 unless it is set; `scripts/check
  /// --programs` runs 100,000. With `SCRIM_SEEDS` set each seed is printed before it runs.
  static let share = (number("SCRIM_PROGRAMS") ?? 4_000) / parts.count
  /// The first seed, which `SCRIM_SEED` sets.
  static let firstSeed = number("SCRIM_SEED") ?? 0
  /// The parts run side by side.
  static let parts = Array(0..<8)

  private static func number(_ variable: String) -> Int? {
    getenv(variable).flatMap { Int(String(cString: $0)) }
  }

  @Test("Whatever is called when, everything agrees at rest", arguments: parts)
  func agrees(part: Int) {
    let saysSeeds = getenv("SCRIM_SEEDS") != nil
    let trace = ProgramRun.newTrace()
    for index in 0..<Self.share {
      let seed = UInt64(Self.firstSeed + part * Self.share + index)
      // A program that stops the process is the last one to be named.
      if saysSeeds { print("seed \(seed)") }
      let program = RandomProgram(seed: seed)
      let problems = ProgramRun.run(program, trace: trace) { check($0) }
      if let first = problems.first { report(program, "seed \(seed)", first.rule) }
    }
  }

  @Test("The same program gives the same events")
  func repeats() {
    func events(_ program: RandomProgram) -> [String] {
      ProgramRun.run(program) { run in
        run.simulator.trace.events.map {
          "\($0.time) \($0.turn) \($0.subject) \($0.name) \($0.cause) \($0.rule)"
        }
      }
    }
    for seed in 0..<100 as Range<UInt64> {
      let program = RandomProgram(seed: seed)
      #expect(events(program) == events(program))
    }
  }

  @Test(
    "With any policy switched to any answer everything still agrees", arguments: Policy.allCases)
  func agreesWhenSwitched(policy: Policy) {
    let trace = ProgramRun.newTrace()
    for value in policy.rule.values.indices {
      let change = SystemProfile.Switch(policy: policy, value: UInt8(value))
      for seed in 1_000_000..<1_000_030 as Range<UInt64> {
        let program = RandomProgram(seed: seed)
        let bugs = seed.isMultiple(of: 2)
        let problems = ProgramRun.run(program, switches: [change], bugs: bugs, trace: trace) {
          check($0)
        }
        .filter { $0.rule != Self.suspended[policy] }
        guard !problems.isEmpty else { continue }
        let context = "\(policy.name)=\(policy.rule.values[value]), bugs = \(bugs), seed \(seed)"
        report(program, context, problems[0].rule, switches: [change], bugs: bugs)
      }
    }
  }

  /// The rule that doesn't hold with some answer to a policy, by what that answer means.
  private static let suspended: [Policy: String] = [
    // A begin that is ignored, or a child that its container has to tell by hand, is not told.
    .directBegin: "appeared means seen", .childViewAppearance: "appeared means seen",
    // There is no way to give a popover its anchor then, and without one the app ends.
    .presentationControllerAccess: "no failure",
  ]

  @Test("They come to whatever the user and the keyboard may bring about")
  func reach() {
    var missing: [String: Name] = [:]
    for word in [
      Word.firstResponder, .becomeRefused, .keyboardKept, .touchBegan, .touchEnded, .touchCancelled,
      .action, .tapOutside, .interactionEnd,
    ] { missing[word.text] = word.traceName }
    for policy in [
      Policy.keyboardAtPresentation, .keyboardRestoreOrder, .keyboardAtDismissal, .keyboardInTurn,
      .dismissDuringPull, .touchesUnderWay, .sheetOutsideTouch,
    ] { missing[policy.name] = policy.traceName }
    let trace = ProgramRun.newTrace()
    for seed in 0..<2_000 as Range<UInt64> where !missing.isEmpty {
      ProgramRun.run(RandomProgram(seed: seed), trace: trace) { run in
        let names = Set(run.simulator.trace.events.map(\.name))
        missing = missing.filter { !names.contains($0.value) }
      }
    }
    #expect(missing.keys.sorted() == [])
  }

  /// What is wrong at the end of a run, to be seen from outside and inside the engine.
  private func check(_ run: ProgramRun) -> [Problem] {
    var problems = internalProblems(run)
    problems += run.problems()
    return problems
  }

  /// What only the engine knows: nothing is under way at rest.
  private func internalProblems(_ run: ProgramRun) -> [Problem] {
    guard run.simulator.failure == nil, let window = run.window else { return [] }
    var problems: [Problem] = []
    func require(_ condition: Bool, _ text: @autoclosure () -> String) {
      if !condition { problems.append(Problem("nothing is under way", text())) }
    }
    require(window.transitions.isEmpty, "a transition is still under way")
    require(window.departures == 0, "\(window.departures) departures are left")
    for presentation in window.presentations {
      require(presentation.transition.phase == .presented, "\(presentation.transition.phase)")
      require(!presentation.transition.isLeaving, "a dismissal still waits")
      require(presentation.departure == nil, "a departure is left")
    }
    return problems + run.controllers.compactMap { unseenProblem($0, window) }
  }

  /// A presented controller's view is in the window if and only if nothing that is presented on it
  /// takes it out; of what lies on something that the window has let go nothing is said.
  private func unseenProblem(_ controller: UIViewController, _ window: UIWindow) -> Problem? {
    guard controller.activePresentation != nil else { return nil }
    var base = controller
    var below: UIPresentationController?
    while true {
      // A context may lie in a child that its container doesn't show, or has let go.
      while let container = base.parent {
        guard base.view.isDescendant(of: container.view) else { return nil }
        base = container
        if base.isCovered(butBy: below) { return nil }
      }
      guard let presenter = base.ownPresenting else { break }
      below = base.activePresentation
      base = presenter
    }
    guard base === window.rootViewController else { return nil }
    // What a root presented before another one took its place is left as it is.
    let presented = controller.ownPresented?.activePresentation
    if window.abandoned.contains(where: { $0 === presented }) { return nil }
    let isCovered = controller.ownPresented?.activePresentation?.shouldRemovePresentersView ?? false
    let isSeen = controller.view.window != nil
    guard isCovered == isSeen else { return nil }
    return Problem(
      "presented means seen",
      "\(controller.traceNameText) is \(isCovered ? "" : "not ")covered, and its view is "
        + "\(isSeen ? "" : "not ")in the window")
  }

  /// Shrinks a program that breaks a rule and prints what is left of it as a script.
  private func report(
    _ program: RandomProgram, _ context: String, _ rule: String,
    switches: [SystemProfile.Switch] = [], bugs: Bool = false
  ) {
    func problems(_ program: RandomProgram) -> [Problem] {
      ProgramRun.run(program, switches: switches, bugs: bugs) { check($0) }
    }
    let smallest = program.shrunk { problems($0).contains { $0.rule == rule } }
    Issue.record(
      """
      \(context) breaks "\(rule)":
      \(problems(smallest).map { "  \($0.rule): \($0.text)" }.joined(separator: "\n"))
      \(smallest.lua)
      """)
  }
}

extension UIViewController {
  /// Whether the controller has presented something that takes its view away, other than that.
  fileprivate func isCovered(butBy presentation: UIPresentationController?) -> Bool {
    guard let own = ownPresented?.activePresentation, own !== presentation else { return false }
    return own.shouldRemovePresentersView
  }
}
