/// A device as it is sold: a name, a screen and the systems that it ran.
package struct DeviceModel: Hashable, Sendable {
  /// Apple's name without "-inch", the first of its kind without "(1st generation)".
  package let name: String
  /// The screen, shared with other models.
  package let screen: DeviceClass
  /// The first system that it ran.
  package let firstSystem: SystemVersion
  /// The last system that it ran, or nil if it still gets new ones; any patch of it counts.
  package let lastSystem: SystemVersion?

  init(
    _ name: String, _ screen: DeviceClass, from first: SystemVersion, to last: SystemVersion? = nil
  ) {
    self.name = name
    self.screen = screen
    firstSystem = first
    lastSystem = last
  }

  /// The name without what it says about the generation: "iPad Pro 11 (M4)" is an "iPad Pro 11".
  package var family: Substring {
    guard let end = name.firstIndex(of: "(") else { return name[...] }
    return name[..<name.index(before: end)]
  }

  /// The kind of device.
  package var idiom: UIUserInterfaceIdiom { screen.idiom }
  /// The size of the screen in portrait, in points.
  package var size: CGSize { screen.size }
  /// Pixels to a point.
  package var scale: CGFloat { screen.scale }
  /// The radius of the screen's corners, in points.
  package var cornerRadius: CGFloat { screen.cornerRadius }
  /// Whether a button is below the screen.
  package var hasHomeButton: Bool { screen.hasHomeButton }

  /// Whether there was a release of that system for this device.
  package func ran(_ system: SystemVersion) -> Bool {
    guard firstSystem <= system else { return false }
    guard let last = lastSystem else { return true }
    return (system.major, system.minor) <= (last.major, last.minor)
  }

  /// The height of the status bar if nobody hides it, in points.
  ///
  /// A phone without a home button has none in landscape, whatever anybody says: a guess.
  /// - Parameter landscapeBar: Whether a phone's bar is shown in landscape (GEO-031).
  package func statusBarHeight(
    orientation: UIInterfaceOrientation, system: SystemVersion, landscapeBar: LandscapeStatusBar
  ) -> CGFloat {
    if orientation.isLandscape, idiom == .phone, landscapeBar == .hidden || !hasHomeButton {
      return 0
    }
    return screen.top(on: system).statusBar
  }

  /// What the bar, the corners and the home indicator cover at each edge, in points.
  ///
  /// Systems before iOS 11 have no safe area; for them it is what the status bar covers. Both
  /// landscape orientations are the same (GEO-022), whichever side the notch is on.
  package func safeArea(
    orientation: UIInterfaceOrientation, system: SystemVersion, landscapeBar: LandscapeStatusBar
  ) -> UIEdgeInsets {
    if hasHomeButton {
      let top = statusBarHeight(
        orientation: orientation, system: system, landscapeBar: landscapeBar)
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    let top = screen.top(on: system).safeArea
    if idiom == .pad { return UIEdgeInsets(top: top, left: 0, bottom: screen.bottom, right: 0) }
    return orientation.isLandscape
      ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
      : UIEdgeInsets(top: top, left: 0, bottom: screen.bottom, right: 0)
  }

  /// The size classes of a window that fills the screen, from iOS 8 on (GEO-026).
  package func sizeClasses(
    orientation: UIInterfaceOrientation
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if idiom == .pad { return (.regular, .regular) }
    if !orientation.isLandscape { return (.compact, .regular) }
    return (screen.isRegularInLandscape ? .regular : .compact, .compact)
  }
}
