package import Lua
import Trace
package import UIKitSimulation

extension Session {
  /// Puts everything that the registry names into the interpreter.
  func install() {
    lua.hooks.missing = { [unowned self] stack, id in try missingMember(stack, id) }
    lua.hooks.newField = { [unowned self] stack, id in
      _ = try missingMember(stack, id, isAssigned: true)
    }
    lua.hooks.override = { [unowned self] stack, _ in
      guard let object = try object(stack, at: 1), let name = stack.string(at: 2) else {
        return false
      }
      guard stack.isNil(at: 3) || stack.type(at: 3) == .function else {
        throw LuaError(
          "\(object.displayClassName).\(name) is a method: only a function can override it, got "
            + describeForMessage(stack, at: 3))
      }
      _ = keepOverride(name, of: object, stack, at: 3)
      return false
    }
    lua.hooks.describe = { [unowned self] stack, id in try describe(stack, id) }
    lua.hooks.missingGlobal = { [unowned self] stack in
      let name = stack.string(at: 2) ?? "?"
      if install(classNamed: name) {
        stack.pushGlobals()
        stack.pushField(named: name, at: stack.count)
        return 1
      }
      if NotModelled.globals.contains(name) { throw LuaError(NotModelled.text(name)) }
      throw LuaError(
        "undefined global \"\(name)\""
          + Suggestions.question(name, in: registry.globalNames + Self.luaGlobals))
    }
    lua.hooks.assignToValue = { [unowned self] stack, id in
      let key = stack.string(at: 2) ?? "?"
      let remedy = registry.values.first { $0.name == lua.name(of: id) }?.remedy ?? ""
      throw LuaError(
        "a \(lua.name(of: id)) can't be changed in part (\"\(key)\" was assigned); make another: "
          + remedy)
    }
    for entry in registry.values { installValue(entry) }
    for entry in registry.classes { reserveClass(entry) }
    for name in Self.coreClasses { install(classNamed: name) }
    for verb in registry.verbs { lua.setGlobal(verb.name, function(verb)) }
    for library in registry.libraries { installLibrary(library) }
  }

  /// The globals that Lua itself has, for suggestions.
  package static let luaGlobals = [
    "assert", "coroutine", "error", "getmetatable", "ipairs", "load", "math", "next", "os", "pairs",
    "pcall", "rawequal", "rawget", "rawlen", "rawset", "require", "select",
    "setmetatable", "string", "table", "tonumber", "tostring", "type", "utf8", "xpcall",
  ]

  // MARK: Calls

  /// A verb or a static function as Lua calls it.
  func function(_ entry: CallableEntry, skipping: Int = 0) -> LuaFunction {
    { [unowned self] stack in
      try onStack(stack) {
        try checkAlive(entry)
        let call = try Call(self, stack, entry, receiver: nil, firstArgument: 1 + skipping)
        return try finish(run(call), stack, entry)
      }
    }
  }

  /// A method as Lua calls it: the receiver comes first.
  func method(_ entry: CallableEntry, of className: String, _ id: LuaClassID) -> LuaFunction {
    { [unowned self] stack in
      try onStack(stack) {
        try checkAlive(entry)
        guard let reference = stack.object(at: 1), lua.isClass(reference.classID, id),
          let receiver = try object(stack, at: 1)
        else {
          throw LuaError(
            "\(entry.name) is a method of \(className) objects: call it with a colon, as in "
              + "object:\(entry.name)(…); \(describeForMessage(stack, at: 1)) came first")
        }
        let call = try Call(self, stack, entry, receiver: receiver, firstArgument: 2)
        return try finish(run(call), stack, entry)
      }
    }
  }

  /// Runs a call; an exception of UIKit's reaches the script as one.
  func run(_ call: Call) throws -> ScriptValue {
    do {
      let value = try call.entry.body(call)
      assert(value.fits(call.entry.returns), "\(call.entry.name) gives \(value)")
      return value
    } catch {
      throw reported(error, of: call.receiver, call.entry.name)
    }
  }

  /// The error that the script gets for what the engine threw; an exception of UIKit's is recorded.
  func reported(_ error: any Error, of receiver: NSObject?, _ label: String) -> any Error {
    switch error {
    case PresentationError.exception(let exception), HierarchyError.exception(let exception):
      world?.simulator.record(exception, of: receiver)
      return LuaException(name: exception.name, reason: exception.reason)
    case PresentationError.notModelled(let what):
      return LuaError("\(label): \(what) is not modelled yet; see docs/coverage.md")
    case HierarchyError.impossible(let what):
      return LuaError("\(label): \(what)")
    default:
      return error
    }
  }

