import Lua
import UIKitLua
import UIKitSimulation

/// A limit that the command line changes: `--limit NAME=NUMBER`.
struct LimitOption {
  private let name: String
  private let number: Int

  /// The limits that can be changed and how far: what would outgrow the process's stack, or a
  /// number's width, is refused.
  private static let largest: [(name: String, value: Int)] = [
    ("memory", 65_536), ("instructions", 1 << 60), ("objects", 10_000_000),
    ("presentationDepth", 100_000), ("nesting", 5_000), ("callbackDepth", 180),
    ("pendingEvents", 10_000_000), ("virtualTime", 1_000_000_000), ("traceEvents", 100_000_000),
    ("output", 65_536),
  ]

  /// Reads `NAME=NUMBER`.
  init(_ value: String) throws(OptionProblem) {
    let parts = value.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
      throw OptionProblem("--limit takes NAME=NUMBER, got \"\(value)\"")
    }
    guard let largest = Self.largest.first(where: { $0.name == parts[0] }) else {
      let names = Self.largest.map(\.name)
      throw OptionProblem(
        "--limit: there is no limit \"\(parts[0])\""
          + (Suggestions.near(String(parts[0]), in: names).isEmpty
            ? "; there are \(names.joined(separator: ", "))"
            : Suggestions.question(String(parts[0]), in: names)))
    }
    guard number <= largest.value else {
      throw OptionProblem("--limit: \(parts[0]) can be at most \(largest.value), got \(number)")
    }
    name = largest.name
    self.number = number
  }

  /// Changes the limit.
  func apply(to limits: inout Limits, _ luaLimits: inout LuaState.Limits) {
    switch name {
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
