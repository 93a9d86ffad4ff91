import UIKitLua

/// The definitions of UIKit's classes.
struct ClassStubs {
  private let registry: Registry
  private var stub = StubText("UIKit's classes, as scenarios see them.")

  init(_ registry: Registry) { self.registry = registry }

  /// The file's text.
  static func text(_ registry: Registry) -> String {
    var stubs = ClassStubs(registry)
    for entry in registry.classes { stubs.add(entry) }
    return stubs.stub.text
  }

  private mutating func add(_ entry: ClassEntry) {
    if hasConstructorTable(entry) { addConstructorTable(entry) }
    stub.beginClass(entry.name, superclass: entry.superclass, entry.summary + entry.since)
    for property in entry.properties {
      stub.field(property.name, property.type.annotation, property.annotatedSummary)
    }
    for property in entry.staticProperties {
      stub.field(property.name, property.type.annotation, property.summary)
    }
    if entry.make != nil {
      stub.line("---@overload fun(name?: string): \(entry.name)")
      stub.line("---@overload fun(properties: \(tableName(entry))): \(entry.name)")
    }
    stub.line("\(entry.name) = {}")
    for method in entry.methods {
      stub.function(method, as: "\(entry.name).\(method.name)", receiver: entry.name)
    }
    for function in entry.statics { stub.function(function, as: "\(entry.name).\(function.name)") }
    if entry.make != nil { addSubclass(entry) }
  }

  /// Whether the class, or one below it, is made from a table.
  private func hasConstructorTable(_ entry: ClassEntry) -> Bool {
    entry.make != nil
      || registry.classes.contains { $0.superclass == entry.name && hasConstructorTable($0) }
  }

  private func tableName(_ entry: ClassEntry) -> String { "\(entry.name).Properties" }

  /// What the constructor's table may hold: properties, and functions that override methods.
  private mutating func addConstructorTable(_ entry: ClassEntry) {
    stub.beginClass(
      tableName(entry), superclass: entry.superclass.map { "\($0).Properties" },
      "What the table holds that makes a \(entry.name).")
    if entry.superclass == nil || entry.setTitle != nil {
      stub.field(
        "[1]", "string?", entry.setTitle == nil ? "Its name." : "Its name, and its title.")
    }
    for property in entry.properties where property.set != nil {
      let answer = property.hook == nil ? "" : "|fun(self: \(entry.name)): boolean"
      stub.field(
        property.name, property.type.annotation + answer, optional: true, property.summary)
    }
    for method in entry.methods where method.hook != nil {
      let parameters = method.parameters.map { "\($0.name.luaName): \($0.type.annotation)" }
      let list = (["self: \(entry.name)"] + parameters).joined(separator: ", ")
      let result = method.returns.map { ": \($0.annotation)" } ?? ""
      stub.field(method.name, "fun(\(list))\(result)", optional: true, method.summary)
    }
  }

  private mutating func addSubclass(_ entry: ClassEntry) {
    stub.line()
    stub.line("---Makes a class of the script's own: `\(entry.name):subclass \"Name\" { … }`.")
    stub.line("---@param name string")
    stub.line("---@return fun(members: \(tableName(entry))): \(entry.name)")
    stub.line("function \(entry.name):subclass(name) end")
  }
}

extension ClassEntry {
  /// The first system that has it, if not all have.
  fileprivate var since: String {
    firstSystem.map { " From iOS \($0.major) on; before, there is \($0.instead)." } ?? ""
  }
}

extension PropertyEntry {
  /// The summary, with what can't be done to the property.
  var annotatedSummary: String {
    if isInitOnly { return summary + " Only the constructor's table can set it." }
    return set == nil ? summary + " Read only." : summary
  }
}
