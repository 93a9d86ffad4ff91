/// What an object is told about the room and the device that it is on.
///
/// UIKit hands out the same object for the same traits.
public final class UITraitCollection: NSObject {
  /// What it says.
  package private(set) var traits: Traits
  /// Whether UIKit has it, so that it can't change any more.
  package private(set) var isFixed = false

  /// Makes a collection that says nothing.
  public override init() {
    traits = Traits()
    super.init()
  }

  /// Makes the collection that UIKit hands out for those traits.
  init(_ traits: Traits) {
    self.traits = traits
    isFixed = true
    super.init()
  }

  /// Makes a collection that says only how wide it is.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.horizontalSizeClass = horizontalSizeClass
  }

  /// Makes a collection that says only how high it is.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.verticalSizeClass = verticalSizeClass
  }

  /// Makes a collection that says only whether it is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    traits.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes a collection of several; the last one that says something wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for collection in collections { traits = traits.overridden(by: collection.traits) }
  }

  public override class var className: String { "UITraitCollection" }

  /// The idiom of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The width's class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The height's class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// Pixels per point.
  public var displayScale: CGFloat { traits.displayScale }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }

  /// Whether everything that another collection says holds in this one.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return traits.overridden(by: other.traits) == traits
  }

  /// Fills in a collection that is being made; false if UIKit has it already.
  package func set(_ change: (inout Traits) -> Void) -> Bool {
    guard !isFixed else { return false }
    change(&traits)
    return true
  }

  /// Marks it as used: what UIKit was given doesn't change behind its back.
  func fixed() -> UITraitCollection {
    isFixed = true
    return self
  }
}
