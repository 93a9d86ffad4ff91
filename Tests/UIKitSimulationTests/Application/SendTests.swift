import Testing
import Trace

@testable import UIKitSimulation

@Suite("Hooks are sent")
struct SendTests {
  /// Overrides what a closure answers for, and counts what it is asked.
  final class Script: Overrides, CallbackObserver {
    var perform: (Word, NSObject) -> Bool = { _, _ in false }
    var answer: (Word) -> SendAnswer? = { _ in nil }
    var observe: (Int32) -> Void = { _ in }
    private(set) var asked: [String] = []

    func perform(_ hook: Word, on object: NSObject, _ arguments: SendArguments) -> Bool {
      asked.append(hook.text)
      return perform(hook, object)
    }

    func overrides(_ hook: Word, on object: NSObject) -> Bool { false }

    func answer(
      _ hook: Word, of object: NSObject, _ arguments: SendArguments
    ) -> SendAnswer? {
      asked.append(hook.text)
      return answer(hook)
    }

    func hasOverride(_ hook: Word, of object: NSObject) -> Bool { perform(hook, object) }

    func callback(_ seq: Int32) { observe(seq) }
  }

  private static let phone = Target("iPhone 8", 12)

  /// A world whose overrides are a script's.
  private func inWorld(
    limits: Limits = Limits(), _ body: (World, Script) throws -> Void
  ) throws {
    try World.run(Self.phone, limits: limits) { world in
      let script = Script()
      world.simulator.overrides = script
      try withExtendedLifetime(script) { try body(world, script) }
    }
  }

  private func probe(_ world: World) -> (Probe, () -> [String]) {
    let form = world.probe("Form", .fullScreen)
    var inherited: [String] = []
    form.look = { inherited.append($0) }
    return (form, { inherited })
  }

