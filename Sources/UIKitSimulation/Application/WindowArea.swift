/// The part of a pad's screen that the app has, beside or above another app.
package enum WindowArea: Hashable, Sendable {
  /// A third of the screen: 320 points, or 375 on the largest pads (GEO-027).
  case third
  /// Half of the screen (GEO-027).
  case half
  /// What another app's third leaves (GEO-027).
  case twoThirds
  /// A column above the other app: 320 points wide, 20 off the top and the bottom (GEO-028).
  case slideOver
  /// A column of that width in points, as high as the screen.
  case column(CGFloat)
  /// A size in points, and no more than the screen has.
  case size(CGSize)

  /// What is as large as that in points on a screen of that size; nil for the whole screen.
  init?(_ size: CGSize, on screen: CGSize) {
    guard size.width < screen.width || size.height < screen.height else { return nil }
    self = size.height >= screen.height ? .column(size.width) : .size(size)
  }

  /// The names by which a script chooses one.
  package static let names = ["third", "half", "twoThirds", "slideOver"]

  /// The area as a trace's first line shows it.
  package var text: String {
    switch self {
    case .third: "third"
    case .half: "half"
    case .twoThirds: "twoThirds"
    case .slideOver: "slideOver"
    case .column(let width): "\(width)"
    case .size(let size): "\(size.width)x\(size.height)"
    }
  }

  /// The area of that name.
  package init?(name: String) {
    switch name {
    case "third": self = .third
    case "half": self = .half
    case "twoThirds": self = .twoThirds
    case "slideOver": self = .slideOver
    default: return nil
    }
  }

  /// The size on a screen of that size, in points.
  package func size(on screen: CGSize) -> CGSize {
    // What a third is on the largest pads is general knowledge; 639 of GEO-027 agrees with it.
    let third: CGFloat = min(screen.width, screen.height) >= 1024 ? 375 : 320
    let divider: CGFloat = 10
    switch self {
    case .third: return CGSize(width: third, height: screen.height)
    case .half: return CGSize(width: (screen.width - divider) / 2, height: screen.height)
    case .twoThirds: return CGSize(width: screen.width - divider - third, height: screen.height)
    case .slideOver: return CGSize(width: third, height: screen.height - 40)
    case .column(let width): return CGSize(width: min(width, screen.width), height: screen.height)
    case .size(let size):
      return CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height))
    }
  }

  /// The width's class: 639 points and less are compact, 678 and more regular (GEO-027); a window
  /// as wide as the screen is regular like the screen.
  static func horizontalSizeClass(
    _ width: CGFloat, on screen: CGSize
  ) -> UIUserInterfaceSizeClass {
    width > 639 || width == screen.width ? .regular : .compact
  }
}
