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
    for line in lines { for place in tests(onLine: line) { isChosen[place] = true } }
    return isChosen
  }

  private func tests(onLine line: Int) -> [Int] {
    let hits = tests.indices.filter { tests[$0].lines.contains(line) }
    if !hits.isEmpty { return hits }
    let around = blocks.indices.dropFirst().filter { blocks[$0].lines.contains(line) }
    guard let depth = around.map({ blocks[$0].path.count }).max() else { return [] }
    let innermost = around.filter { blocks[$0].path.count == depth }
    return tests.indices.filter { place in
      blocks[tests[place].block].path.contains(where: innermost.contains)
    }
  }

  /// What there is to say of the lines where no test stands; nil if there is one on each.
  func failure(ofLines lines: [Int], in file: String) -> TestFailure? {
    let empty = lines.filter { tests(onLine: $0).isEmpty }
    guard !empty.isEmpty else { return nil }
    let texts = empty.map { line in
      let near = tests.min { $0.distance(to: line) < $1.distance(to: line) }
      let advice = near.map { test in
        let title = TestID(
          file: file, titles: blocks[test.block].titles + [test.title], line: 0
        ).title
        return "the nearest is on line \(test.lines.lowerBound) (\(title))"
      }
      return "\(file): no test stands on line \(line); \(advice ?? "the file declares none")"
    }
    return TestFailure(kind: .load, message: texts.joined(separator: "\n"), file: file)
  }
}

extension Specification.Test {
  /// How many lines away from a line it stands.
  fileprivate func distance(to line: Int) -> Int {
    max(lines.lowerBound - line, line - lines.upperBound, 0)
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
