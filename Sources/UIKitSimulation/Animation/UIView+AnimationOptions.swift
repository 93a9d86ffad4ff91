extension UIView {
  /// Options of an animation block (ANI-028).
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out together with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach views that are being animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, not from the model value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, without end (ANI-023).
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back as well (ANI-021).
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration even inside another block (ANI-015).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve even inside another block (ANI-015).
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates what a transition's block changes, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of taking them out and in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes none of the outer block's other options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the curve of a block that names none.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns over, the left edge coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over, the right edge coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the old page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the new page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over, the top edge coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over, the bottom edge coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    private var curve: UInt { (rawValue >> 16) & 0xF }

    var timing: AnimationTiming { .cubic(AnimationCurve(rawValue: Int(curve)).function) }

    /// Whether the curve is number 7, which has no name and is the system's spring (GEO-166).
    var isSystemCurve: Bool { curve == 7 }

    var repeats: AnimationRepeats {
      AnimationRepeats(
        count: contains(.repeat) ? AnimationRepeats.forever : 1,
        autoreverses: contains(.autoreverse))
    }

    var overrides: AnimationOverrides {
      AnimationOverrides(
        duration: contains(.overrideInheritedDuration), curve: contains(.overrideInheritedCurve),
        options: contains(.overrideInheritedOptions))
    }

    /// The number of the transition, or 0.
    var transition: UInt { (rawValue >> 20) & 0xF }
  }

  /// The pace of an animation, by UIKit's numbers.
  public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: Int
    /// Makes a curve of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Slow at both ends.
    public static let easeInOut = AnimationCurve(rawValue: 0)
    /// Slow at the start.
    public static let easeIn = AnimationCurve(rawValue: 1)
    /// Slow at the end.
    public static let easeOut = AnimationCurve(rawValue: 2)
    /// The same speed throughout.
    public static let linear = AnimationCurve(rawValue: 3)

    /// The cubic curve; a number without a name counts as easeInOut.
    var function: CAMediaTimingFunction {
      switch self {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      default: .easeInEaseOut
      }
    }

    /// Whether it is the system's spring, which has no name (GEO-166).
    var isSystemCurve: Bool { rawValue == 7 }
  }
}
