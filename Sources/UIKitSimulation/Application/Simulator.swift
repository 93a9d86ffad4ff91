import CSimulatorCurrent
package import Trace

/// One device that runs one app: the clock, the screen, the objects and the trace of a scenario.
///
/// Everything in the engine hangs from a simulator; many simulators run side by side on many
/// threads. Nothing here reads a wall clock.
package final class Simulator {
  /// What the scenario records.
  package let trace: Trace
  /// The main run loop and its clock.
  package let runLoop = RunLoop()
  /// The device, its system and the system that the app was built for.
  package let device: Device
  /// What UIKit of that system does.
  package let profile: SystemProfile
  /// The limits of the scenario.
  package let limits: Limits

  /// Who answers for methods that the script overrides; nil outside scripts.
  package weak var overrides: (any Overrides)?
  /// Who runs the script's `on` handlers; nil while there are none.
  package weak var observer: (any CallbackObserver)?
  /// Where the script is, for the events that record it.
  package weak var scriptPosition: (any ScriptPosition)?

  /// The override of the app's that runs, if one does.
  private var overrideUnderWay: (object: NSObject, hook: Word)?

  /// The event that whatever happens now follows from, or -1.
  package var cause: Int32 = -1
  /// The first failure; once it is set, no hook is called and nothing is recorded.
  package private(set) var failure: Failure?
  /// The policies that a decision of this scenario went through, by index.
  package private(set) var consulted: [Bool]
  /// The app's animations that are under way.
  package let animations = AnimationTimeline()
  /// The rules that the scenario is held to.
  package let checks = Checks()

  /// The latest exception that was recorded, so that one which then ends the app is not told twice.
  private var lastRaised: NSException?
  private var depth = 0
  private var creations: Int32 = 0
  private var nameCounts: [Name: Int32] = [:]
  private var storedApplication: UIApplication?
  private var storedScreen: UIScreen?
  private var storedDevice: UIDevice?
  /// The part of a pad's screen that the app has; nil for all of it.
  var windowArea: WindowArea?
  private var storedCenter: NotificationCenter?
  /// The collections that were handed out, each once.
  var traitCollections: [UITraitCollection] = []
  /// Whether anybody hears of insets, so that moving a view may be news.
  var hearsInsets = false
  /// Whether anybody in the app has an answer of its own about the status bar, so that asking may
  /// bring news.
  package var answersAboutStatusBar = false

  /// Makes a device that has not launched its app.
  package init(device: Device, profile: SystemProfile, trace: Trace, limits: Limits = Limits()) {
    self.device = device
    self.profile = profile
    self.trace = trace
    self.limits = limits
    windowArea = device.window
    consulted = Array(repeating: false, count: Policy.allCases.count)
    runLoop.simulator = self
    animations.simulator = self
    checks.simulator = self
  }

  /// The simulator that the running thread is inside.
  package static var current: Simulator {
    guard let word = scrim_simulator_current_get() else {
      preconditionFailure("UIKit objects are made inside a simulator: use Simulator.enter")
    }
    return Unmanaged<Simulator>.fromOpaque(word).takeUnretainedValue()
  }

  /// Runs `body` inside this simulator.
  package func enter<Result, Error>(_ body: () throws(Error) -> Result) throws(Error) -> Result {
    let outer = scrim_simulator_current_get()
    scrim_simulator_current_set(Unmanaged.passUnretained(self).toOpaque())
    defer { scrim_simulator_current_set(outer) }
    return try body()
  }

  /// The app.
  package var application: UIApplication {
    if let storedApplication { return storedApplication }
    let application = enter { UIApplication() }
    storedApplication = application
    return application
  }

  /// The device as the app sees it.
  package var uiDevice: UIDevice {
    if let storedDevice { return storedDevice }
    let device = enter { UIDevice() }
    storedDevice = device
    return device
  }

  /// The device's screen.
  package var screen: UIScreen {
    if let storedScreen { return storedScreen }
    let screen = enter { UIScreen() }
    storedScreen = screen
    return screen
  }

  /// Who tells the app's observers of notifications.
  package var notificationCenter: NotificationCenter {
    if let storedCenter { return storedCenter }
    let center = enter { NotificationCenter() }
    storedCenter = center
    return center
  }

  /// Whether anybody can have asked for notifications.
  var hasNotificationCenter: Bool { storedCenter != nil }
}

extension Simulator {
  /// Ends the scenario: forgets what is under way, so that nothing holds itself.
  package func end() {
    runLoop.removeAll()
    animations.removeAll()
    checks.removeAll()
    for window in storedApplication?.windows ?? [] { window.forgetPresentations() }
    storedApplication?.forgetPreparedPresentations()
    storedApplication?.statusBar.forgetOwner()
    storedApplication?.forgetDelegates()
    storedCenter?.removeAll()
  }
}

// MARK: - Names

extension Simulator {
  package func nextCreationNumber() -> Int32 {
    creations += 1
    return creations
  }

  /// The name itself, or `Form#2` when another object of the scenario has it.
  package func uniqueName(_ name: Name) -> Name {
    let count = (nameCounts[name] ?? 0) + 1
    nameCounts[name] = count
    return count == 1 ? name : trace.names.intern("\(trace.names[name])#\(count)")
  }

