/// The dotted path of a pattern, compiled so that the usual ones compare integers.
enum PathPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// `**`: any number of parts, none included.
    case anyParts
    /// One part, `*` standing for any characters in it.
    case part(Glob)
  }

  /// `**`.
  case anything
  /// `*.viewDidAppear`: the event of any subject.
  case anySubject(name: Name)
  /// `Home.viewDidAppear`; or, when it happened to nobody, an event with all of that as its name.
  case exact(subject: Name, name: Name, whole: String)
  /// Anything else.
  case parts([Part])

  init(_ text: String, names: inout NameTable) throws(PatternError) {
    var text = text
    if let (subject, name) = text.withUTF8({ PathPattern.exactPath($0, names: &names) }) {
      self = .exact(subject: subject, name: name, whole: text)
    } else {
      try self.init(wildcards: text, names: &names)
    }
  }

  /// Subject and event of a path without wildcards and empty parts; the usual path is read in one
  /// go, without making a string.
  private static func exactPath(
    _ text: UnsafeBufferPointer<UInt8>, names: inout NameTable
  ) -> (subject: Name, name: Name)? {
    var firstDot: Int?
    var last = UInt8(ascii: ".")
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "*") { return nil }
      if byte == UInt8(ascii: ".") {
        if last == byte { return nil }
        firstDot = firstDot ?? index
      }
      last = byte
    }
    if last == UInt8(ascii: ".") { return nil }
    guard let firstDot else { return (names.intern(text), .none) }
    return (
      names.intern(UnsafeBufferPointer(rebasing: text[..<firstDot])),
      names.intern(UnsafeBufferPointer(rebasing: text[(firstDot + 1)...]))
    )
  }

  private init(wildcards text: String, names: inout NameTable) throws(PatternError) {
    if text == "**" {
      self = .anything
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    for part in parts {
      if part.isEmpty { throw .emptyPart(pattern: text) }
      if part != "**", part.contains("**") { throw .starsInPart(String(part)) }
    }
    let rest = text.dropFirst(parts[0].count + 1)
    if parts[0] == "*", !rest.isEmpty, !rest.contains("*") {
      self = .anySubject(name: names.intern(String(rest)))
    } else {
      self = .parts(parts.map { $0 == "**" ? .anyParts : .part(Glob($0)) })
    }
  }

  func matches(subject: Name, name: Name, in names: borrowing NameTable) -> Bool {
    switch self {
    case .anything: true
    case .anySubject(let wanted): name == wanted && subject != .none
    case .exact(let wantedSubject, let wanted, let whole):
      subject == .none ? names[name] == whole : subject == wantedSubject && name == wanted
    case .parts(let parts):
      names.withBytes(of: subject) { subject in
        names.withBytes(of: name) { name in
          Path(subject: subject, name: name).matches(parts[...])
        }
      }
    }
  }
}

/// Subject and name as one dotted text, without joining them.
private struct Path {
  let subject: UnsafeBufferPointer<UInt8>
  let name: UnsafeBufferPointer<UInt8>

  /// Whether the parts, from the first, match all of the path.
  func matches(_ parts: ArraySlice<PathPattern.Part>) -> Bool {
    if subject.isEmpty { return matches(parts, nameFrom: 0) }
    guard case .part(let glob) = parts[parts.startIndex] else {
      // Here `**` takes nothing, or the subject and then what it likes.
      let rest = parts.dropFirst()
      return rest.isEmpty || matches(rest) || matches(parts, nameFrom: 0)
    }
    return glob.matches(subject[...]) && matches(parts.dropFirst(), nameFrom: 0)
  }

  /// Whether the parts match the name from the part that begins at an offset; just behind the last
  /// dot-separated part, nothing is left.
  private func matches(_ parts: ArraySlice<PathPattern.Part>, nameFrom start: Int) -> Bool {
    let isAtEnd = name.isEmpty || start > name.count
    guard let part = parts.first else { return isAtEnd }
    let rest = parts.dropFirst()
    switch part {
    case .anyParts:
      if rest.isEmpty || matches(rest, nameFrom: start) { return true }
      return !isAtEnd && matches(parts, nameFrom: endOfPart(start) + 1)
    case .part(let glob):
      if isAtEnd { return false }
      let end = endOfPart(start)
      return glob.matches(name[start..<end]) && matches(rest, nameFrom: end + 1)
    }
  }

  private func endOfPart(_ start: Int) -> Int {
    name[start...].firstIndex(of: UInt8(ascii: ".")) ?? name.count
  }
}
