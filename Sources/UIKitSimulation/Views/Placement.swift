/// Where a view goes in its superview, its turn included.
struct Placement {
  let center: CGPoint
  let size: CGSize
  let transform: CGAffineTransform

  init(center: CGPoint, size: CGSize, transform: CGAffineTransform = .identity) {
    self.center = center
    self.size = size
    self.transform = transform
  }

  init(frame: CGRect) {
    self.init(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// The whole of a view.
  static func filling(_ view: UIView) -> Placement { Placement(frame: view.bounds) }
}

extension UIView {
  /// Puts the view there; the size follows its superview from then on.
  func fill(_ placement: Placement) {
    transform = placement.transform
    center = placement.center
    bounds = CGRect(origin: layerBounds.origin, size: placement.size)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

extension UIWindow {
  /// What the places in the window depend on.
  struct RoomKey: Equatable {
    let orientation: UIInterfaceOrientation
    let size: CGSize
    /// What the status bar takes away at the top.
    let top: CGFloat
  }

  /// The window's turn and size, and what the status bar leaves of it.
  var roomKey: RoomKey {
    let application = simulator.application
    let staysClear = simulator.profile.value(WindowSpace.self) == .portrait
    return RoomKey(
      orientation: interfaceOrientation, size: bounds.size,
      top: staysClear ? application.statusBarHeight : application.callHeight)
  }

  /// Where a view goes in the window so that it fills the interface.
  ///
  /// Before iOS 8 the window is portrait, and the view is turned and stays clear of the status bar
  /// (GEO-176, GEO-177); from iOS 8 on it fills the window (GEO-178).
  var rootPlacement: Placement { placement(belowStatusBar: true) }

  /// Where the container of a presentation goes in the window: the interface with the status bar.
  var containerPlacement: Placement { placement(belowStatusBar: false) }

  /// Whether the window fills its part of the screen, rather than having a frame of its own.
  var fillsRoom: Bool {
    bounds.size
      == (simulator.profile.value(WindowSpace.self) == .portrait
        ? simulator.screen.bounds.size : roomSize)
  }

  private func placement(belowStatusBar: Bool) -> Placement {
    guard simulator.decide(WindowSpace.self, nil) == .portrait else {
      let room = CGRect(origin: .zero, size: bounds.size)
      return Placement(frame: fillsRoom ? room.below(simulator.application.callHeight) : room)
    }
    let isWhole = fillsRoom
    let bar = belowStatusBar && isWhole ? simulator.application.statusBarHeight : 0
    let own = bounds.size
    let interface =
      isWhole
      ? roomSize
      : interfaceOrientation.isLandscape ? CGSize(width: own.height, height: own.width) : own
    let size = CGSize(width: interface.width, height: interface.height - bar)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return switch interfaceOrientation {
    case .landscapeRight:
      Placement(
        center: CGPoint(x: middle.x - bar / 2, y: middle.y), size: size,
        transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    case .landscapeLeft:
      Placement(
        center: CGPoint(x: middle.x + bar / 2, y: middle.y), size: size,
        transform: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    case .portraitUpsideDown:
      Placement(
        center: CGPoint(x: middle.x, y: middle.y - bar / 2), size: size,
        transform: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    default:
      Placement(center: CGPoint(x: middle.x, y: middle.y + bar / 2), size: size)
    }
  }
}

extension CGRect {
  /// What is left of the rectangle without that much at its top, in points.
  fileprivate func below(_ height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY + height, width: width, height: self.height - height)
  }
}
