import Trace

/// What the status bar's text and symbols look like.
public enum UIStatusBarStyle: Int, CaseIterable, Sendable {
  /// What suits the system's interface: dark, and light on a dark interface.
  case `default` = 0
  /// Light text; before iOS 7 the name was `blackTranslucent`.
  case lightContent = 1
  /// Light text on black, the bar of iPads before iOS 7.
  case blackOpaque = 2
  /// Dark text, from iOS 13 on.
  case darkContent = 3

  /// The case's name as UIKit spells it.
  package var name: String {
    switch self {
    case .default: "default"
    case .lightContent: "lightContent"
    case .blackOpaque: "blackOpaque"
    case .darkContent: "darkContent"
    }
  }

  /// The name in the trace's table.
  var traceName: Name { Self.names[rawValue] }

  private static let names = allCases.map { Vocabulary.name($0.name) }
}
