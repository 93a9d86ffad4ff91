import Lua
import UIKitLua

extension TestFailure {
  /// What an error says about the test that it ended.
  init(_ error: LuaError, in session: Session) {
    let kind: Kind
    switch error.kind {
    case .syntax: kind = .syntax
    case .memory, .budget, .depth, .stack: kind = .limit
    case .runtime, .host: kind = error.payload is LimitReached ? .limit : .script
    }
    self.init(
      kind: kind, message: error.description, file: error.chunk, line: error.line,
      traceback: error.traceback)
  }
}
