/// Which test: where it is declared, what it is called, and in which cell of a matrix it runs.
package struct TestID: Hashable, Sendable {
  /// The file as the command line led to it.
  package let file: String
  /// The titles of the blocks around it, outermost first, and its own; none for the file itself.
  package let titles: [String]
  /// The line of its `it`, from 1; 0 for the file itself.
  package let line: Int
  /// The cell of the matrix, such as `ios=12 device=pad`; empty outside a matrix.
  package let cell: String

  package init(file: String, titles: [String], line: Int, cell: String = "") {
    self.file = file
    self.titles = titles
    self.line = line
    self.cell = cell
  }

  /// The titles of its blocks and its own, with spaces between; the file's name for the file
  /// itself.
  package var title: String {
    titles.isEmpty ? file : titles.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