  private func checkAlive(_ entry: CallableEntry) throws {
    guard let simulator = world?.simulator else { return }
    if let failure = simulator.failure, !entry.worksAfterEnd {
      throw EndedApp(
        failure: failure,
        description: "\(entry.name): the app has ended: \(describe(failure))")
    }
    if entry.runsClock, simulator.isInCallback || simulator.runLoop.isRunning {
      throw LuaError(
        "\(entry.name) can't be called in a callback, where the clock stands still; use "
          + "after(seconds, function) there")
    }
  }

  /// Pushes a result; a failure that the call led to is raised in its place.
  func finish(
    _ value: ScriptValue, _ stack: LuaStack, _ entry: CallableEntry
  ) throws -> Int {
    if let failure = world?.simulator.failure, !entry.worksAfterEnd {
      throw raised(failure)
    }
    switch value {
    case .none: return 0
    case .several(let count): return count
    default: try push(value, on: stack)
    }
    return 1
  }

  /// The error that a call raises for a failure that it led to; an exception keeps its name and
  /// its reason.
  func raised(_ failure: Failure) -> any Error {
    if case .exception(let exception) = failure {
      return LuaException(name: exception.name, reason: exception.reason)
    }
    return EndedApp(failure: failure, description: describe(failure))
  }

  /// A failure as text, with where it happened and the script line that led to it.
  package func describe(_ failure: Failure) -> String {
    switch failure {
    case .exception(let exception):
      return "uncaught exception \(exception.name): \(exception.reason)"
    case .limit(let limit):
      let waiting = limit.waiting.map { ", \($0)" } ?? ""
      return "the limit of \(limit.limit) \(limit.unit) (\(limit.resource)) was reached\(waiting); "
        + "`--limit \(limit.option)=N` raises it"
    case .script(let failure):
      let cause =
        failure.cause.line > 0
        ? " (a callback that follows from "
          + "\(trace.names[failure.cause.file]):\(failure.cause.line))" : ""
      return failure.message + cause
    }
  }

  // MARK: Values

