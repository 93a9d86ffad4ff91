import Lua
package import UIKitLua

/// The reference: a page for everything that a script can name.
package struct Reference: Sendable {
  /// Pages of one kind.
  package struct Section: Sendable {
    package let title: String
    package let pages: [ReferencePage]
    /// The pages that the index and the document show; the others are shown as rows of these.
    let shown: [ReferencePage]
  }

  /// The sections, in the order of the index.
  package let sections: [Section]
  private let registry: Registry

  /// Makes the pages of a registry; `uikit` is the part of it that isn't about tests.
  package init(_ registry: Registry, uikit: Registry) {
    self.registry = registry
    let isVerb = uikit.verbs.map(\.name)
    let verbs = registry.verbs.map {
      ReferencePage($0, named: $0.name, isVerb.contains($0.name) ? "a verb" : "a word of specs")
    }
    sections =
      [
        Section("Verbs", verbs.filter { isVerb.contains($0.name) }),
        Section("Words of specs", verbs.filter { !isVerb.contains($0.name) }),
      ]
      + registry.libraries.map { Section(titled: $0.name, Self.pages(of: $0)) }
      + [
        Section(
          "Classes", registry.classes.map { ReferencePage.pages(of: $0, in: registry) }),
        Section("Values", registry.values.map(Self.pages)),
        Section("Delegates", registry.protocols.map { Self.pages(of: $0, in: registry) }),
        Section("Enumerations", registry.enumerations.map { Self.page(of: $0, in: registry) }),
      ]
  }

  /// Every page.
  package var pages: [ReferencePage] { sections.flatMap(\.pages) }

  /// The pages of a name.
  ///
  /// A whole name finds one page, `UINavigationController.present` what the class inherits, and a
  /// name without its owner every page that has it.
  package func pages(named name: String) -> [ReferencePage] {
    let name = Self.normal(name)
    let pages = pages
    let exact = pages.filter { Self.normal($0.name) == name }
    if !exact.isEmpty { return exact.map(withFunctions) + others(exact[0], in: pages) }
    if let inherited = inherited(name, in: pages) { return [inherited] }
    return pages.filter { $0.word == name || $0.values.contains(name) }
  }

  /// The page with a list of its functions, if it is that of a library; the whole reference has
  /// them below it anyway.
  private func withFunctions(_ page: ReferencePage) -> ReferencePage {
    guard let library = registry.libraries.first(where: { $0.name == page.name }) else {
      return page
    }
    var page = page
    let rows =
      library.properties.map {
        ReferencePage.Table.Row(term: "\(library.name).\($0.name)", summary: $0.summary)
      }
      + library.functions.map { ReferencePage.Table.Row(term: $0.name, summary: $0.summary) }
    page.tables.append(ReferencePage.Table(title: "Functions", rows: rows))
    return page
  }

  /// Names like one that has no page, the best first.
  package func near(_ name: String) -> [String] {
    let name = Self.normal(name)
    var names: [String] = []
    for page in pages {
      for candidate in [page.name, page.word] + page.values where !names.contains(candidate) {
        names.append(candidate)
      }
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let near = nearestNames(to: name, among: names, limit: 3)
    return near.isEmpty && last != name ? nearestNames(to: last, among: names, limit: 3) : near
  }

  /// The pages of other things of that name, for a verb that is a method too.
  private func others(_ page: ReferencePage, in pages: [ReferencePage]) -> [ReferencePage] {
    guard page.name == page.word else { return [] }
    return pages.filter { $0.word == page.word && $0.name != page.name }
  }

  private func inherited(_ name: String, in pages: [ReferencePage]) -> ReferencePage? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let entry = registry.classes.first(where: { $0.name == parts[0] })
    else { return nil }
    for level in registry.superclasses(of: entry) {
      let wanted = "\(level.name).\(parts[1])"
      guard var page = pages.first(where: { Self.normal($0.name) == wanted }),
        !page.kind.contains("itself")
      else { continue }
      page.notes.append("\(entry.name) inherits it.")
      return page
    }
    return nil
  }

  /// A name as it is looked up: a dot for a colon, and nothing of a call.
  private static func normal(_ name: String) -> String {
    String(name.prefix { $0 != "(" && $0 != " " }.map { $0 == ":" ? "." : $0 })
  }

  private static func pages(of library: LibraryEntry) -> [ReferencePage] {
    var pages: [ReferencePage] = []
    if let call = library.call {
      pages.append(ReferencePage(call, named: library.name, "a verb"))
    } else {
      pages.append(
        ReferencePage(library.name, "a table of functions", library.summary))
    }
    if !library.chains.isEmpty || !library.parts.isEmpty {
      let words = library.chains + library.parts.flatMap(\.names)
      pages[0].notes.append(
        "Words may stand between: \(library.name).\(words.joined(separator: ", .")).")
    }
    pages += library.properties.map {
      ReferencePage(
        "\(library.name).\($0.name)", word: $0.name, "a field of \(library.name), read only",
        signature: "\(library.name).\($0.name): \($0.type.text)", $0.summary)
    }
    pages += library.functions.map {
      ReferencePage($0, named: $0.name, "a function of \(library.name)")
    }
    return pages
  }

  private static func pages(of value: ValueEntry) -> [ReferencePage] {
    let names = value.partNames.joined(separator: ", ")
    let constructors = ([value.name] + value.shortNames).map { "\($0)(\(names))" }
    let others = value.parts.map(\.name).filter { !value.partNames.contains($0) }
    var page = ReferencePage(
      value.name, "an immutable value",
      signature: constructors.joined(separator: ", "), value.summary,
      notes: [
        "It can't be changed in part: \(value.remedy) makes another. Values are compared by value."
      ],
      tables: [
        ReferencePage.Table(
          title: "Parts",
          rows: (value.partNames + others).map { .init(term: $0, type: "number") }
            + value.properties.map {
              .init(term: $0.name, type: $0.type.text, summary: $0.summary)
            }),
        ReferencePage.Table(
          title: "Methods",
          rows: value.methods.map {
            .init(term: $0.entry.signature($0.name), summary: $0.entry.summary)
          }
            + [
              .init(
                term: "with { part = number } -> \(value.name)",
                summary: "A copy with some numbers changed.")
            ]),
      ])
    page.values = value.shortNames
    return [page]
      + value.properties.map {
        ReferencePage(
          "\(value.name).\($0.name)", word: $0.name,
          "worked out from the numbers of a \(value.name)",
          signature: "\(value.name).\($0.name): \($0.type.text)", $0.summary)
      }
      + value.methods.map {
        ReferencePage($0.entry, named: "\(value.name):\($0.name)", "a method of \(value.name)")
      }
  }

  private static func pages(of entry: ProtocolEntry, in registry: Registry) -> [ReferencePage] {
    let owners = registry.classes.flatMap { owner in
      owner.properties.compactMap { property in
        if case .delegate(let type) = property.type, type.name == entry.name {
          "\(owner.name).\(property.name)"
        } else {
          nil
        }
      }
    }
    let page = ReferencePage(
      entry.name, "the methods of a delegate",
      "Methods that a table or an object may have which is given as a delegate.",
      notes: [
        "For \(owners.joined(separator: ", ")).",
        "Each is called as a method: the table comes first. Any may be left out.",
      ],
      tables: [
        ReferencePage.Table(
          title: "Methods",
          rows: entry.methods.map { .init(term: $0.signature, summary: $0.summary) })
      ])
    return [page]
      + entry.methods.map { method in
        ReferencePage(
          "\(entry.name).\(method.name)", word: method.name, "a method of \(entry.name)",
          signature: method.signature, method.summary,
          notes: ["A delegate's: \(owners.joined(separator: ", "))."],
          tables: (method.parameters.map(\.type) + [method.returns].compactMap { $0 })
            .enumerationTables)
      }
  }

  private static func page(of set: Enumeration, in registry: Registry) -> [ReferencePage] {
    var owners: [String] = []
    for use in registry.uses
    where use.type.enumeration?.typeName == set.typeName && !owners.contains(use.owner) {
      owners.append(use.owner)
    }
    var page = ReferencePage(
      set.typeName, "an enumeration or a set of options",
      "Cases of UIKit's, whose names a script writes as strings.",
      notes: ["Used by \(owners.joined(separator: ", "))."],
      tables: [
        ReferencePage.Table(title: "Values", rows: set.names.map { .init(term: "\"\($0)\"") })
      ])
    page.values = set.names
    return [page]
  }
}