  /// `UIView#1`, `UIView#2`: the name of an object that nobody named.
  package func numberedName(_ className: String) -> Name {
    let name = trace.names.intern(className)
    let count = (nameCounts[name] ?? 0) + 1
    nameCounts[name] = count
    return trace.names.intern("\(className)#\(count)")
  }
}

// MARK: - Recording

extension Simulator {
  /// Records an event at the present instant and turn; returns its number, or -1.
  @discardableResult
  package func record(
    _ kind: Event.Kind, _ subject: NSObject?, _ event: Word, rule: Fact? = nil
  ) -> Int32 {
    record(kind, subject?.traceName ?? .none, event.traceName, rule: rule?.traceName ?? .none)
  }

  /// Records an event whose names are interned already.
  @discardableResult
  package func record(
    _ kind: Event.Kind, _ subject: Name, _ event: Name, rule: Name = .none
  ) -> Int32 {
    guard failure == nil, trace.isRecording else { return -1 }
    let seq = trace.record(
      kind, subject, event, time: runLoop.now, turn: runLoop.turn, cause: cause, rule: rule)
    if seq < 0, trace.isFull {
      fail(.limit("trace", trace.limit, "events", option: "traceEvents"))
    }
    return seq
  }

  /// Records something that the script did, with the script line that did it.
  @discardableResult
  package func recordCall(_ kind: Event.Kind, _ subject: NSObject?, _ event: Word) -> Int32 {
    recordCall(kind, subject, event.traceName)
  }

  /// Records something that the script did under a name that is interned already.
  @discardableResult
  package func recordCall(_ kind: Event.Kind, _ subject: NSObject?, _ event: Name) -> Int32 {
    guard failure == nil, trace.isRecording else { return -1 }
    let seq = trace.record(
      kind, subject?.traceName ?? .none, event, time: runLoop.now, turn: runLoop.turn,
      cause: cause, source: scriptPosition?.sourceLine ?? .none)
    if seq < 0, trace.isFull {
      fail(.limit("trace", trace.limit, "events", option: "traceEvents"))
    }
    return seq
  }

  /// Adds a field to the event that was recorded last; nothing if that event was not recorded.
  package func field(_ key: Word, _ value: Value) {
    guard failure == nil, trace.isRecording else { return }
    trace.add(key.traceName, value)
  }

  /// Records a message of UIKit's log, word for word.
  package func warn(_ subject: NSObject, _ event: Word, _ text: String, rule: Fact) {
    let seq = record(.warning, subject, event, rule: rule)
    guard seq >= 0 else { return }
    field(.text, .text(trace.names.intern(text)))
    checks.warned(subject, event, seq)
  }

  /// Runs `body` with `event` as the cause of what it records.
  package func following<Result, Error>(
    _ event: Int32, _ body: () throws(Error) -> Result
  ) throws(Error) -> Result {
    let outer = cause
    if event >= 0 { cause = event }
    defer { cause = outer }
    return try body()
  }
}

// MARK: - Policies

extension Simulator {
  /// Answers a policy question that a query asks over and over, without an event for each time.
  package func consult<Answer: PolicyValue>(_ question: Answer.Type = Answer.self) -> Answer {
    consulted[Answer.policy.rawValue] = true
    return profile.value()
  }

  /// Answers a policy question, and records that and why it was asked.
  package func decide<Answer: PolicyValue>(
    _ question: Answer.Type, _ subject: NSObject?
  ) -> Answer {
    let policy = Answer.policy
    consulted[policy.rawValue] = true
    let answer: Answer = profile.value()
    if record(.decision, subject?.traceName ?? .none, policy.traceName, rule: profile.fact(policy))
      >= 0
    {
      field(.value, .name(profile.answer(policy)))
    }
    return answer
  }
}

// MARK: - Sends and failure

extension Simulator {
  /// Sends an overridable method: records it, asks the script's override, then runs `inherited`.
  ///
  /// The engine never calls an overridable method directly.
  package func send(
    _ hook: Word, to object: NSObject, kind: Event.Kind = .callback,
    _ arguments: SendArguments = SendArguments(), showing fields: SendFields = SendFields(),
    _ inherited: () -> Void
  ) {
    guard failure == nil else { return }
    let seq = record(kind, object, hook)
    if seq >= 0 {
      if let animated = arguments.animated { field(.animated, .bool(animated)) }
      if let (key, value) = fields.first { field(key, value) }
      if let (key, value) = fields.second { field(key, value) }
    }
    guard failure == nil, enterCallback(object.traceName, hook.traceName) else { return }
    let outer = cause
    if seq >= 0 { cause = seq }
    let isAnswered = object.isOverridden && perform(hook, on: object, arguments, seq)
    if !isAnswered { inherited() }
    if failure == nil, seq >= 0, let observer { observer.callback(seq) }
    cause = outer
    depth -= 1
  }