  /// Pushes a value of UIKit's.
  package func push(_ value: ScriptValue, on stack: LuaStack) throws {
    switch value {
    case .none: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .number(let value): stack.pushNumber(value.rounded6)
    case .integer(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .object(let object?): try push(object, on: stack)
    case .object(nil): stack.pushNil()
    case .rect(let rect):
      stack.pushValue(
        valueClasses.rect,
        parts: (
          rect.origin.x.rounded6, rect.origin.y.rounded6, rect.size.width.rounded6,
          rect.size.height.rounded6
        ))
    case .point(let point):
      stack.pushValue(valueClasses.point, point.x.rounded6, point.y.rounded6)
    case .size(let size):
      stack.pushValue(valueClasses.size, size.width.rounded6, size.height.rounded6)
    case .insets(let insets):
      stack.pushValue(
        valueClasses.insets,
        parts: (
          insets.top.rounded6, insets.left.rounded6, insets.bottom.rounded6,
          insets.right.rounded6
        ))
    case .transform(let map):
      stack.pushValue(
        valueClasses.transform, map.a.rounded6, map.b.rounded6, map.c.rounded6, map.d.rounded6,
        map.tx.rounded6, map.ty.rounded6)
    case .list(let values):
      stack.newTable(elements: values.count)
      let table = stack.count
      for (index, value) in values.enumerated() {
        try push(value, on: stack)
        stack.setElement(index + 1, at: table)
      }
    case .record(let fields):
      stack.newTable(fields: fields.count)
      let table = stack.count
      for (name, value) in fields {
        try push(value, on: stack)
        stack.setField(name, at: table)
      }
    case .script(let reference): stack.push(reference)
    case .pushed, .several: break
    }
  }

  // MARK: Names that nobody knows

  private func missingMember(
    _ stack: LuaStack, _ id: LuaClassID, isAssigned: Bool = false
  ) throws -> Int {
    guard let name = stack.string(at: 2) else { return 0 }
    if valueEntry(id) == nil, NotModelled.members.contains(name) {
      throw LuaError(NotModelled.text("\(lua.name(of: id)).\(name)"))
    }
    let className = lua.name(of: id)
    let near = Suggestions.near(name, in: lua.memberNames(of: id))
    if !near.isEmpty {
      throw LuaError(
        "\(className) has no member \"\(name)\"; did you mean "
          + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?")
    }
    if valueEntry(id) != nil, !isAssigned {
      throw LuaError("a \(className) has no field \"\(name)\"")
    }
    return 0
  }

  private func valueEntry(_ id: LuaClassID) -> ValueEntry? {
    registry.values.first { $0.name == lua.name(of: id) }
  }

  private func describe(_ stack: LuaStack, _ id: LuaClassID) throws -> Int {
    if let entry = valueEntry(id), let parts = stack.parts(of: id, at: 1) {
      let numbers = parts.map { formatted($0) }.joined(separator: ", ")
      stack.push("\(entry.shortNames.first ?? entry.name)(\(numbers))")
      return 1
    }
    guard let reference = stack.object(at: 1), reference.classID == id else { return 0 }
    guard let object = try? object(stack, at: 1) else { return 0 }
    stack.push("\(object.displayClassName) \"\(object.traceNameText)\"")
    return 1
  }

  private func formatted(_ number: Double) -> String {
    // The sign of what is no number differs between processors.
    if number.isNaN { return "nan" }
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Sets a property and records it.
  func assign(
    _ property: PropertyEntry, of object: NSObject, _ className: String, _ stack: LuaStack,
    at position: Int, _ set: @Sendable (NSObject, Argument) throws -> Void
  ) throws {
    if let failure = world?.simulator.failure {
      throw EndedApp(
        failure: failure,
        description: "\(property.name) was assigned after the app has ended: \(describe(failure))")
    }
    let label = "\(className).\(property.name)"
    try check(property.firstSystem, of: label, object.simulator)
    do {
      try object.simulator.enter {
        try set(
          object, Argument(session: self, stack: stack, position: position, label: label))
      }
    } catch {
      throw reported(error, of: object, label)
    }
    recordSet(property, of: object)
    if let failure = world?.simulator.failure {
      throw raised(failure)
    }
  }

  // MARK: Making objects

  func construct(
    _ entry: ClassEntry, _ make: () throws -> NSObject, _ stack: LuaStack
  ) throws -> Int {
    let simulator = try simulator()
    if let failure = simulator.failure {
      throw EndedApp(
        failure: failure,
        description: "\(entry.name): the app has ended: \(describe(failure))")
    }
    let arguments = stack.count - 1
    guard arguments <= 1 else {
      throw LuaError(
        "\(entry.name) takes a name, or one table: \(entry.name) { \"Name\", property = value }")
    }
    let object = try self.make(entry, make)
    try push(object, on: stack)
    guard arguments == 1 else { return 1 }
    if let name = stack.string(at: 2) {
      try setName(name, of: object, entry)
      return 1
    }
    guard stack.type(at: 2) == .table else {
      throw LuaError(
        "\(entry.name) takes a name or a table, got \(describeForMessage(stack, at: 2))")
    }
    if stack.pushElement(1, at: 2) != .nil {
      guard let name = stack.string(at: -1) else {
        throw LuaError("\(entry.name): the first item of its table is the name, a string")
      }
      try setName(name, of: object, entry)
    }
    stack.pop()
    try fill(object, stack, table: 2, entry)
    return 1
  }

  /// Whether a text can name an object or a class.
  func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ")
      && text.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 >= 0x80
          || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ")
      }
  }

  func setName(_ name: String, of object: NSObject, _ className: String) throws {
    guard isName(name) else {
      throw LuaError(
        "\(className): \"\(name)\" is no name: a name is letters, digits, _, - and spaces")
    }
    object.traceName = trace.names.intern(name)
  }

  /// Sets properties, overrides and fields from a table, properties in the registry's order.
  func fill(_ object: NSObject, _ stack: LuaStack, table: Int, _ entry: ClassEntry) throws {
    let proxy = stack.count
    let members = members(of: entry)
    // Most tables hold a name and a property or two, so their keys are looked at, and only then
    // the members in the registry's order.
    var given = [Bool](repeating: false, count: members.properties.count)
    var isMixed = false
    stack.forEach(at: table) {
      guard let key = stack.string(at: -2), let place = members.places[key] else {
        isMixed = isMixed || stack.integer(at: -2) != 1
        return
      }
      given[place] = true
    }
    for (place, property) in members.properties.enumerated() where given[place] {
      _ = stack.pushField(named: property.name, at: table)
      guard let set = property.set else {
        throw LuaError("\(entry.name).\(property.name) can only be read")
      }
      try assign(property, of: object, entry.name, stack, at: stack.count, set)
      stack.pop()
    }
    if isMixed { try fillRest(object, stack, table: table, proxy: proxy, entry, members) }
  }

  /// Takes the methods and the fields of a table.
  private func fillRest(
    _ object: NSObject, _ stack: LuaStack, table: Int, proxy: Int, _ entry: ClassEntry,
    _ members: ClassMembers
  ) throws {
    try stack.forEach(at: table) {
      guard let key = stack.string(at: -2) else {
        if stack.integer(at: -2) == 1 { return }
        throw LuaError(
          "\(entry.name): only the name comes without a key in its table; "
            + "\(describeForMessage(stack, at: stack.count)) was found")
      }
      if members.places[key] != nil { return }
      if members.methods.contains(key) {
        guard stack.type(at: -1) == .function else {
          throw LuaError(
            "\(entry.name).\(key) is a method: only a function can override it, got "
              + describeForMessage(stack, at: stack.count))
        }
        _ = keepOverride(key, of: object, stack, at: stack.count)
      } else {
        if NotModelled.members.contains(key) {
          throw LuaError(NotModelled.text("\(entry.name).\(key)"))
        }
        let question = Suggestions.question(
          key, in: members.properties.map(\.name) + members.methods)
        guard question.isEmpty else {
          throw LuaError("\(entry.name) has no member \"\(key)\"\(question)")
        }
      }
      setOwnField(key, stack, proxy: proxy)
    }
  }

  /// The members of a class and of those above it, those from the top first.
  private func members(of entry: ClassEntry) -> ClassMembers {
    if let known = membersByClass[entry.name] { return known }
    var properties: [PropertyEntry] = []
    var methods: [String] = []
    var here: ClassEntry? = entry
    var redeclared: [String] = []
    while let level = here {
      properties.insert(
        contentsOf: level.properties.filter { !redeclared.contains($0.name) }, at: 0)
      redeclared += level.redeclares
      methods += level.methods.map(\.name)
      here = level.superclass.flatMap { name in registry.classes.first { $0.name == name } }
    }
    let members = ClassMembers(properties: properties, methods: methods)
    membersByClass[entry.name] = members
    return members
  }

  /// Keeps the value on top as the object's own field.
  private func setOwnField(_ key: String, _ stack: LuaStack, proxy: Int) {
    stack.pushOwnFields(at: proxy)
    stack.pushCopy(at: -2)
    stack.setField(key, at: stack.count - 1)
    stack.pop()
  }

  private func installLibrary(_ library: LibraryEntry) {
    pushLibrary(library)
    lua.setGlobal(library.name)
  }

  private func pushLibrary(_ library: LibraryEntry) {
    let stack = lua.stack
    let names = library.fieldNames
    lua.pushCallable(
      library.name, on: stack,
      call: { [unowned self] stack in
        guard let entry = library.call else {
          throw LuaError("\(library.name) is no function; it has \(names.joined(separator: ", "))")
        }
        return try function(entry, skipping: 1)(stack)
      },
      missing: { [unowned self] stack in
        let name = stack.string(at: 2) ?? "?"
        if let property = library.properties.first(where: { $0.name == name }) {
          try push(property.get(self), on: stack)
          return 1
        }
        throw LuaError(
          "\(library.name) has no function \"\(name)\"" + Suggestions.question(name, in: names))
      },
      assign: { _ in throw LuaError("\(library.name) can't be changed") })
    let table = stack.count
    for entry in library.functions {
      stack.push(function(entry))
      stack.setField(entry.lastName, at: table)
    }
    for chain in library.chains {
      stack.pushCopy(at: table)
      stack.setField(chain, at: table)
    }
    for part in library.parts {
      pushLibrary(part.library)
      for name in part.names {
        stack.pushCopy(at: table + 1)
        stack.setField(name, at: table)
      }
      stack.pop()
    }
  }
}

/// The members of a class, inherited ones too.
final class ClassMembers {
  let properties: [PropertyEntry]
  let methods: [String]
  /// Where each property is.
  let places: [String: Int]

  init(properties: [PropertyEntry], methods: [String]) {
    self.properties = properties
    self.methods = methods
    places = Dictionary(
      uniqueKeysWithValues: properties.enumerated().map { ($0.element.name, $0.offset) })
  }
}
