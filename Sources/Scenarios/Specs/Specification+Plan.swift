/// One run of a test.
struct PlannedTest {
  /// The test's place in its specification.
  let test: Int
  /// The cell that it runs in; nil outside a matrix.
  let cell: Cell?
  let id: TestID
  /// What `math.random` begins with.
  let seed: UInt64
}

extension Specification {
  /// The runs that the settings ask for, in order.
  ///
  /// The order of a shuffle doesn't depend on which tests are selected.
  func plan(_ settings: SpecificationSettings, file: String) -> [PlannedTest] {
    let lines = settings.selection.lines[file] ?? []
    let isOnLine = lines.isEmpty ? nil : tests(onLines: lines)
    // Lines are a choice of the moment, which goes before one that the file makes.
    let isFocused = focusedLine != nil && isOnLine == nil
    var plan: [PlannedTest] = []
    plan.reserveCapacity(tests.count)
    var cells: [Cell] = []
    var cellsOfBlock = -1
    for place in order(settings) {
      let test = tests[place]
      if isFocused, !test.isFocused { continue }
      if let isOnLine, !isOnLine[place] { continue }
      let titles = blocks[test.block].titles + [test.title]
      guard settings.selection.includes(titles.joined(separator: " ")) else { continue }
      if test.block != cellsOfBlock {
        cells = Cell.all(
          of: axes(of: test.block), on: blocks[test.block].device,
          overriding: settings.overriding)
        cellsOfBlock = test.block
      }
      let places: [Cell?] = cells.isEmpty ? [nil] : cells
      for repetition in 0..<max(1, settings.repetitions) {
        for cell in places {
          let id = TestID(
            file: file, titles: titles, line: test.lines.lowerBound, cell: cell?.text ?? "",
            repetition: settings.repetitions > 1 ? repetition + 1 : 0)
          plan.append(
            PlannedTest(
              test: place, cell: cell, id: id, seed: settings.seed &+ UInt64(repetition)))
        }
      }
    }
    return plan
  }

  /// The places of all tests, block by block: as declared, or shuffled within each block.
  private func order(_ settings: SpecificationSettings) -> [Int] {
    var numbers = RandomNumbers(seed: settings.seed)
    var order: [Int] = []
    order.reserveCapacity(tests.count)
    func visit(_ block: Int) {
      var items = blocks[block].items
      if settings.isShuffled { numbers.shuffle(&items) }
      for item in items {
        switch item {
        case .block(let inner): visit(inner)
        case .test(let place): order.append(place)
        }
      }
    }
    visit(0)
    return order
  }
}
