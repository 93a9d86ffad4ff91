package import Trace

/// How a presented controller is laid over what is on the screen.
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// The style's name, as Swift spells the case.
  package var name: String { Self.names[rawValue + 2] }

  // Written out: asking Swift for a case's name looks its type up at run time.
  private static let names = [
    "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
    "overFullScreen", "overCurrentContext", "popover",
  ]

  /// The style's name in the trace's table of names, as Swift spells the case.
  package var traceName: Name { Self.traceNames[rawValue + 2] }

  private static let traceNames = names.map { Vocabulary.name($0) }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the style covers a context rather than the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, CaseIterable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3

  /// The style's name, as Swift spells the case.
  package var name: String { Self.names[rawValue] }

  private static let names = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]

  /// The style's name in the trace's table of names, as Swift spells the case.
  package var traceName: Name { Self.traceNames[rawValue] }

  private static let traceNames = names.map { Vocabulary.name($0) }
}
