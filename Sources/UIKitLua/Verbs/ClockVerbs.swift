import Lua
import Trace
import UIKitSimulation

extension Registry {
  /// What runs the clock, and what is queued on it.
  ///
  /// Times are in seconds.
  static let clockVerbs: [CallableEntry] = [
    CallableEntry(
      "advance",
      [
        .positional("seconds", .number, optional: true), .labelled("to", .number),
        .labelled("of", .object("UIViewController")), .labelled("till", .string),
      ],
      "Runs everything that is due until then: seconds, a share of a transition, an event.",
      runsClock: true, returns: .number
    ) { call in
      let simulator = try call.session.simulator()
      guard [call.has(0), call.has(1), call.has(3)].filter({ $0 }).count <= 1 else {
        throw LuaError(
          "advance takes one of seconds, { to = …, of = … } and { till = … }, not several")
      }
      if let pattern = try call.string(3) {
        try call.session.advance(till: pattern)
      } else if let share = try call.number(1) {
        try call.session.advance(to: share, of: call.required(2, UIViewController.self))
      } else {
        guard let seconds = try call.number(0) else {
          throw LuaError(
            "advance takes seconds, { to = 0.5, of = controller } "
              + "or { till = \"Form.viewDidAppear\" }")
        }
        guard seconds >= 0 else {
          throw LuaError("advance: the clock can't go back; got \(seconds) seconds")
        }
        simulator.enter {
          simulator.runLoop.advance(to: simulator.runLoop.now &+ .nanoseconds(seconds))
        }
      }
      return .number(Double(simulator.runLoop.now) / 1e9)
    },
    CallableEntry(
      "turn", [.positional("count", .integer, fallback: "1")],
      "Commits and runs turns of the run loop without moving the clock.", runsClock: true
    ) { call in
      let count = try call.integer(0) ?? 1
      guard (0...1_000_000).contains(count) else {
        throw LuaError("turn takes a number of turns from 0 to 1000000, got \(count)")
      }
      let simulator = try call.session.simulator()
      simulator.enter { simulator.runLoop.turn(count) }
      return .none
    },
    CallableEntry(
      "step", [], "Runs to the next instant at which something is due; returns the time.",
      runsClock: true, returns: .number
    ) { call in
      let simulator = try call.session.simulator()
      _ = simulator.enter { simulator.runLoop.step() }
      return .number(Double(simulator.runLoop.now) / 1e9)
    },
    CallableEntry(
      "settle", [.labelled("limit", .number, fallback: "60")],
      "Runs to the end of everything that ends; returns the names of what only repeats.",
      runsClock: true, returns: .optional(.list(.string))
    ) { call in
      let limit = try call.number(0) ?? 60
      guard limit >= 0 else { throw LuaError("settle: limit is in seconds, got \(limit)") }
      let repeating = try call.session.settle(limit: limit)
      return repeating.isEmpty ? .none : .list(repeating.map { .string($0) })
    },
    CallableEntry(
      "after", [.positional("seconds", .number), .positional("block", .function)],
      "Runs a function in a later turn, so many seconds from now."
    ) { call in
      let seconds = try call.number(0) ?? 0
      guard seconds >= 0 else { throw LuaError("after: \(seconds) seconds lie in the past") }
      guard let block = try call.function(1) else { return .none }
      let simulator = try call.session.simulator()
      // The call is an event, so that what the block does has a cause and a script line.
      let seq = simulator.recordCall(.call, nil, .after)
      simulator.field(.delay, .seconds(.nanoseconds(seconds)))
      simulator.following(seq) {
        _ = simulator.runLoop.schedule(after: .nanoseconds(seconds), .script) { block.callback() }
      }
      return .none
    },
    CallableEntry(
      "async", [.positional("block", .function)],
      "Queues a function on the main queue: it runs in the next turn."
    ) { call in
      guard let block = try call.function(0) else { return .none }
      let simulator = try call.session.simulator()
      let seq = simulator.recordCall(.call, nil, .async)
      simulator.following(seq) { simulator.runLoop.async { block.callback() } }
      return .none
    },
    CallableEntry(
      "busy", [.positional("seconds", .number)],
      "Moves the clock without running the loop, as a main thread that is kept busy does."
    ) { call in
      let seconds = try call.number(0) ?? 0
      guard seconds >= 0 else { throw LuaError("busy: the clock can't go back; got \(seconds)") }
      try call.session.simulator().runLoop.busy(.nanoseconds(seconds))
      return .none
    },
    CallableEntry(
      "now", [], "The virtual time in seconds since launch.", worksAfterEnd: true,
      returns: .number
    ) { call in
      .number(Double(try call.session.simulator().runLoop.now) / 1e9)
    },
  ]
}

extension Session {
  /// Runs to rest, or explains what it waits for; returns the names of what repeats without end.
  @discardableResult
  package func settle(limit: Double) throws -> [String] {
    let simulator = try simulator()
    let held = simulator.enter { simulator.runLoop.settle(limit: .nanoseconds(limit)) }
    guard let held, simulator.failure == nil else {
      return simulator.runLoop.repeating.map { "\(trace.names[$0]).animation" }
    }
    let source =
      held.source.line > 0
      ? ", which follows from \(trace.names[held.source.file]):\(held.source.line)" : ""
    let rate = held.isNeverDue ? simulator.animations.rate(behind: held) : nil
    let reason = rate.map { ", because the speed of its layer is \(number($0))" } ?? ""
    throw LuaError(
      "settle: not at rest after \(seconds(.nanoseconds(limit))) s; it waits for "
        + "\(held.purpose == .script ? "an after(…)" : "the end of an animation")"
        + (held.isNeverDue
          ? " that never comes\(reason),"
          : " due at \(seconds(held.time)) s,")
        + " waiting since \(seconds(held.started)) s\(source)")
  }

  /// Runs until a matching event has been recorded.
  func advance(till text: String) throws {
    let pattern = try pattern(text, "advance")
    let simulator = try simulator()
    var seen = trace.events.count
    let found = simulator.enter {
      simulator.runLoop.run {
        while seen < trace.events.count {
          seen += 1
          if pattern.matches(trace.events[seen - 1], in: trace) { return true }
        }
        return false
      }
    }
    guard found else {
      throw LuaError(
        "advance: nothing is left to run, and no event matched \"\(text)\" since the call")
    }
  }

  /// Runs to a share of a controller's transition.
  func advance(to share: Double, of controller: UIViewController) throws {
    guard (0...1).contains(share) else {
      throw LuaError("advance: to is a share of the transition from 0 to 1, got \(share)")
    }
    let simulator = try simulator()
    try simulator.enter {
      // A transition that was asked for begins in the next turn.
      for _ in 0..<4 where controller.runningTransition == nil && simulator.failure == nil {
        simulator.runLoop.turn(1)
      }
      guard simulator.failure == nil else { return }
      guard let (begin, duration) = controller.runningTransition else {
        throw LuaError(
          "advance: \(controller.traceNameText) has no transition under way")
      }
      let end = begin + duration
      let instant = share == 1 ? end - 1 : begin + .nanoseconds(Double(duration) / 1e9 * share)
      simulator.runLoop.advance(to: max(instant, simulator.runLoop.now))
    }
  }

  private func seconds(_ nanoseconds: Int64) -> String { number(Double(nanoseconds) / 1e9) }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
