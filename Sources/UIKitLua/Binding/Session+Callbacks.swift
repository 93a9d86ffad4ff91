package import Lua
package import Trace
package import UIKitSimulation

extension Session: Overrides, CallbackObserver, ScriptPosition {
  /// Runs `body` with `stack` as the one that callbacks use.
  func onStack<Result>(_ stack: LuaStack, _ body: () throws -> Result) rethrows -> Result {
    let outer = currentStack
    currentStack = stack
    defer { currentStack = outer }
    return try body()
  }

  /// Calls a function of the script from a callback; an error ends the app.
  func runCallback(_ function: LuaReference, results: Int, _ push: (LuaStack) -> Int) -> Bool {
    guard let simulator = world?.simulator, simulator.failure == nil else { return false }
    let stack = currentStack
    stack.reserve(20)
    stack.push(function)
    let arguments = push(stack)
    do {
      try stack.call(arguments: arguments, results: results)
      return true
    } catch {
      latch(error, simulator)
      return false
    }
  }

  /// The stack that callbacks use.
  var callbackStack: LuaStack { currentStack }

  /// Ends the app because of what a callback answered.
  func endApp(_ error: any Error) {
    guard let simulator = world?.simulator else { return }
    if let error = error as? LuaError { return latch(error, simulator) }
    var host = LuaError("\(error)", kind: .host)
    host.payload = error
    latch(host, simulator)
  }

  private func latch(_ error: LuaError, _ simulator: Simulator) {
    switch error.payload {
    case let failure as Failure: simulator.fail(failure)
    case let error as EndedApp: simulator.fail(error.failure)
    case let exception as LuaException:
      simulator.fail(
        .exception(NSException(name: exception.name, reason: exception.reason)))
    default:
      let isLimit = error.kind.isLimit || error.payload is LimitReached
      simulator.fail(
        .script(
          ScriptFailure(
            message: error.description + error.kind.advice,
            traceback: error.traceback, isLimit: isLimit,
            error: error)))
    }
  }

  package func perform(_ hook: Word, on object: NSObject, _ arguments: SendArguments) -> Bool {
    guard let override = override(hook, object), override.isFunction else { return false }
    _ = runCallback(override.reference, results: 0) { stack in
      guard (try? push(object, on: stack)) != nil else { return 0 }
      return 1 + push(arguments.first, on: stack) + push(arguments.second, on: stack)
    }
    return true
  }

  package func overrides(_ hook: Word, on object: NSObject) -> Bool {
    override(hook, object)?.isFunction ?? false
  }

  package func answer(
    _ hook: Word, of object: NSObject, _ arguments: SendArguments
  ) -> SendAnswer? {
    guard let override = override(hook, object) else { return nil }
    let stack = currentStack
    if override.isFunction {
      let done = runCallback(override.reference, results: 1) { stack in
        guard (try? push(object, on: stack)) != nil else { return 0 }
        return 1 + push(arguments.first, on: stack) + push(arguments.second, on: stack)
      }
      guard done else { return nil }
    } else {
      stack.push(override.reference)
    }
    defer { stack.pop() }
    let argument = Argument(
      self, stack, label: "the answer of \(object.traceNameText).\(hook.text)")
    do {
      return try argument.answer(as: answerTypes[hook])
    } catch {
      endApp(error)
      return nil
    }
  }

  package func hasOverride(_ hook: Word, of object: NSObject) -> Bool {
    override(hook, object) != nil
  }

  private func override(_ hook: Word, _ object: NSObject) -> Override? {
    guard object.scriptIndex > 0 else { return nil }
    return overrides[Int(object.scriptIndex) - 1].first { $0.hook == hook }
  }

