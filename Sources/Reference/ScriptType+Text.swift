package import UIKitLua

extension ScriptType {
  /// The type as a reader of the reference sees it.
  package var text: String {
    switch self {
    case .boolean: "boolean"
    case .number: "number"
    case .integer: "integer"
    case .string: "string"
    case .function: "function"
    case .table: "table"
    case .any: "any value"
    case .object(let name): name
    case .enumeration(let set): set.typeName
    case .options(let set): "one or a list of \(set.typeName)"
    case .rect: "CGRect"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .insets: "UIEdgeInsets"
    case .transform: "CGAffineTransform"
    case .delegate(let entry): entry.name
    case .list(let item): "list of \(item.text)"
    case .fields(let entry): entry.name
    case .optional(let type): "\(type.text) or nil"
    case .either(let types): types.map(\.text).joined(separator: " or ")
    }
  }

  /// The type as annotations of the Lua language server write it.
  var annotation: String {
    switch self {
    case .any: "any"
    case .options(let set): "\(set.typeName)|\(set.typeName)[]"
    // Any object with the methods will do as well.
    case .delegate(let entry): "\(entry.name)|UIResponder"
    case .list(let item):
      item.annotation.contains("|") ? "(\(item.annotation))[]" : "\(item.annotation)[]"
    case .fields(let entry):
      entry.firstType.map { "\($0.annotation)|\(entry.name)" } ?? entry.name
    case .optional(let type):
      type.annotation.contains("|") ? "\(type.annotation)|nil" : "\(type.annotation)?"
    case .either(let types): types.map(\.annotation).joined(separator: "|")
    default: text
    }
  }

  /// The set of names that the type is made of, if it is.
  var enumeration: Enumeration? {
    switch self {
    case .enumeration(let set), .options(let set): set
    case .list(let type), .optional(let type): type.enumeration
    case .either(let types): types.lazy.compactMap(\.enumeration).first
    default: nil
    }
  }

  /// The table that the type is, if it is one.
  var table: TableEntry? {
    switch self {
    case .fields(let entry): entry
    case .list(let type), .optional(let type): type.table
    case .either(let types): types.lazy.compactMap(\.table).first
    default: nil
    }
  }
}

extension TableEntry {
  /// The type of the field that may stand alone.
  var firstType: ScriptType? { fields.first { $0.name == first }?.type }
}
