import Reference
import Scenarios
import Testing
import UIKitLua

@Suite("The editor's stubs")
struct StubTests {
  private let files = Stubs.files(.scenarios)
  private let registry = Registry.scenarios

  private func file(_ name: String) throws -> String {
    try #require(files.first { $0.path == "library/\(name).lua" }).text
  }

  @Test("Every annotation is one that the language server knows, and every type is declared")
  func grammar() {
    let checker = AnnotationChecker(
      files.filter { $0.path.hasPrefix("library/") }.map { ($0.path, $0.text) })
    #expect(checker.problems == [])
  }

  @Test(
    "The check of annotations finds mistakes",
    arguments: [
      ("---@clas A", "the tag @clas"), ("---@class A: B", "the type \"B\" is declared nowhere"),
      ("---@class A\n---@field x nmber", "the type \"nmber\" is declared nowhere"),
      ("---@class A\n---@field x number\n---@field x? string", "x twice"),
      ("---@param a number\nfunction f(b) end", "parameters [\"a\"] of function f(b) end"),
      ("---@return number text", "a type was expected: number text"),
      ("---@overload fun(a: number", "no end of fun("),
    ])
  func mistakes(_ text: String, _ problem: String) {
    let checker = AnnotationChecker([("a.lua", "---@meta\n\n" + text)])
    #expect(checker.problems.contains { $0.hasSuffix(problem) }, "\(checker.problems)")
  }

  @Test("Every class, with its members and what a constructor takes, is there")
  func classes() throws {
    let lines = try lines("classes")
    for entry in registry.classes {
      let heading = "---@class \(entry.name)" + (entry.superclass.map { ": \($0)" } ?? "")
      #expect(lines.contains { $0 == heading })
      #expect(lines.contains { $0 == "\(entry.name) = {}" })
      let hasTable = lines.contains { $0.hasPrefix("---@class \(entry.name).Properties") }
      #expect(hasTable || entry.make == nil, "\(entry.name)")
      for property in entry.properties {
        #expect(lines.contains { $0.hasPrefix("---@field \(property.name) ") }, "\(property.name)")
        guard property.set != nil, hasTable else { continue }
        #expect(lines.contains { $0.hasPrefix("---@field \(property.name)? ") }, "\(property.name)")
      }
      for property in entry.staticProperties {
        #expect(lines.contains { $0.hasPrefix("---@field \(property.name) ") })
      }
      for method in entry.methods { expectFunction(method, "\(entry.name):\(method.name)", lines) }
      for method in entry.methods where method.hook != nil && hasTable {
        #expect(
          lines.contains { $0.hasPrefix("---@field \(method.name)? fun(self: \(entry.name)") })
      }
      for function in entry.statics {
        expectFunction(function, "\(entry.name).\(function.name)", lines)
      }
      let isMade = lines.contains("---@overload fun(name?: string): \(entry.name)")
      #expect(isMade == (entry.make != nil), "\(entry.name)")
    }
  }

  @Test("Every verb and every function of a library is there")
  func functions() throws {
    let verbs = try lines("verbs")
    for verb in registry.verbs { expectFunction(verb, verb.name, verbs) }
    let libraries = try lines("libraries")
    for library in registry.libraries {
      for function in library.functions { expectFunction(function, function.name, libraries) }
      for chain in library.chains {
        #expect(libraries.contains { $0.hasPrefix("---@field \(chain) ") })
      }
      for (names, part) in library.parts {
        for function in part.functions {
          expectFunction(function, "\(library.name).\(names[0]).\(function.lastName)", libraries)
        }
        for name in names.dropFirst() {
          #expect(libraries.contains { $0.hasPrefix("---@field \(name) ") })
        }
      }
    }
  }

  @Test("Every value, delegate's method and case of an enumeration is there")
  func others() throws {
    let values = try lines("values")
    for value in registry.values {
      for name in value.parts.map(\.name) + value.properties.map(\.name) {
        #expect(values.contains { $0.hasPrefix("---@field \(name) ") }, "\(value.name).\(name)")
      }
      for method in value.methods {
        expectFunction(method.entry, "\(value.name):\(method.name)", values)
      }
      for name in value.shortNames {
        #expect(values.contains { $0.hasPrefix("function \(name)(") })
      }
    }
    let delegates = try lines("delegates")
    for entry in registry.protocols {
      #expect(delegates.contains("---@class \(entry.name)"))
      for name in entry.names {
        #expect(
          delegates.contains { $0.hasPrefix("---@field \(name)? fun(self: table") }, "\(name)")
      }
    }
    let sets = try file("enumerations")
    for property in registry.classes.flatMap(\.properties) {
      guard case .enumeration(let set) = property.type else { continue }
      let names = set.names.map { "---| \"\($0)\"\n" }.joined()
      #expect(sets.contains("---@alias \(set.typeName)\n\(names)"), "\(set.typeName)")
    }
  }

  @Test("What is called without its optional positions has an overload, and labels have a class")
  func overloads() throws {
    let verbs = try file("verbs")
    #expect(
      verbs.contains(
        """
        ---@class advance.Labels
        ---@field to? number
        ---@field of? UIViewController
        ---@field till? string
        """))
    #expect(
      verbs.contains(
        """
        ---@param seconds? number
        ---@param labels? advance.Labels
        ---@return number
        ---@overload fun(labels?: advance.Labels): number
        function advance(seconds, labels) end
        """))
  }

  private func lines(_ name: String) throws -> Set<String> {
    Set(try file(name).split(separator: "\n").map(String.init))
  }

  /// The function is there, and a field for each of its labels.
  private func expectFunction(_ entry: CallableEntry, _ name: String, _ lines: Set<String>) {
    #expect(lines.contains { $0.hasPrefix("function \(name)(") }, "\(name)")
    for parameter in entry.parameters where parameter.isLabelled {
      let field = "---@field \(parameter.name)\(parameter.isOptional ? "?" : "") "
      #expect(lines.contains { $0.hasPrefix(field) }, "\(name) \(parameter.name)")
    }
  }
}
