import Lua
import UIKitLua

/// What `each` gives to one run of its function.
struct CaseValues {
  /// The case as the script wrote it.
  let reference: LuaReference
  /// How many values a list is spread to; nil for a case that is the only argument.
  let count: Int?

  /// Keeps the case on top of the stack; a list is spread, a table with other keys is not.
  init(onTopOf stack: LuaStack) {
    let table = stack.count
    var count: Int?
    if stack.type(at: table) == .table {
      let length = stack.rawLength(at: table)
      var isList = length > 0
      stack.forEach(at: table) {
        guard let key = stack.integer(at: -2), key >= 1, key <= length else {
          isList = false
          return
        }
      }
      count = isList ? length : nil
    }
    self.count = count
    reference = stack.reference(at: table)
  }

  /// Pushes the arguments of the function; returns how many.
  func push(on stack: LuaStack) -> Int {
    stack.push(reference)
    guard let count else { return 1 }
    let table = stack.count
    stack.reserve(count + 4)
    for index in stride(from: 1, through: count, by: 1) { stack.pushElement(index, at: table) }
    stack.remove(at: table)
    return count
  }
}

/// The title of parameterised tests: text with places for the values of a case.
struct CaseTitle {
  private enum Piece {
    case text(String)
    /// `%s`, `%d` or `%q`.
    case value(Character)
    /// `{name}`: a map's field.
    case field(String)
  }

  private var pieces: [Piece] = []

  /// Finds the placeholders of a title.
  ///
  /// - Throws: which one there is none of.
  init(_ title: String) throws {
    var text = ""
    var rest = title[...]
    func isName(_ name: Substring) -> Bool {
      !name.isEmpty
        && name.utf8.allSatisfy {
          (48...57).contains($0) || (97...122).contains($0 | 0x20) || $0 == UInt8(ascii: "_")
        }
    }
    func add(_ piece: Piece) {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(piece)
    }
    while let letter = rest.popFirst() {
      if letter == "%" {
        let kind = rest.popFirst()
        switch kind {
        case "%": text.append("%")
        case "s", "d", "q": add(.value(kind ?? "s"))
        default:
          throw LuaError(
            "each: \"%\(kind.map(String.init) ?? "")\" in the title is no placeholder; there are "
              + "%s, %d, %q and {field}, and %% is a percent sign")
        }
      } else if letter == "{", let end = rest.firstIndex(of: "}"), isName(rest[..<end]) {
        add(.field(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(letter)
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// The title of the case on top of the stack.
  ///
  /// - Parameter number: which case it is, from 1; a title without placeholders shows it.
  /// - Throws: which placeholder has no value in the case.
  func text(_ values: CaseValues, number: Int, _ stack: LuaStack, _ session: Session) throws
    -> String
  {
    let position = stack.count
    let isMap = values.count == nil && stack.type(at: position) == .table
    var text = ""
    var used = 0
    var hasPlaceholders = false
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .field(let name) where isMap:
        hasPlaceholders = true
        text += try field(name, number: number, stack, session)
      case .field(let name): text += "{\(name)}"
      case .value(let kind):
        hasPlaceholders = true
        used += 1
        guard used <= values.count ?? 1 else { throw tooMany(values, number) }
        if values.count == nil {
          stack.pushCopy(at: position)
        } else {
          stack.pushElement(used, at: position)
        }
        defer { stack.pop() }
        text += try Self.shown(kind, number: number, stack, session)
      }
    }
    return hasPlaceholders ? text : "\(text) (\(number))"
  }

  private func tooMany(_ values: CaseValues, _ number: Int) -> LuaError {
    let wanted = pieces.count { if case .value = $0 { true } else { false } }
    let there = values.count ?? 1
    return LuaError(
      "each: the title has places for \(wanted) values, but case \(number) has \(there)"
        + (values.count == nil ? "; a case of several values is a list" : ""))
  }

  private func field(
    _ name: String, number: Int, _ stack: LuaStack, _ session: Session
  ) throws -> String {
    let table = stack.count
    defer { stack.setCount(table) }
    if stack.pushField(named: name, at: table) != .nil {
      return try Self.shown("s", number: number, stack, session)
    }
    var names: [String] = []
    stack.forEach(at: table) {
      if let key = stack.string(at: -2) { names.append(key) }
    }
    let near = Suggestions.question(name, in: names)
    throw LuaError(
      "each: case \(number) has no field \"\(name)\", which the title shows"
        + (near.isEmpty ? "; it has \(names.joined(separator: ", "))" : near))
  }

  /// The value on top of the stack as a title shows it.
  private static func shown(
    _ kind: Character, number: Int, _ stack: LuaStack, _ session: Session
  ) throws -> String {
    switch kind {
    case "s": return stack.string(at: -1) ?? LuaInspector().inspect(stack, at: -1)
    case "q": return LuaInspector().inspect(stack, at: -1)
    default:
      guard let whole = stack.integer(at: -1) else {
        throw LuaError(
          "each: %d in the title shows a whole number; case \(number) has "
            + "\(session.describeForMessage(stack, at: stack.count)) there: use %s")
      }
      return "\(whole)"
    }
  }
}
