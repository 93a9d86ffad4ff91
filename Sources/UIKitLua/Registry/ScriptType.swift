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
  /// A table with named fields.
  case fields(TableEntry)
  /// A value of that type, or nil.
  case optional(ScriptType)
  /// A value of one of the types.
  case either([ScriptType])

  /// Whether a table may be a value of the type.
  var isTable: Bool {
    switch self {
    case .table, .any, .list, .options, .fields: true
    case .optional(let type): type.isTable
    case .either(let types): types.contains(where: \.isTable)
    default: false
    }
  }

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
    case .fields(let entry): "a table with \(entry.fields.map(\.name).joined(separator: ", "))"
    case .optional(let type): "\(type.phrase) or nil"
    case .either(let types): types.map(\.phrase).joined(separator: " or ")
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

/// A table with named fields, such as the options of `device`.
package struct TableEntry: Sendable {
  /// One field; any may be left out.
  package struct Field: Sendable {
    package let name: String
    package let type: ScriptType
    package let summary: String

    package init(_ name: String, _ type: ScriptType, _ summary: String) {
      self.name = name
      self.type = type
      self.summary = summary
    }
  }

  /// What the editor's stubs and the reference call it.
  package let name: String
  /// The fields, in the order in which they are shown.
  package let fields: [Field]
  /// The name of the field that may also stand first, without its name, or alone, without a table.
  package let first: String?

  package init(_ name: String, first: String? = nil, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    self.first = first
  }
}

/// The names of an enumeration, as Swift spells its cases, with their raw values.
package struct Enumeration: Sendable {
  /// What a message calls it.
  package let name: String
  /// The type's name in UIKit.
  package let typeName: String
  /// The case names, in UIKit's order.
  package let names: [String]
  /// The raw value of each.
  package let values: [Int]

  /// Names of consecutive raw values, as Swift spells the cases.
  ///
  /// They are written out: asking Swift for a case's name costs a start more than all else.
  package init(_ name: String, type: String? = nil, from first: Int = 0, _ names: [String]) {
    self.name = name
    typeName = type ?? name
    self.names = names
    values = Array(first..<first + names.count)
  }

  /// Names and their bits.
  package init(name: String, type: String? = nil, _ cases: [(String, Int)]) {
    self.name = name
    typeName = type ?? name
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
