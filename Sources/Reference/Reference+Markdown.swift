extension Reference {
  /// The whole reference as a Markdown document.
  package var markdown: String {
    var lines = [
      "# The reference", "",
      "Everything that a scenario can name, made by `scrim doc --markdown` from the registry that",
      "the bindings are made from. `scrim doc NAME` prints a part of it. Of the calls: what may be",
      "left out stands in brackets, what is passed under its label, in one last table, in braces.",
    ]
    for section in sections {
      lines += ["", "## \(section.title)"]
      for group in section.groups { lines += markdown(group) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Pages that say the same, of names that mean the same.
  private func markdown(_ pages: [ReferencePage]) -> [String] {
    let page = pages[0]
    var lines = ["", "### \(pages.map(\.name).joined(separator: ", "))", ""]
    if !page.signature.isEmpty { lines += ["`\(page.signature)`", ""] }
    lines.append(([page.summary] + page.notes).joined(separator: "\n\n"))
    if let example = pages.lazy.compactMap(\.example).first {
      // Indented, as a fenced block would have to run by itself.
      lines += [""] + example.split(separator: "\n").map { "    \($0)" }
    }
    for table in page.tables {
      if table.rows.allSatisfy(\.summary.isEmpty) {
        lines += ["", "\(table.title): \(table.rows.map(inline).joined(separator: "; "))."]
        continue
      }
      lines += ["", "| \(table.title) | | |", "|---|---|---|"]
      lines += table.rows.map { row in
        "| `\(row.term)` | \(cell(row.type)) | \(cell(row.summary)) |"
      }
    }
    return lines
  }

  private func inline(_ row: ReferencePage.Table.Row) -> String {
    row.type.isEmpty ? "`\(row.term)`" : "`\(row.term)` \(row.type)"
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension Reference.Section {
  /// The shown pages; those that say the same of things with other names are together.
  var groups: [[ReferencePage]] {
    var groups: [[ReferencePage]] = []
    for page in shown {
      if let index = groups.firstIndex(where: { $0[0].isAlias(of: page) }) {
        groups[index].append(page)
      } else {
        groups.append([page])
      }
    }
    return groups
  }
}

extension ReferencePage {
  /// Whether another page says the same under another name.
  fileprivate func isAlias(of other: ReferencePage) -> Bool {
    summary == other.summary && notes == other.notes && tables == other.tables
      && !signature.isEmpty && callee == other.callee
  }

  /// The signature behind the name.
  private var callee: Substring { signature.dropFirst(name.count) }
}
