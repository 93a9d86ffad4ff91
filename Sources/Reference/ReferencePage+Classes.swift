import UIKitLua

extension ReferencePage {
  /// The page of a class and those of its members.
  static func pages(of entry: ClassEntry, in registry: Registry) -> [ReferencePage] {
    var pages = [page(of: entry, in: registry)]
    pages += entry.properties.map { page(of: $0, in: entry) }
    pages += entry.methods.map { method in
      ReferencePage(
        method, named: "\(entry.name):\(method.name)", "a method of \(entry.name)",
        notes: method.hook == nil ? [] : overriding(method, of: entry))
    }
    pages += entry.statics.map {
      ReferencePage($0, named: "\(entry.name).\($0.name)", "a function of \(entry.name) itself")
    }
    pages += entry.staticProperties.map {
      ReferencePage(
        "\(entry.name).\($0.name)", word: $0.name, "a property of \(entry.name) itself, read only",
        signature: "\(entry.name).\($0.name): \($0.type.text)", $0.summary)
    }
    return pages
  }

  private static func page(of entry: ClassEntry, in registry: Registry) -> ReferencePage {
    let above = registry.superclasses(of: entry)
    let below = registry.classes.filter { $0.superclass == entry.name }.map(\.name)
    var notes: [String] = []
    if entry.make == nil {
      notes.append("Scripts can't make one: UIKit makes it.")
    } else {
      let title = entry.setTitle == nil ? "" : ", which is its title too"
      notes.append(
        "Made by \(entry.name) \"Name\"\(title), or by "
          + "\(entry.name) { \"Name\", property = value }, where a function overrides a method. "
          + "\(entry.name):subclass \"Kind\" { … } makes a class.")
    }
    if let first = entry.firstSystem {
      notes.append("From iOS \(first.major) on; before, there is \(first.instead).")
    }
    if !below.isEmpty { notes.append("Classes below it: \(below.joined(separator: ", ")).") }
    var page = ReferencePage(
      entry.name,
      above.isEmpty ? "a class" : "a class below \(above.map(\.name).joined(separator: " < "))",
      entry.summary, notes: notes)
    page.tables = tables(of: entry)
    for level in above {
      let names = level.properties.map(\.name) + level.methods.map { "\($0.name)()" }
      page.tables.append(
        Table(title: "From \(level.name)", rows: names.map { Table.Row(term: $0) }))
    }
    page.tables.removeAll { $0.rows.isEmpty }
    return page
  }

  private static func tables(of entry: ClassEntry) -> [Table] {
    [
      Table(
        title: "Properties",
        rows: entry.properties.map {
          Table.Row(term: $0.name, type: $0.type.text + $0.access, summary: $0.summary)
        }),
      Table(
        title: "Methods",
        rows: entry.methods.map {
          Table.Row(
            term: $0.signature($0.name), type: $0.hook == nil ? "" : "can be overridden",
            summary: $0.summary)
        }),
      Table(
        title: "Of the class itself",
        rows: entry.statics.map {
          Table.Row(term: $0.signature("\(entry.name).\($0.name)"), summary: $0.summary)
        }
          + entry.staticProperties.map {
            Table.Row(
              term: "\(entry.name).\($0.name)", type: "\($0.type.text), read only",
              summary: $0.summary)
          }),
    ]
  }

  private static func page(of property: PropertyEntry, in entry: ClassEntry) -> ReferencePage {
    var notes: [String] = []
    if property.isInitOnly {
      notes.append(
        "Only the constructor's table can set it: \(entry.name) { \(property.name) = … }.")
    } else if property.set == nil {
      notes.append("It can only be read.")
    }
    if property.hook != nil {
      notes.append("UIKit asks it: a script answers by a value, or by function(self) … end.")
    }
    if case .delegate(let delegate) = property.type {
      notes.append("Its methods: \(delegate.names.joined(separator: ", ")).")
    }
    return ReferencePage(
      "\(entry.name).\(property.name)", word: property.name, "a property of \(entry.name)",
      signature: "\(entry.name).\(property.name): \(property.type.text)", property.summary,
      notes: notes, tables: [property.type].enumerationTables)
  }

  private static func overriding(_ method: CallableEntry, of entry: ClassEntry) -> [String] {
    let names = ["self"] + method.parameters.map(\.name)
    let list = names.joined(separator: ", ")
    return [
      "UIKit calls it. Overridden by \(method.name) = function(\(list)) … end in a constructor's "
        + "table or a subclass; the inherited one is \(entry.name).\(method.name)(\(list))."
    ]
  }
}

extension PropertyEntry {
  /// What can't be done to it, behind its type.
  fileprivate var access: String {
    isInitOnly ? ", in the constructor only" : set == nil ? ", read only" : ""
  }
}
