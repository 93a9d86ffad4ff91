package import Trace

extension Simulator {
  /// Sends an overridable method: records it, asks the script's override, then runs `inherited`.
  ///
  /// The engine never calls an overridable method directly.
  package func send(
    _ hook: Word, to object: NSObject, kind: Event.Kind = .callback,
    _ arguments: SendArguments = SendArguments(), showing fields: SendFields = SendFields(),
    _ inherited: () -> Void
  ) {
    guard failure == nil else { return }
    let seq = record(kind, object, hook)
    if seq >= 0 {
      if let animated = arguments.animated { field(.animated, .bool(animated)) }
      if let (key, value) = fields.first { field(key, value) }
      if let (key, value) = fields.second { field(key, value) }
    }
    guard failure == nil, enterCallback(object.traceName, hook.traceName) else { return }
    let outer = cause
    if seq >= 0 { cause = seq }
    let isAnswered = object.isOverridden && perform(hook, on: object, arguments, seq)
    if !isAnswered { inherited() }
    if failure == nil, seq >= 0, let observer { observer.callback(seq) }
    cause = outer
    depth -= 1
  }

  /// Runs the script's override of a method; false if there is none.
  private func perform(
    _ hook: Word, on object: NSObject, _ arguments: SendArguments, _ seq: Int32
  ) -> Bool {
    let outer = overrideUnderWay
    overrideUnderWay = (object, hook)
    defer { overrideUnderWay = outer }
    let controller = checks.mustCallInherited(hook, object)
    let isAnswered = overrides?.perform(hook, on: object, arguments) ?? false
    if isAnswered, let controller { checks.overrideRan(hook, of: controller, seq) }
    return isAnswered
  }

  /// Whether the app calls a method itself that UIKit calls, and not from its own override of it.
  package func isDirectCall(of hook: Word, on object: NSObject) -> Bool {
    guard let overrideUnderWay else { return true }
    return overrideUnderWay.object !== object || overrideUnderWay.hook != hook
  }

  /// Records a callback that is no method, such as a completion, and runs it.
  package func run(
    _ event: Word, of object: NSObject, with value: (Word, Value)? = nil, _ body: () -> Void
  ) {
    run(event, named: object.traceName, with: value, body)
  }

  /// Records a callback of whatever has that name in the trace, and runs it.
  package func run(
    _ event: Word, named subject: Name, with value: (Word, Value)? = nil, _ body: () -> Void
  ) {
    run(event.traceName, of: .callback, named: subject, with: value, body)
  }

  /// Records an event of any kind that runs code of the app, and runs it.
  package func run(
    _ event: Name, of kind: Event.Kind, named subject: Name, with value: (Word, Value)? = nil,
    showing fields: [(Word, Value)] = [], _ body: () -> Void
  ) {
    guard failure == nil else { return }
    let seq = record(kind, subject, event)
    if seq >= 0 {
      if let value { field(value.0, value.1) }
      for (key, value) in fields { field(key, value) }
    }
    guard failure == nil, enterCallback(subject, event) else { return }
    let outer = cause
    if seq >= 0 { cause = seq }
    body()
    if failure == nil, seq >= 0, let observer { observer.callback(seq) }
    cause = outer
    depth -= 1
  }

  /// Asks an overridable question: the script's answer, or the inherited one.
  package func ask<Answer>(
    _ hook: Word, of object: NSObject, with arguments: SendArguments = SendArguments(),
    _ decode: (SendAnswer) -> Answer?, _ inherited: () -> Answer
  ) -> Answer {
    if failure == nil, object.isOverridden,
      let answer = overrides?.answer(hook, of: object, arguments), let decoded = decode(answer)
    {
      return decoded
    }
    return inherited()
  }

  /// Asks an overridable question as UIKit does, and records the answer: that of a script's
  /// override always, that of a class of the app's if it is news.
  ///
  /// The event stands behind what giving the answer caused, since it holds the answer.
  func question<Answer>(
    _ hook: Word, of object: NSObject, _ decode: (SendAnswer) -> Answer?,
    _ inherited: () -> Answer, isNews: (Answer) -> Bool, value: (Answer) -> Value
  ) -> Answer {
    guard failure == nil else { return inherited() }
    let answer: Answer
    if object.hasOverride(hook) {
      guard enterCallback(object.traceName, hook.traceName) else { return inherited() }
      answer = ask(hook, of: object, decode, inherited)
      depth -= 1
    } else {
      answer = inherited()
      guard isNews(answer) else { return answer }
    }
    run(hook, of: object, with: (.value, value(answer))) {}
    return answer
  }

  /// Asks an overridable question inside a callback, where the clock stands still, without
  /// recording anything.
  func askQuietly<Answer>(
    _ hook: Word, of object: NSObject, with arguments: SendArguments,
    _ decode: (SendAnswer) -> Answer?, _ inherited: () -> Answer
  ) -> Answer {
    guard object.hasOverride(hook), enterCallback(object.traceName, hook.traceName) else {
      return inherited()
    }
    defer { depth -= 1 }
    return ask(hook, of: object, with: arguments, decode, inherited)
  }

  private func enterCallback(_ subject: Name, _ hook: Name) -> Bool {
    guard depth < limits.callbackDepth else {
      fail(
        .limit(
          "callback depth", limits.callbackDepth, "nested callbacks", option: "callbackDepth",
          waiting: "in \(trace.names[subject]).\(trace.names[hook])"))
      return false
    }
    depth += 1
    return true
  }

  /// Whether the engine is inside a callback, where the clock stands still.
  package var isInCallback: Bool { depth > 0 }

  /// Latches the first failure: the app ends as it does on a phone.
  package func fail(_ failure: Failure) {
    guard self.failure == nil else { return }
    var failure = failure
    if case .limit(let limit) = failure, limit.waiting == nil, let next = runLoop.waiting.first {
      failure = .limit(limit.waiting(for: next))
    }
    if case .exception(let exception) = failure, exception.reason != lastRaised?.reason {
      record(exception, of: nil)
    }
    if case .script(let value) = failure, value.cause.line == 0 {
      failure = .script(value.from(originOfCause()))
    }
    self.failure = failure
  }

  /// Records an exception that UIKit raises, whether the script catches it or it ends the app.
  package func record(_ exception: NSException, of receiver: NSObject?) {
    lastRaised = exception
    guard record(.exception, receiver, .raised) >= 0 else { return }
    field(.name, .text(trace.names.intern(exception.name)))
    field(.reason, .text(trace.names.intern(exception.reason)))
  }

  /// The script line that the present event follows from.
  package func originOfCause() -> SourceLine { origin(of: cause) }

  /// The script line that an event follows from.
  package func origin(of event: Int32) -> SourceLine {
    var seq = event
    while seq >= 0, seq < trace.events.count {
      let event = trace.events[Int(seq)]
      if event.source.line > 0 { return event.source }
      seq = event.cause
    }
    return .none
  }
}
