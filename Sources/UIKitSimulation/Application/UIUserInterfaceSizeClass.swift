/// How much room an interface has along one axis; systems before iOS 8 have no such notion.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Hashable, Sendable {
  /// Not known, or not said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2

  /// The case's name in the trace's table of names.
  var word: Word {
    switch self {
    case .unspecified: .unspecified
    case .compact: .compact
    case .regular: .regular
    }
  }
}
