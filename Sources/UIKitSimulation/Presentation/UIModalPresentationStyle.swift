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

  /// Whether the engine knows how to present in this style.
  package var isModelled: Bool {
    switch self {
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen, .automatic: true
    case .currentContext, .custom, .overCurrentContext, .popover, .none: false
    }
  }

  /// The style's name in the trace's table of names, as Swift spells the case.
  package var traceName: Name { Self.traceNames[rawValue + 2] }

  private static let traceNames = (-2...7).map { raw in
    Vocabulary.name(UIModalPresentationStyle(rawValue: raw).map { "\($0)" } ?? "none")
  }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter's view leaves the window once the transition has ended (PRES-115).
  var removesPresenter: Bool { self == .fullScreen }
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, CaseIterable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3

  /// Whether the engine knows how to animate it.
  package var isModelled: Bool { self == .coverVertical || self == .crossDissolve }

  /// The style's name in the trace's table of names, as Swift spells the case.
  package var traceName: Name { Self.traceNames[rawValue] }

  private static let traceNames = allCases.map { Vocabulary.name("\($0)") }
}