  @Test("An object that overrides nothing isn't asked about")
  func asksNobody() throws {
    try inWorld { world, script in
      let (form, inherited) = probe(world)
      world.home.present(form, animated: true)
      world.settle()
      #expect(script.asked == [])
      #expect(inherited() == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    }
  }

  @Test("An object that overrides something is asked for each of its hooks, in order")
  func asksTheOverridden() throws {
    try inWorld { world, script in
      let (form, inherited) = probe(world)
      form.isOverridden = true
      world.home.present(form, animated: true)
      world.settle()
      #expect(
        script.asked == [
          "viewDidLoad", "supportedInterfaceOrientations",
          "preferredInterfaceOrientationForPresentation", "supportedInterfaceOrientations",
          "viewWillAppear", "supportedInterfaceOrientations", "traitCollectionDidChange",
          "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "viewDidAppear",
        ])
      #expect(inherited() == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    }
  }

  @Test("What the script overrides isn't called in Swift, and is recorded all the same")
  func replacesTheInherited() throws {
    try inWorld { world, script in
      let (form, inherited) = probe(world)
      form.isOverridden = true
      script.perform = { hook, _ in hook == .viewWillAppear }
      world.home.present(form, animated: true)
      world.settle()
      #expect(inherited() == ["viewDidLoad", "viewDidAppear"])
      #expect(world.appearance(of: "Form") == ["viewWillAppear", "viewDidAppear"])
    }
  }

  @Test("A query takes the script's answer, and the inherited one where there is none")
  func answersQueries() throws {
    try inWorld { world, script in
      let child = world.controller("Child")
      world.home.addChild(child)
      world.home.view.addSubview(child.view)
      world.settle()
      world.home.isOverridden = true
      script.answer = { $0 == .shouldAutomaticallyForwardAppearanceMethods ? .bool(false) : nil }
      world.forget()
      world.presented("Form", .fullScreen, on: world.home)
      #expect(child.appearance.state == .appeared)
      world.home.dismiss(animated: false)
      world.settle()
      script.answer = { _ in nil }
      world.presented("Form", .fullScreen, on: world.home)
      #expect(child.appearance.state == .disappeared)
    }
  }

  @Test("A callback that runs the engine again is nested: its events follow from it")
  func nests() throws {
    try inWorld { world, script in
      let (form, _) = probe(world)
      form.isOverridden = true
      let other = world.controller("Other", .fullScreen)
      script.perform = { hook, object in
        if hook == .viewDidAppear { form.present(other, animated: false) }
        return false
      }
      world.home.present(form, animated: false)
      world.settle()
      let events = world.trace.events
      let appeared = try #require(
        events.firstIndex {
          $0.subject == form.traceName && $0.name == Word.viewDidAppear.traceName
        })
      let call = try #require(
        events.lastIndex { $0.kind == .call && $0.name == Word.present.traceName })
      #expect(events[call].cause == Int32(appeared))
      #expect(form.presentedViewController === other)
    }
  }

  @Test("Observers hear of every callback after it ran")
  func observes() throws {
    try inWorld { world, script in
      let (form, inherited) = probe(world)
      var heard: [String] = []
      script.observe = { seq in
        let event = world.trace.events[Int(seq)]
        if event.subject == form.traceName { heard.append(world.trace.names[event.name]) }
        if event.name == Word.viewDidAppear.traceName, event.subject == form.traceName {
          #expect(inherited().last == "viewDidAppear")
        }
      }
      world.simulator.observer = script
      world.home.present(form, animated: false)
      world.settle()
      #expect(heard.first == "viewDidLoad")
      #expect(heard.last == "viewDidAppear")
    }
  }

  @Test("After the first failure nothing is called, recorded or run")
  func latches() throws {
    try inWorld { world, script in
      let (form, inherited) = probe(world)
      form.isOverridden = true
      script.perform = { hook, _ in
        guard hook == .viewWillAppear else { return false }
        world.simulator.fail(
          .script(ScriptFailure(message: "first", traceback: "", isLimit: false)))
        return true
      }
      var ran = 0
      world.home.present(form, animated: true) { ran += 1 }
      world.loop.schedule(after: 1_000_000_000, .script) { ran += 1 }
      world.runDue()
      let events = world.trace.events
      let fields = world.trace.fields.count
      world.loop.async { ran += 1 }
      _ = world.loop.settle(limit: 10_000_000_000)
      world.advance(5)
      world.loop.turn(3)
      #expect(!world.loop.step())
      world.window.addSubview(UIView())
      world.home.dismiss(animated: true)
      #expect(world.trace.events.count == events.count)
      #expect(world.trace.fields.count == fields)
      #expect(world.appearance(of: "Form") == ["viewWillAppear"])
      #expect(inherited() == ["viewDidLoad"])
      #expect(ran == 0)
    }
  }

  @Test("The first failure stays; a later one doesn't take its place")
  func keepsTheFirst() throws {
    try inWorld { world, _ in
      for message in ["first", "second"] {
        world.simulator.fail(
          .script(ScriptFailure(message: message, traceback: "", isLimit: false)))
      }
      guard case .script(let failure) = world.simulator.failure else {
        Issue.record("Nothing failed.")
        return
      }
      #expect(failure.message == "first")
    }
  }

  @Test("Callbacks that nest without end are a failure that names the callback")
  func limitsTheDepth() throws {
    var limits = Limits()
    limits.callbackDepth = 20
    try inWorld(limits: limits) { world, script in
      let (form, _) = probe(world)
      form.isOverridden = true
      var depth = 0
      var deepest = 0
      script.perform = { hook, _ in
        guard hook == .viewWillAppear || hook == .viewWillDisappear else { return false }
        depth += 1
        deepest = max(deepest, depth)
        form.beginAppearanceTransition(hook == .viewWillDisappear, animated: false)
        depth -= 1
        return true
      }
      world.home.present(form, animated: true)
      world.runDue()
      guard case .limit(let limit) = world.simulator.failure else {
        Issue.record("The limit was not reached.")
        return
      }
      #expect(limit.resource == "callback depth")
      #expect(limit.limit == 20)
      #expect(limit.option == "callbackDepth")
      #expect(limit.waiting?.hasPrefix("in Form.view") == true)
      #expect(deepest == 20)
      #expect(!world.simulator.isInCallback)
    }
  }

  @Test("A full trace is a failure that names the limit")
  func limitsTheTrace() throws {
    var limits = Limits()
    limits.traceEvents = 100
    try inWorld(limits: limits) { world, _ in
      for _ in 0..<200 { world.window.addSubview(UIView()) }
      guard case .limit(let limit) = world.simulator.failure else {
        Issue.record("The limit was not reached.")
        return
      }
      #expect(limit.resource == "trace")
      #expect(limit.limit == 100)
      #expect(world.trace.events.count == 100)
    }
  }

  @Test("With recording off everything happens and nothing is recorded")
  func runsUnrecorded() throws {
    try inWorld { world, _ in
      let (form, inherited) = probe(world)
      let count = world.trace.events.count
      let fields = world.trace.fields.count
      world.trace.isRecording = false
      world.home.present(form, animated: true)
      world.settle()
      #expect(world.trace.events.count == count)
      #expect(world.trace.fields.count == fields)
      #expect(inherited() == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
      #expect(world.home.presentedViewController === form)
    }
  }

  @Test("Names are unique in a scenario, and what nobody named is numbered by its class")
  func namesObjects() throws {
    try inWorld { world, _ in
      let names = ["Form", "Form", "Form"].map { name -> String in
        let controller = world.controller(name)
        return controller.traceNameText
      }
      #expect(names == ["Form", "Form#2", "Form#3"])
      let unnamed = [UIViewController(), UIViewController()].map {
        $0.traceNameText
      }
      #expect(unnamed == ["UIViewController#1", "UIViewController#2"])
    }
  }

  @Test("UIKit's messages print a controller with an address made of its creation number")
  func describes() throws {
    try inWorld { world, _ in
      let (a, b) = (UIViewController(), UIViewController())
      #expect(a.description.hasPrefix("<UIViewController: 0x10"))
      #expect(a.description != b.description)
      #expect(a.creationNumber + 1 == b.creationNumber)
    }
  }

  @Test("Simulators can be entered inside one another, and the outer one comes back")
  func entersNested() throws {
    try inWorld { world, _ in
      try World.run(Target("iPad Air 2", 12)) { inner in
        #expect(Simulator.current === inner.simulator)
        #expect(UIScreen.main.bounds.width == 768)
      }
      #expect(Simulator.current === world.simulator)
      #expect(UIScreen.main.bounds.width == 375)
    }
  }
}
