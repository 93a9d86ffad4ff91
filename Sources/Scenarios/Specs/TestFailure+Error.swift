import Lua
import Trace
import UIKitLua
import UIKitSimulation

/// What the error of an expectation or an assertion carries that doesn't hold.
struct Unmet: Error {
  /// Which one it was.
  let kind: TestFailure.Kind
}

extension TestFailure {
  /// What an error says of the script or the test that it ended.
  ///
  /// - Parameter isLoading: whether the file was still declaring its tests.
  init(_ error: LuaError, in session: Session, isLoading: Bool = false) {
    var kind = Kind(error)
    if isLoading, !kind.isToldWhileLoading { kind = .load }
    guard let ended = error.payload as? EndedApp else {
      var message = session.hinted(error.description) + error.kind.advice
      if let origin = session.origin(of: error.exception), origin != (error.chunk, error.line) {
        message += "\n  it follows from \(origin.file):\(origin.line)"
      }
      self.init(
        kind, message, at: (error.chunk, error.line), stack: error.traceback, in: session)
      return
    }
    // The app ended in a callback: where it failed comes first, then the line that was running.
    var message = session.hinted(ended.description)
    if error.line > 0 { message += "\n  raised while \(error.chunk):\(error.line) was running" }
    var place = (error.chunk, error.line)
    var stack = ""
    if case .script(let failure) = ended.failure {
      stack = failure.traceback
      if let inner = failure.error as? LuaError, inner.line > 0 {
        place = (inner.chunk, inner.line)
      }
    }
    self.init(kind, message, at: place, stack: stack, in: session)
  }

  /// What has ended the app, though the script went on.
  init(_ failure: Failure, in session: Session) {
    var place = ("", 0)
    var message = session.describe(failure)
    switch failure {
    case .script(let failure):
      if let inner = failure.error as? LuaError { place = (inner.chunk, inner.line) }
    case .exception(let exception):
      let raised = LuaException(name: exception.name, reason: exception.reason)
      if let origin = session.origin(of: raised) {
        place = origin
        message += "\n  it follows from \(origin.file):\(origin.line)"
      }
    case .limit: break
    }
    message += "\n  the script caught the error, but the app has ended all the same"
    self.init(Kind(failure), message, at: place, stack: "", in: session)
  }

  /// What the checks found and the test doesn't expect; nil if there is nothing.
  init?(findingsOf session: Session) {
    let breaches = session.unexpectedBreaches
    guard let first = breaches.first else { return nil }
    var checks: [String] = []
    for breach in breaches where !checks.contains(breach.check) { checks.append(breach.check) }
    let things = breaches.count == 1 ? "something" : "\(breaches.count) things"
    let lines =
      ["the checks found \(things) that the test doesn't expect: \(checks.joined(separator: ", "))"]
      + breaches.map { "  \($0.line)" }
      + ["Mend what they name, or expect.check the ones that are meant."]
    self.init(
      kind: .finding, message: lines.joined(separator: "\n"), file: first.file,
      line: first.sourceLine)
  }

  private init(
    _ kind: Kind, _ message: String, at place: (file: String, line: Int), stack: String,
    in session: Session
  ) {
    self.init(
      kind: kind, message: message, file: place.file, line: place.line,
      traceback: shownTraceback(stack, beside: message),
      lastEvents: kind.showsTrace ? [] : session.lastEvents)
  }
}

extension TestFailure.Kind {
  /// What an error is, by what it carries.
  fileprivate init(_ error: LuaError) {
    switch error.payload {
    case let unmet as Unmet: self = unmet.kind
    case let ended as EndedApp: self.init(ended.failure)
    case is DeadObject: self = .deadObject
    case is ModuleFailure: self = .module
    case is LimitReached: self = .limit
    case is LuaException: self = .uikit
    default:
      switch error.kind {
      case .syntax: self = .syntax
      case .memory, .budget, .depth, .stack: self = .limit
      case .runtime, .host: self = .script
      }
    }
  }

  fileprivate init(_ failure: Failure) {
    switch failure {
    case .exception: self = .uikit
    case .limit: self = .limit
    case .script(let failure):
      if let error = failure.error as? LuaError {
        self.init(error)
      } else {
        self = failure.isLimit ? .limit : .script
      }
    }
  }

  /// Whether it says more than that the file could not declare its tests.
  fileprivate var isToldWhileLoading: Bool {
    switch self {
    case .syntax, .module, .limit: true
    default: false
    }
  }

  /// Whether its message has an excerpt of the trace, or is about none.
  fileprivate var showsTrace: Bool {
    switch self {
    case .script, .uikit, .limit, .deadObject, .assertion, .load: false
    default: true
    }
  }
}

extension Session {
  /// The last lines of the trace, oldest first.
  var lastEvents: [String] {
    let readable = trace.events.indices.reversed().lazy.filter { [trace] in
      Event.Kinds.readable.contains(trace.events[$0].kind)
    }
    guard let first = readable.prefix(8).last else { return [] }
    var bytes: [UInt8] = []
    TextEncoder().encode(trace, events: first..<trace.events.count, into: &bytes)
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The script line that the exception that was raised last follows from, if that is the one.
  fileprivate func origin(of exception: LuaException?) -> (file: String, line: Int)? {
    guard let exception, let simulator = world?.simulator,
      let last = trace.events.lastIndex(where: { $0.kind == .exception }),
      trace.fields(of: trace.events[last]).contains(where: { field in
        if case .text(let text) = field.value {
          trace.names[text] == exception.reason
        } else {
          false
        }
      })
    else { return nil }
    let source = simulator.origin(of: Int32(last))
    return source.line > 0 ? (trace.names[source.file], Int(source.line)) : nil
  }

  /// Explains a mistake that Lua's own message doesn't: a local that hides a verb.
  fileprivate func hinted(_ message: String) -> String {
    guard let start = message.range(of: "attempt to call a "),
      let local = message.range(of: "(local '", after: start.upperBound)
        ?? message.range(of: "(upvalue '", after: start.upperBound)
    else { return message }
    let name = String(message[local.upperBound...].prefix { $0 != "'" })
    guard registry.verbs.contains(where: { $0.name == name }) else { return message }
    return message + "; the local \"\(name)\" hides the verb \(name): give the local another name"
  }
}

extension String {
  /// The first place where `text` stands, from `start` on.
  fileprivate func range(of text: String, after start: Index? = nil) -> Range<Index>? {
    var index = start ?? startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
