import Lua
import Trace
import UIKitSimulation

extension Session {
  /// Makes a value type: its constructor under all its names, its parts and what is worked out.
  func installValue(_ entry: ValueEntry) {
    let id = LuaClassID(Int32(classIDs.count + valueCount))
    var definition = LuaClassDefinition(entry.name, kind: .value)
    for part in entry.parts { definition.part(part.name, part.index) }
    for property in entry.properties {
      definition.property(
        property.name,
        get: { [unowned self] stack in
          guard let parts = stack.parts(of: id, at: 1) else { return 0 }
          try push(property.get(Array(parts)), on: stack)
          return 1
        })
    }
    for method in entry.methods {
      definition.method(method.name) { [unowned self] stack in
        guard let parts = stack.parts(of: id, at: 1) else {
          throw LuaError(
            "\(method.name) is a method of a \(entry.name): call it with a colon")
        }
        let numbers = Array(parts)
        let call = try Call(self, stack, method.entry, receiver: nil, firstArgument: 2)
        let value = try method.body(numbers, call)
        assert(value.fits(method.entry.returns), "\(entry.name).\(method.name) gives \(value)")
        try push(value, on: stack)
        return 1
      }
    }
    // `value:with { x = 1 }` is a copy with some numbers changed.
    definition.method("with") { [unowned self] stack in
      guard let parts = stack.parts(of: id, at: 1), stack.type(at: 2) == .table else {
        throw LuaError("with takes a table: \(entry.remedy)")
      }
      var numbers = Array(parts)
      try stack.forEach(at: 2) {
        guard let key = stack.string(at: -2),
          let part = entry.parts.first(where: { $0.name == key }),
          let value = stack.number(at: -1), value.isFinite
        else {
          throw LuaError(
            "a \(entry.name) has the numbers \(entry.partNames); "
              + "\"\(stack.string(at: -2) ?? "?")\" "
              + "= \(describeForMessage(stack, at: stack.count)) is none of them")
        }
        numbers[part.index] = value.rounded6
      }
      pushValue(id, numbers, stack)
      return 1
    }
    let defined = lua.define(definition)
    precondition(defined == id, "class ids follow the order of definition")
    note(value: entry.name, id)
    let make: LuaFunction = { [unowned self] stack in
      var numbers: [Double] = []
      guard stack.count == entry.partCount else {
        throw LuaError(
          "\(entry.shortNames.first ?? entry.name) takes \(entry.partCount) numbers: "
            + "\(entry.partNames); got \(stack.count)")
      }
      for position in 1...entry.partCount {
        guard let number = stack.number(at: position), number.isFinite else {
          throw LuaError(
            "\(entry.shortNames.first ?? entry.name): argument \(position) should be a number, got "
              + describeForMessage(stack, at: position))
        }
        numbers.append(number.rounded6)
      }
      pushValue(id, numbers, stack)
      return 1
    }
    for name in [entry.name] + entry.shortNames { lua.setGlobal(name, make) }
  }

  private func pushValue(_ id: LuaClassID, _ parts: [Double], _ stack: LuaStack) {
    switch parts.count {
    case 2: stack.pushValue(id, parts[0], parts[1])
    case 4: stack.pushValue(id, parts: (parts[0], parts[1], parts[2], parts[3]))
    default: stack.pushValue(id, parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
    }
  }

  private func note(value name: String, _ id: LuaClassID) {
    valueCount += 1
    switch name {
    case "CGRect": valueClasses.rect = id
    case "CGPoint": valueClasses.point = id
    case "CGSize": valueClasses.size = id
    case "UIEdgeInsets": valueClasses.insets = id
    default: valueClasses.transform = id
    }
  }

  /// Records that the script set a property, with the value that it has now.
  func recordSet(_ property: PropertyEntry, of object: NSObject) {
    guard let simulator = world?.simulator, let name = trace.names.find(property.name) else {
      return
    }
    // A question of UIKit's has that name in the trace; setting the answer is another event.
    let isOverride = property.hook != nil
    let seq = simulator.recordCall(.set, object, isOverride ? Word.override.traceName : name)
    if isOverride, seq >= 0 { simulator.field(.name, .name(name)) }
    // A function answers when UIKit asks.
    if let hook = property.hook, overrides(hook, on: object) { return }
    guard seq >= 0, let value = try? property.get(object, self) else { return }
    if case .transform(let map) = value { return simulator.fields(of: map) }
    simulator.field(.value, value.traceValue(trace))
  }
}

extension ValueEntry {
  /// The names of the numbers, one for each.
  fileprivate var partNames: String {
    (0..<partCount).compactMap { index in parts.first { $0.index == index }?.name }
      .joined(separator: ", ")
  }
}

extension ScriptValue {
  /// The value as the trace keeps it.
  func traceValue(_ trace: Trace) -> Value {
    switch self {
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .integer(let value): .integer(Int64(value))
    case .string(let value): .name(trace.names.intern(value))
    case .object(let object): object.map { .name($0.traceName) } ?? .none
    case .rect(let rect): .rect(rect.minX, rect.minY, rect.width, rect.height)
    case .point(let point): .point(point.x, point.y)
    case .size(let size): .size(size.width, size.height)
    default: .none
    }
  }
}