  /// Runs the script's override of a method; false if there is none.
  private func perform(
    _ hook: Word, on object: NSObject, _ arguments: SendArguments, _ seq: Int32
  ) -> Bool {
    let outer = overrideUnderWay
    overrideUnderWay = (object, hook)
    defer { overrideUnderWay = outer }
    let controller = checks.mustCallInherited(hook, object)
    let isAnswered = overrides?.perform(hook, on: object, arguments) ?? false
    if isAnswered, let controller { checks.overrideRan(hook, of: controller, seq) }
    return isAnswered
  }

  /// Whether the app calls a method itself that UIKit calls, and not from its own override of it.
  package func isDirectCall(of hook: Word, on object: NSObject) -> Bool {
    guard let overrideUnderWay else { return true }
    return overrideUnderWay.object !== object || overrideUnderWay.hook != hook
  }

  /// Records a callback that is no method, such as a completion, and runs it.
  package func run(
    _ event: Word, of object: NSObject, with value: (Word, Value)? = nil, _ body: () -> Void
  ) {
    run(event, named: object.traceName, with: value, body)
  }

  /// Records a callback of whatever has that name in the trace, and runs it.
  package func run(
    _ event: Word, named subject: Name, with value: (Word, Value)? = nil, _ body: () -> Void
  ) {
    run(event.traceName, of: .callback, named: subject, with: value, body)
  }

  /// Records an event of any kind that runs code of the app, and runs it.
  package func run(
    _ event: Name, of kind: Event.Kind, named subject: Name, with value: (Word, Value)? = nil,
    _ body: () -> Void
  ) {
    guard failure == nil else { return }
    let seq = record(kind, subject, event)
    if seq >= 0, let value { field(value.0, value.1) }
    guard failure == nil, enterCallback(subject, event) else { return }
    let outer = cause
    if seq >= 0 { cause = seq }
    body()
    if failure == nil, seq >= 0, let observer { observer.callback(seq) }
    cause = outer
    depth -= 1
  }

  /// Asks an overridable question: the script's answer, or the inherited one.
  package func ask<Answer>(
    _ hook: Word, of object: NSObject, with arguments: SendArguments = SendArguments(),
    _ decode: (SendAnswer) -> Answer?, _ inherited: () -> Answer
  ) -> Answer {
    if failure == nil, object.isOverridden,
      let answer = overrides?.answer(hook, of: object, arguments), let decoded = decode(answer)
    {
      return decoded
    }
    return inherited()
  }

  /// Asks an overridable question as UIKit does, and records the answer: that of a script's
  /// override always, that of a class of the app's if it is news.
  ///
  /// The event stands behind what giving the answer caused, since it holds the answer.
  func question<Answer>(
    _ hook: Word, of object: NSObject, _ decode: (SendAnswer) -> Answer?,
    _ inherited: () -> Answer, isNews: (Answer) -> Bool, value: (Answer) -> Value
  ) -> Answer {
    guard failure == nil else { return inherited() }
    let answer: Answer
    if object.hasOverride(hook) {
      guard enterCallback(object.traceName, hook.traceName) else { return inherited() }
      answer = ask(hook, of: object, decode, inherited)
      depth -= 1
    } else {
      answer = inherited()
      guard isNews(answer) else { return answer }
    }
    run(hook, of: object, with: (.value, value(answer))) {}
    return answer
  }

  private func enterCallback(_ subject: Name, _ hook: Name) -> Bool {
    guard depth < limits.callbackDepth else {
      fail(
        .limit(
          "callback depth", limits.callbackDepth, "nested callbacks", option: "callbackDepth",
          waiting: "in \(trace.names[subject]).\(trace.names[hook])"))
      return false
    }
    depth += 1
    return true
  }

  /// Whether the engine is inside a callback, where the clock stands still.
  package var isInCallback: Bool { depth > 0 }

  /// Latches the first failure: the app ends as it does on a phone.
  package func fail(_ failure: Failure) {
    guard self.failure == nil else { return }
    var failure = failure
    if case .limit(let limit) = failure, limit.waiting == nil, let next = runLoop.waiting.first {
      failure = .limit(limit.waiting(for: next))
    }
    if case .exception(let exception) = failure, exception.reason != lastRaised?.reason {
      record(exception, of: nil)
    }
    if case .script(let value) = failure, value.cause.line == 0 {
      failure = .script(value.from(originOfCause()))
    }
    self.failure = failure
  }

  /// Records an exception that UIKit raises, whether the script catches it or it ends the app.
  package func record(_ exception: NSException, of receiver: NSObject?) {
    lastRaised = exception
    guard record(.exception, receiver, .raised) >= 0 else { return }
    field(.name, .text(trace.names.intern(exception.name)))
    field(.reason, .text(trace.names.intern(exception.reason)))
  }

  /// The script line that the present event follows from.
  package func originOfCause() -> SourceLine { origin(of: cause) }

  /// The script line that an event follows from.
  package func origin(of event: Int32) -> SourceLine {
    var seq = event
    while seq >= 0, seq < trace.events.count {
      let event = trace.events[Int(seq)]
      if event.source.line > 0 { return event.source }
      seq = event.cause
    }
    return .none
  }
}
