/// How the device is held, by the side on which the home button is (ROT-050).
public enum UIDeviceOrientation: Int, CaseIterable, Hashable, Sendable {
  /// Nobody has asked for the device's turns yet.
  case unknown = 0
  /// Upright, the home button at the bottom.
  case portrait = 1
  /// Upright, the home button at the top.
  case portraitUpsideDown = 2
  /// On its left side, the home button on the right.
  case landscapeLeft = 3
  /// On its right side, the home button on the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its screen.
  case faceDown = 6

  /// The interface that is upright then; nil for a device that lies flat (ROT-051).
  ///
  /// A device on its left side shows the interface turned to the right: the two mirror each other
  /// (ROT-049).
  package var interfaceOrientation: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }

  /// How the device is held under which that interface is upright.
  init(holding interface: UIInterfaceOrientation) {
    self =
      switch interface {
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeRight: .landscapeLeft
      case .landscapeLeft: .landscapeRight
      case .portrait, .unknown: .portrait
      }
  }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The case's name in the trace's table of names.
  var word: Word {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .faceUp: .faceUp
    case .faceDown: .faceDown
    }
  }
}
