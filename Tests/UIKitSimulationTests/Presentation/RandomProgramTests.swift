import Testing
import Trace

@testable import UIKitSimulation

@Suite("Random programs of presentations")
struct RandomProgramTests {
  /// A generator that gives the same numbers everywhere.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  }

  /// Five controllers besides `Home`, two that are contained, and what becomes of their
  /// completions.
  final class Program {
    let world: World
    var dice: Dice
    private(set) var controllers: [UIViewController] = []
    private(set) var contained: [UIViewController] = []
    private(set) var log: [String] = []
    private(set) var given = 0
    private(set) var completed: [Int] = []

    init(_ world: World, seed: UInt64) {
      self.world = world
      dice = Dice(state: seed)
      controllers = [world.home]
      for name in ["A", "B", "C", "D", "E"] {
        let probe = world.probe(name)
        probe.modalTransitionStyle = dice.roll(3) == 0 ? .crossDissolve : .coverVertical
        controllers.append(probe)
      }
      // Two of them contain another controller.
      for (name, parent) in [("H", controllers[0]), ("A1", controllers[1])] {
        let child = world.controller(name)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        contained.append(child)
      }
      world.settle()
      for case let probe as Probe in controllers {
        probe.look = { [unowned self] _ in if dice.roll(12) == 0 { call() } }
      }
    }

    /// Breaks the cycle of the program and its probes.
    func end() {
      for case let probe as Probe in controllers { probe.look = { _ in } }
    }

    private func completion() -> (() -> Void)? {
      let number = given
      given += 1
      return { [unowned self] in
        completed.append(number)
        if dice.roll(6) == 0 { call() }
      }
    }

    /// One call into the presentation system.
    func call() {
      let senders = controllers + contained
      let one = senders[dice.roll(senders.count)]
      let other = controllers[1 + dice.roll(controllers.count - 1)]
      let animated = dice.roll(2) == 0
      if dice.roll(3) > 0 {
        let styles: [UIModalPresentationStyle] = [
          .fullScreen, .pageSheet, .formSheet, .overFullScreen,
        ]
        if other.presentingViewController == nil {
          other.modalPresentationStyle = styles[dice.roll(4)]
        }
        log.append("\(one.traceNameText) presents \(other.traceNameText) \(animated)")
        // Exceptions leave the world as it was.
        try? one.requestPresent(other, animated: animated, completion: completion())
      } else {
        log.append("\(one.traceNameText) dismisses \(animated)")
        one.dismiss(animated: animated, completion: completion())
      }
    }

    /// Calls and lets time pass, then waits for the end of everything.
    func run() {
      for _ in 0..<12 {
        switch dice.roll(5) {
        case 0: world.loop.turn(1)
        case 1: world.advance(Double(dice.roll(6)) / 10)
        case 2: world.settle()
        default: call()
        }
      }
      world.settle()
    }
  }

  private func check(_ program: Program, _ target: Target, seed: UInt64) {
    let world = program.world
    var problems: [String] = []
    func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
      if !condition { problems.append(problem()) }
    }
    require(world.simulator.failure == nil, "\(String(describing: world.simulator.failure))")
    require(world.window.transitions.isEmpty, "a transition is still under way")
    require(world.window.departures == 0, "\(world.window.departures) departures are left")
    var chain = [world.home]
    while let next = chain[chain.count - 1].ownPresented, chain.count < 10 { chain.append(next) }
    let presentations = world.window.presentations
    require(
      presentations.map(\.presentedViewController) == Array(chain.dropFirst()),
      "the window's list is not the chain")
    for presentation in presentations {
      require(presentation.transition.phase == .presented, "\(presentation.transition.phase)")
      require(!presentation.transition.isLeaving, "a dismissal still waits")
      require(presentation.departure == nil, "a departure is left")
    }
    for controller in program.controllers {
      let name = controller.traceNameText
      let isIn = chain.contains { $0 === controller }
      let isSeen = controller.isViewLoaded && controller.view.window != nil
      require(
        controller.appearance.state == (isSeen ? .appeared : .disappeared),
        "\(name) is \(controller.appearance.state), seen: \(isSeen)")
      require(isIn || !isSeen, "\(name) is in the window but not presented")
      require(
        !controller.isBeingPresented && !controller.isBeingDismissed, "\(name) keeps a flag")
      require(
        (controller.ownPresenting != nil) == (isIn && controller !== world.home),
        "\(name)'s link up")
      require(controller.ownPresented == nil || isIn, "\(name)'s link down")
      require(isBalanced(world.appearance(of: name)), "\(name) is not balanced")
      require(!isSeen || controller.view.alpha == 1, "\(name) is transparent")
    }
    let forwards = world.simulator.profile.value(ChildViewAppearance.self) == .automatic
    for child in program.contained where forwards {
      let name = child.traceNameText
      require(
        child.appearance.state == (child.view.window == nil ? .disappeared : .appeared),
        "\(name) is \(child.appearance.state)")
      require(isBalanced(world.appearance(of: name)), "\(name) is not balanced")
    }
    require(chain.last?.view.window === world.window, "the topmost is not in the window")
    require(
      world.window.subviews.allSatisfy { !$0.isHidden }, "a container is left hidden")
    require(Set(program.completed).count == program.completed.count, "a completion ran twice")
    require(
      !world.warnings.contains { $0.hasPrefix("Unbalanced") } || target.major < 8,
      "unbalanced callbacks")
    #expect(
      problems.isEmpty,
      """
      seed \(seed), \(target), switched \(world.simulator.profile.switched):
      \(problems.joined(separator: "; "))
      \(program.log.joined(separator: "\n"))
      """)
  }

  @Test("Whatever is called when, everything agrees at rest", arguments: [Target].all)
  func agrees(target: Target) throws {
    for seed in 0..<300 as Range<UInt64> {
      try World.run(target) { world in
        let program = Program(world, seed: seed)
        program.run()
        check(program, target, seed: seed)
        program.end()
      }
    }
  }

  @Test(
    "With any policy switched to any answer everything still agrees", arguments: Policy.allCases)
  func agreesWhenSwitched(policy: Policy) throws {
    for target in [Target("iPad Air", 7), Target("iPhone 8", 12), Target("iPad Pro 11", 17)] {
      for value in policy.rule.values.indices {
        let change = SystemProfile.Switch(policy: policy, value: UInt8(value))
        for seed in 1_000..<1_025 as Range<UInt64> {
          try World.run(target, bugs: seed.isMultiple(of: 2), switches: [change]) { world in
            let program = Program(world, seed: seed)
            program.run()
            check(program, target, seed: seed)
            program.end()
          }
        }
      }
    }
  }

  @Test("The same program gives the same events")
  func repeats() throws {
    func events(_ seed: UInt64) throws -> [String] {
      try World.run(Target("iPad Air 2", 13)) { world in
        let program = Program(world, seed: seed)
        program.run()
        program.end()
        return world.trace.events.map {
          "\($0.time) \($0.turn) \($0.subject) \($0.name) \($0.cause) \($0.rule)"
        }
      }
    }
    for seed in 0..<20 as Range<UInt64> { #expect(try events(seed) == events(seed)) }
  }
}
