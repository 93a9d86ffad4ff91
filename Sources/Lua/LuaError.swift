/// What went wrong in a script, or below it.
package struct LuaError: Error {
  /// Who is at fault.
  package enum Kind: Sendable {
    /// The script did something wrong while it ran.
    case runtime
    /// The chunk can't be compiled.
    case syntax
    /// The memory limit was hit.
    case memory
    /// The instruction budget is used up.
    case budget
    /// Callbacks nest too deep.
    case depth
    /// Calls nest too deep for Lua itself, whatever the limit of callbacks.
    case stack
    /// A host function threw an error of its own: see `payload`.
    case host

    /// Whether the script ran into a limit, and not into a mistake.
    package var isLimit: Bool {
      switch self {
      case .memory, .budget, .depth, .stack: true
      case .runtime, .syntax, .host: false
      }
    }
  }

  /// Who is at fault.
  package var kind: Kind
  /// What happened, without its position.
  package var message: String
  /// The name of the chunk where it happened; empty if unknown.
  package var chunk = ""
  /// The line in the chunk, from 1; 0 if unknown.
  package var line = 0
  /// Lua's stack at the error, innermost first; empty if it could not be told.
  package var traceback = ""
  /// The Swift error that a host function threw, or what it says of this one.
  package var payload: (any Error)?
  /// The error object, if it is no string.
  ///
  /// It goes on unchanged when this error is thrown again.
  package var object: LuaReference?

  /// An error that a host function throws; the position of the calling line is added.
  package init(_ message: String, kind: Kind = .runtime, payload: (any Error)? = nil) {
    self.kind = kind
    self.message = message
    self.payload = payload
  }

  /// The exception, if that is what it was.
  package var exception: LuaException? { payload as? LuaException }

  /// Whether a chunk is just not finished, so that an interactive reader should go on reading.
  package var isIncomplete: Bool { kind == .syntax && message.hasSuffix("<eof>") }
}

extension LuaError: CustomStringConvertible {
  /// `chunk:line: message`.
  package var description: String {
    line > 0 ? "\(chunk):\(line): \(message)" : message
  }
}

/// An error object with a name and a reason, as `NSException` has: in a script, a table with the
/// fields `name` and `reason`, which `pcall` returns.
package struct LuaException: Error, Equatable, CustomStringConvertible {
  /// The exception's name, `NSInvalidArgumentException`.
  package var name: String
  /// What is wrong.
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// `name: reason`.
  package var description: String { "\(name): \(reason)" }
}
