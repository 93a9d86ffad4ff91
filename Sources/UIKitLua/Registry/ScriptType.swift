/// The type of a value that passes between the script and UIKit.
package indirect enum ScriptType: Sendable {
  case boolean, number, integer, string, function, table, any
  /// An object of that class or of one below it.
  case object(String)
  /// One of a set of names.
  case enumeration(Enumeration)
  /// One name of a set, or a list of them.
  case options(Enumeration)
  case rect, point, size, insets, transform
  /// A list of values, from 1.
  case list(ScriptType)
  /// A table with methods of that protocol.
  case delegate(ProtocolEntry)

  /// The type as a message names it: "a UIViewController".
  package var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .string: "a string"
    case .function: "a function"
    case .table: "a table"
    case .any: "a value"
    case .object(let name): "\(name.startsWithVowel ? "an" : "a") \(name)"
    case .enumeration(let set): "one of \(set.names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .options(let set): "a list of \(set.names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .rect: "a rect"
    case .point: "a point"
    case .size: "a size"
    case .insets: "insets"
    case .transform: "a CGAffineTransform"
    case .delegate(let entry): "a table with methods of \(entry.name)"
    case .list(let item): "a list, each item \(item.phrase)"
    }
  }
}

extension String {
  fileprivate var startsWithVowel: Bool {
    guard let first else { return false }
    // UIKit's prefix is spoken as letters: "a UIView".
    return "AEIO".contains(first.uppercased())
  }
}

/// The names of an enumeration, as Swift spells its cases, with their raw values.
package struct Enumeration: Sendable {
  /// The enumeration's name in UIKit.
  package let name: String
  /// The case names, in UIKit's order.
  package let names: [String]
  /// The raw value of each.
  package let values: [Int]

  /// Names of consecutive raw values, as Swift spells the cases.
  ///
  /// They are written out: asking Swift for a case's name costs a start more than all else.
  package init(_ name: String, from first: Int = 0, _ names: [String]) {
    self.name = name
    self.names = names
    values = Array(first..<first + names.count)
  }

  /// Names and their bits.
  package init(name: String, _ cases: [(String, Int)]) {
    self.name = name
    names = cases.map(\.0)
    values = cases.map(\.1)
  }

  /// The raw value of a name.
  package func value(_ name: String) -> Int? {
    names.firstIndex(of: name).map { values[$0] }
  }

  /// The name of a raw value.
  package func name(_ value: Int) -> String? {
    values.firstIndex(of: value).map { names[$0] }
  }
}