extension Reference.Section {
  /// A section in which every page is shown.
  fileprivate init(_ title: String, _ pages: [ReferencePage]) {
    self.init(title: title, pages: pages, shown: pages)
  }

  /// A section of a library: its first page speaks of the whole.
  fileprivate init(titled title: String, _ pages: [ReferencePage]) {
    self.init(title: title, pages: pages, shown: pages)
  }

  /// A section in which the first page of each group is shown, with the others as its rows.
  fileprivate init(_ title: String, _ groups: [[ReferencePage]]) {
    self.init(title: title, pages: groups.flatMap { $0 }, shown: groups.compactMap(\.first))
  }
}

extension ProtocolEntry.Method {
  /// How a script writes it in a delegate's table.
  fileprivate var signature: String {
    let names = (["self"] + parameters.map(\.name)).joined(separator: ", ")
    return "\(name) = function(\(names)) … end" + (returns.map { " -> \($0.text)" } ?? "")
  }
}

extension Reference {
  /// What to say of a name that has no page.
  package func whatIsMissing(_ name: String) -> String {
    let parts = name.split { ".:".contains($0) }.map(String.init)
    let isMissing =
      parts.contains { NotModelled.globals.contains($0) }
      || parts.last.map { NotModelled.members.contains($0) } ?? false
    if isMissing {
      return "\(name) is not modelled yet; docs/coverage.md lists what is"
    }
    if let word = parts.first, Session.luaGlobals.contains(word) {
      return "\(name) is Lua's own; see https://www.lua.org/manual/5.4/"
    }
    let near = near(name)
    return "there is nothing named \"\(name)\"; "
      + (near.isEmpty
        ? "`scrim doc` lists what there is" : "did you mean \(near.joined(separator: " or "))?")
  }
}
