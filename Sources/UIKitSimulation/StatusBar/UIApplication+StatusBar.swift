import Trace

extension UIApplication {
  // MARK: What the app says

  /// Whether the status bar can't be seen; setting it hides it at once, where the app has the say.
  public var isStatusBarHidden: Bool {
    get { statusBar.isHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// Hides or shows the status bar; nothing where controllers are asked.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    let call = simulator.recordCall(.call, self, .setStatusBarHidden)
    if call >= 0 { simulator.field(.value, .bool(hidden)) }
    simulator.following(call) { statusBar.set(style: statusBar.style, wish: hidden, animation) }
  }

  /// What the status bar looks like; setting it does nothing where controllers are asked.
  public var statusBarStyle: UIStatusBarStyle {
    get { shownStatusBarStyle }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Changes what the status bar looks like; nothing where controllers are asked.
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    let call = simulator.recordCall(.call, self, .setStatusBarStyle)
    if call >= 0 { simulator.field(.value, .name(style.traceName)) }
    simulator.following(call) {
      statusBar.set(style: style, wish: statusBar.wish, animated ? .fade : .none)
    }
  }

  // MARK: What it is

  /// Whether the system hides the bar of this device, held as it is, if nobody says otherwise: that
  /// of a phone in landscape (BAR-011).
  var hidesStatusBarByDefault: Bool {
    simulator.device.model.idiom == .phone && interfaceOrientation.isLandscape
      && simulator.consult(LandscapeStatusBar.self) == .hidden
  }

  /// What the bar looks like: over a presenter that recedes behind a card it is light (BAR-017).
  package var shownStatusBarStyle: UIStatusBarStyle {
    guard let window = statusBar.window, simulator.device.model.idiom == .phone,
      window.presentations.contains(where: {
        ($0 as? UISheetPresentationController)?.isCard == true
      }),
      simulator.consult(CardStatusBar.self) == .light
    else { return statusBar.style }
    return .lightContent
  }

  /// The controller that was asked last what the bar looks like; nil if the app says it itself.
  package var statusBarOwner: UIViewController? {
    statusBar.restOnRules()
    return statusBar.owner
  }

  /// The status bar's height in points, as the user sees it; 0 when it is hidden (GEO-031).
  package var statusBarHeight: CGFloat {
    statusBar.wish == true ? 0 : unhiddenStatusBarHeight + callHeight
  }

  private var unhiddenStatusBarHeight: CGFloat {
    simulator.device.model.statusBarHeight(
      orientation: interfaceOrientation, system: simulator.device.system,
      landscapeBar: statusBar.wish == nil ? simulator.consult() : .shown)
  }

  /// By how much a call makes the bar higher than it is, in points (BAR-012, BAR-015).
  package var callHeight: CGFloat {
    guard statusBar.isInCall, !statusBar.isHidden, simulator.device.model.idiom == .phone,
      simulator.device.model.hasHomeButton, simulator.consult(CallStatusBar.self) == .grows
    else { return 0 }
    return 20
  }

  /// The status bar's rectangle in the window's coordinates, in points: in the portrait screen's
  /// before iOS 8 (GEO-179).
  public var statusBarFrame: CGRect {
    let height = statusBarHeight
    let screen = simulator.screen.bounds
    guard simulator.consult(WindowSpace.self) == .portrait else {
      return CGRect(x: 0, y: 0, width: screen.width, height: height)
    }
    return switch interfaceOrientation {
    case .landscapeRight:
      CGRect(x: screen.width - height, y: 0, width: height, height: screen.height)
    case .landscapeLeft: CGRect(x: 0, y: 0, width: height, height: screen.height)
    case .portraitUpsideDown:
      CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    default: CGRect(x: 0, y: 0, width: screen.width, height: height)
    }
  }

  /// What the bar, the corners and the home indicator cover at each edge of the screen, in points.
  package var safeArea: UIEdgeInsets {
    var insets = simulator.device.model.safeArea(
      orientation: interfaceOrientation, system: simulator.device.system,
      landscapeBar: simulator.consult())
    // Elsewhere the corners and what is between them stay where the bar was.
    if simulator.device.model.hasHomeButton { insets.top = statusBarHeight }
    return insets
  }
}

extension Simulator {
  /// Works something out as it will be once the interface is turned so.
  func whileTurned<Result>(
    to orientation: UIInterfaceOrientation, _ body: () -> Result
  ) -> Result {
    let present = application.interfaceOrientation
    application.setInterfaceOrientation(orientation)
    defer { application.setInterfaceOrientation(present) }
    return body()
  }
}
