import Lua
import Trace
import UIKitLua
import UIKitSimulation

extension Expectation {
  // MARK: The trace as text

  /// The trace as text.
  func expectTrace(_ text: String) throws {
    let pattern: TracePattern
    do {
      pattern = try TracePattern(text, names: &call.session.trace.names)
    } catch {
      throw LuaError("\(call.entry.name): \(error)")
    }
    guard let mismatch = pattern.mismatch(with: trace, since: since) else { return }
    let place = mismatch.event ?? trace.events.count
    let marks = mismatch.lastMatched.map { [(event: $0, mark: "=")] } ?? []
    guard let index = mismatch.line else {
      throw failure(
        "the trace goes on after the last line", excerpt: excerpt(at: place, marks: marks),
        facts: ["expected at >: the end of the trace"],
        advice: "Add the lines that are missing, or end the text with `...`.")
    }
    let line = pattern.lines[index]
    var facts = ["expected at >: \(line.text)"]
    if index > 0 { facts.append("after =: \(pattern.lines[index - 1].text)") }
    throw failure(
      "line \(line.number), \"\(line.text)\", is not what happened",
      excerpt: excerpt(at: place, marks: marks), facts: facts,
      advice: "Take over what the trace has if it is right, or write `...` for lines that don't "
        + "matter.")
  }

  // MARK: Warnings

  /// UIKit has logged a message with that text in it.
  func expectWarning(_ text: String) throws {
    guard !text.isEmpty else {
      throw LuaError("\(call.entry.name): the text is empty, every warning has that")
    }
    var warnings: [Int] = []
    for index in trace.events.indices[since...] where trace.events[index].kind == .warning {
      if message(of: trace.events[index]).contains(text) { return }
      warnings.append(index)
    }
    if warnings.isEmpty {
      throw failure(
        "no warning at all, expected one with \"\(text)\"",
        excerpt: excerpt(at: trace.events.count, marks: []),
        advice: "Check that the call that provokes it has run, and that this system warns.")
    }
    throw failure(
      "no warning has \"\(text)\"",
      excerpt: TraceExcerpt(trace: trace, since: since).lines(of: warnings),
      advice: "Write a part of the text that this system logs.")
  }

  private func message(of event: Event) -> String {
    for field in trace.fields(of: event) where field.key == Word.text.traceName {
      if case .text(let text) = field.value { return trace.names[text] }
    }
    return ""
  }
}

extension LibraryEntry {
  /// `expect.exception(name, fn)`: runs `fn` and to rest; the exception is raised in a call, or it
  /// ends the app in a later turn.
  static let exception = CallableEntry(
    "expect.exception", [.positional("name", .string), .positional("block", .function)],
    "Expects that UIKit raises that exception while a function runs, or on the way to rest.",
    runsClock: true, worksAfterEnd: true, returns: .fields(raised)
  ) { call in
    let name = try call.string(0) ?? ""
    let session = call.session
    if let failure = session.world?.simulator.failure {
      throw EndedApp(
        failure: failure,
        description: "expect.exception: the app has ended: \(session.describe(failure))")
    }
    var caught: (any Error)?
    do {
      call.stack.pushCopy(at: call.position(1))
      try call.stack.call(arguments: 0)
      try session.settle(limit: 60)
    } catch {
      caught = error
    }
    let failure = session.world?.simulator.failure
    guard let raised = raisedException(caught, failure) else {
      if let caught { throw caught }
      if let failure {
        throw EndedApp(failure: failure, description: session.describe(failure))
      }
      let expectation = Expectation(call, .exception)
      throw expectation.failure(
        "no exception, expected \(name)",
        excerpt: expectation.excerpt(at: session.trace.events.count, marks: []),
        advice: "Check that the call that raises it is inside the function, and that this system "
          + "raises it.")
    }
    guard raised.name == name else {
      let expectation = Expectation(call, .exception)
      let place = session.trace.events.lastIndex { $0.kind == .exception }
      throw expectation.failure(
        "\(raised.name) was raised, expected \(name)",
        excerpt: expectation.excerpt(at: place ?? session.trace.events.count, marks: []),
        facts: place == nil ? ["its reason: \(raised.reason)"] : [],
        advice: "If that is the right one, expect \"\(raised.name)\".")
    }
    if failure != nil { session.failureWasExpected = true }
    return .record([("name", .string(raised.name)), ("reason", .string(raised.reason))])
  }

  private static let raised = TableEntry(
    "RaisedException",
    [
      .init("name", .string, "The exception's name."),
      .init("reason", .string, "Its reason, with UIKit's text."),
    ])

  /// The exception behind an error that was raised, or behind what ended the app.
  private static func raisedException(
    _ caught: (any Error)?, _ failure: Failure?
  ) -> (name: String, reason: String)? {
    if case .exception(let exception) = failure { return (exception.name, exception.reason) }
    guard failure == nil, let error = caught as? LuaError else { return nil }
    if let exception = error.exception { return (exception.name, exception.reason) }
    if case .exception(let exception) = error.payload as? PresentationError {
      return (exception.name, exception.reason)
    }
    return nil
  }
}

extension Expectation {
  /// An expectation without a mark.
  init(_ call: Call, _ kind: TestFailure.Kind) {
    self.call = call
    self.kind = kind
    since = 0
    hasMark = false
  }
}
