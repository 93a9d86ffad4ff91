internal import CLua
internal import CLuaSupport

/// A function or table that the host keeps: a slot of the registry.
///
/// A plain number: nothing is released by itself. `restore` forgets every reference that was made
/// after `prepare`; those made before it stay good.
package struct LuaReference: Hashable, Sendable {
  @usableFromInline package let rawValue: Int32

  @inlinable
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

extension LuaStack {
  /// Keeps the value on top and takes it off.
  package func popReference() -> LuaReference { LuaReference(rawValue: clua_ref(L)) }

  /// Keeps the value at a position.
  package func reference(at position: Int) -> LuaReference {
    pushCopy(at: position)
    return popReference()
  }

  /// Gives back a reference's slot.
  package func release(_ reference: LuaReference) { clua_unref(L, reference.rawValue) }
}

extension LuaStack {
  /// Makes a table that gives each name its place in the list, from 0, for `symbol`.
  package func makeSymbols(_ names: [String]) -> LuaReference {
    newTable(fields: names.count)
    for (place, name) in names.enumerated() {
      push(place)
      setField(name, at: -2)
    }
    return popReference()
  }

  /// The place of the string at `position` in a list of names; nil if it is none of them.
  @inlinable
  package func symbol(at position: Int, in symbols: LuaReference) -> Int? {
    guard lua_type(L, Int32(position)) == LUA_TSTRING else { return nil }
    pushCopy(at: position)
    push(symbols)
    insert(at: -2)
    pushRaw(at: -2)
    defer { pop(2) }
    return integer(at: -1)
  }
}
