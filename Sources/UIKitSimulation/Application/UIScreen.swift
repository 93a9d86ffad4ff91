/// The device's screen.
///
/// Its bounds, in points, follow the interface from iOS 8 on and are portrait before (GEO-178,
/// GEO-176).
public final class UIScreen: NSObject {
  /// The screen of the device that the scenario runs on.
  public static var main: UIScreen { Simulator.current.screen }

  override class var isOnlyOne: Bool { true }

  /// The screen's rectangle in points.
  public var bounds: CGRect {
    let space: WindowSpace = simulator.consult()
    return space == .interface ? interfaceBounds : CGRect(origin: .zero, size: portraitSize)
  }

  /// Pixels per point.
  public var scale: CGFloat { simulator.device.model.scale }

  /// The radius of the display's corners in points, which UIKit keeps to itself (GEO-024, GEO-025).
  package var displayCornerRadius: CGFloat { simulator.device.model.cornerRadius }

  /// The screen as the user sees it, whatever the system's coordinates are.
  package var interfaceBounds: CGRect {
    interfaceBounds(in: simulator.application.interfaceOrientation)
  }

  /// The screen as the user sees it while the interface is turned so.
  func interfaceBounds(in orientation: UIInterfaceOrientation) -> CGRect {
    let size = portraitSize
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(origin: .zero, size: size)
  }

  /// The part of the screen that the app has, in its own coordinates.
  package var windowBounds: CGRect {
    guard simulator.windowArea != nil else { return bounds }
    return CGRect(
      origin: .zero, size: simulator.windowSize(in: simulator.application.interfaceOrientation))
  }

  private var portraitSize: CGSize { simulator.device.model.size }
}

extension Simulator {
  /// The size that the app's windows have while the interface is turned so, in points.
  func windowSize(in orientation: UIInterfaceOrientation) -> CGSize {
    let room = screen.interfaceBounds(in: orientation).size
    return windowArea?.size(on: room) ?? room
  }
}
