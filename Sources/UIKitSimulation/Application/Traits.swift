/// What a trait collection says, as a plain value; `unspecified`, or a scale of 0, says nothing.
package struct Traits: Hashable, Sendable {
  /// The kind of device.
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The width's class.
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The height's class.
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point.
  package var displayScale: CGFloat = 0
  /// Light or dark.
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Says nothing.
  package init() {}

  /// These traits with what `other` says in the place of what they say.
  package func overridden(by other: Traits) -> Traits {
    var result = self
    if other.userInterfaceIdiom != .unspecified {
      result.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    return result
  }
}

extension Simulator {
  /// The traits of the whole screen.
  ///
  /// Before iOS 8, which has no size classes, a phone counts as compact and a pad as regular.
  package var screenTraits: Traits { screenTraits(in: application.interfaceOrientation) }

  private func screenTraits(in orientation: UIInterfaceOrientation) -> Traits {
    let model = device.model
    let classes = model.sizeClasses(
      orientation: profile.value(WindowSpace.self) == .portrait ? .portrait : orientation)
    var traits = Traits()
    traits.userInterfaceIdiom = model.idiom
    traits.horizontalSizeClass = classes.horizontal
    traits.verticalSizeClass = classes.vertical
    traits.displayScale = model.scale
    // Nothing rests on the answer while the device is light.
    traits.userInterfaceStyle =
      device.userInterfaceStyle == .dark && consult(DarkMode.self) == .exists ? .dark : .light
    return traits
  }

  /// The traits of the part of the screen that the app has, and so of its windows.
  package var windowTraits: Traits {
    let orientation = application.interfaceOrientation
    return windowTraits(in: orientation, windowSize(in: orientation))
  }

  /// The traits of a window of that size in points while it is turned so.
  func windowTraits(in orientation: UIInterfaceOrientation, _ size: CGSize) -> Traits {
    var traits = screenTraits(in: orientation)
    if device.model.idiom == .pad, profile.value(Multitasking.self) == .exists {
      traits.horizontalSizeClass = WindowArea.horizontalSizeClass(
        size.width, on: screen.interfaceBounds(in: orientation).size)
    }
    return traits
  }

  /// The collection of those traits: the same object for the same traits.
  package func traitCollection(_ traits: Traits) -> UITraitCollection {
    if let known = traitCollections.first(where: { $0.traits == traits }) { return known }
    let collection = enter { UITraitCollection(traits) }
    traitCollections.append(collection)
    return collection
  }
}
