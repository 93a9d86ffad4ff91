import CGetopt
import Glibc
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

  /// What is wrong with the options.
  struct Problem: Error {
    let description: String
  }

  private enum Name: Int32, CaseIterable {
    case device = 1_000
    case ios, policy, bugs, format, kind, strict, noGuesses, update, limit

    var text: String {
      switch self {
      case .noGuesses: "no-guesses"
      default: "\(self)"
      }
    }

    var takesValue: Bool {
      switch self {
      case .bugs, .strict, .noGuesses, .update: false
      case .device, .ios, .policy, .format, .kind, .limit: true
      }
    }
  }

  /// Reads the options with getopt_long, which allows them before and behind the file.
  init(_ arguments: [String]) throws(Problem) {
    let names = Name.allCases.map { strdup($0.text) }
    var words: [UnsafeMutablePointer<CChar>?] = (["scrim run"] + arguments).map { strdup($0) }
    defer { for word in names + words { free(word) } }
    words.append(nil)
    var table: [option] = []
    for (index, name) in Name.allCases.enumerated() {
      table.append(
        option(
          name: UnsafePointer(names[index]),
          has_arg: name.takesValue ? required_argument : no_argument, flag: nil,
          val: name.rawValue))
    }
    table.append(option())
    cgetopt_reset()
    while true {
      let code = cgetopt_next(Int32(words.count - 1), &words, table)
      if code == -1 { break }
      let value = cgetopt_value().map { String(cString: $0) } ?? ""
      guard let name = Name(rawValue: code) else {
        let word = words[Int(cgetopt_index()) - 1].map { String(cString: $0) } ?? ""
        throw Problem(description: Self.mistake(word, isMissingValue: code == 58 /* ':' */))
      }
      try take(name, value)
    }
    let files = words[Int(cgetopt_index())..<(words.count - 1)].compactMap {
      $0.map { String(cString: $0) }
    }
    guard let file = files.first else {
      throw Problem(description: "run: which script? scrim run FILE")
    }
    guard files.count == 1 else {
      throw Problem(description: "run takes one script, got \(files.joined(separator: ", "))")
    }
    path = file
  }

  /// What getopt found wrong with a word.
  private static func mistake(_ word: String, isMissingValue: Bool) -> String {
    if let name = Name(rawValue: cgetopt_option()) {
      return isMissingValue
        ? "--\(name.text) needs a value" : "--\(name.text) takes no value, got \(word)"
    }
    if cgetopt_option() > 0 {
      return "there is no option -\(Character(UnicodeScalar(UInt8(cgetopt_option()))))"
    }
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    let names = Name.allCases.map(\.text)
    let meant = names.filter { $0.hasPrefix(name) }
    let near = meant.isEmpty ? nearestNames(to: name, among: names, limit: 1) : meant
    return "there is no option --\(name)"
      + (near.isEmpty ? "" : "; did you mean --\(near.joined(separator: " or --"))?")
  }

  private mutating func take(_ name: Name, _ value: String) throws(Problem) {
    switch name {
    case .device: device.model = value
    case .ios: device.ios = value
    case .policy:
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw Problem(description: "--policy takes NAME=VALUE, got \"\(value)\"")
      }
      device.policies.append(
        PolicyOption(name: String(parts[0]), value: String(parts[1])))
    case .bugs: device.bugs = true
    case .format:
      switch value {
      case "text": format = .text
      case "jsonl": format = .jsonLines
      default: throw Problem(description: "--format is text or jsonl, not \"\(value)\"")
      }
    case .kind: kinds = try Self.kinds(value)
    case .strict: isStrict = true
    case .noGuesses: refusesGuesses = true
    case .update: recordMode = .update
    case .limit: try takeLimit(value)
    }
  }

  private static func kinds(_ value: String) throws(Problem) -> Event.Kinds {
    var kinds: Event.Kinds = []
    for word in value.split(separator: ",") {
      guard let kind = Event.Kind(text: String(word)) else {
        let all = Event.Kind.allCases.map(\.text).joined(separator: ", ")
        throw Problem(description: "--kind: there is no kind \"\(word)\"; there are \(all)")
      }
      kinds.formUnion(Event.Kinds(kind))
    }
    guard kinds != [] else { throw Problem(description: "--kind: which kinds?") }
    return kinds
  }

  /// The limits that can be changed and how far: what would outgrow the process's stack, or a
  /// number's width, is refused.
  private static let largestLimits: [(name: String, value: Int)] = [
    ("memory", 65_536), ("instructions", 1 << 60), ("objects", 10_000_000),
    ("presentationDepth", 100_000), ("nesting", 5_000), ("callbackDepth", 180),
    ("pendingEvents", 10_000_000), ("virtualTime", 1_000_000_000), ("traceEvents", 100_000_000),
    ("output", 65_536),
  ]

  private mutating func takeLimit(_ value: String) throws(Problem) {
    let parts = value.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
      throw Problem(description: "--limit takes NAME=NUMBER, got \"\(value)\"")
    }
    guard let largest = Self.largestLimits.first(where: { $0.name == parts[0] }) else {
      let names = Self.largestLimits.map(\.name)
      throw Problem(
        description: "--limit: there is no limit \"\(parts[0])\""
          + (Suggestions.near(String(parts[0]), in: names).isEmpty
            ? "; there are \(names.joined(separator: ", "))"
            : Suggestions.question(String(parts[0]), in: names)))
    }
    guard number <= largest.value else {
      throw Problem(
        description: "--limit: \(parts[0]) can be at most \(largest.value), got \(number)")
    }
    switch parts[0] {
    case "memory": luaLimits.memory = number << 20
    case "instructions": luaLimits.instructions = Int64(number)
    case "objects": limits.objects = number
    case "presentationDepth": limits.presentationDepth = number
    case "nesting": limits.nesting = number
    case "callbackDepth": limits.callbackDepth = number
    case "pendingEvents": limits.pendingEvents = number
    case "virtualTime": limits.virtualTime = Int64(number) * 1_000_000_000
    case "traceEvents": limits.traceEvents = number
    default: limits.output = number << 20
    }
  }
}
