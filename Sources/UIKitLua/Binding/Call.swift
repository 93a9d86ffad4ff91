package import Lua
package import UIKitSimulation

/// One call from the script: the receiver and the arguments, found on the stack.
package struct Call {
  /// The session that the script runs in.
  package unowned(unsafe) let session: Session
  /// The stack of the call.
  package let stack: LuaStack
  /// What was called.
  package let entry: CallableEntry
  /// The receiver of a method; nil for a verb.
  package let receiver: NSObject?

  /// Where each parameter is on the stack; 0 for one that was left out.
  private var positions = SIMD16<Int32>(repeating: 0)

  /// Sorts the arguments out.
  ///
  /// Those without a label come by position, the labelled ones in one last table.
  /// - Throws: what is wrong with them, for the person who wrote the call.
  init(
    _ session: Session, _ stack: LuaStack, _ entry: CallableEntry, receiver: NSObject?,
    firstArgument: Int
  ) throws {
    self.session = session
    self.stack = stack
    self.entry = entry
    self.receiver = receiver
    var last = stack.count
    let parameters = entry.parameters
    if last >= firstArgument, stack.type(at: last) == .table,
      parameters.contains(where: \.isLabelled),
      !takesTable(at: last - firstArgument)
    {
      try readLabels(at: last)
      last -= 1
    }
    var position = firstArgument
    for index in parameters.indices where !parameters[index].isLabelled {
      if position <= last {
        if !stack.isNil(at: position) { positions[index] = Int32(position) }
        position += 1
      }
    }
    if position <= last { throw tooMany(position, firstArgument) }
    for index in parameters.indices where positions[index] == 0 && !parameters[index].isOptional {
      throw LuaError(
        "\(entry.name): \(describe(index)) is missing, \(parameters[index].type.phrase) was "
          + "expected")
    }
  }

  /// Whether the positional parameter at that place is a table itself.
  private func takesTable(at place: Int) -> Bool {
    let positional = entry.parameters.filter { !$0.isLabelled }
    guard place < positional.count else { return false }
    return positional[place].type.isTable
  }

  private mutating func readLabels(at table: Int) throws {
    let parameters = entry.parameters
    for index in parameters.indices where parameters[index].isLabelled {
      if stack.pushField(named: parameters[index].name, at: table) == .nil {
        stack.pop()
      } else {
        positions[index] = Int32(stack.count)
      }
    }
    let labels = parameters.filter(\.isLabelled).map(\.name)
    try stack.forEach(at: table) {
      guard let key = stack.string(at: -2) else {
        throw LuaError(
          "\(entry.name): its options are named: \(labels.joined(separator: ", ")); a value "
            + "without a name was found")
      }
      guard labels.contains(key) else {
        throw LuaError(
          "\(entry.name) has no option \"\(key)\""
            + (Suggestions.near(key, in: labels).isEmpty
              ? "; it has \(labels.joined(separator: ", "))"
              : Suggestions.question(key, in: labels)))
      }
    }
  }

  private func tooMany(_ position: Int, _ firstArgument: Int) -> LuaError {
    let labels = entry.parameters.filter(\.isLabelled).map(\.name)
    let positional = entry.parameters.count - labels.count
    let extra = stack.typeName(at: position)
    if let label = labels.first {
      return LuaError(
        "\(entry.name) takes \(positional) argument\(positional == 1 ? "" : "s") by position; "
          + "pass the others by name in a last table, such as { \(label) = … }; argument "
          + "\(position - firstArgument + 1) is a \(extra)")
    }
    return LuaError(
      "\(entry.name) takes \(positional) argument\(positional == 1 ? "" : "s"), got "
        + "\(stack.count - firstArgument + 1)")
  }

  private func describe(_ index: Int) -> String {
    let parameter = entry.parameters[index]
    if parameter.isLabelled { return "option \"\(parameter.name)\"" }
    let place = entry.parameters[...index].filter { !$0.isLabelled }.count
    return "argument \(place) (\(parameter.name))"
  }

  /// Whether a parameter was given.
  package func has(_ index: Int) -> Bool { positions[index] != 0 }

  /// How many positional arguments there are on the stack, nil ones included.
  package var argumentCount: Int { stack.count }

  /// A parameter as an argument, or nil if it was left out.
  package subscript(_ index: Int) -> Argument? {
    positions[index] == 0
      ? nil
      : Argument(
        session: session, stack: stack, position: Int(positions[index]),
        label: "\(entry.name): \(describe(index))")
  }

  // Reading one parameter of a type that was left out gives nil; a wrong one throws. The label of
  // the argument is only put together when it is needed.

  private func wrong(_ index: Int) -> LuaError {
    LuaError(
      "\(entry.name): \(describe(index)) should be \(entry.parameters[index].type.phrase), got "
        + session.describeForMessage(stack, at: Int(positions[index])))
  }

  /// A parameter that is true or false.
  package func bool(_ index: Int) throws -> Bool? {
    guard has(index) else { return nil }
    guard let value = stack.boolean(at: Int(positions[index])) else { throw wrong(index) }
    return value
  }

  /// A parameter that is a number.
  package func number(_ index: Int) throws -> Double? {
    guard has(index) else { return nil }
    guard let value = stack.number(at: Int(positions[index])), !value.isNaN else {
      throw wrong(index)
    }
    return value
  }

  /// A parameter that is a whole number.
  package func integer(_ index: Int) throws -> Int? {
    guard has(index) else { return nil }
    guard let value = stack.integer(at: Int(positions[index])) else { throw wrong(index) }
    return value
  }

  /// A parameter that is a string.
  package func string(_ index: Int) throws -> String? {
    guard has(index) else { return nil }
    guard let value = stack.string(at: Int(positions[index])) else { throw wrong(index) }
    return value
  }

  /// A parameter that is an object of a class.
  package func object<Object: NSObject>(_ index: Int, _ type: Object.Type) throws -> Object? {
    guard has(index) else { return nil }
    guard let object = try session.object(stack, at: Int(positions[index])) as? Object else {
      throw wrong(index)
    }
    return object
  }

  /// A parameter that is a function, kept for a later call.
  package func function(_ index: Int) throws -> ScriptFunction? {
    guard has(index) else { return nil }
    let position = Int(positions[index])
    guard stack.type(at: position) == .function else { throw wrong(index) }
    return ScriptFunction(session: session, reference: stack.reference(at: position))
  }

  /// The position of a parameter on the stack, or 0.
  package func position(_ index: Int) -> Int { Int(positions[index]) }
}

/// A function of the script, kept until the scenario ends.
package struct ScriptFunction {
  unowned(unsafe) let session: Session
  /// What keeps it.
  package let reference: LuaReference

  /// Calls the function from a callback: an error ends the app.
  package func callback(_ push: (LuaStack) -> Int = { _ in 0 }) {
    _ = session.runCallback(reference, results: 0, push)
  }
}
