/// What devices with the same screen have in common.
package struct DeviceClass: Hashable, Sendable {
  /// The heights at the top of the portrait screen from some system on, in points.
  package struct Top: Hashable, Sendable {
    /// The first system that has these heights.
    package let since: SystemVersion
    /// The height of the status bar.
    package let statusBar: CGFloat
    /// The inset of the safe area; not the bar's height on phones with an island (GEO-019).
    package let safeArea: CGFloat
  }

  /// The kind of device.
  package let idiom: UIUserInterfaceIdiom
  /// The size of the screen in portrait, in points.
  package let size: CGSize
  /// Pixels to a point, before any scaling to the panel.
  package let scale: CGFloat
  /// The radius of the screen's corners, in points; 0 with a home button (GEO-024, GEO-025).
  package let cornerRadius: CGFloat
  /// Whether a button is below the screen rather than an indicator on it.
  package let hasHomeButton: Bool
  /// What the home indicator covers at the bottom of the portrait screen, in points.
  package let bottom: CGFloat
  /// Whether the width in landscape is regular: iPads and the widest phones (GEO-026).
  package let isRegularInLandscape: Bool
  /// The heights at the top, newest system first.
  package let tops: [Top]

  /// Makes the class of phones with a home button: a bar of 20 points and no other inset (GEO-014).
  static func homeButtonPhone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, isRegularInLandscape: Bool = false
  ) -> DeviceClass {
    DeviceClass(
      idiom: .phone, size: CGSize(width: width, height: height), scale: scale, cornerRadius: 0,
      hasHomeButton: true, bottom: 0, isRegularInLandscape: isRegularInLandscape, tops: [top(20)])
  }

  /// Makes a class of phones without a home button; `was` is the height at the top before a system.
  static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, cornerRadius: CGFloat,
    statusBar: CGFloat, safeTop: CGFloat? = nil, bottom: CGFloat = 34,
    was: (height: CGFloat, before: SystemVersion)? = nil, isRegularInLandscape: Bool = false
  ) -> DeviceClass {
    var tops = [top(statusBar, safeArea: safeTop)]
    if let was {
      tops = [top(statusBar, safeArea: safeTop, since: was.before), top(was.height)]
    }
    return DeviceClass(
      idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
      cornerRadius: cornerRadius, hasHomeButton: false, bottom: bottom,
      isRegularInLandscape: isRegularInLandscape, tops: tops)
  }

  /// Makes a class of iPads, with a home button if the corners are square (GEO-014, GEO-021).
  static func pad(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, cornerRadius: CGFloat = 0
  ) -> DeviceClass {
    DeviceClass(
      idiom: .pad, size: CGSize(width: width, height: height), scale: scale,
      cornerRadius: cornerRadius, hasHomeButton: cornerRadius == 0,
      bottom: cornerRadius == 0 ? 0 : 20, isRegularInLandscape: true,
      tops: [top(cornerRadius == 0 ? 20 : 24)])
  }

  private static func top(
    _ statusBar: CGFloat, safeArea: CGFloat? = nil, since: SystemVersion = SystemVersion(0)
  ) -> Top {
    Top(since: since, statusBar: statusBar, safeArea: safeArea ?? statusBar)
  }

  /// The heights at the top of the portrait screen on that system.
  func top(on system: SystemVersion) -> Top {
    tops.first { $0.since <= system } ?? tops[tops.count - 1]
  }
}
