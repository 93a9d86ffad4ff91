extension Event {
  /// A set of event kinds.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Makes a set of one kind.
    package init(_ kind: Kind) {
      rawValue = 1 << UInt32(kind.rawValue)
    }

    /// Whether the kind is one of these.
    package func contains(_ kind: Kind) -> Bool {
      rawValue & (1 << UInt32(kind.rawValue)) != 0
    }

    /// Whether any kind is in both sets.
    package func overlaps(_ others: Kinds) -> Bool { rawValue & others.rawValue != 0 }

    /// Every kind.
    package static let all = Kinds(rawValue: (1 << UInt32(Kind.allCases.count)) - 1)

    /// The kinds that a text leaves out unless they are asked for.
    package static let quiet: Kinds = [
      Kinds(.set), Kinds(.layout), Kinds(.view), Kinds(.animation), Kinds(.decision),
    ]

    /// The kinds that a text shows.
    package static let readable = all.subtracting(quiet)
  }
}
