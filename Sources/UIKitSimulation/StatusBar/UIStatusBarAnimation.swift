import Trace

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, CaseIterable, Sendable {
  /// At once.
  case none = 0
  /// It becomes transparent.
  case fade = 1
  /// It slides up.
  case slide = 2

  /// The case's name as UIKit spells it.
  package var name: String {
    switch self {
    case .none: "none"
    case .fade: "fade"
    case .slide: "slide"
    }
  }

  /// The name in the trace's table.
  var traceName: Name { Self.names[rawValue] }

  private static let names = allCases.map { Vocabulary.name($0.name) }

  /// How long the bar takes to come, to go or to grow, in nanoseconds (GEO-163).
  static let duration = Int64.nanoseconds(0.35)
}
