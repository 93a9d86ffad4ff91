/// What a controller is told about the room that it has.
public struct UITraitCollection: Hashable, Sendable {
  /// The idiom of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The width's class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The height's class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point.
  public let displayScale: CGFloat

  /// The traits of the whole screen.
  ///
  /// Before iOS 8, which has no size classes, a phone counts as compact and a pad as regular.
  package init(screenOf simulator: Simulator) {
    let model = simulator.device.model
    let classes = model.sizeClasses(orientation: simulator.application.interfaceOrientation)
    userInterfaceIdiom = model.idiom
    horizontalSizeClass = classes.horizontal
    verticalSizeClass = classes.vertical
    displayScale = model.scale
  }
}
