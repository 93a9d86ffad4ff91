/// Which test: where it is declared, what it is called, and in which cell of a matrix it runs.
package struct TestID: Hashable, Sendable {
  /// The file as the command line led to it.
  package let file: String
  /// The titles of the blocks around it, outermost first, and its own; none for the file itself.
  package let titles: [String]
  /// The line of its `it`, from 1; 0 for the file itself.
  package let line: Int
  /// The cell of the matrix, such as `device=pad ios=12`; empty outside a matrix.
  package let cell: String
  /// Which of several runs of the test it is, from 1; 0 if tests run once.
  package let repetition: Int

  package init(
    file: String, titles: [String], line: Int, cell: String = "", repetition: Int = 0
  ) {
    self.file = file
    self.titles = titles
    self.line = line
    self.cell = cell
    self.repetition = repetition
  }

  /// The titles of its blocks and its own, with spaces between; the file's name for the file
  /// itself.
  package var title: String {
    titles.isEmpty ? file : titles.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
