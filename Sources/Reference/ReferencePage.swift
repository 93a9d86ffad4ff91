import UIKitLua

/// What the reference says of one name.
package struct ReferencePage: Sendable {
  /// A list under a heading.
  struct Table: Hashable, Sendable {
    /// One thing of the list: how it is written, of what type it is, and what it is for.
    struct Row: Hashable, Sendable {
      let term: String
      var type = ""
      var summary = ""
    }

    let title: String
    let rows: [Row]
  }

  /// The whole name: `present`, `UIViewController:present`, `expect.order`.
  package let name: String
  /// The name within what it belongs to: `present`, `order`.
  let word: String
  /// What it is: "a method of UIViewController".
  let kind: String
  /// How it is written; empty if its name says it.
  var signature = ""
  let summary: String
  /// Names that the page is found by besides its own, such as the cases of an enumeration.
  var values: [String] = []
  /// What else there is to know, a sentence or two each.
  var notes: [String] = []
  var tables: [Table] = []

  /// Lines of Lua that show how it is used; nil if there are none.
  var example: String? { Examples.example(of: name) }

  /// A page for something that is called.
  init(
    _ entry: CallableEntry, named name: String, _ kind: String, notes: [String] = []
  ) {
    self.name = name
    word = entry.lastName
    self.kind = kind
    signature = entry.signature(name)
    summary = entry.summary
    self.notes = notes + entry.notes
    let parameters = entry.parameters.filter { !$0.isRepeated }.map {
      Table.Row(
        term: $0.isLabelled ? "\($0.name) =" : $0.name,
        type: $0.type.text + ($0.omission.map { ", \($0)" } ?? ""))
    }
    if !parameters.isEmpty { tables.append(Table(title: "Arguments", rows: parameters)) }
    let found = (entry.parameters.map(\.type) + [entry.returns].compactMap { $0 })
    tables += found.compactMap(\.table).map(Self.fields) + found.enumerationTables
  }

  /// A page for something that isn't called.
  init(
    _ name: String, word: String? = nil, _ kind: String, signature: String = "",
    _ summary: String, notes: [String] = [], tables: [Table] = []
  ) {
    self.name = name
    self.word = word ?? name
    self.kind = kind
    self.signature = signature
    self.summary = summary
    self.notes = notes
    self.tables = tables
  }

  /// The fields of a table.
  static func fields(of entry: TableEntry) -> Table {
    Table(
      title: "Fields of \(entry.name)",
      rows: entry.fields.map { field in
        let alone = field.name == entry.first ? " Stands first, without its name." : ""
        return Table.Row(
          term: field.name, type: field.type.text, summary: field.summary + alone)
      })
  }
}

extension [ScriptType] {
  /// The values of the enumerations among the types, each once.
  var enumerationTables: [ReferencePage.Table] {
    var seen: [String] = []
    return compactMap(\.enumeration).compactMap { set in
      guard !seen.contains(set.typeName) else { return nil }
      seen.append(set.typeName)
      return ReferencePage.Table(
        title: "Values of \(set.typeName)",
        rows: set.names.map { ReferencePage.Table.Row(term: "\"\($0)\"") })
    }
  }
}

extension CallableEntry.Parameter {
  /// What becomes of a call without it; nil if there can't be one.
  var omission: String? {
    fallback.map { "\($0) if left out" } ?? (isOptional ? "may be left out" : nil)
  }
}

extension CallableEntry {
  /// Where it may be called.
  fileprivate var notes: [String] {
    if runsClock {
      return [
        "It runs the clock, so only the script's main flow can call it; in a callback, "
          + "use after(seconds, function)."
      ]
    }
    return []
  }
}
