/// An interned text: equal names are equal texts, within one `NameTable`.
package struct Name: Hashable, Sendable {
  /// The position in the table: 0 for none, then the vocabulary, then what a run added.
  package let rawValue: UInt32

  /// The name that stands for nothing; its text is empty.
  package static let none = Name(rawValue: 0)

  /// Wraps a position that a table has handed out.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
