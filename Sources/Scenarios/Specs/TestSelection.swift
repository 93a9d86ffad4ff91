/// Which tests of a file run; an empty list says nothing.
package struct TestSelection: Hashable, Sendable {
  /// Texts of which a title has to contain one.
  package var filters: [String] = []
  /// Texts of which a title may contain none.
  package var excludedFilters: [String] = []
  /// Tags, without `#`, of which a test has to have one.
  package var tags: [String] = []
  /// Tags of which a test may have none.
  package var excludedTags: [String] = []
  /// Lines, by file as the command line led to it, in whose tests or blocks one has to be.
  package var lines: [String: [Int]] = [:]

  package init() {}
}

extension TestSelection {
  /// Whether a test of that whole title may run, as far as titles decide it.
  func includes(_ title: @autoclosure () -> String) -> Bool {
    if filters.isEmpty, excludedFilters.isEmpty, tags.isEmpty, excludedTags.isEmpty { return true }
    let title = title()
    guard filters.isEmpty || filters.contains(where: { title.contains(text: $0) }),
      !excludedFilters.contains(where: { title.contains(text: $0) })
    else { return false }
    if tags.isEmpty, excludedTags.isEmpty { return true }
    let own = Tags.all(in: title)
    return (tags.isEmpty || own.contains(where: tags.contains))
      && !own.contains(where: excludedTags.contains)
  }
}

extension Specification {
  /// Which tests stand on one of the lines, or else in the innermost block that does.
  func tests(onLines lines: [Int]) -> [Bool] {
    var isChosen = [Bool](repeating: false, count: tests.count)
    for line in lines {
      let hits = tests.indices.filter { tests[$0].lines.contains(line) }
      if !hits.isEmpty {
        for place in hits { isChosen[place] = true }
        continue
      }
      let around = blocks.indices.dropFirst().filter { blocks[$0].lines.contains(line) }
      guard let depth = around.map({ blocks[$0].path.count }).max() else { continue }
      let innermost = around.filter { blocks[$0].path.count == depth }
      for place in tests.indices
      where blocks[tests[place].block].path.contains(where: innermost.contains) {
        isChosen[place] = true
      }
    }
    return isChosen
  }
}

extension String {
  /// Whether a text stands somewhere in this one, letter by letter.
  fileprivate func contains(text: String) -> Bool {
    let (all, part) = (Array(utf8), Array(text.utf8))
    guard part.count <= all.count else { return false }
    return (0...all.count - part.count).contains { all[$0...].starts(with: part) }
  }
}
