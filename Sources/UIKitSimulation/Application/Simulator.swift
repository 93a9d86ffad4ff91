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
  var overrideUnderWay: (object: NSObject, hook: Word)?

  /// The event that whatever happens now follows from, or -1.
  package var cause: Int32 = -1
  /// The first failure; once it is set, no hook is called and nothing is recorded.
  package internal(set) var failure: Failure?
  /// The policies that a decision of this scenario went through, by index.
  package private(set) var consulted: [Bool]
  /// The app's animations that are under way.
  package let animations = AnimationTimeline()
  /// The recognisers that have touches.
  package let gestures = GestureEnvironment()
  /// The scroll views whose content moves by itself.
  var scrolling: [UIScrollView] = []
  /// The rules that the scenario is held to.
  package let checks = Checks()

  /// The latest exception that was recorded, so that one which then ends the app is not told twice.
  var lastRaised: NSException?
  /// How many callbacks are nested.
  var depth = 0
  private var creations: Int32 = 0
  private var nameCounts: [Name: Int32] = [:]
  private var storedApplication: UIApplication?
  private var storedScreen: UIScreen?
  private var storedDevice: UIDevice?
  /// The part of a pad's screen that the app has; nil for all of it.
  var windowArea: WindowArea?
  private var storedCenter: NotificationCenter?
  package private(set) var storedKeyboard: Keyboard?
  /// Why a responder was refused last, for the verb that asked.
  package var lastRefusal: String?
  package private(set) var storedTouches: TouchDelivery?
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
    gestures.simulator = self
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

  /// The keyboard, which is made with the first responder that wants one.
  package var keyboard: Keyboard {
    if let storedKeyboard { return storedKeyboard }
    let keyboard = enter { Keyboard() }
    storedKeyboard = keyboard
    return keyboard
  }

  /// The user's fingers, which are there with the first touch.
  package var touches: TouchDelivery {
    if let storedTouches { return storedTouches }
    let touches = TouchDelivery(self)
    storedTouches = touches
    return touches
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
    gestures.removeAll()
    scrolling.removeAll()
    for window in storedApplication?.windows ?? [] {
      window.firstResponder = nil
      window.forgetPresentations()
    }
    storedApplication?.forgetPreparedPresentations()
    storedApplication?.statusBar.forgetOwner()
    storedApplication?.forgetDelegates()
    storedCenter?.removeAll()
    storedKeyboard?.forget()
    storedTouches?.removeAll()
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
  @discardableResult
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
