internal import CLua
internal import CLuaSupport

/// Errors on their way between Swift and Lua.
///
/// An error reaches the script as `file:line: text`, as Lua's own do, an exception as a table.
/// Which Swift error it was is remembered beside it, so that it comes out with its type if the
/// script doesn't catch it.
extension LuaStack {
  /// Pushes the error object for an error that a host function threw.
  func pushError(_ error: any Error) {
    reserve(10)
    var remembered = error
    if var error = error as? LuaError {
      if let object = error.object {
        push(object)
        release(object)
        error.object = nil
      } else if let exception = error.exception {
        push(exception)
      } else {
        if error.line == 0 { (error.chunk, error.line) = callerPosition() }
        push(error.description)
      }
      remembered = error
    } else if let exception = error as? LuaException {
      push(exception)
    } else {
      let (chunk, line) = callerPosition()
      push(line > 0 ? "\(chunk):\(line): \(error)" : "\(error)")
    }
    state.remember(remembered, for: self)
  }

  private func callerPosition() -> (String, Int) {
    let position = self.position()
    return (state.chunkName(position.chunk), Int(position.line))
  }

  private func push(_ exception: LuaException) {
    newTable(fields: 2)
    push(exception.name)
    setField("name", at: -2)
    push(exception.reason)
    setField("reason", at: -2)
    push(state.exceptionMetatable)
    setMetatable(at: -2)
  }

  /// The error behind a status, whose object is on top; takes it off.
  func popError(_ status: Int32) -> LuaError {
    defer { pop() }
    if let remembered = state.remembered(at: -1, in: self) {
      var error = (remembered as? LuaError) ?? LuaError("\(remembered)", kind: .host)
      if error.kind == .host, error.payload == nil { error.payload = remembered }
      if clua_budget_exhausted(L) != 0 { error.kind = .budget }
      describe(&error, keepsMessage: true)
      return error
    }
    var error = LuaError("")
    switch status {
    case LUA_ERRSYNTAX: error.kind = .syntax
    case LUA_ERRMEM: error.kind = .memory
    case CLUA_TOO_DEEP: error.kind = .depth
    default: error.kind = clua_budget_exhausted(L) != 0 ? .budget : .runtime
    }
    if status == LUA_ERRSYNTAX || status == CLUA_TOO_DEEP {
      error.message = string(at: -1) ?? ""
      splitPosition(&error)
      if status == CLUA_TOO_DEEP { (error.chunk, error.line) = callerPosition() }
    } else {
      describe(&error, keepsMessage: false)
    }
    if error.kind == .memory {
      error.message = "not enough memory: the script needs more than \(clua_memory_cap(L) >> 20) MB"
      if error.line == 0 {
        error.line = Int(clua_refused_line(L))
        error.chunk = String(cString: clua_refused_chunk(L))
      }
    } else if error.message.contains("C stack overflow") {
      error.kind = .stack
      error.message = "calls nest deeper than Lua can follow (\(error.message))"
    }
    return error
  }

  /// Fills in what the message handler kept.
  private func describe(_ error: inout LuaError, keepsMessage: Bool) {
    if type(at: -1) != .string { error.object = reference(at: -1) }
    if error.traceback.isEmpty {
      clua_push_error_traceback(L)
      error.traceback = string(at: -1) ?? ""
      pop()
    }
    clua_push_error_text(L)
    defer { pop() }
    let text = string(at: -1) ?? "an error that is no text: \(typeName(at: -2))"
    var said = LuaError(text)
    splitPosition(&said)
    if !keepsMessage { error.message = said.message }
    if error.line == 0 {
      error.chunk = said.chunk
      error.line = said.line
      // What `assert` was given as its message may be an error's text, with its position.
      if error.message == text { error.message = said.message }
    }
    if error.line == 0 { (error.chunk, error.line) = firstPosition(in: error.traceback) }
  }

  /// Takes `chunk:line: ` off the front of a message.
  private func splitPosition(_ error: inout LuaError) {
    guard let (chunk, line, rest) = position(atStartOf: error.message[...]) else { return }
    error.chunk = chunk
    error.line = line
    error.message = String(rest)
  }

  private func position(atStartOf text: Substring) -> (String, Int, Substring)? {
    var start = text.startIndex
    while let colon = text[start...].firstIndex(of: ":") {
      let digits = text[text.index(after: colon)...].prefix { $0.isASCII && $0.isNumber }
      let rest = text[digits.endIndex...]
      if let line = Int(digits), rest.first == ":" {
        return (String(text[..<colon]), line, rest.dropFirst().drop { $0 == " " })
      }
      start = text.index(after: colon)
      if text[text.startIndex..<colon].contains("\n") { return nil }
    }
    return nil
  }

  /// The innermost line of Lua that a traceback names.
  private func firstPosition(in traceback: String) -> (String, Int) {
    for line in traceback.split(separator: "\n").dropFirst() {
      let line = line.drop { $0 == "\t" || $0 == " " }
      if line.hasPrefix("[C]") || line.hasPrefix("...") { continue }
      if let (chunk, number, _) = position(atStartOf: line) { return (chunk, number) }
    }
    return ("", 0)
  }
}
