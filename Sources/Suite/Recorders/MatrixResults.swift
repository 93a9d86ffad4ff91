import Scenarios

/// The results of one test in the cells of its matrix, put together where they are alike.
struct MatrixResults {
  /// Cells in which the test ended the same way.
  struct Ending {
    /// The first of the results.
    let result: TestResult
    /// The cells, in order.
    var cells: [String]
  }

  /// So many endings are told apart; a test that ends differently each time must not fill memory.
  static let mostEndings = 20

  /// The different endings, in the order in which they came up.
  private(set) var endings: [Ending] = []
  /// How many results came after too many different endings.
  private(set) var omitted = 0
  private var cells: [String] = []

  init(_ result: TestResult) { add(result) }

  /// Whether a result is of the same test, in whatever cell.
  func belongs(_ result: TestResult) -> Bool {
    let first = endings[0].result.test
    return !result.test.cell.isEmpty && result.test.line == first.line
      && result.test.titles == first.titles && result.test.file == first.file
  }

  /// Takes a result of the test.
  mutating func add(_ result: TestResult) {
    let cell = result.test.cell
    if !cells.contains(cell) { cells.append(cell) }
    if let index = endings.firstIndex(where: { Self.isAlike($0.result, result) }) {
      if !endings[index].cells.contains(cell) { endings[index].cells.append(cell) }
    } else if endings.count == Self.mostEndings {
      omitted += 1
    } else {
      endings.append(Ending(result: result, cells: [cell]))
    }
  }

  /// The test without a cell.
  var test: TestID {
    let test = endings[0].result.test
    return TestID(file: test.file, titles: test.titles, line: test.line)
  }

  /// Names the cells of an ending: `ios=7 (device=pad)`, `all 8 cells`.
  func cellText(of ending: Ending) -> String {
    let text = CellText(all: cells).text(of: ending.cells)
    if !text.isEmpty { return text }
    return cells.count == 1 ? cells[0] : "all \(cells.count) cells"
  }

  private static func isAlike(_ one: TestResult, _ other: TestResult) -> Bool {
    switch (one.verdict, other.verdict) {
    case (.passed, .passed): true
    case (.pending(let reason), .pending(let other)): reason == other
    case (.failed(let failure), .failed(let other)):
      failure.kind == other.kind && failure.message == other.message
    case (.passed, _), (.pending, _), (.failed, _): false
    }
  }
}
