import Lua
import UIKitLua
import UIKitSimulation

extension Registry {
  /// The words that make several tests of one: `each` and `across`.
  static let caseWords: [CallableEntry] = [
    CallableEntry(
      "each",
      [
        .positional("cases", .table), .positional("title", .string),
        .positional("test", .function),
      ],
      "A test for each case; a list's items are the function's arguments, and %s shows them.",
      worksAfterEnd: true
    ) { call in
      try call.declareCases()
      return .none
    },
    CallableEntry(
      "across",
      [.positional("axes", .fields(Axis.table)), .positional("block", .function, optional: true)],
      "Runs the tests of the block once for each cell of a matrix of devices and systems.",
      worksAfterEnd: true
    ) { call in
      let specification = try call.specification()
      let axes = try call.axes(beside: specification.axes)
      guard call.has(1) else {
        specification.add(axes)
        return .none
      }
      let body = try call.function(1)
      try specification.addBlock("", lines: call.lines(to: call.position(1)), axes: axes) {
        if let body {
          call.stack.push(body.reference)
          try call.stack.call(arguments: 0)
        }
      }
      return .none
    },
  ]
}

extension Call {
  /// Declares a test for each case of a list.
  fileprivate func declareCases() throws {
    let specification = try specification()
    let cases = position(0)
    let written = try string(1) ?? ""
    guard let body = try function(2)?.reference else { return }
    let count = try listCount(
      at: cases, "each: its cases are a list such as { { 7, \"phone\" }, { 12, \"pad\" } }")
    guard count > 0 else {
      throw LuaError("each: its list of cases is empty, so that nothing would be tested")
    }
    let title = try CaseTitle(written)
    let lines = lines(to: position(2))
    var firstCases: [String: Int] = [:]
    for number in 1...count {
      stack.pushElement(number, at: cases)
      let values = CaseValues(onTopOf: stack)
      let text = try title.text(values, number: number, stack, session)
      stack.pop()
      guard !text.isBlank else { throw LuaError("each: the title of case \(number) is empty") }
      if specification.add(text, lines: lines, body, values: values) {
        firstCases[text] = number
      } else {
        let other = firstCases[text].map { "case \($0)" } ?? "another test of this line"
        throw LuaError(
          "each: case \(number) has the title of \(other), \"\(text)\"; show in the title what "
            + "tells them apart")
      }
    }
  }

  /// The axes of a matrix, in the order of the keys.
  ///
  /// - Throws: what is wrong with them.
  fileprivate func axes(beside outer: [Axis]) throws -> [Axis] {
    let table = position(0)
    let keys = Axis.Key.allCases.map(\.rawValue)
    guard stack.type(at: table) == .table else {
      throw LuaError(
        "across takes a table of lists, across { ios = { 7, 12 }, device = { \"phone\" } }; got "
          + "\(session.describeForMessage(stack, at: table))")
    }
    try stack.forEach(at: table) {
      guard let name = stack.string(at: -2) else {
        throw LuaError(
          "across: its lists are named, across { ios = { 7, 12 } }; a value without a name was "
            + "found")
      }
      guard let key = Axis.Key(rawValue: name) else {
        let near = Suggestions.question(name, in: keys)
        throw LuaError(
          "across has no axis \"\(name)\""
            + (near.isEmpty ? "; it has \(keys.joined(separator: ", "))" : near))
      }
      guard !outer.contains(where: { $0.key == key }) else {
        throw LuaError(
          "across: \(name) is an axis of this block or of one around it already; put all its "
            + "values into one list")
      }
    }
    let axes = try Axis.Key.allCases.compactMap { key -> Axis? in
      defer { stack.pop() }
      return stack.pushField(named: key.rawValue, at: table) == .nil ? nil : try axis(key)
    }
    guard !axes.isEmpty else {
      throw LuaError("across: it has no axis; it takes \(keys.joined(separator: ", "))")
    }
    let cells = (outer + axes).reduce(1) { min(Cell.limit + 1, $0 * $1.values.count) }
    guard cells <= Cell.limit else {
      throw LuaError("across: the matrix has more than \(Cell.limit) cells; take fewer values")
    }
    return axes
  }

  /// The axis whose list is on top of the stack.
  private func axis(_ key: Axis.Key) throws -> Axis {
    let list = stack.count
    let name = key.rawValue
    let count = try listCount(at: list, "across: \(name) is a list such as \(key.example)")
    guard count > 0 else { throw LuaError("across: the list of \(name) is empty") }
    guard count <= Cell.limit else {
      throw LuaError("across: \(name) has more than \(Cell.limit) values; take fewer")
    }
    var values: [Axis.Value] = []
    for number in 1...count {
      stack.pushElement(number, at: list)
      let value = try axisValue(key)
      stack.pop()
      guard !values.contains(where: { $0.said == value.said }) else {
        throw LuaError("across: \(name) has \(value.said) twice")
      }
      values.append(value)
    }
    return Axis(key: key, values: values)
  }

  /// The value on top of the stack.
  private func axisValue(_ key: Axis.Key) throws -> Axis.Value {
    var options = DeviceOptions()
    try options.set(
      key == .device ? "model" : key.rawValue,
      Argument(session, stack, label: "across: \(key.rawValue)"), "across")
    try options.checkNames()
    let said: String
    switch key {
    case .device: said = options.model ?? ""
    case .ios: said = options.ios ?? ""
    case .sdk: said = options.sdk ?? ""
    case .orientation: said = stack.string(at: -1) ?? ""
    case .policies:
      said =
        options.policies.isEmpty
        ? "default" : options.policies.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
    }
    return Axis.Value(said: said, options: options, script: stack.reference(at: stack.count))
  }

  /// How many items the list at a position has.
  ///
  /// - Throws: what it should be, if it is none.
  private func listCount(at position: Int, _ expected: String) throws -> Int {
    guard stack.type(at: position) == .table else {
      throw LuaError("\(expected); got \(session.describeForMessage(stack, at: position))")
    }
    var count = 0
    try stack.forEach(at: position) {
      count += 1
      guard stack.integer(at: -2) == count else {
        let key = LuaInspector().inspect(stack, at: -2)
        throw LuaError(
          stack.integer(at: -2) == nil
            ? "\(expected); its key \(key) is none of a list's"
            : "\(expected); item \(count) is nil")
      }
    }
    return count
  }
}

extension Axis {
  /// What `across` takes.
  fileprivate static let table = TableEntry(
    "MatrixAxes",
    [
      .init("device", .list(.string), "Devices by their names, phone and pad among them."),
      .init("ios", .list(.either([.number, .string])), "Versions of the system."),
      .init("sdk", .list(.either([.number, .string])), "Versions that the app was built for."),
      .init("orientation", .list(.string), "Orientations of the interface at launch."),
      .init("policies", .list(.table), "Tables of policies; an empty one is the default."),
    ])
}

extension Axis.Key {
  /// What its list may look like.
  fileprivate var example: String {
    switch self {
    case .device: "{ \"phone\", \"pad\" }"
    case .ios, .sdk: "{ 7, 12 }"
    case .orientation: "{ \"portrait\", \"landscapeLeft\" }"
    case .policies: "{ {}, { [\"style.default\"] = \"fullScreen\" } }"
    }
  }
}
