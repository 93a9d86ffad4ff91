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
