import Trace

/// The app: its windows and the interface's orientation.
public final class UIApplication: UIResponder {
  /// The app of the scenario.
  public static var shared: UIApplication { Simulator.current.application }

  /// The app's windows, back to front: by level, and of a level the one that was shown or levelled
  /// last in front (WIN-004, WIN-015).
  public internal(set) var windows: [UIWindow] = []
  /// The window that was made first.
  unowned(unsafe) var mainWindow: UIWindow?
  /// The windows that were the key window, the latest last.
  var keysBefore: [UIWindow] = []
  /// The scenes that there are, once somebody has asked for them.
  var storedScenes: [UIWindowScene] = []

  /// The window that gets the keyboard; of several scenes' the one that became it last.
  public internal(set) var keyWindow: UIWindow?

  /// Whether the app gets events, and whether it can be seen.
  public internal(set) var applicationState = State.inactive

  /// Whether the app gets events, and whether it can be seen.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// What hears of the app's life.
  public var delegate: (any UIApplicationDelegate)?

  /// What was made for presentations that have not been asked for yet (PRES-161).
  var preparedPresentations: [UIPresentationController] = []

  /// How often ignoring touches was begun and not ended.
  private var ignoringBegun = 0

  /// Whether the app ignores touches, on its own account or UIKit's (TCH-012, ROT-090).
  public var isIgnoringInteractionEvents: Bool {
    ignoresTouchesItself || ignoringTurns > 0 || controllerIgnoringTouches != nil
  }

  /// Whether the app has begun to ignore touches and not ended it.
  var ignoresTouchesItself: Bool { ignoringBegun > 0 }

  /// How many turns of the interface have the app ignore touches now (ROT-090).
  private(set) var ignoringTurns = 0

  /// Has the app ignore touches because the interface turns, or ends that.
  func turnIgnoresTouches(_ isIgnoring: Bool) {
    ignoringTurns += isIgnoring ? 1 : -1
    if isIgnoring { simulator.beganToIgnoreTouches() }
  }

  /// The transitions that have the app ignore touches now.
  var ignoringTransitions: [IgnoringTransition] = []

  /// The dismissals whose last callbacks are being sent, and whose controllers have a transition
  /// coordinator until then.
  var endingDismissals: [UIPresentationController] = []

  /// The controller of the first of those that ignore touches; asking for it is asking what systems
  /// do then.
  var controllerIgnoringTouches: UIViewController? {
    guard let first = ignoringTransitions.first else { return nil }
    simulator.consult(TransitionTouchesBegin.self)
    return simulator.consult(TransitionTouches.self) == .ignored ? first.controller : nil
  }

  /// Begins to ignore touches; as many ends have to follow.
  public func beginIgnoringInteractionEvents() {
    let call = simulator.recordCall(.call, self, .beginIgnoringInteractionEvents)
    ignoringBegun += 1
    simulator.following(call) { simulator.beganToIgnoreTouches() }
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

  /// Whether a window has shown its root.
  var hasShownRoot = false

  /// The interface's orientation under its older name.
  public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

  /// The status bar, once somebody has had to do with it.
  private(set) lazy var statusBar = StatusBar(of: self)

  /// Lets go of what was prepared and of what was under way, as at the end of a scenario.
  func forgetPreparedPresentations() {
    ignoringTransitions.removeAll()
    endingDismissals.removeAll()
    for presentation in preparedPresentations {
      presentation.presentedViewController.preparedPresentation = nil
    }
    preparedPresentations.removeAll()
  }

  /// The delegate, if it answers events and stands nowhere else in the chain.
  public override var next: UIResponder? {
    guard let delegate = delegate as? UIResponder, delegate !== self, !(delegate is UIView),
      !(delegate is UIViewController)
    else { return nil }
    return delegate
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
