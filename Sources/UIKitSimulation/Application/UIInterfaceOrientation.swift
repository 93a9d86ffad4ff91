/// How an interface is turned, by the side on which the home button would be.
///
/// Landscape is the mirror of the device's: a device turned to its left shows the interface in
/// `landscapeRight`.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known yet.
  case unknown = 0
  /// The home button is at the bottom.
  case portrait = 1
  /// The home button is at the top.
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeRight = 3
  /// The home button is on the left.
  case landscapeLeft = 4

  /// Whether the interface is taller than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
