import Trace

/// The app: its windows and the interface's orientation.
public final class UIApplication: NSObject {
  /// The app of the scenario.
  public static var shared: UIApplication { Simulator.current.application }

  /// The app's windows, back to front within a level.
  public internal(set) var windows: [UIWindow] = []

  /// The window that gets the keyboard.
  public internal(set) var keyWindow: UIWindow?

  /// What hears of the app's life.
  public var delegate: (any UIApplicationDelegate)?

  /// What was made for presentations that have not been asked for yet (PRES-161).
  var preparedPresentations: [UIPresentationController] = []

  /// How often ignoring touches was begun and not ended.
  private var ignoringBegun = 0

  /// Whether the app ignores touches.
  public var isIgnoringInteractionEvents: Bool { ignoringBegun > 0 || systemIgnores > 0 }

  /// How many turns of the interface have the app ignore touches now (ROT-090).
  private var systemIgnores = 0

  /// Has the app ignore touches on UIKit's own account, or ends that.
  func systemIgnoresInteraction(_ isIgnoring: Bool) {
    systemIgnores += isIgnoring ? 1 : -1
  }

  /// Begins to ignore touches; as many ends have to follow.
  public func beginIgnoringInteractionEvents() {
    simulator.recordCall(.call, self, .beginIgnoringInteractionEvents)
    ignoringBegun += 1
  }

  /// Ends what the matching begin began.
  public func endIgnoringInteractionEvents() {
    simulator.recordCall(.call, self, .endIgnoringInteractionEvents)
    ignoringBegun = max(0, ignoringBegun - 1)
  }

  /// The interface's orientation.
  package private(set) var interfaceOrientation: UIInterfaceOrientation

  /// Sets how the status bar is turned, and with it the screen.
  func setInterfaceOrientation(_ orientation: UIInterfaceOrientation) {
    interfaceOrientation = orientation
  }

  /// The interface's orientation under its older name.
  public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

  /// The status bar's height in points, as the user sees it; 0 when it is hidden (GEO-031).
  package var statusBarHeight: CGFloat {
    simulator.device.model.statusBarHeight(
      orientation: interfaceOrientation, system: simulator.device.system,
      landscapeBar: simulator.consult())
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
    simulator.device.model.safeArea(
      orientation: interfaceOrientation, system: simulator.device.system,
      landscapeBar: simulator.consult())
  }

  /// Lets go of what was prepared, as at the end of a scenario.
  func forgetPreparedPresentations() {
    for presentation in preparedPresentations {
      presentation.presentedViewController.preparedPresentation = nil
    }
    preparedPresentations.removeAll()
  }

  override class var isOnlyOne: Bool { true }

  override init() {
    interfaceOrientation = Simulator.current.device.orientation
    super.init()
  }
}

extension Simulator {
  /// The commit of a turn: layout from the windows down, then the animations of the turn start.
  package func commit() {
    for window in application.windows where window.needsLayoutBelow {
      window.layoutIfNeeded()
      if failure != nil { return }
    }
    animations.commit()
  }
}
