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
      for page in section.shown { lines += markdown(page) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func markdown(_ page: ReferencePage) -> [String] {
    var lines = ["", "### \(page.name)", ""]
    if !page.signature.isEmpty { lines += ["`\(page.signature)`", ""] }
    lines.append(([page.summary] + page.notes).joined(separator: "\n"))
    for table in page.tables {
      lines += ["", "**\(table.title)**", ""]
      guard table.rows.contains(where: { !$0.type.isEmpty || !$0.summary.isEmpty }) else {
        lines.append(table.rows.map { "`\($0.term)`" }.joined(separator: ", "))
        continue
      }
      lines += ["| | | |", "|---|---|---|"]
      lines += table.rows.map { row in
        "| `\(row.term)` | \(cell(row.type)) | \(cell(row.summary)) |"
      }
    }
    return lines
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
