import Lua
import Scenarios
import Trace
import UIKitLua
import UIKitSimulation

/// The options of `scrim run`.
struct RunOptions {
  enum Format { case text, jsonLines }

  var path = ""
  var device = DeviceOptions()
  var format = Format.text
  var kinds: Event.Kinds?
  var refusesGuesses = false
  /// Whether what the checks find is a failure.
  var isStrict = false
  /// What becomes of the reference files that the script asks for.
  var recordMode = RecordMode.never
  var limits = Limits()
  var luaLimits = LuaState.Limits()

  private enum Name: String, CaseIterable, OptionName {
    case device, ios, policy, bugs, format, kind, strict
    case noGuesses = "no-guesses"
    case update, limit

    var help: OptionHelp? {
      let group = "options"
      return switch self {
      case .device: .device(group)
      case .ios: .ios(group)
      case .policy: .policy(group)
      case .bugs: .bugs(group)
      case .format: OptionHelp(group, "FORMAT", "how to print the trace: text or jsonl (text)")
      case .kind: OptionHelp(group, "KIND,…", "which kinds of events to print")
      case .strict:
        OptionHelp(group, "fail if a check has found what the script doesn't expect")
      case .noGuesses: OptionHelp(group, "fail if the verdict rests on a guess")
      case .update: OptionHelp(group, "accept new traces where the script says expect.golden")
      case .limit: .limit(group)
      }
    }
  }

  /// What `scrim run --help` prints.
  static let help = Help(
    usage: "scrim run FILE [options]",
    """
    Runs a script and prints its trace. FILE may be - for standard input. What the options say
    of the device wins over the script.
    """, Name.self)

  /// Reads the options, which may stand before and behind the file.
  init(_ arguments: [String]) throws(OptionProblem) {
    let words = try CommandLineWords<Name>(arguments, command: "run")
    for (name, value) in words.options { try take(name, value) }
    guard let file = words.operands.first else {
      throw OptionProblem("run: which script? scrim run FILE")
    }
    guard words.operands.count == 1 else {
      throw OptionProblem("run takes one script, got \(words.operands.joined(separator: ", "))")
    }
    path = file
  }

  private mutating func take(_ name: Name, _ value: String) throws(OptionProblem) {
    switch name {
    case .device: device.model = value
    case .ios: device.ios = value
    case .policy: device.policies.append(try PolicyOption(option: value))
    case .bugs: device.bugs = true
    case .format:
      switch value {
      case "text": format = .text
      case "jsonl": format = .jsonLines
      default: throw OptionProblem("--format is text or jsonl, not \"\(value)\"")
      }
    case .kind: kinds = try Self.kinds(value)
    case .strict: isStrict = true
    case .noGuesses: refusesGuesses = true
    case .update: recordMode = .update
    case .limit: try LimitOption(value).apply(to: &limits, &luaLimits)
    }
  }

  private static func kinds(_ value: String) throws(OptionProblem) -> Event.Kinds {
    var kinds: Event.Kinds = []
    for word in value.split(separator: ",") {
      guard let kind = Event.Kind(text: String(word)) else {
        let all = Event.Kind.allCases.map(\.text).joined(separator: ", ")
        throw OptionProblem("--kind: there is no kind \"\(word)\"; there are \(all)")
      }
      kinds.formUnion(Event.Kinds(kind))
    }
    guard kinds != [] else { throw OptionProblem("--kind: which kinds?") }
    return kinds
  }
}
