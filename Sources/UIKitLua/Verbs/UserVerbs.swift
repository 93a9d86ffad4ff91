import Lua
import UIKitSimulation

extension Registry {
  /// The user's touches, as far as they are modelled: taps on what has a title, and beside what
  /// goes away then.
  static let tap = LibraryEntry(
    "tap", "Taps what has a title on the screen: tap \"OK\".",
    functions: [
      CallableEntry(
        "tap.outside",
        [
          .positional(
            "target",
            .either([
              .object("UIViewController"), .object("UIPopoverController"), .object("UIActionSheet"),
            ]))
        ],
        "Taps beside what is presented, which a sheet or a popover may take as its dismissal.",
        returns: .fields(tapReport)
      ) { call in
        guard let argument = call[0] else { return .none }
        let target = try call.session.tapTarget(outside: argument)
        return try call.session.tap("tap.outside") { target.tap($0) }
      }
    ],
    call: CallableEntry(
      "tap", [.positional("title", .string)],
      "Taps an alert's action, a button of a bar or a tab by its title; returns what became of it.",
      returns: .fields(tapReport)
    ) { call in
      guard let argument = call[0] else { return .none }
      guard let title = call.stack.string(at: call.position(0)) else {
        throw LuaError(
          "tap takes the title of something on the screen; other targets are not modelled yet: got "
            + call.session.describeForMessage(call.stack, at: call.position(0)))
      }
      _ = argument
      return try call.session.tap("tap") { simulator in
        guard let report = simulator.tap(title: title) else {
          throw LuaError(simulator.nothingTitled(title))
        }
        return report
      }
    })

  /// What the other verbs of the user's return.
  static let inputReport = TableEntry(
    "InputReport",
    [
      .init("why", .string, "Why nothing came of it; nil if something did."),
      .init(
        "isQueued", .boolean, "Whether it waits for the next turn, as input in a callback does."),
    ])

  /// What a tap returns.
  private static let tapReport = TableEntry(
    "HitReport",
    [
      .init("receiver", .any, "The object that got the touch; nil if nothing did."),
      .init("blocker", .any, "What kept the touch away; nil if nothing did."),
      .init("why", .string, "Why nothing came of the touch; nil if something did."),
      .init(
        "isQueued", .boolean, "Whether it waits for the next turn, as a tap in a callback does."),
    ])
}

/// What a tap beside it can dismiss.
private struct OutsideTarget {
  let tap: (Simulator) -> HitReport
}

extension Session {
  fileprivate func tapTarget(outside argument: Argument) throws -> OutsideTarget {
    switch try object(argument.stack, at: argument.position) {
    case let controller as UIViewController:
      OutsideTarget { $0.tapOutside(controller) }
    case let popover as UIPopoverController:
      OutsideTarget { $0.tapOutside(popover) }
    case let sheet as UIActionSheet:
      OutsideTarget { $0.tapOutside(sheet) }
    default:
      throw LuaError(
        "tap.outside takes a presented controller, a UIPopoverController or a UIActionSheet; other "
          + "targets are not modelled yet: got "
          + describeForMessage(argument.stack, at: argument.position))
    }
  }

  fileprivate func tap(
    _ verb: String, _ event: @escaping (Simulator) throws -> HitReport
  ) throws -> ScriptValue {
    try input(verb) { simulator in
      let report = try event(simulator)
      return .record([
        ("receiver", .object(report.receiver)), ("blocker", .object(report.blocker)),
        ("why", report.why.map { .string($0) } ?? .none),
      ])
    }
  }

  /// Runs an input event of the user's in a turn of its own, and returns its report; in a callback
  /// the event waits for the next turn.
  func input(
    _ verb: String, _ event: @escaping (Simulator) throws -> ScriptValue
  ) throws -> ScriptValue {
    let simulator = try simulator()
    guard !simulator.isInCallback, !simulator.runLoop.isRunning else {
      simulator.runLoop.async { [unowned self] in
        do {
          _ = try event(simulator)
        } catch {
          endApp(reported(error, of: nil, verb))
        }
      }
      return .record([("isQueued", .bool(true))])
    }
    var outcome: Result<ScriptValue, any Error>?
    simulator.enter {
      simulator.runLoop.runInput {
        outcome = Result { try event(simulator) }
      }
    }
    return try outcome?.get() ?? .none
  }
}

extension Simulator {
  /// What a tap says that found nothing.
  fileprivate func nothingTitled(_ title: String) -> String {
    let titles = tapTargets.map(\.target.title)
    let question = Suggestions.question(title, in: titles)
    let rest =
      titles.isEmpty
      ? "; nothing with a title is there"
      : "; there are \(titles.map { "\"\($0)\"" }.joined(separator: ", "))"
    return "tap: nothing on the screen is titled \"\(title)\"\(question.isEmpty ? rest : question)"
  }
}
