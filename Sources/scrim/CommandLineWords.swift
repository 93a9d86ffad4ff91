import CGetopt
import Glibc
import Lua
import UIKitLua

/// The long options of a command.
protocol OptionName: RawRepresentable<String>, CaseIterable {
  /// What the command's help says of it; nil keeps it, which has no value then, out of the help.
  var help: OptionHelp? { get }
}

extension OptionName {
  /// Whether it needs a value.
  var takesValue: Bool { help?.value != nil }
}

/// What is wrong with a command line, for the person who wrote it.
struct OptionProblem: Error {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The words of a command line, read with getopt_long: options and operands in any order.
struct CommandLineWords<Name: OptionName> {
  /// The options in their order; the value is empty for one that takes none.
  private(set) var options: [(name: Name, value: String)] = []
  /// What is no option.
  private(set) var operands: [String] = []

  private static var firstCode: Int32 { 1_000 }

  /// Reads the words behind the command's name.
  init(_ arguments: [String], command: String) throws(OptionProblem) {
    let cases = Array(Name.allCases)
    let names = cases.map { strdup($0.rawValue) }
    var words: [UnsafeMutablePointer<CChar>?] = ([command] + arguments).map { strdup($0) }
    let owned = names + words
    defer { for word in owned { free(word) } }
    words.append(nil)
    var table: [option] = []
    for (index, name) in cases.enumerated() {
      table.append(
        option(
          name: UnsafePointer(names[index]),
          has_arg: name.takesValue ? required_argument : no_argument, flag: nil,
          val: Self.firstCode + Int32(index)))
    }
    table.append(option())
    cgetopt_reset()
    while true {
      let code = cgetopt_next(Int32(words.count - 1), &words, table)
      if code == -1 { break }
      guard code >= Self.firstCode else {
        let word = words[Int(cgetopt_index()) - 1].map { String(cString: $0) } ?? ""
        throw OptionProblem(Self.mistake(word, cases, isMissingValue: code == 58 /* ':' */))
      }
      let value = cgetopt_value().map { String(cString: $0) } ?? ""
      options.append((cases[Int(code - Self.firstCode)], value))
    }
    operands = words[Int(cgetopt_index())..<(words.count - 1)].compactMap {
      $0.map { String(cString: $0) }
    }
  }

  /// What getopt found wrong with a word.
  private static func mistake(_ word: String, _ cases: [Name], isMissingValue: Bool) -> String {
    let place = Int(cgetopt_option() - firstCode)
    if cases.indices.contains(place) {
      let name = cases[place].rawValue
      return isMissingValue ? "--\(name) needs a value" : "--\(name) takes no value, got \(word)"
    }
    if cgetopt_option() > 0 {
      return "there is no option -\(Character(UnicodeScalar(UInt8(cgetopt_option()))))"
    }
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    let names = cases.filter { $0.help != nil }.map(\.rawValue)
    let meant = names.filter { $0.hasPrefix(name) }
    let near = meant.isEmpty ? nearestNames(to: name, among: names, limit: 1) : meant
    return "there is no option --\(name)"
      + (near.isEmpty ? "" : "; did you mean --\(near.joined(separator: " or --"))?")
  }
}

extension PolicyOption {
  /// Reads `NAME=VALUE`.
  init(option value: String) throws(OptionProblem) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw OptionProblem("--policy takes NAME=VALUE, got \"\(value)\"")
    }
    self.init(name: String(parts[0]), value: String(parts[1]))
  }
}
