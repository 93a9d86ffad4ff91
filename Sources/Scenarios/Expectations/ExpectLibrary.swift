import Lua
import Trace
package import UIKitLua

extension LibraryEntry {
  /// `expect`: what a scenario's trace has to look like.
  package static let expect = LibraryEntry(
    "expect", "Expectations on the trace of the running world.",
    functions: [
      expectation(
        .order, [.positional("patterns", .list(.string))],
        "Expects these events in this order, with anything between them."
      ) { if !$0.isPlainlyInOrder(0) { try $0.expectOrder($0.patterns(0)) } },
      expectation(
        .exactly,
        [
          .positional("patterns", .list(.string)), .labelled("kind", names),
          .labelled("subject", .any),
        ], "Expects these events and no other of that kind and subject."
      ) {
        try $0.expectExactly($0.patterns(0, allowsNone: true), $0.selection(kind: 1, subject: 2))
      },
      expectation(.never, [.positional("pattern", .string)], "Expects no such event.") {
        try $0.expectNever($0.pattern(0))
      },
      expectation(.once, [.positional("pattern", .string)], "Expects exactly one such event.") {
        try $0.expect(1, $0.pattern(0))
      },
      expectation(
        .count, [.positional("pattern", .string), .positional("count", .integer)],
        "Expects so many such events."
      ) { try $0.expect($0.call.integer(1) ?? 0, $0.pattern(0)) },
      expectation(
        .at, [.positional("seconds", time), .positional("pattern", .string)],
        "Expects such an event at that time in seconds, to the precision written."
      ) { try $0.expectAt($0.writtenTime(0), $0.pattern(1)) },
      expectation(
        .within,
        [
          .positional("seconds", time), .positional("first", .string),
          .positional("second", .string),
        ],
        "Expects the second event so many seconds after the first, to the precision written."
      ) { try $0.expectWithin($0.writtenTime(0), $0.pattern(1), $0.pattern(2)) },
      expectation(
        .trace, [.positional("text", .string)],
        "Expects the trace as text; `...` stands for any lines, and a line may leave out time, "
          + "kind and fields."
      ) { try $0.expectTrace($0.call.string(0) ?? "") },
      expectation(
        .warning, [.positional("text", .string)],
        "Expects that UIKit has logged a message with that text in it."
      ) { try $0.expectWarning($0.call.string(0) ?? "") },
      exception,
      expectation(
        .golden,
        [.positional("name", .string, optional: true), .labelled("kind", names)],
        "Expects the present world's trace to be that of the reference file beside the script; a "
          + "second one of a test has a number or a name."
      ) { try $0.expectGolden($0.call.string(0), kinds: $0.kinds(1)) },
      expectation(
        .check, [.positional("check", .string)],
        "Expects that a check, given by its id or its sentence, has found something; that fails "
          + "nothing then."
      ) { try $0.expectCheck($0.call.string(0) ?? "") },
      expectation(
        .finding, named: "clean", [],
        "Expects that the checks have found nothing that no `expect.check` has named."
      ) { try $0.expectClean() },
    ])

  private static let names = ScriptType.either([.string, .list(.string)])
  /// A number, or a string for the zeros at its end.
  private static let time = ScriptType.either([.number, .string])
  private static let since = CallableEntry.Parameter.labelled(
    "since", .integer, fallback: "the beginning of the world")

  /// An expectation that takes a mark, and works after the app has ended.
  private static func expectation(
    _ kind: TestFailure.Kind, named name: String? = nil, _ parameters: [CallableEntry.Parameter],
    _ summary: String, _ body: @escaping @Sendable (Expectation) throws -> Void
  ) -> CallableEntry {
    CallableEntry(
      "expect." + (name ?? kind.rawValue), parameters + [since], summary,
      worksAfterEnd: true
    ) { call in
      try body(Expectation(call, kind, since: parameters.count))
      return .none
    }
  }
}
