import Lua
import UIKitLua

/// What scenarios may name, as a standard of luacheck's: Lua's own names as far as the sandbox has
/// them, and the registry's.
struct LuacheckStandard {
  /// A global: the names of its fields that can't be indexed further, and of those that can.
  fileprivate struct Global {
    let name: String
    var fields: [String] = []
    var open: [String] = []
    var parts: [Global] = []
    /// Whether anything may be asked of it.
    var isOpen = false
  }

  private let globals: [Global]

  init(_ registry: Registry) {
    var globals = registry.verbs.map { Global(name: $0.name) }
    globals += registry.libraries.map { Self.library($0, as: $0.name) }
    globals += registry.values.flatMap { value in
      ([value.name] + value.shortNames).map { Global(name: $0) }
    }
    globals += registry.classes.map { Self.class($0, registry) }
    let own = Self.luaGlobals.filter { lua in !globals.contains { $0.name == lua.name } }
    self.globals = (globals + own).sorted { $0.name < $1.name }
  }

  /// The file's text: a Lua chunk that returns the standard.
  var text: String {
    var lines = [
      "-- What scenarios may name: a standard for luacheck, which a .luacheckrc gets with require.",
      "-- Made by `scrim stubs`; it is written over by the next run.",
      "", "local rest = { other_fields = true, read_only = false }",
      "", "local function fields(names, open)", "  local found = {}",
      "  for name in names:gmatch \"%S+\" do found[name] = {} end",
      "  for name in (open or \"\"):gmatch \"%S+\" do found[name] = rest end",
      "  return { fields = found }", "end", "",
      "local standard = fields [[",
    ]
    lines += globals.filter(\.isPlain).map(\.name).joined(separator: " ").wrapped(to: 98, indent: 2)
    lines.append("]].fields")
    for global in globals where !global.isPlain { lines += Self.lines(global, in: "standard") }
    return (lines + ["", "return { read_globals = standard }", ""]).joined(separator: "\n")
  }

  private static func lines(_ global: Global, in table: String) -> [String] {
    let name = "\(table).\(global.name)"
    if global.isOpen { return ["", "\(name) = { other_fields = true }"] }
    var lines = ["", "\(name) = fields([["]
    lines += global.fields.sorted().joined(separator: " ").wrapped(to: 98, indent: 2)
    if global.open.isEmpty {
      lines.append("]])")
    } else {
      lines.append("]], [[")
      lines += global.open.sorted().joined(separator: " ").wrapped(to: 98, indent: 2)
      lines.append("]])")
    }
    for part in global.parts { lines += self.lines(part, in: "\(name).fields") }
    return lines
  }

  private static func library(_ library: LibraryEntry, as name: String) -> Global {
    var global = Global(
      name: name, fields: library.functions.map(\.lastName),
      open: library.properties.map(\.name))
    for part in library.parts {
      global.parts += part.names.map { self.library(part.library, as: $0) }
    }
    // A table that holds itself would have no end, so a chain goes two words deep.
    let inner = global
    for chain in library.chains {
      global.parts.append(Global(name: chain, fields: inner.fields, parts: inner.parts))
    }
    return global
  }

  private static func `class`(_ entry: ClassEntry, _ registry: Registry) -> Global {
    let levels = [entry] + registry.superclasses(of: entry)
    let methods = levels.flatMap { $0.methods.map(\.name) }
    let own = entry.statics.map(\.name) + (entry.make == nil ? [] : ["subclass"])
    return Global(
      name: entry.name, fields: methods + own, open: entry.staticProperties.map(\.name))
  }

  /// Lua's own globals and their fields, as a fresh interpreter has them.
  private static let luaGlobals: [Global] = {
    guard let lua = try? LuaState() else { return [] }
    let stack = lua.stack
    stack.pushGlobals()
    let table = stack.count
    var found: [Global] = []
    stack.forEach(at: table) {
      guard let name = stack.string(at: -2) else { return }
      var global = Global(name: name)
      if name == "_G" {
        global.isOpen = true
        found.append(global)
        return
      }
      if stack.type(at: -1) == .table {
        stack.forEach(at: stack.count) {
          if let field = stack.string(at: -2) { global.fields.append(field) }
        }
      }
      found.append(global)
    }
    stack.pop()
    return found
  }()
}

extension LuacheckStandard.Global {
  /// Whether it is a function, or a value without fields.
  fileprivate var isPlain: Bool { fields.isEmpty && open.isEmpty && parts.isEmpty && !isOpen }
}
