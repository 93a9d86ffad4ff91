/// Says which events are meant: a dotted path, and conditions on fields.
///
/// `Home.viewDidAppear`, `*.viewDidAppear`, `Form.presentation.*`, `**`,
/// `Home.present presented=Form`. Within a part `*` stands for any characters; `**` stands for any
/// parts. A subject may have spaces: the conditions begin at the first word with an equals sign. A
/// time is compared to the precision written, other values as they print; `*` in a value stands for
/// any characters.
package struct Pattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  private let path: PathPattern
  private let conditions: [Condition]

  /// Compiles a pattern for traces of one name table.
  package init(_ text: String, names: inout NameTable) throws(PatternError) {
    // Nearly every pattern is a plain path; it needs no words.
    if text.utf8.contains(where: { $0 == UInt8(ascii: "=") || $0 <= 0x20 }) {
      let words = try Words(text)
      if words.isEmpty { throw .empty }
      try self.init(text, words, names: &names)
      if words.path.isEmpty { throw .noPath(condition: words.conditions[0].text) }
    } else {
      if text.isEmpty { throw .empty }
      self.init(text: text, path: try PathPattern(text, names: &names), conditions: [])
    }
  }

  /// Compiles words; without a path they match any.
  init(_ text: String, _ words: Words, names: inout NameTable) throws(PatternError) {
    self.init(
      text: text,
      path: words.path.isEmpty ? .anything : try PathPattern(words.path, names: &names),
      conditions: words.conditions.map { Condition($0, names: &names) })
  }

  private init(text: String, path: PathPattern, conditions: [Condition]) {
    self.text = text
    self.path = path
    self.conditions = conditions
  }

  /// Subject and event name if the path has no wildcard: an index can be made of them.
  package var exactPath: (subject: Name, name: Name)? {
    if case .exact(let subject, let name, _) = path { (subject, name) } else { nil }
  }

  /// The names that a path has without wildcards.
  package struct Literals: Hashable, Sendable {
    /// Who: the part before the first dot; nil if it has a wildcard.
    package let subject: String?
    /// What happens: the parts behind it; nil if there is a wildcard in them.
    package let event: String?
    /// All of it; nil if there is a wildcard.
    package let whole: String?
    /// Whether it is one part, without a dot.
    package let isWhole: Bool
  }

  /// The names in its path; nil for one that is nothing but wildcards.
  package var literals: Literals? {
    guard let path = (try? Words(text))?.path, !path.isEmpty else { return nil }
    let plain = { (part: Substring) in part.isEmpty || part.contains("*") ? nil : String(part) }
    let dot = path.firstIndex(of: ".") ?? path.endIndex
    let literals = Literals(
      subject: plain(path[..<dot]), event: plain(path[dot...].dropFirst()),
      whole: plain(path[...]), isWhole: dot == path.endIndex)
    return literals.subject == nil && literals.event == nil ? nil : literals
  }

  /// Whether it has conditions on fields.
  package var hasConditions: Bool { !conditions.isEmpty }

  /// Whether the path matches; conditions are left aside.
  package func matchesPath(subject: Name, name: Name, in names: borrowing NameTable) -> Bool {
    path.matches(subject: subject, name: name, in: names)
  }

  /// Whether an event of a trace matches.
  package func matches(_ event: Event, in trace: Trace) -> Bool {
    guard path.matches(subject: event.subject, name: event.name, in: trace.names) else {
      return false
    }
    for condition in conditions where !condition.holds(for: event, in: trace) { return false }
    return true
  }

  /// Subject and event of a text that is a path with one and without wildcards or conditions; nil
  /// for any other text, which `init` can read.
  ///
  /// No string is made, so that the usual pattern can be looked for at no cost.
  package static func plainPath(
    _ text: UnsafeBufferPointer<UInt8>, names: inout NameTable
  ) -> (subject: Name, name: Name)? {
    var firstDot: Int?
    var last = UInt8(ascii: ".")
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "="), 0...0x20: return nil
      case UInt8(ascii: "."):
        if last == byte { return nil }
        firstDot = firstDot ?? index
      default: break
      }
      last = byte
    }
    guard let firstDot, last != UInt8(ascii: ".") else { return nil }
    return (
      names.intern(UnsafeBufferPointer(rebasing: text[..<firstDot])),
      names.intern(UnsafeBufferPointer(rebasing: text[(firstDot + 1)...]))
    )
  }
}
