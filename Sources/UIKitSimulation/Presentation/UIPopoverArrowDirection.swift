/// The sides to which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover lies below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover lies above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover lies right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover lies left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any = UIPopoverArrowDirection([.up, .down, .left, .right])
  /// Not known: no popover is shown yet (PRES-271).
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
