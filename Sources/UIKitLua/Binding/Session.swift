package import Lua
package import Trace
package import UIKitSimulation

/// A Lua state with UIKit in it: what runs scripts, one scenario after the other.
///
/// The state is prepared once and restored before each scenario. The session owns every object
/// that the script has touched until the scenario ends; what the script holds are numbers.
package final class Session {
  /// The interpreter.
  package let lua: LuaState
  /// What the script can name.
  package let registry: Registry
  /// What the scenario records.
  package let trace: Trace
  /// What the command line says about devices; it wins over the script.
  package var overriding = DeviceOptions()
  /// What holds where the script says nothing else; nil if nothing does.
  package var defaults: DeviceOptions?
  /// What wins over the script, but not over the command line; nil if nothing does.
  package var cell: DeviceOptions?
  /// The limits of each scenario.
  package let limits: Limits

  /// The world of the running scenario; nil before the script needs one.
  package private(set) var world: World?
  /// Called when a world ends and another begins, and when the scenario ends.
  package var worldEnded: ((World) -> Void)?
  /// Called when a world has begun.
  package var worldBegan: ((World) -> Void)?
  /// The policies that the scenario's worlds consulted, with their grades.
  package private(set) var consulted: [(policy: Policy, value: String, grade: Grade)] = []
  /// Which policies `consulted` has, by their numbers.
  private var isNoted: [Bool] = []
  /// What the checks found in the scenario's worlds that have ended.
  package internal(set) var findings: [FoundBreach] = []
  /// The bytes of text that the scenario has written.
  private var output = 0
  /// Whether the script expected the failure that ended the app.
  package var failureWasExpected = false
  /// What the layer above keeps beside the session, such as the spec that is running.
  package var companion: AnyObject?

  /// The objects that the script has seen, from 1.
  private var objects: [NSObject] = []
  private var generation: UInt32 = 0
  var overrides: [[Override]] = []
  var observers: [Observer] = []
  /// The handlers of the world's `on`, matched against each callback.
  struct Observer {
    let pattern: Pattern
    let function: LuaReference
  }

  /// One method that the script overrides on one object.
  struct Override {
    let hook: Word
    let reference: LuaReference
    let isFunction: Bool
  }

  var classIDs: [LuaClassID] = []
  /// Which classes of the registry the interpreter has.
  var areInstalled: [Bool] = []
  private var werePrepared: [Bool] = []
  var valueCount = 0
  var membersByClass: [String: ClassMembers] = [:]
  private var classIDByType: [ObjectIdentifier: LuaClassID] = [:]
  package internal(set) var valueClasses = ValueClasses()
  private var kits: [DeviceOptions: Kit] = [:]
  private var profiles: [ProfileKey: SystemProfile] = [:]
  var hookByName: [String: Word] = [:]
  /// What UIKit expects as the answer to those that are questions.
  var answerTypes: [Word: ScriptType] = [:]
  var chunkNames: [Int32: Name] = [:]
  /// The stack of the call that is running, for calls back into the script.
  var currentStack: LuaStack

  private struct ProfileKey: Hashable {
    let system: SystemVersion
    let sdk: SystemVersion
    let bugs: Bool
    let switches: [SystemProfile.Switch]
  }

  /// The class ids of the value types.
  package struct ValueClasses {
    package var rect = LuaClassID(-1)
    package var point = LuaClassID(-1)
    package var size = LuaClassID(-1)
    package var insets = LuaClassID(-1)
    package var transform = LuaClassID(-1)
  }

  /// Prepares a state with everything that the registry names.
  package init(
    registry: Registry, luaLimits: LuaState.Limits = LuaState.Limits(), limits: Limits = Limits()
  ) throws {
    self.registry = registry
    self.limits = limits
    var luaLimits = luaLimits
    luaLimits.callbackDepth = limits.callbackDepth
    lua = try LuaState(limits: luaLimits)
    currentStack = lua.stack
    trace = Trace(
      vocabulary: Vocabulary.texts + registry.vocabulary, limit: limits.traceEvents)
    install()
    lua.now = { [unowned self] in world?.simulator.runLoop.now ?? 0 }
  }

  deinit { endScenario() }

  // MARK: Scenarios

  /// Declares the state ready: each scenario begins with it.
  package func prepare() {
    lua.prepare()
    werePrepared = areInstalled
  }

  /// Goes back to the prepared state and forgets the last scenario.
  package func beginScenario() {
    endScenario()
    lua.restore()
    areInstalled = werePrepared
    trace.reset()
    consulted.removeAll(keepingCapacity: true)
    findings.removeAll(keepingCapacity: true)
    failureWasExpected = false
    output = 0
  }

  /// Ends the world and forgets its trace, as between two tests of one script: what the script
  /// holds stays, but for its objects, which are dead.
  package func beginTest() {
    endScenario()
    lua.resetBudget()
    trace.reset()
    consulted.removeAll(keepingCapacity: true)
    findings.removeAll(keepingCapacity: true)
    failureWasExpected = false
  }

  /// Ends the running scenario; its objects are dead.
  package func endScenario() {
    endWorld()
    chunkNames.removeAll(keepingCapacity: true)
  }

  private func endWorld() {
    guard let world else { return }
    noteConsulted(world)
    noteFindings(world)
    worldEnded?(world)
    world.simulator.end()
    objects.removeAll(keepingCapacity: true)
    overrides.removeAll(keepingCapacity: true)
    observers.removeAll(keepingCapacity: true)
    generation += 1
    self.world = nil
  }

  private func noteConsulted(_ world: World) {
    let (flags, profile) = (world.simulator.consulted, world.simulator.profile)
    if consulted.isEmpty { isNoted = [Bool](repeating: false, count: flags.count) }
    for place in flags.indices where flags[place] && !isNoted[place] {
      guard let policy = Policy(rawValue: place) else { continue }
      isNoted[place] = true
      consulted.append((policy, profile.valueName(policy), profile.grade(policy)))
    }
  }

  /// Brings `consulted` up to date with the running world.
  package func noteConsultedPolicies() {
    if let world { noteConsulted(world) }
  }

  /// What ended the app, unless the script expected it.
  package var unexpectedFailure: Failure? {
    failureWasExpected ? nil : world?.simulator.failure
  }

  /// The running world's simulator; without a `device` verb an iPhone 15 on iOS 17.
  package func simulator() throws -> Simulator {
    if let world { return world.simulator }
    return try beginWorld(DeviceOptions()).simulator
  }

  /// Ends the running world, if there is one, and begins another.
  @discardableResult
  package func beginWorld(_ options: DeviceOptions) throws -> World {
    var options = options
    if let defaults { options = defaults.merged(with: options) }
    if let cell { options = options.merged(with: cell) }
    let kit = try kit(options.overridden(by: overriding))
    let hadWorld = world != nil
    endWorld()
    failureWasExpected = false
    if hadWorld {
      trace.reset()
      // They are names of the trace's table, which begins afresh.
      chunkNames.removeAll(keepingCapacity: true)
    }
    let simulator = Simulator(
      device: kit.settings.device, profile: kit.profile, trace: trace, limits: limits)
    simulator.overrides = self
    simulator.scriptPosition = self
    let world = World(simulator: simulator)
    self.world = world
    trace.header = kit.header
    worldBegan?(world)
    return world
  }

  /// What a world begins with, looked up once for the same options.
  private struct Kit {
    let settings: DeviceSettings
    let profile: SystemProfile
    let header: [(key: String, value: String)]
  }

  private func kit(_ options: DeviceOptions) throws -> Kit {
    if let kit = kits[options] { return kit }
    let settings = try options.resolved()
    let profile = profile(settings)
    try settings.check(profile)
    let kit = Kit(settings: settings, profile: profile, header: settings.header(profile))
    kits[options] = kit
    return kit
  }

  private func profile(_ settings: DeviceSettings) -> SystemProfile {
    let key = ProfileKey(
      system: settings.device.system, sdk: settings.device.sdk, bugs: settings.bugs,
      switches: settings.switches)
    if let profile = profiles[key] { return profile }
    let profile = SystemProfile(
      system: key.system, sdk: key.sdk, bugs: key.bugs, switches: key.switches)
    profiles[key] = profile
    return profile
  }

  /// Counts text that the script writes.
  ///
  /// - Throws: the limit, when it is reached.
  func charge(output bytes: Int) throws {
    output += bytes
    guard output <= limits.output else {
      throw LimitReached(
        "output: the limit of \(limits.output >> 20) MB of text was reached; raise it with "
          + "`--limit output=N` if the script means it")
    }
  }

  // MARK: Objects

  /// Pushes an object as the script sees it.
  func push(_ object: NSObject, on stack: LuaStack) throws {
    if object.scriptIndex < 0 {
      guard objects.count < limits.objects else {
        throw LimitReached(
          "objects: the limit of \(limits.objects) objects was reached; "
            + "make fewer in one scenario, or raise it with `--limit objects=N`")
      }
      objects.append(object)
      overrides.append([])
      object.scriptIndex = Int32(objects.count)
    }
    stack.push(
      LuaObject(
        classID: classID(of: object), index: UInt32(object.scriptIndex), generation: generation))
  }

  /// The object at a place of the stack; nil if there is none.
  ///
  /// - Throws: an explanation, if the object belongs to a world that has ended.
  package func object(_ stack: LuaStack, at position: Int) throws -> NSObject? {
    guard let reference = stack.object(at: position) else { return nil }
    guard reference.generation == generation, world != nil else {
      throw LuaError(
        "this \(lua.name(of: reference.classID)) belongs to a device that has ended; make it after "
          + "device { … }, and in a test inside `it` or `before_each`", payload: DeadObject())
    }
    return objects[Int(reference.index) - 1]
  }

  /// The names of the objects that the script has seen in the running world.
  package var objectNames: [Name] { objects.map(\.traceName) }

  /// Registers the Swift class behind a class of scripts.
  func bind(_ type: NSObject.Type, to id: LuaClassID) {
    classIDByType[ObjectIdentifier(type)] = id
  }

  private func classID(of object: NSObject) -> LuaClassID {
    guard let id = classIDByType[ObjectIdentifier(Swift.type(of: object).scriptType)] else {
      preconditionFailure("\(Swift.type(of: object)) is bound to no class")
    }
    install(classAt: Int(id.rawValue) - valueCount)
    return id
  }

  /// What a message calls a value: `a number (3)`, `Form (UIViewController)`.
  package func describeForMessage(_ stack: LuaStack, at position: Int) -> String {
    if let object = try? object(stack, at: position) {
      return "\(object.traceNameText) (\(object.displayClassName))"
    }
    if let text = stack.string(at: position) { return "the string \"\(text)\"" }
    if let number = stack.number(at: position) {
      return number == number.rounded() && abs(number) < 1e15
        ? "the number \(Int(number))" : "the number \(number)"
    }
    if let value = stack.boolean(at: position) { return "\(value)" }
    let name = stack.typeName(at: position)
    return name == "nil" || name == "no value" ? "nil" : "a \(name)"
  }
}

/// A device and everything on it, from one `device` verb to the next.
package final class World {
  /// The simulator.
  package let simulator: Simulator
  /// The window that `root` made; nil before it.
  package var window: UIWindow?

  init(simulator: Simulator) { self.simulator = simulator }
}

/// A limit of the scenario that the script ran into.
package struct LimitReached: Error, CustomStringConvertible {
  /// What ran out and what to do.
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// What the error of a call carries that used an object of a device that has ended.
package struct DeadObject: Error {}
