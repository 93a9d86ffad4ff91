internal import CLua

/// Text for a person to read of any value: the same in every process, bounded, and without running
/// anything of the script's.
///
/// `{1, 2, name = "x", ["two words"] = {…}}`; a table that is met again is marked:
/// `<table 3> {self = <table 3>}`. Values and objects print as their host describes them.
package struct LuaInspector {
  /// How many tables are opened inside each other.
  package var depth = 4
  /// How many entries of a table are shown.
  package var width = 24
  /// How many bytes of a string are shown.
  package var length = 400

  package init() {}

  /// The text of the value at `position`.
  package func inspect(_ stack: LuaStack, at position: Int) -> String {
    var inspection = Inspection(limits: self, stack: stack)
    inspection.add(Int(lua_absindex(stack.L, Int32(position))), depth: 0)
    return inspection.pieces.joined()
  }
}

private struct Inspection {
  let limits: LuaInspector
  let stack: LuaStack
  var pieces: [String] = []
  /// For each table that was opened, its number and the piece that opened it.
  var opened: [(identity: Int, piece: Int)] = []

  mutating func add(_ position: Int, depth: Int) {
    switch stack.type(at: position) {
    case .none: pieces.append("nil")
    case .string: pieces.append(quoted(position))
    case .table: addTable(position, depth: depth)
    case .function, .thread:
      pieces.append("<\(stack.typeName(at: position)) \(stack.identity(at: position))>")
    default:
      pieces.append((try? stack.describe(at: position)) ?? "<\(stack.typeName(at: position))>")
    }
  }

  private mutating func addTable(_ table: Int, depth: Int) {
    stack.reserve(20)
    if let name = callableName(table) {
      pieces.append(name)
      return
    }
    let identity = stack.identity(at: table)
    if let known = opened.first(where: { $0.identity == identity }) {
      pieces[known.piece] = "<table \(identity)> {"
      pieces.append("<table \(identity)>")
      return
    }
    if depth >= limits.depth {
      pieces.append("{…}")
      return
    }
    opened.append((identity, pieces.count))
    pieces.append("{")
    addEntries(of: table, depth: depth)
    pieces.append("}")
  }

  private mutating func addEntries(of table: Int, depth: Int) {
    var shown = 0
    var next = 1
    var copy = self
    let stack = self.stack
    stack.forEach(at: table) {
      defer { shown += 1 }
      if shown >= copy.limits.width { return }
      if shown > 0 { copy.pieces.append(", ") }
      let key = stack.count - 1
      if stack.integer(at: key) == next {
        next += 1
      } else {
        copy.addKey(key, depth: depth)
        copy.pieces.append(" = ")
      }
      copy.add(key + 1, depth: depth + 1)
    }
    self = copy
    if shown > limits.width { pieces.append(", … \(shown - limits.width) more") }
  }

  private mutating func addKey(_ key: Int, depth: Int) {
    if let name = stack.string(at: key), isIdentifier(name) {
      pieces.append(name)
      return
    }
    pieces.append("[")
    add(key, depth: limits.depth)
    pieces.append("]")
  }

  /// The name of a table that stands for a class.
  private func callableName(_ table: Int) -> String? {
    guard lua_getmetatable(stack.L, Int32(table)) != 0 else { return nil }
    defer { stack.pop(3) }
    let call = stack.pushField("__call", at: -1)
    let name = stack.pushField("__name", at: -2)
    return call == .function && name == .string ? stack.string(at: -1) : nil
  }

  private func quoted(_ position: Int) -> String {
    stack.withBytes(at: position) { bytes in
      var text = "\""
      for scalar in String(decoding: bytes.prefix(limits.length), as: UTF8.self).unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case "\r": text += "\\r"
        default:
          if scalar.value < 32 || scalar.value == 127 {
            text += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
          } else {
            text.unicodeScalars.append(scalar)
          }
        }
      }
      let rest = bytes.count - limits.length
      return text + (rest > 0 ? "…\" (\(rest) bytes more)" : "\"")
    } ?? ""
  }

  private func isIdentifier(_ name: String) -> Bool {
    let keywords = [
      "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if",
      "in", "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
    ]
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return !keywords.contains(name)
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || byte == 0x5f || (0x41...0x5a).contains(byte & ~0x20)
      }
  }
}
