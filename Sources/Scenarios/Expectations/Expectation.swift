import Lua
import Trace
import UIKitLua

/// One call of an `expect` function: what it reads of its arguments, and the trace that it is
/// about.
struct Expectation {
  let call: Call
  /// Which one it is, for the failure.
  let kind: TestFailure.Kind
  /// The first event that counts; those before the mark don't.
  let since: Int
  /// Whether the call gave a mark.
  let hasMark: Bool

  /// Reads the mark, which is the parameter at `index`.
  init(_ call: Call, _ kind: TestFailure.Kind, since index: Int) throws {
    self.call = call
    self.kind = kind
    let mark = try call.integer(index)
    guard mark ?? 0 >= 0 else {
      throw LuaError("\(call.entry.name): since should be what mark() returned, got \(mark ?? 0)")
    }
    hasMark = mark != nil
    since = min(mark ?? 0, call.session.trace.events.count)
  }

  var trace: Trace { call.session.trace }

  /// Compiles the pattern that is the parameter at `index`.
  func pattern(_ index: Int) throws -> Pattern {
    try call.session.pattern(call.string(index) ?? "", call.entry.name)
  }

  /// Compiles the list of patterns that is the parameter at `index`.
  func patterns(_ index: Int, allowsNone: Bool = false) throws -> [Pattern] {
    let stack = call.stack
    let list = call.position(index)
    guard stack.type(at: list) == .table else {
      throw LuaError(
        "\(call.entry.name) takes a list of patterns, such as { \"Form.viewWillAppear\", "
          + "\"Form.viewDidAppear\" }; got \(call.session.describeForMessage(stack, at: list))")
    }
    let count = stack.rawLength(at: list)
    if count == 0, allowsNone { return [] }
    guard count > 0 else {
      throw LuaError("\(call.entry.name): the list of patterns is empty")
    }
    var patterns: [Pattern] = []
    patterns.reserveCapacity(count)
    for place in 1...count {
      stack.pushElement(place, at: list)
      defer { stack.pop() }
      guard let text = stack.string(at: -1) else {
        throw LuaError(
          "\(call.entry.name): pattern \(place) should be a string, got "
            + call.session.describeForMessage(stack, at: -1))
      }
      patterns.append(try call.session.pattern(text, call.entry.name))
    }
    return patterns
  }

  /// The error of an expectation that doesn't hold.
  ///
  /// - Parameters:
  ///   - what: what was expected and what is, in one line behind the function's name.
  ///   - excerpt: the part of the trace that shows it.
  ///   - facts: what else is known, a line each.
  ///   - advice: what to do, one sentence.
  func failure(
    _ what: String, excerpt: [String], facts: [String] = [], advice: String
  ) -> LuaError {
    let lines = ["\(call.entry.name): \(what)"] + excerpt.map { "  " + $0 } + facts + [advice]
    return LuaError(lines.joined(separator: "\n"), payload: Unmet(kind: kind))
  }

  /// An excerpt of the trace for this expectation.
  func excerpt(at place: Int, marks: [(event: Int, mark: String)]) -> [String] {
    TraceExcerpt(trace: trace, since: since).lines(around: place, marks: marks)
  }

  /// The time of an event as the trace prints it.
  func time(_ event: Int) -> String {
    String(TextEncoder().line(of: event, in: trace).prefix { $0 != " " })
  }

  /// The script line that an event follows from, as ` (from form.lua:12)`; nothing if none is
  /// known.
  func origin(of event: Int) -> String {
    var sequence = event
    while sequence >= 0 {
      let here = trace.events[sequence]
      if here.source.line > 0 {
        return " (from \(trace.names[here.source.file]):\(here.source.line))"
      }
      sequence = Int(here.cause)
    }
    return ""
  }
}

extension Pattern {
  /// The pattern in quotation marks.
  var quoted: String { "\"\(text)\"" }
}

/// Nanoseconds in seconds, with no more decimals than they need.
func seconds(_ nanoseconds: Int64) -> String {
  var decimals = String(nanoseconds.magnitude % 1_000_000_000)
  decimals = String(repeating: "0", count: 9 - decimals.utf8.count) + decimals
  while decimals.last == "0" { decimals.removeLast() }
  return (nanoseconds < 0 ? "-" : "") + "\(nanoseconds.magnitude / 1_000_000_000)"
    + (decimals.isEmpty ? "" : "." + decimals)
}
