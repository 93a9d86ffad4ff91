extension Reference {
  /// The width of what is printed, in columns.
  private static let width = 88

  /// Every name with its summary, section by section.
  package var index: String {
    var lines: [String] = []
    for section in sections {
      lines += [section.title, ""]
      let names = section.shown.map(\.name)
      let column = min(names.map(\.count).max() ?? 0, 28) + 4
      for (names, summary) in section.summaries {
        lines += Self.item(names, summary, column: column)
      }
      lines.append("")
    }
    lines +=
      ("`scrim doc NAME` says more: of a class, a member (UIViewController.present), a verb, "
      + "a function, a value or a case (formSheet).")
      .wrapped(to: Self.width)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Pages as they are printed, one below the other.
  package static func text(_ pages: [ReferencePage]) -> String {
    pages.map { text($0).joined(separator: "\n") + "\n" }.joined(separator: "\n\n")
  }

  private static func text(_ page: ReferencePage) -> [String] {
    var lines = (page.signature.isEmpty ? page.name : page.signature)
      .wrapped(to: width, indent: 4, first: 0)
    lines += ["    \(page.kind)", ""]
    lines += page.summary.wrapped(to: width)
    for note in page.notes { lines += note.wrapped(to: width) }
    if let example = page.example {
      lines += ["", "Example"]
      lines += example.split(separator: "\n").map { "  \($0)" }
    }
    for table in page.tables { lines += ["", table.title] + rows(of: table) }
    return lines
  }

  private static func rows(of table: ReferencePage.Table) -> [String] {
    // Names alone stand side by side.
    guard table.rows.contains(where: { !$0.type.isEmpty || !$0.summary.isEmpty }) else {
      return table.rows.map(\.term).joined(separator: ", ").wrapped(to: width, indent: 2)
    }
    let column = (table.rows.map(\.term.count).max() ?? 0) + 4
    let isNarrow = column <= 24 && table.rows.allSatisfy { $0.line.count + column <= width }
    return table.rows.flatMap { row in
      if isNarrow { return item(row.term, row.line, column: column) }
      let head = row.type.isEmpty ? row.term : "\(row.term): \(row.type)"
      return head.wrapped(to: width, indent: 6, first: 2)
        + (row.summary.isEmpty ? [] : row.summary.wrapped(to: width, indent: 6))
    }
  }

  /// A term, and what is said of it in a column of its own.
  private static func item(_ term: String, _ text: String, column: Int) -> [String] {
    var lines = text.wrapped(to: width, indent: column)
    guard term.count + 4 <= column, !lines.isEmpty else {
      return term.wrapped(to: width, indent: 4, first: 2) + lines
    }
    let gap = String(repeating: " ", count: column - term.count - 2)
    lines[0] = "  \(term)\(gap)\(lines[0].dropFirst(column))"
    return lines
  }
}

extension Reference.Section {
  /// The pages' names with their summaries; names with the same summary share a line.
  fileprivate var summaries: [(names: String, summary: String)] {
    var found: [(names: [String], summary: String)] = []
    for page in shown {
      if let index = found.firstIndex(where: { $0.summary == page.summary }) {
        found[index].names.append(page.name)
      } else {
        found.append(([page.name], page.summary))
      }
    }
    return found.map { ($0.names.joined(separator: ", "), $0.summary) }
  }
}

extension ReferencePage.Table.Row {
  /// What stands behind the term.
  fileprivate var line: String {
    type.isEmpty ? summary : summary.isEmpty ? type : "\(type). \(summary)"
  }
}

extension String {
  /// The text in lines of at most so many columns, each behind an indent; a word is never broken.
  func wrapped(to width: Int, indent: Int = 0, first: Int? = nil) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: first ?? indent)
    var isEmpty = true
    for word in split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }
}