  private func push(_ argument: SendArguments.Argument, on stack: LuaStack) -> Int {
    switch argument {
    case .none: return 0
    case .bool(let value): stack.push(value)
    case .number(let value): stack.pushNumber(value)
    case .object(let object?):
      guard (try? push(object, on: stack)) != nil else { return 0 }
    case .object(nil): stack.pushNil()
    case .text(let text): stack.push(text)
    case .size(let size):
      guard (try? push(.size(size), on: stack)) != nil else { return 0 }
    case .point(let point):
      guard (try? push(.point(point), on: stack)) != nil else { return 0 }
    case .touches(let touches):
      let list = ScriptValue.list(touches.map { .object($0) })
      guard (try? push(list, on: stack)) != nil else { return 0 }
    }
    return 1
  }

  /// Keeps the value on the stack as the object's override of a method; false if UIKit never sends
  /// that method.
  func keepOverride(
    _ name: String, of object: NSObject, _ stack: LuaStack, at position: Int
  ) -> Bool {
    guard let hook = hookByName[name], object.scriptIndex > 0 else { return false }
    let place = Int(object.scriptIndex) - 1
    if hook.isAboutStatusBar { object.simulator.answersAboutStatusBar = true }
    overrides[place].removeAll { $0.hook == hook }
    if !stack.isNil(at: position) {
      overrides[place].append(
        Override(
          hook: hook, reference: stack.reference(at: position),
          isFunction: stack.type(at: position) == .function))
    }
    object.isOverridden = !overrides[place].isEmpty
    return true
  }

  /// Notes that UIKit sends a method under that word.
  ///
  /// - Parameter type: what UIKit expects as the answer; nil if nothing but a plain value.
  func note(hook: Word, named name: String, answering type: ScriptType? = nil) {
    hookByName[name] = hook
    if let type { answerTypes[hook] = type }
  }

  /// Runs `function` inside each callback that matches.
  func observe(_ pattern: Pattern, _ function: LuaReference) throws {
    observers.append(Observer(pattern: pattern, function: function))
    try simulator().observer = self
  }

  package func callback(_ seq: Int32) {
    for observer in observers where observer.pattern.matches(trace.events[Int(seq)], in: trace) {
      _ = runCallback(observer.function, results: 0) { _ in 0 }
    }
  }

  package var sourceLine: SourceLine {
    let position = currentStack.position(level: 0)
    guard position.line > 0 else { return .none }
    return SourceLine(file: chunkName(position.chunk), line: position.line)
  }

  private func chunkName(_ chunk: Int32) -> Name {
    if let name = chunkNames[chunk] { return name }
    let name = trace.names.intern(lua.chunkName(chunk))
    chunkNames[chunk] = name
    return name
  }
}

extension Argument {
  /// The value as an answer of that type to a question of UIKit's; nil if the script gave none.
  fileprivate func answer(as type: ScriptType?) throws -> SendAnswer? {
    if case .optional(.object("UIView")) = type { return .object(try object(UIView.self)) }
    if case .object("UIViewController") = type { return .object(try object(UIViewController.self)) }
    if case .object("UIView") = type { return .object(try object(UIView.self)) }
    if isNil { return nil }
    switch type {
    case .options(let set): return .number(Double(try options(set)))
    case .enumeration(let set): return .number(Double(try value(of: set)))
    case .size: return .size(try size())
    case .boolean: return .bool(try bool())
    default:
      if let value = stack.boolean(at: position) { return .bool(value) }
      if let value = stack.number(at: position) { return .number(value) }
      return stack.string(at: position).map { .text($0) }
    }
  }
}

/// Thrown by calls after the app has ended.
package struct EndedApp: Error, CustomStringConvertible {
  /// What ended it.
  package let failure: Failure
  /// The text for the person who wrote the script.
  package let description: String

  package init(failure: Failure, description: String) {
    self.failure = failure
    self.description = description
  }
}

extension LuaError.Kind {
  /// What to do about a limit of Lua's, to go behind the message; empty for mistakes.
  package var advice: String {
    switch self {
    case .budget: "; is there a loop without end? `--limit instructions=N` raises it"
    case .memory: "; `--limit memory=MB` raises it"
    case .depth:
      "; does something call itself without end? `--limit callbackDepth=N` raises it"
    case .stack: "; does something call itself without end?"
    case .runtime, .syntax, .host: ""
    }
  }
}
