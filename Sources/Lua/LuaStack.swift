internal import CLua
internal import CLuaSupport

/// The type of a value on the stack.
package enum LuaType: Int32 {
  case none = -1
  case `nil` = 0
  case boolean, lightUserdata, number, string, table, function, userdata, thread
}

/// The stack of a running function: its arguments are at 1 … `count`.
///
/// Nothing here raises a Lua error or runs a metamethod: tables are read and written raw, and what
/// may run Lua is a protected `call`. A negative position counts from the top. A stack is valid
/// only while its function runs; don't keep it.
package struct LuaStack {
  /// The thread.
  package let L: OpaquePointer
  /// The state that the thread belongs to.
  package unowned(unsafe) let state: LuaState

  @inlinable
  package init(_ L: OpaquePointer, _ state: LuaState) {
    self.L = L
    self.state = state
  }

  /// How many values there are: the number of arguments when a function begins.
  @inlinable package var count: Int { Int(lua_gettop(L)) }

  // MARK: Reading

  /// The type of a value; `.none` beyond the top.
  @inlinable
  package func type(at position: Int) -> LuaType {
    LuaType(rawValue: lua_type(L, Int32(position))) ?? .none
  }

  /// Whether there is no value, or nil.
  @inlinable
  package func isNil(at position: Int) -> Bool { lua_type(L, Int32(position)) <= 0 }

  /// Whether the value counts as true: anything but nil and false.
  @inlinable
  package func truth(at position: Int) -> Bool { lua_toboolean(L, Int32(position)) != 0 }

  /// The boolean; nil for any other type.
  @inlinable
  package func boolean(at position: Int) -> Bool? {
    lua_type(L, Int32(position)) == LUA_TBOOLEAN ? truth(at: position) : nil
  }

  /// The number; nil for any other type, strings of digits included.
  @inlinable
  package func number(at position: Int) -> Double? {
    guard lua_type(L, Int32(position)) == LUA_TNUMBER else { return nil }
    return lua_tonumberx(L, Int32(position), nil)
  }

  /// The number if it is whole; nil otherwise and for any other type.
  @inlinable
  package func integer(at position: Int) -> Int? {
    guard lua_type(L, Int32(position)) == LUA_TNUMBER else { return nil }
    var exact: Int32 = 0
    let number = lua_tointegerx(L, Int32(position), &exact)
    return exact != 0 ? Int(number) : nil
  }

  /// The string, repaired where it is no UTF-8; nil for any other type.
  package func string(at position: Int) -> String? {
    withBytes(at: position) { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs `body` on the bytes of a string, in place; nil for any other type.
  @inlinable
  package func withBytes<R>(at position: Int, _ body: (UnsafeRawBufferPointer) throws -> R)
    rethrows -> R?
  {
    var length = 0
    guard let bytes = clua_tostring(L, Int32(position), &length) else { return nil }
    return try body(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Whether the value is that string; nothing is copied.
  @inlinable
  package func isString(_ text: StaticString, at position: Int) -> Bool {
    var length = 0
    guard let bytes = clua_tostring(L, Int32(position), &length) else { return false }
    return length == text.utf8CodeUnitCount && clua_same_bytes(bytes, text.utf8Start, length) != 0
  }

  /// Which host object the value stands for; nil for any other value.
  @inlinable
  package func object(at position: Int) -> LuaObject? {
    guard let proxy = clua_to_proxy(L, Int32(position)) else { return nil }
    return LuaObject(
      classID: LuaClassID(Int32(bitPattern: proxy.pointee.header.class_id)),
      index: proxy.pointee.index, generation: proxy.pointee.generation)
  }

  /// The parts of a value of that class; nil for any other value.
  ///
  /// Valid while it is on the stack.
  @inlinable
  package func parts(of classID: LuaClassID, at position: Int) -> UnsafeBufferPointer<Double>? {
    guard let value = clua_to_value(L, Int32(position)),
      value.pointee.header.class_id == UInt32(bitPattern: classID.rawValue)
    else { return nil }
    let start = UnsafeRawPointer(value).advanced(by: MemoryLayout<clua_value>.offset(of: \.parts)!)
    return UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: Double.self), count: Int(value.pointee.count))
  }

  /// The class of an object or a value; nil for anything else.
  @inlinable
  package func classID(at position: Int) -> LuaClassID? {
    if let object = object(at: position) { return object.classID }
    guard let value = clua_to_value(L, Int32(position)) else { return nil }
    return LuaClassID(Int32(bitPattern: value.pointee.header.class_id))
  }

  /// Whether the values at two positions are the same, without metamethods.
  package func isSame(_ first: Int, _ second: Int) -> Bool {
    lua_rawequal(L, Int32(first), Int32(second)) != 0
  }

  /// The stable number of a table, function, thread or userdata, as `tostring` prints it.
  package func identity(at position: Int) -> Int { Int(clua_identity(L, Int32(position))) }

  /// The name of a value's type as messages use it: the class of an object, else Lua's name.
  package func typeName(at position: Int) -> String {
    if let id = classID(at: position) { return state.name(of: id) }
    return type(at: position) == .none
      ? "no value" : String(cString: lua_typename(L, lua_type(L, Int32(position))))
  }

  // MARK: Pushing

  /// Pushes nil.
  @inlinable package func pushNil() { lua_pushnil(L) }
  /// Pushes a boolean.
  @inlinable package func push(_ value: Bool) { lua_pushboolean(L, value ? 1 : 0) }
  /// Pushes a float.
  @inlinable package func push(_ value: Double) { lua_pushnumber(L, value) }
  /// Pushes an integer.
  @inlinable package func push(_ value: Int) { lua_pushinteger(L, lua_Integer(value)) }

  /// Pushes a number as Lua would write it: whole ones as integers, so that 10 prints as `10`.
  @inlinable
  package func pushNumber(_ value: Double) {
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 { push(whole) } else { push(value) }
  }

  /// Pushes a string.
  package func push(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = lua_pushlstring(L, $0.baseAddress, $0.count) }
    }
  }

  /// Pushes a literal, without making a `String`.
  @inlinable
  package func push(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = lua_pushlstring(L, $0.baseAddress, $0.count) }
    }
  }

  /// Pushes what a reference keeps.
  @inlinable
  package func push(_ reference: LuaReference) { _ = clua_push_ref(L, reference.rawValue) }

  /// Pushes the one proxy of a host object; the same object gives the same proxy.
  @inlinable
  package func push(_ object: LuaObject) {
    clua_push_proxy(L, object.classID.rawValue, object.index, object.generation)
  }

  /// Pushes a value of a class made with `kind: .value`; at most six parts.
  package func pushValue(_ classID: LuaClassID, _ parts: Double...) {
    parts.withUnsafeBufferPointer {
      clua_push_value(L, classID.rawValue, Int32($0.count), $0.baseAddress)
    }
  }

  /// Pushes a value of four parts without making an array.
  @inlinable
  package func pushValue(_ classID: LuaClassID, parts: (Double, Double, Double, Double)) {
    withUnsafeBytes(of: parts) {
      clua_push_value(
        L, classID.rawValue, 4, $0.baseAddress!.assumingMemoryBound(to: Double.self))
    }
  }

  /// Pushes a host function as a Lua function.
  ///
  /// A function made after `prepare` is forgotten by `restore`.
  package func push(_ function: @escaping LuaFunction) {
    clua_push_function(L, state.slot(of: function))
  }

  /// Pushes a copy of a value.
  @inlinable package func pushCopy(at position: Int) { lua_pushvalue(L, Int32(position)) }
  /// Pushes the table of globals.
  @inlinable package func pushGlobals() { clua_push_globals(L) }

  // MARK: Moving

  /// Takes values off the top.
  @inlinable package func pop(_ count: Int = 1) { clua_pop(L, Int32(count)) }
  /// Takes away one value, closing the gap.
  @inlinable package func remove(at position: Int) { clua_remove(L, Int32(position)) }
  /// Moves the top value into `position`.
  @inlinable package func insert(at position: Int) { clua_insert(L, Int32(position)) }
  /// Replaces the value at `position` by the one on top.
  @inlinable
  package func replace(at position: Int) {
    lua_copy(L, -1, Int32(position))
    clua_pop(L, 1)
  }
  /// Cuts or fills with nil up to `count` values.
  @inlinable package func setCount(_ count: Int) { lua_settop(L, Int32(count)) }
  /// Makes room for more than the 20 values that a function may always push.
  package func reserve(_ count: Int) { _ = lua_checkstack(L, Int32(count)) }
}
