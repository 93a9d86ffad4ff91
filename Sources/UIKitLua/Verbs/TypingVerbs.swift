import Lua
import UIKitSimulation

extension Registry {
  /// The keys of the keyboard, as the user strikes them.
  static let typing: [CallableEntry] = [
    CallableEntry(
      "keyboard.type", [.positional("text", .string)],
      "Types a text, a character after the other, into whatever is the first responder then.",
      returns: .fields(typingReport)
    ) { call in
      guard let text = try call.string(0) else { return .none }
      return try call.session.input("keyboard.type") { .typed($0.type(text)) }
    },
    CallableEntry(
      "keyboard.press", [.positional("key", .enumeration(.key))],
      "Presses a key that puts no character.", returns: .fields(typingReport)
    ) { call in
      guard let key = try call[0]?.value(of: .key) else { return .none }
      return try call.session.input("keyboard.press") { .typed($0.press(Key.allCases[key])) }
    },
  ]

  /// What typing returns.
  private static let typingReport = TableEntry(
    "TypingReport",
    [
      .init("receiver", .object("UIResponder"), "What got the last key; nil if nothing did."),
      .init("count", .integer, "How many keys did something."),
      .init("why", .string, "Why nothing, or not all, came of it; nil if all did something."),
      .init(
        "isQueued", .boolean, "Whether it waits for the next turn, as input in a callback does."),
    ])
}

extension Enumeration {
  fileprivate static let key = Enumeration("key", ["return", "delete"])
}

extension ScriptValue {
  fileprivate static func typed(_ report: TypingReport) -> ScriptValue {
    .record([
      ("receiver", .object(report.receiver)), ("count", .integer(report.count)),
      ("why", report.why.map { .string($0) } ?? .none),
    ])
  }
}
