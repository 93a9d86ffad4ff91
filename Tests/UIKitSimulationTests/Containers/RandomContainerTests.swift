import RandomPrograms
import Testing
import Trace

@testable import UIKitSimulation

@Suite("Random programs of containers")
struct RandomContainerTests {
  /// A tab bar controller with two stacks and a plain tab, a third stack to present, and six
  /// controllers to put into them.
  final class Program {
    let world: World
    var dice: Dice
    private(set) var log: [String] = []
    private let tabs: UITabBarController
    private let stacks: [UINavigationController]
    private let plain: [Probe]
    private let roots: [Probe]

    init(_ world: World, seed: UInt64) throws {
      self.world = world
      dice = Dice(seed: seed)
      tabs = try #require(world.home as? UITabBarController)
      roots = ["R1", "R2", "R3"].map { world.probe($0) }
      stacks = roots.map { UINavigationController(rootViewController: $0) }
      for (place, stack) in stacks.enumerated() { world.name(stack, "N\(place + 1)") }
      plain = ["A", "B", "C", "D", "E", "F"].map { world.probe($0) }
      tabs.viewControllers = [stacks[0], stacks[1], plain[0]]
      world.settle()
      for probe in plain + roots {
        probe.look = { [unowned self] callback in
          if dice.roll(14) == 0 { call("in \(probe.traceNameText).\(callback): ") }
        }
      }
    }

    /// Breaks the cycle of the program and its probes.
    func end() {
      for probe in plain + roots { probe.look = { _ in } }
    }

    private var everybody: [UIViewController] { [tabs] + stacks + roots + plain }

    /// One call into a container or into the presentation system.
    func call(_ context: String = "") {
      let stack = stacks[dice.roll(3)]
      let one = plain[1 + dice.roll(plain.count - 1)]
      let animated = dice.roll(2) == 0
      let isFree = one.parent == nil && one.presentingViewController == nil
      switch dice.roll(9) {
      case 0, 1, 2:
        guard isFree else { return }
        note("\(context)\(stack.traceNameText).push \(one.traceNameText) \(animated)")
        stack.pushViewController(one, animated: animated)
      case 3:
        note("\(context)\(stack.traceNameText).pop \(animated)")
        stack.popViewController(animated: animated)
      case 4:
        note("\(context)\(stack.traceNameText).popToRoot \(animated)")
        stack.popToRootViewController(animated: animated)
      case 5:
        let index = dice.roll(tabs.viewControllers?.count ?? 1)
        note("\(context)select \(index)")
        tabs.selectedIndex = index
      case 6:
        guard isFree else { return }
        note("\(context)\(stack.traceNameText).set \(one.traceNameText) \(animated)")
        stack.setViewControllers([stack.viewControllers[0], one], animated: animated)
      case 7:
        let presented: UIViewController = dice.roll(2) == 0 ? one : stacks[2]
        let presenter = everybody[dice.roll(everybody.count)]
        guard presented.parent == nil, presented.presentingViewController == nil,
          presenter !== presented, presenter.navigationController !== presented
        else { return }
        presented.modalPresentationStyle = dice.roll(2) == 0 ? .fullScreen : .formSheet
        note("\(context)\(presenter.traceNameText).present \(presented.traceNameText) \(animated)")
        presenter.present(presented, animated: animated)
      default:
        let receiver = everybody[dice.roll(everybody.count)]
        note("\(context)\(receiver.traceNameText).dismiss \(animated)")
        receiver.dismiss(animated: animated)
      }
    }

    /// A pop under the finger, which is taken back or not, perhaps after something else.
    private func swipe() {
      let stack = stacks[dice.roll(3)]
      let isCancelled = dice.roll(2) == 0
      guard stack.beginInteractivePop() else { return }
      note("\(stack.traceNameText).swipe cancelled \(isCancelled)")
      world.advance(0.1)
      if dice.roll(2) == 0 {
        call()
        world.advance(0.1)
      }
      if isCancelled { stack.cancelInteractivePop() } else { stack.finishInteractivePop() }
    }

    private func note(_ line: String) { log.append(line) }

    func run() {
      for _ in 0..<12 {
        switch dice.roll(6) {
        case 0: world.advance(Double(dice.roll(8)) * 0.1)
        case 1: world.settle()
        case 2: swipe()
        default: call()
        }
      }
      for probe in plain + roots { probe.look = { _ in } }
      world.settle()
    }

    /// What is wrong at rest.
    var faults: [String] {
      var faults: [String] = []
      if let failure = world.simulator.failure {
        // A program may present what it contains already, which is its own mistake.
        if case .exception = failure { return [] }
        faults.append("the app ended: \(failure)")
      }
      if world.warnings.contains(where: { $0.hasPrefix("Unbalanced") }) {
        faults.append("unbalanced appearance")
      }
      for controller in everybody {
        let name = controller.traceNameText
        if controller.isInTransition { faults.append("\(name) is between will and did") }
        let isThere = controller.viewIfLoaded?.window != nil
        if isThere != controller.hasAppeared {
          faults.append("\(name) in the window: \(isThere), appeared: \(controller.hasAppeared)")
        }
        if controller.isMovingToParent || controller.isMovingFromParent {
          faults.append("\(name) is still moving")
        }
        if let parent = controller.parent, !parent.children.contains(where: { $0 === controller }) {
          faults.append("\(name) has a parent that doesn't know it")
        }
        for child in controller.children where child.parent !== controller {
          faults.append("\(name) has \(child.traceNameText), which has another parent")
        }
        faults += disorder(of: name)
      }
      for stack in stacks where stack.viewControllers != stack.children || stack.running != nil {
        faults.append("\(stack.traceNameText) is not at rest")
      }
      return faults
    }

    /// Callbacks of a controller that can't follow one another.
    private func disorder(of name: String) -> [String] {
      let follows = [
        "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
        "viewDidAppear": ["viewWillDisappear"],
        "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
        "viewDidDisappear": ["viewWillAppear"],
      ]
      let callbacks = world.appearance(of: name).filter { $0.hasPrefix("view") }
      return zip(callbacks, callbacks.dropFirst()).compactMap { before, after in
        follows[before]?.contains(after) == true
          ? nil : "\(name).\(after) follows \(before)"
      }
    }
  }

  @Test("leave everything at rest, told and in its place", arguments: [Target].all)
  func programs(target: Target) throws {
    for seed in 0..<UInt64(60) {
      let faulty = try World.run(target, root: { UITabBarController() }) { world -> [String]? in
        let program = try Program(world, seed: seed)
        defer { program.end() }
        program.run()
        return program.faults.isEmpty ? nil : program.faults + program.log
      }
      if let faulty {
        Issue.record("seed \(seed): \(faulty.joined(separator: "\n"))")
        return
      }
    }
  }
}
