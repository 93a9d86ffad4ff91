package import UIKitLua

/// The definitions that editors and linters read, made from the registry.
package enum Stubs {
  /// One file.
  package struct File: Sendable {
    /// Where it lies, from the folder of all stubs.
    package let path: String
    package let text: String
  }

  /// The folder that the Lua language server's `workspace.library` names.
  package static let library = "library"
  /// The file with luacheck's standard.
  package static let luacheck = "luacheck.lua"

  /// Every file, in order.
  package static func files(_ registry: Registry) -> [File] {
    let definitions: [(String, String)] = [
      ("classes", ClassStubs.text(registry)), ("delegates", delegates(registry)),
      ("enumerations", enumerations(registry)), ("libraries", libraries(registry)),
      ("values", values(registry)), ("verbs", verbs(registry)),
    ]
    return definitions.map { File(path: "\(library)/\($0).lua", text: $1) } + [
      File(path: luacheck, text: LuacheckStandard(registry).text)
    ]
  }

  private static func delegates(_ registry: Registry) -> String {
    var stub = StubText("The methods that delegates may have: any table or object will do.")
    for entry in registry.protocols {
      stub.beginClass(entry.name, "Any of the methods may be left out.")
      for method in entry.methods {
        let parameters = method.parameters.map { ", \($0.name.luaName): \($0.type.annotation)" }
        let result = method.returns.map { ": \($0.annotation)" } ?? ""
        stub.field(
          method.name, "fun(self: table\(parameters.joined()))\(result)", optional: true,
          method.summary)
      }
    }
    return stub.text
  }

  private static func enumerations(_ registry: Registry) -> String {
    var stub = StubText("UIKit's enumerations and options: their cases' names are strings.")
    for set in registry.enumerations {
      stub.line()
      stub.line("---@alias \(set.typeName)")
      for name in set.names { stub.line("---| \"\(name)\"") }
    }
    return stub.text
  }

  private static func values(_ registry: Registry) -> String {
    var stub = StubText("The immutable values.")
    for value in registry.values {
      stub.beginClass("\(value.name).Parts", "Some of the numbers of a \(value.name).")
      for part in value.parts { stub.field(part.name, "number", optional: true) }
      stub.beginClass(value.name, value.summary)
      for part in value.parts { stub.field(part.name, "number") }
      for property in value.properties {
        stub.field(property.name, property.type.annotation, property.summary)
      }
      let parts = value.partNames
      stub.line(
        "---@overload fun(\(parts.map { "\($0): number" }.joined(separator: ", "))): \(value.name)")
      stub.line("\(value.name) = {}")
      for method in value.methods {
        stub.function(method.entry, as: "\(value.name).\(method.name)", receiver: value.name)
      }
      stub.line()
      stub.line("---A copy with some numbers changed: `\(value.remedy)`.")
      stub.line("---@param parts \(value.name).Parts")
      stub.line("---@return \(value.name)")
      stub.line("function \(value.name):with(parts) end")
      for name in value.shortNames {
        stub.line()
        stub.line("---\(value.summary)")
        for part in parts { stub.line("---@param \(part) number") }
        stub.line("---@return \(value.name)")
        stub.line("function \(name)(\(parts.joined(separator: ", "))) end")
      }
    }
    return stub.text
  }

  private static func verbs(_ registry: Registry) -> String {
    var stub = StubText("The global functions.")
    for table in registry.tables {
      stub.beginClass(table.name, "A table with these fields; any may be left out.")
      if let type = table.firstType { stub.field("[1]", "\(type.annotation)?") }
      for field in table.fields {
        stub.field(field.name, field.type.annotation, optional: true, field.summary)
      }
    }
    for verb in registry.verbs { stub.function(verb, as: verb.name) }
    return stub.text
  }

  private static func libraries(_ registry: Registry) -> String {
    var stub = StubText("The tables of functions.")
    for library in registry.libraries { add(library, as: library.name, to: &stub) }
    return stub.text
  }

  private static func add(_ library: LibraryEntry, as name: String, to stub: inout StubText) {
    if let call = library.call { stub.labels(of: call, as: name) }
    stub.beginClass("scrim.\(name)", library.summary)
    for property in library.properties {
      stub.field(property.name, property.type.annotation, property.summary)
    }
    for chain in library.chains {
      stub.field(chain, "scrim.\(name)", "The same table, so that words can be chained.")
    }
    for part in library.parts {
      for other in part.names.dropFirst() {
        stub.field(other, "scrim.\(name).\(part.names[0])", part.library.summary)
      }
    }
    if let call = library.call {
      let type = StubCall(call, as: call.name)
      stub.line("---@overload \(type.functionType(receiver: nil, returns: call.returns))")
    }
    stub.line("\(name) = {}")
    for function in library.functions {
      stub.function(function, as: "\(name).\(function.lastName)")
    }
    for part in library.parts {
      guard let first = part.names.first else { continue }
      add(part.library, as: "\(name).\(first)", to: &stub)
    }
  }
}

extension ValueEntry {
  /// The names of the numbers, one for each.
  var partNames: [String] {
    (0..<partCount).compactMap { index in parts.first { $0.index == index }?.name }
  }
}
