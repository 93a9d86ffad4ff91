import Lua

extension LuaStack {
  /// Whether two values are equal: objects by identity, value types by their numbers, tables by
  /// identity.
  func areEqual(_ first: Int, _ second: Int) -> Bool {
    if isSame(first, second) { return true }
    guard let id = classID(at: first), id == classID(at: second),
      let one = parts(of: id, at: first), let other = parts(of: id, at: second)
    else { return false }
    return one.elementsEqual(other)
  }

  /// Where two values differ, tables by their entries: a path such as `.frame[2]`, empty for the
  /// values themselves; nil if they don't.
  func difference(_ first: Int, _ second: Int) -> String? {
    var comparison = Comparison(stack: self)
    return comparison.difference(first, second)
  }
}

/// A deep comparison under way.
private struct Comparison {
  let stack: LuaStack
  /// The pairs of tables that are being compared, so that cycles end.
  var open: [(Int, Int)] = []

  mutating func difference(_ first: Int, _ second: Int) -> String? {
    if stack.areEqual(first, second) { return nil }
    guard stack.type(at: first) == .table, stack.type(at: second) == .table else { return "" }
    let pair = (stack.identity(at: first), stack.identity(at: second))
    if open.contains(where: { $0 == pair }) { return nil }
    guard open.count < 100 else { return "" }
    open.append(pair)
    defer { open.removeLast() }
    return entries(of: first, against: second, comparing: true)
      ?? entries(of: second, against: first, comparing: false)
  }

  /// The first entry that the other table has differently, or, if only keys count, not at all.
  private mutating func entries(of table: Int, against other: Int, comparing: Bool) -> String? {
    stack.reserve(20)
    var found: String?
    var copy = self
    stack.forEach(at: table) {
      if found != nil { return }
      let key = copy.stack.count - 1
      copy.stack.pushCopy(at: key)
      copy.stack.pushRaw(at: other)
      if comparing {
        found = copy.difference(key + 1, key + 2).map { copy.name(of: key) + $0 }
      } else if copy.stack.isNil(at: key + 2) {
        found = copy.name(of: key)
      }
      copy.stack.pop()
    }
    return found
  }

  private func name(of key: Int) -> String {
    let text = LuaInspector().inspect(stack, at: key)
    guard let name = stack.string(at: key), text == "\"\(name)\"",
      name.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a || $0 == 0x5f })
    else { return "[\(text)]" }
    return ".\(name)"
  }
}
