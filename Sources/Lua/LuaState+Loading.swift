internal import CLua
internal import CLuaSupport

/// What an interactive reader should do with its input.
package enum LuaInput {
  /// It is a chunk; if it was an expression, the chunk returns its values.
  case chunk(LuaReference)
  /// It is not finished: read another line.
  case incomplete
  /// It is wrong.
  case invalid(LuaError)
}

extension LuaState {
  /// Compiles a chunk of text.
  ///
  /// - Parameter name: the name in messages, a path as the user wrote it. Lua's messages shorten a
  ///   name of more than 59 bytes.
  package func load(_ source: String, name: String) throws(LuaError) -> LuaReference {
    let status = compile(source, name: name)
    if status != CLUA_OK { throw stack.popError(status) }
    return stack.popReference()
  }

  /// Runs a loaded chunk with the main thread.
  ///
  /// - Parameter results: how many results to leave on the stack; nil leaves all.
  package func run(_ chunk: LuaReference, results: Int? = 0) throws(LuaError) {
    stack.push(chunk)
    try stack.call(arguments: 0, results: results)
  }

  /// Compiles what was typed: as an expression if it is one, else as statements.
  package func read(_ input: String, name: String) -> LuaInput {
    // The line break matters: an unfinished string is an error at its line's end, not at <eof>.
    let input = input + "\n"
    let expression = compile("return " + input, name: name)
    if expression == CLUA_OK { return .chunk(stack.popReference()) }
    // `1 +` is no beginning of a statement, but may become an expression.
    let mayBecomeExpression = stack.popError(expression).isIncomplete
    let status = compile(input, name: name)
    if status == CLUA_OK { return .chunk(stack.popReference()) }
    let error = stack.popError(status)
    return error.isIncomplete || mayBecomeExpression ? .incomplete : .invalid(error)
  }

  /// Pushes the function, or the message, and returns Lua's status.
  private func compile(_ source: String, name: String) -> Int32 {
    var source = source
    if source.hasPrefix("#") { source = "--" + source }  // `#!/usr/bin/env scrim`
    return source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        clua_load(L, bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!, bytes.count, "@" + name)
      }
    }
  }
}
