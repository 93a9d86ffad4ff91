public enum UIUserInterfaceIdiom: Sendable { case phone, pad }
public enum UIInterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight;
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public enum UIUserInterfaceSizeClass: Sendable { case compact, regular }
package struct SystemVersion: Comparable, Hashable, Sendable, ExpressibleByStringLiteral {
  let major: Int
  package init(stringLiteral value: String) { major = Int(value) ?? 0 }
  package static func < (a: SystemVersion, b: SystemVersion) -> Bool { a.major < b.major }
}
package struct DeviceModel: Sendable {
  let size = CGSize(width: 375, height: 667); let scale = 2.0;
  let idiom = UIUserInterfaceIdiom.phone; let hasHomeButton = true
  func sizeClasses(orientation: UIInterfaceOrientation) -> (
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) { (.compact, .regular) }
  func statusBarHeight(orientation: UIInterfaceOrientation, system: SystemVersion) -> Double { 20 }
  func safeArea(orientation: UIInterfaceOrientation, system: SystemVersion) -> UIEdgeInsets {
    .zero
  }
}
