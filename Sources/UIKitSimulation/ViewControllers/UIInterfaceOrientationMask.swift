/// A set of orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits: 1 shifted by each orientation's raw value.
  public let rawValue: UInt
  /// Makes a mask of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both that are wider than tall.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but the one on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
