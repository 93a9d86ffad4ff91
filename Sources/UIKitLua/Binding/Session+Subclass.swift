import Lua
import UIKitSimulation

extension Session {
  /// `UIViewController:subclass "Login" { … }`: a class of the script's own.
  ///
  /// What it holds is given to each of its objects: functions override methods, the rest are
  /// properties and fields. It is a Lua table and outlives the device.
  func subclassing(
    _ entry: ClassEntry, _ make: @escaping @Sendable () throws -> NSObject
  ) -> LuaFunction {
    { [unowned self] stack in
      guard stack.count == 2, let name = stack.string(at: 2) else {
        throw LuaError(
          "subclass takes the name of the class, then a table: "
            + "\(entry.name):subclass \"Login\" { viewDidLoad = function(self) … end }")
      }
      guard isName(name), !registry.globalNames.contains(name) else {
        throw LuaError(
          "subclass: \"\(name)\" can't name a class: a name is letters, digits, _, - and spaces, "
            + "and none of UIKit's own")
      }
      let body: LuaFunction = { [unowned self] stack in
        guard stack.count == 1, stack.type(at: 1) == .table else {
          throw LuaError(
            "subclass \"\(name)\": a table with methods and fields was expected, got "
              + describeForMessage(stack, at: 1))
        }
        return try pushClass(named: name, entry, make, stack)
      }
      stack.push(body)
      return 1
    }
  }

  /// Pushes the class that the table at 1 describes.
  private func pushClass(
    named name: String, _ entry: ClassEntry, _ make: @escaping @Sendable () throws -> NSObject,
    _ stack: LuaStack
  ) throws -> Int {
    let contents = stack.reference(at: 1)
    let members = registry.memberNames(of: entry.name)
    try stack.forEach(at: 1) {
      guard let key = stack.string(at: -2), !members.contains(key) else { return }
      let question = Suggestions.question(key, in: members)
      guard question.isEmpty else {
        throw LuaError("\(name): \(entry.name) has no member \"\(key)\"\(question)")
      }
    }
    lua.pushCallable(
      name, on: stack,
      call: { [unowned self] stack in
        try onStack(stack) { try constructScripted(name, contents, entry, make, stack) }
      },
      missing: { stack in
        let key = stack.string(at: 2) ?? "?"
        throw LuaError(
          "\(name) has no method \"\(key)\" of its own; the inherited one is "
            + "\(entry.name).\(key)")
      },
      assign: { _ in throw LuaError("\(name) can't be changed once it is made") })
    let table = stack.count
    stack.forEach(at: 1) {
      guard let key = stack.string(at: -2), stack.type(at: -1) == .function else { return }
      stack.pushCopy(at: -1)
      stack.setField(key, at: table)
    }
    return 1
  }

  private func constructScripted(
    _ name: String, _ contents: LuaReference, _ entry: ClassEntry, _ make: () throws -> NSObject,
    _ stack: LuaStack
  ) throws -> Int {
    guard stack.count <= 2 else { throw LuaError("\(name) takes a name, or one table") }
    let object = try self.make(entry, make)
    object.scriptClassName = name
    let hasTable = stack.count == 2 && stack.type(at: 2) == .table
    let hasName = stack.count == 2 && stack.string(at: 2) != nil
    stack.push(contents)
    let classTable = stack.count
    try push(object, on: stack)
    try fill(object, stack, table: classTable, entry)
    if hasName, let text = stack.string(at: 2) {
      try setName(text, of: object, entry)
    } else if hasTable {
      if stack.pushElement(1, at: 2) == .string, let text = stack.string(at: -1) {
        try setName(text, of: object, entry)
      }
      stack.pop()
      try fill(object, stack, table: 2, entry)
    }
    return 1
  }
}
