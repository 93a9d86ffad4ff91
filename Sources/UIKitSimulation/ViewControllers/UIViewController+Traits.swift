extension UIViewController {
  /// The traits of the room that the controller has.
  public var traitCollection: UITraitCollection {
    restOnWidthClass()
    return simulator.traitCollection(traits)
  }

  /// Whoever reads the traits rests on what a form sheet makes of them.
  fileprivate func restOnWidthClass() {
    if managingPresentation?.isNarrow == true { _ = simulator.consult(FormSheetWidthClass.self) }
  }

  /// The same as a plain value.
  ///
  /// A child has its parent's, a presented controller its presentation's (PRES-182), a root its
  /// window's; then come its own overrides.
  var traits: Traits { traits(in: nil) }

  /// The traits that the controller has, or would have in a window of those traits.
  func traits(in room: Traits?) -> Traits {
    var traits: Traits
    if let parent {
      traits = parent.traits(in: room)
      if let override = overrideFromParent { traits = traits.overridden(by: override.traits) }
    } else if let activePresentation {
      traits = activePresentation.presentedTraits(in: room)
    } else {
      traits = room ?? windowRootedIn?.traits ?? simulator.windowTraits
    }
    if overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = overrideUserInterfaceStyle
    }
    if let storedTraitOverrides { traits = traits.overridden(by: storedTraitOverrides.traits) }
    return traits
  }

  /// What the controller says in the place of its traits; nil before iOS 17 (PRES-183).
  public var traitOverrides: UITraitOverrides? {
    guard simulator.consult(TraitOverrides.self) == .exists else { return nil }
    if let storedTraitOverrides { return storedTraitOverrides }
    let overrides = UITraitOverrides()
    storedTraitOverrides = overrides
    return overrides
  }

  /// Gives a child other traits than it would have from this controller; nil takes them away.
  ///
  /// Nothing if the controller isn't the child's parent.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    guard child.parent === self else { return }
    child.overrideFromParent = collection?.fixed()
    simulator.tellTraits()
  }

  /// The traits that this controller gives a child in the place of its own.
  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.parent === self ? child.overrideFromParent : nil
  }
}

extension UIPresentationController {
  /// The traits of the presented controller before its own overrides.
  func presentedTraits(in room: Traits?) -> Traits {
    var traits = room ?? traits
    if isNarrow { traits.horizontalSizeClass = .compact }
    if let overrideTraitCollection {
      traits = traits.overridden(by: overrideTraitCollection.traits)
    }
    if let storedTraitOverrides { traits = traits.overridden(by: storedTraitOverrides.traits) }
    return traits
  }

  /// Whether the presented controller counts as compact however wide the room is.
  var isNarrow: Bool {
    (effectiveStyle == .formSheet || effectiveStyle == .popover)
      && simulator.profile.value(FormSheetWidthClass.self) == .compact
  }

  /// The traits of the room that the presentation has.
  public var traitCollection: UITraitCollection { simulator.traitCollection(traits) }

  /// The same as a plain value: the window's.
  var traits: Traits { window?.traits ?? simulator.windowTraits }

  /// What the presentation says in the place of the presented controller's traits; nil before
  /// iOS 17 (PRES-183).
  public var traitOverrides: UITraitOverrides? {
    guard simulator.consult(TraitOverrides.self) == .exists else { return nil }
    if let storedTraitOverrides { return storedTraitOverrides }
    let overrides = UITraitOverrides()
    storedTraitOverrides = overrides
    return overrides
  }
}

extension UIView: UITraitEnvironment {
  /// The traits of the room that the view is in.
  public var traitCollection: UITraitCollection {
    viewController?.restOnWidthClass()
    return simulator.traitCollection(traits)
  }

  /// The same as a plain value: the controller's or the superview's, and what the view overrides.
  var traits: Traits {
    var traits =
      viewController?.traits ?? superview?.traits ?? (self as? UIWindow)?.room
      ?? simulator.windowTraits
    if overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return traits
  }
}

extension UIViewController: UITraitEnvironment {}

extension UIScreen {
  /// The traits of the whole screen.
  public var traitCollection: UITraitCollection {
    simulator.traitCollection(simulator.screenTraits)
  }
}

extension UIWindow {
  /// The traits that the window's size and turn give it.
  var room: Traits {
    if let storedRoom { return storedRoom }
    let traits = simulator.windowTraits(in: interfaceOrientation, roomSize)
    storedRoom = traits
    return traits
  }
}
