/// Says what the status bar of a scene is, from iOS 13 on.
public final class UIStatusBarManager: NSObject {
  public override class var className: String { "UIStatusBarManager" }

  /// What the bar looks like.
  public var statusBarStyle: UIStatusBarStyle { simulator.application.shownStatusBarStyle }

  /// Whether the bar can't be seen.
  public var isStatusBarHidden: Bool { simulator.application.isStatusBarHidden }

  /// The bar's rectangle in the window's coordinates, in points.
  public var statusBarFrame: CGRect { simulator.application.statusBarFrame }
}
