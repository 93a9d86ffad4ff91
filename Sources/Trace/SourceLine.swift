/// A line of a script.
package struct SourceLine: Hashable, Sendable {
  /// The script's file, `Name.none` if no script stands behind an event.
  package var file: Name
  /// The line, from 1.
  package var line: Int32

  /// No line of any script.
  package static let none = SourceLine(file: .none, line: 0)

  /// Makes a position from a file and a line, from 1.
  package init(file: Name, line: Int32) {
    self.file = file
    self.line = line
  }
}
