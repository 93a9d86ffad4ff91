internal import CLuaSupport

/// A Lua 5.4 interpreter in memory of its own: limited, deterministic, put back in microseconds.
///
/// Make one, define classes and globals, load chunks, `prepare()` it; from then on `restore()`
/// gives back exactly that state, whatever a script did in between. One thread at a time may use
/// it.
///
///     let state = try LuaState()
///     state.setGlobal("double") { stack in
///       guard let number = stack.number(at: 1) else { throw LuaError("double: a number") }
///       stack.pushNumber(number * 2)
///       return 1
///     }
///     let chunk = try state.load("return double(21)", name: "answer.lua")
///     state.prepare()
///     try state.run(chunk)
///     state.restore()
package final class LuaState {
  /// What a script may use.
  package struct Limits: Sendable {
    /// Bytes of Lua memory.
    package var memory = 64 << 20
    /// Instructions from `restore` (or `resetBudget`) on; 0 for no limit.
    package var instructions: Int64 = 50_000_000
    /// How deep calls from Swift into Lua may nest.
    package var callbackDepth = 150

    package init() {}
  }

  struct ClassRecord {
    let name: String
    let superclass: LuaClassID?
  }

  /// A host function in its slot; bare in an array, a closure would be called through two thunks.
  struct Slot {
    let body: LuaFunction
  }

  /// How long the host's own tables were when the state was prepared.
  private struct Marks {
    let functions, properties, classes: Int
  }

  let L: OpaquePointer
  package let limits: Limits
  /// The stack of the main thread, for setting up and for calling in.
  package var stack: LuaStack { LuaStack(L, self) }
  /// What the host decides about unknown names.
  package var hooks = LuaObjectHooks()
  /// Virtual nanoseconds, which `os.time`, `os.clock` and `os.date` show.
  package var now: () -> Int64 = { 0 }
  /// Where `require` finds modules; nil: there are none.
  package var modules: LuaModules?
  /// The files that `require` has asked for since the state was restored, whether they are there
  /// or not, as messages name them.
  package internal(set) var requiredFiles: [String] = []

  var functions: ContiguousArray<Slot> = []
  var getters: ContiguousArray<Slot> = []
  var setters: ContiguousArray<Slot> = []
  var classes: ContiguousArray<ClassRecord> = []
  private var chunkNames: [Int32: String] = [:]
  private var rememberedErrors: [any Error] = []
  private var rememberedKeys = LuaReference(rawValue: 0)
  private(set) var exceptionMetatable = LuaReference(rawValue: 0)
  private(set) var tostring = LuaReference(rawValue: 0)
  private(set) var loadedModules = LuaReference(rawValue: 0)
  private var snapshot: OpaquePointer?
  private var marks: Marks?

  /// Opens a state with the allowed libraries.
  package init(limits: Limits = Limits()) throws(LuaError) {
    self.limits = limits
    var functions = LuaState.hostFunctions
    guard let L = clua_open(limits.memory, nil, &functions) else {
      throw LuaError("the system has no memory for a Lua state", kind: .memory)
    }
    self.L = L
    clua_set_host(L, Unmanaged.passUnretained(self).toOpaque())
    clua_set_call_depth_limit(L, Int32(limits.callbackDepth))
    let status = clua_open_libraries(L)
    if status != CLUA_OK { throw stack.popError(status) }
    stack.newTable()
    rememberedKeys = stack.popReference()
    stack.newTable()
    loadedModules = stack.popReference()
    stack.pushGlobals()
    stack.pushField("tostring", at: -1)
    tostring = stack.popReference()
    stack.pop()
    makeExceptionMetatable()
    setGlobal("require", LuaModules.require)
    resetBudget()
  }

  deinit {
    if let snapshot { clua_snapshot_free(snapshot) }
    clua_close(L)
  }

  private func makeExceptionMetatable() {
    let describe: LuaFunction = { stack in
      stack.pushField("name", at: 1)
      stack.pushField("reason", at: 1)
      let name = stack.string(at: -2) ?? "exception", reason = stack.string(at: -1) ?? ""
      stack.push("\(name): \(reason)")
      return 1
    }
    stack.newTable(fields: 2)
    stack.push(describe)
    stack.setField("__tostring", at: -2)
    stack.push("exception")
    stack.setField("__name", at: -2)
    exceptionMetatable = stack.popReference()
  }

  // MARK: Prepared states

  /// Declares the state ready: `restore` comes back to this point.
  ///
  /// Only between calls.
  package func prepare() {
    precondition(clua_call_depth(L) == 0, "a state can't be prepared while a script runs")
    stack.setCount(0)
    resetBudget()
    if let snapshot { clua_snapshot_free(snapshot) }
    snapshot = clua_snapshot_take(L)
    marks = Marks(functions: functions.count, properties: getters.count, classes: classes.count)
  }

  /// Goes back to the prepared state, to the last byte.
  ///
  /// Only between calls.
  package func restore() {
    guard let snapshot, let marks else { preconditionFailure("the state was never prepared") }
    precondition(clua_call_depth(L) == 0, "a state can't be restored while a script runs")
    clua_snapshot_restore(L, snapshot)
    if functions.count > marks.functions {
      functions.removeLast(functions.count - marks.functions)
    }
    if getters.count > marks.properties {
      getters.removeLast(getters.count - marks.properties)
      setters.removeLast(setters.count - marks.properties)
    }
    if classes.count > marks.classes { classes.removeLast(classes.count - marks.classes) }
    if !chunkNames.isEmpty { chunkNames.removeAll(keepingCapacity: true) }
    if !requiredFiles.isEmpty { requiredFiles.removeAll(keepingCapacity: true) }
    if !rememberedErrors.isEmpty { rememberedErrors.removeAll() }
  }

  /// The size of the prepared state in bytes.
  package var preparedSize: Int { snapshot.map { clua_snapshot_size($0) } ?? 0 }

  // MARK: Limits

  /// Starts the instruction budget afresh.
  package func resetBudget() { clua_set_budget(L, limits.instructions) }

  /// The instructions left; 0 if there is no limit.
  package var instructionsLeft: Int64 { clua_budget_left(L) }

  /// Counts work that the host did for the script; too much of it ends the script.
  package func charge(_ instructions: Int) { clua_charge_quietly(L, Int64(instructions)) }

  /// Has `math.random` begin afresh; a prepared state begins with 0.
  package func seedRandom(_ seed: UInt64) { clua_seed_random(L, seed) }

  /// Bytes of Lua memory in use.
  package var memoryInUse: Int { clua_memory_in_use(L) }
  /// The most bytes of Lua memory that were in use.
  package var memoryPeak: Int { clua_memory_peak(L) }
  /// How many calls from Swift into Lua are open.
  package var callDepth: Int { Int(clua_call_depth(L)) }

  // MARK: Names and errors

  /// The name of a chunk from a `LuaPosition`.
  package func chunkName(_ chunk: Int32) -> String {
    if let name = chunkNames[chunk] { return name }
    guard let bytes = clua_chunk_name(L, chunk) else { return "" }
    let name = String(cString: bytes)
    chunkNames[chunk] = name
    return name
  }

  /// The slot of a host function.
  func slot(of function: @escaping LuaFunction) -> Int32 {
    functions.append(Slot(body: function))
    return Int32(functions.count - 1)
  }

  /// Remembers which Swift error the error object on top stands for.
  func remember(_ error: any Error, for stack: LuaStack) {
    rememberedErrors.append(error)
    stack.push(rememberedKeys)
    stack.pushCopy(at: -2)
    stack.push(rememberedErrors.count)
    stack.setRaw(at: -3)
    stack.pop()
  }

  /// The Swift error that an error object stands for.
  func remembered(at position: Int, in stack: LuaStack) -> (any Error)? {
    if rememberedErrors.isEmpty || stack.isNil(at: position) { return nil }
    stack.pushCopy(at: position)
    stack.push(rememberedKeys)
    stack.insert(at: -2)
    stack.pushRaw(at: -2)
    defer { stack.pop(2) }
    return stack.integer(at: -1).map { rememberedErrors[$0 - 1] }
  }
}
