internal import CLua
internal import CLuaSupport

extension LuaStack {
  /// Pushes a new table.
  @inlinable
  package func newTable(elements: Int = 0, fields: Int = 0) {
    lua_createtable(L, Int32(elements), Int32(fields))
  }

  /// Pushes `table[name]`, raw, and returns its type.
  @discardableResult
  @inlinable
  package func pushField(_ name: StaticString, at table: Int) -> LuaType {
    let type = name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        clua_rawget_string(L, Int32(table), $0.baseAddress, $0.count)
      }
    }
    return LuaType(rawValue: type) ?? .none
  }

  /// Pushes `table[name]`, raw, and returns its type.
  @discardableResult
  package func pushField(named name: String, at table: Int) -> LuaType {
    var name = name
    let type = name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        clua_rawget_string(L, Int32(table), $0.baseAddress, $0.count)
      }
    }
    return LuaType(rawValue: type) ?? .none
  }

  /// Sets `table[name]`, raw, to the value on top and takes it off.
  package func setField(_ name: String, at table: Int) {
    var name = name
    name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        clua_rawset_string(L, Int32(table), $0.baseAddress, $0.count)
      }
    }
  }

  /// Pushes `table[index]`, raw, and returns its type.
  @discardableResult
  @inlinable
  package func pushElement(_ index: Int, at table: Int) -> LuaType {
    LuaType(rawValue: lua_rawgeti(L, Int32(table), lua_Integer(index))) ?? .none
  }

  /// Sets `table[index]`, raw, to the value on top and takes it off.
  @inlinable
  package func setElement(_ index: Int, at table: Int) {
    lua_rawseti(L, Int32(table), lua_Integer(index))
  }

  /// Replaces the key on top by `table[key]`, raw, and returns its type.
  @discardableResult
  @inlinable
  package func pushRaw(at table: Int) -> LuaType {
    LuaType(rawValue: lua_rawget(L, Int32(table))) ?? .none
  }

  /// Sets `table[key] = value`, raw, from the two on top; the key must be neither nil nor NaN.
  @inlinable
  package func setRaw(at table: Int) { lua_rawset(L, Int32(table)) }

  /// The border of a table, the bytes of a string; 0 for anything else.
  @inlinable
  package func rawLength(at position: Int) -> Int { Int(lua_rawlen(L, Int32(position))) }

  /// Visits the entries of a table in the order of `pairs`: key at -2, value at -1.
  ///
  /// `body` must leave the stack as it found it.
  package func forEach(at table: Int, _ body: () throws -> Void) rethrows {
    let table = Int(lua_absindex(L, Int32(table)))
    let count = Int(clua_push_sorted_keys(L, Int32(table)))
    let keys = self.count
    defer { setCount(keys - 1) }
    for n in stride(from: 1, through: count, by: 1) {
      pushElement(n, at: keys)
      pushCopy(at: -1)
      pushRaw(at: table)
      try body()
      pop(2)
    }
  }

  /// Gives the table at `position` the metatable on top and takes that off; nil takes it away.
  package func setMetatable(at position: Int) {
    _ = lua_setmetatable(L, Int32(position))
  }

  /// Pushes the script's own field of an object, or nil, and returns its type.
  ///
  /// Overrides that a hook left to be kept are found here.
  @discardableResult
  package func pushOwnField(_ name: StaticString, at position: Int) -> LuaType {
    let type = name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        clua_push_field(L, Int32(position), $0.baseAddress)
      }
    }
    return LuaType(rawValue: type) ?? .none
  }

  /// Pushes the script's own field of an object, or nil, and returns its type.
  @discardableResult
  package func pushOwnField(named name: String, at position: Int) -> LuaType {
    let type = name.withCString { clua_push_field(L, Int32(position), $0) }
    return LuaType(rawValue: type) ?? .none
  }

  /// Pushes the table of the script's own fields of an object, made if need be.
  package func pushOwnFields(at position: Int) { clua_push_fields(L, Int32(position)) }
}
