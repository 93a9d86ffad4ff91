package import Trace
package import UIKitSimulation

/// One run of a program in a world of its own, and what is there at its end.
package final class ProgramRun: CallbackObserver {
  /// A call that was given a completion.
  struct Given {
    /// The event of the call.
    let call: Int32
    var runs = 0
    /// Whether UIKit raised an exception instead.
    var hasRaised = false
  }

  let program: RandomProgram
  /// The world.
  package let simulator: Simulator
  /// The window, once the app has launched.
  package private(set) var window: UIWindow!
  /// The controllers, by their place in the cast.
  package private(set) var controllers: [UIViewController] = []
  private(set) var given: [Given] = []
  /// Who is still waiting when the program can't settle.
  private(set) var unsettled: ScheduledTimer?
  private var counts: [Int]
  /// What can be touched in the members' views, by their place in the cast.
  private var controls: [Controls?] = []

  /// What can be touched in a member's view.
  private struct Controls {
    let fields = [UITextField(), UITextField()]
    let button = UIButton()

    /// Puts them into the controller's view.
    init(in controller: UIViewController) {
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      for (place, name) in ["Field", "OtherField", "Button"].enumerated() {
        let control: UIControl = place < 2 ? fields[place] : button
        control.traceName = controller.simulator.trace.names.intern(
          controller.traceNameText + name)
        control.frame = CGRect(x: 20, y: 60 + CGFloat(place) * 40, width: 100, height: 30)
        controller.view.addSubview(control)
      }
    }
  }

  /// Runs a program, then `body` at its end, and ends the world.
  ///
  /// - Parameter trace: a trace to use again, which is quicker than to make one.
  package static func run<Result>(
    _ program: RandomProgram, switches: [SystemProfile.Switch] = [], bugs: Bool = false,
    trace: Trace = newTrace(), _ body: (ProgramRun) throws -> Result
  ) rethrows -> Result {
    trace.reset()
    let run = ProgramRun(program, bugs: bugs, switches: switches, trace: trace)
    defer { run.simulator.end() }
    return try run.simulator.enter {
      run.launch()
      run.flow()
      return try body(run)
    }
  }

  /// A trace for runs, one after the other.
  package static func newTrace() -> Trace {
    Trace(vocabulary: Vocabulary.texts, limit: 100_000)
  }

  private init(_ program: RandomProgram, bugs: Bool, switches: [SystemProfile.Switch], trace: Trace)
  {
    self.program = program
    counts = Array(repeating: 0, count: program.reactions.count)
    guard let model = DeviceTable.find(program.device, on: program.system) else {
      preconditionFailure("there is no device \(program.device)")
    }
    simulator = Simulator(
      device: Device(
        model: model, name: model.name, system: program.system, sdk: program.system,
        orientation: .portrait),
      profile: SystemProfile(
        system: program.system, sdk: program.system, bugs: bugs, switches: switches),
      trace: trace)
  }

  private func launch() {
    let order = program.cast.indices.filter { !program.cast[$0].isContainer }
    controllers = Array(repeating: UIViewController(), count: program.cast.count)
    for index in order + program.cast.indices.filter({ program.cast[$0].isContainer }) {
      let member = program.cast[index]
      let controller = make(member.kind)
      controller.traceName = simulator.trace.names.intern(member.name)
      if let style = member.style { controller.modalPresentationStyle = style }
      if let style = member.transition { controller.modalTransitionStyle = style }
      controller.definesPresentationContext = member.definesContext
      controllers[index] = controller
    }
    controls = program.cast.indices.map {
      program.cast[$0].hasControls ? Controls(in: controllers[$0]) : nil
    }
    // Some things are told only where somebody may listen.
    if !program.reactions.isEmpty { simulator.observer = self }
    window = UIWindow()
    window.traceName = simulator.trace.names.intern("Window")
    window.windowScene = simulator.application.connectedScenes.first
    window.rootViewController = controllers[0]
    window.makeKeyAndVisible()
    simulator.runLoop.turn(0)
    simulator.application.becomeActive()
  }

  private func make(_ kind: RandomProgram.Kind) -> UIViewController {
    switch kind {
    case .plain: return UIViewController()
    case .stack(let root):
      return UINavigationController(rootViewController: controllers[root])
    case .tabs(let first, let second):
      let tabs = UITabBarController()
      tabs.viewControllers = [controllers[first], controllers[second]]
      return tabs
    case .alert:
      let alert = UIAlertController()
      alert.preferredStyle = .alert
      return alert
    }
  }

  private func flow() {
    for step in program.steps where simulator.failure == nil {
      switch step {
      case .call(let call): make(call)
      case .later(let call, let milliseconds):
        let seq = simulator.recordCall(.call, nil, .after)
        simulator.following(seq) {
          _ = simulator.runLoop.schedule(after: Int64(milliseconds) * 1_000_000, .script) {
            [unowned self] in make(call)
          }
        }
      case .turn(let count): simulator.runLoop.turn(count)
      case .advance(let milliseconds):
        simulator.runLoop.advance(to: simulator.runLoop.now + Int64(milliseconds) * 1_000_000)
      case .settle: settle()
      case .user(let input): simulator.runLoop.runInput { take(input) }
      }
    }
    settle()
    // A finger that is left lies on the screen for ever.
    guard program.leavesFinger, simulator.failure == nil else { return }
    simulator.runLoop.runInput { take(.fingerUp) }
    settle()
  }

  private func take(_ input: RandomProgram.Input) {
    switch input {
    case .rotate(let orientation): simulator.turnDevice(to: orientation)
    case .resize(let width):
      simulator.resize(to: CGSize(width: CGFloat(width), height: simulator.screen.bounds.height))
    case .background:
      guard simulator.application.applicationState == .active else { return }
      simulator.application.enterBackground()
    case .foreground:
      guard simulator.application.applicationState == .background else { return }
      simulator.application.enterForeground()
    case .keyboardKey: _ = simulator.keyboard.dismiss()
    case .tap(let member, let count):
      guard let button = controls[member]?.button else { return }
      _ = simulator.tap(TouchTarget(button), count: count)
    case .tapOutside(let member): _ = simulator.tapOutside(controllers[member])
    case .fingerDown(let member):
      guard let point = point(of: member) else { return }
      simulator.touches.touchDown(at: point)
    case .fingerUp:
      if simulator.touches.isDown(1) { simulator.touches.touchUp() }
    case .drag(let member, let distance, let milliseconds):
      guard let point = point(of: member) else { return }
      simulator.touches.drag(
        from: point, to: CGPoint(x: point.x, y: point.y + CGFloat(distance)),
        duration: Int64(milliseconds) * 1_000_000)
    }
  }

  /// Where a finger comes down on the view of a member; nil if it can't.
  private func point(of member: Int) -> CGPoint? {
    guard !simulator.touches.isDown(1) else { return nil }
    return simulator.touchPoint(of: TouchTarget(controllers[member]))
  }

  /// Runs to the end of everything that ends.
  func settle() {
    if let waiting = simulator.runLoop.settle(limit: 60_000_000_000) { unsettled = waiting }
  }

  // MARK: Calls

  /// Makes a call of the program, if a careful app could make it.
  func make(_ call: RandomProgram.Call) {
    guard simulator.failure == nil else { return }
    switch call {
    case .present(let by, let other, let animated):
      if program.cast[other].style == .popover {
        controllers[other].popoverPresentationController?.sourceView = controllers[by].view
      }
      let (number, completion) = completion()
      do {
        try controllers[by].requestPresent(
          controllers[other], animated: animated, completion: completion)
      } catch {
        given[number].hasRaised = true
      }
    case .dismiss(let receiver, let animated):
      controllers[receiver].dismiss(animated: animated, completion: completion().completion)
    case .add(let child, let parent): add(child, to: controllers[parent])
    case .remove(let child): remove(controllers[child])
    case .root(let member):
      let root = controllers[member]
      if root.presentingViewController == nil { window.rootViewController = root }
    case .push(let other, let stack, let animated):
      push(controllers[other], onto: controllers[stack], animated: animated)
    case .pop(let stack, let animated):
      (controllers[stack] as? UINavigationController)?.popViewController(animated: animated)
    case .select(let tab, let tabs):
      (controllers[tabs] as? UITabBarController)?.selectedIndex = tab
    case .focus(let member, let field):
      controls[member]?.fields[field].becomeFirstResponder()
    case .endEditing(let member): _ = controllers[member].viewIfLoaded?.endEditing(true)
    }
  }

  private func push(_ controller: UIViewController, onto stack: UIViewController, animated: Bool) {
    guard let stack = stack as? UINavigationController, controller.parent == nil,
      controller.presentingViewController == nil, controller.presentedViewController == nil
    else { return }
    try? stack.requestPush(controller, animated: animated)
  }

  private func completion() -> (number: Int, completion: () -> Void) {
    let number = given.count
    given.append(Given(call: Int32(simulator.trace.events.count)))
    return (number, { [unowned self] in given[number].runs += 1 })
  }

  private func add(_ member: Int, to parent: UIViewController) {
    let child = controllers[member]
    child.loadViewIfNeeded()
    var above: UIViewController? = parent
    while let here = above {
      if here === child { return }
      above = here.parent
    }
    guard child.presentingViewController == nil, child.presentedViewController == nil else {
      return
    }
    guard !parent.isContainer, child.parent?.isContainer != true else { return }
    // UIKit raises if the view is in another container's view still.
    guard (try? parent.requestChild(child)) != nil else { return }
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    guard let parent = child.parent, !parent.isContainer else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: Callbacks

  private func subject(of reaction: RandomProgram.Reaction) -> Name {
    guard reaction.callback == .action else { return controllers[reaction.member].traceName }
    return controls[reaction.member]?.button.traceName ?? .none
  }

  package func callback(_ seq: Int32) {
    let event = simulator.trace.events[Int(seq)]
    for (index, reaction) in program.reactions.enumerated()
    where reaction.callback.traceName == event.name
      && subject(of: reaction) == event.subject
    {
      counts[index] += 1
      if counts[index] == reaction.occurrence { make(reaction.call) }
    }
  }
}

extension UIViewController {
  /// Whether the controller is one of UIKit's own containers, which care for their children.
  fileprivate var isContainer: Bool {
    self is UINavigationController || self is UITabBarController
  }
}
