/// What an object says in the place of the traits that it would have; systems from iOS 17 have it
/// (PRES-183).
public final class UITraitOverrides: NSObject {
  /// What is overridden.
  private(set) var traits = Traits()

  public override class var className: String { "UITraitOverrides" }

  /// The width's class; `unspecified` takes the override away.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { change { $0.horizontalSizeClass = newValue } }
  }

  /// The height's class; `unspecified` takes the override away.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { change { $0.verticalSizeClass = newValue } }
  }

  /// Light or dark; `unspecified` takes the override away.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { change { $0.userInterfaceStyle = newValue } }
  }

  private func change(_ change: (inout Traits) -> Void) {
    let old = traits
    change(&traits)
    if traits != old { simulator.tellTraits() }
  }
}
