internal import CLua
internal import CLuaSupport

/// A line of a script: the number of its chunk and the line in it.
package struct LuaPosition: Hashable, Sendable {
  /// See `LuaState.chunkName`; -1 if no Lua is running.
  package let chunk: Int32
  /// From 1; 0 if no Lua is running.
  package let line: Int32

  @inlinable
  package init(chunk: Int32, line: Int32) {
    self.chunk = chunk
    self.line = line
  }
}

extension LuaStack {
  /// Calls the function below its arguments on the stack, which gives way to the results.
  ///
  /// - Parameter results: how many to leave; nil leaves all.
  /// - Throws: what ended it; the stack is as it was below the function.
  package func call(arguments: Int, results: Int? = 0) throws(LuaError) {
    let status = clua_pcall(L, Int32(arguments), results.map(Int32.init) ?? CLUA_MULTRET)
    if status != CLUA_OK { throw popError(status) }
  }

  /// The line of the function that called this one, or the nearest Lua line above it.
  @inlinable
  package func position(level: Int = 1) -> LuaPosition {
    var chunk: Int32 = -1
    let line = clua_where(L, Int32(level), &chunk)
    return LuaPosition(chunk: chunk, line: line)
  }

  /// The line at which the main flow is: the outermost one of this thread.
  @inlinable
  package func outermostPosition() -> LuaPosition {
    var chunk: Int32 = -1
    let line = clua_where_outermost(L, &chunk)
    return LuaPosition(chunk: chunk, line: line)
  }

  /// Where a function of a script is written; nil for anything else.
  package func definition(at position: Int) -> (chunk: Int32, lines: ClosedRange<Int>)? {
    var first: Int32 = 0
    var chunk: Int32 = -1
    let last = clua_definition(L, Int32(position), &first, &chunk)
    return last > 0 && first <= last ? (chunk, Int(first)...Int(last)) : nil
  }

  /// What `tostring` makes of a value.
  ///
  /// - Throws: what a `__tostring` of the script raises.
  package func describe(at position: Int) throws(LuaError) -> String {
    switch type(at: position) {
    case .string: return string(at: position) ?? ""
    case .nil, .none: return "nil"
    case .boolean: return truth(at: position) ? "true" : "false"
    default:
      let position = Int(lua_absindex(L, Int32(position)))
      push(state.tostring)
      pushCopy(at: position)
      try call(arguments: 1, results: 1)
      defer { pop() }
      return string(at: -1) ?? ""
    }
  }
}
