import Trace

/// A window: the top of a hierarchy of views.
open class UIWindow: UIView {
  /// Where a window stands above or below others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height of the level.
    public let rawValue: CGFloat
    /// Makes a level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// An app's ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The status bar's level.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether one level lies below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The window's place among the windows; setting it brings the window to the front of its equals
  /// (WIN-004).
  public var windowLevel = Level.normal {
    didSet {
      guard windowLevel != oldValue else { return }
      simulator.application.bringToFront(self)
      simulator.application.statusBar.update()
    }
  }

  /// Whether the window may decide on the status bar; overlays for debugging answer that they
  /// don't (BAR-008).
  package var canAffectStatusBarAppearance = true {
    didSet { simulator.application.statusBar.update() }
  }

  private var storedScene: UIWindowScene?

  /// The scene that shows the window, from iOS 13 on; without one it isn't shown (WIN-013).
  public var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene, simulator.hasScenes else { return }
      let wasShown = isShown
      // A scene's key window can't come along into another one.
      if wasShown { handOverKey() }
      storedScene = newValue
      guard isShown != wasShown else { return }
      if wasShown { wasTakenAway() } else { wasPutUp() }
    }
  }

  /// What in the window gets the keyboard's text and the events that have no place.
  package internal(set) var firstResponder: UIResponder?
  /// What was that when the window stopped being the key window (KBD-042).
  var heldResponder: UIResponder?
  /// How many responders are about to take the first one's place, so that the keyboard stays.
  var handingOver = 0

  /// The presentations whose transition is under way in this window (PRES-077).
  var transitions: [UIPresentationController] = []

  /// The presentations on this window's root, from the lowest to the topmost.
  var presentations: [UIPresentationController] = []
  /// Those that a change of the root left behind (PRES-036).
  private(set) var abandoned: [UIPresentationController] = []

  /// Whether something was presented in the window and has gone again.
  private(set) var hasPresented = false

  /// The older alert view or action sheet that the window is there for.
  weak var legacyAlert: (any LegacyAlert)?
  /// The older popovers in the window, which no presentation shows, from the lowest to the topmost.
  var legacyPopovers: [LegacyPopoverBubble] = []

  /// How the window is turned.
  package var interfaceOrientation: UIInterfaceOrientation {
    didSet { storedRoom = nil }
  }
  /// The size of the part of the screen that the window has, in points, whether or not it fills it.
  var roomSize: CGSize {
    didSet { storedRoom = nil }
  }
  /// The traits that both give the window, once somebody has asked for them.
  var storedRoom: Traits?
  /// What the window knows about its turns.
  var rotationState = RotationState()

  /// How many dismissals are asked for or under way in this window.
  var departures = 0

  private var storedRoot: UIViewController?
  /// The private view around the root's view, where systems have one (PRES-314).
  private(set) var rootContainer: UIView?
  private var rootTransitionView: UIView?
  private var hasAppeared = false

  /// Makes a hidden window that fills the screen.
  public override init() {
    (interfaceOrientation, roomSize) = UIApplication.shared.room
    super.init()
    fillScreen()
    super.isHidden = true
    simulator.application.add(self)
  }

  /// Makes a window of UIKit's own at that level, which is shown and isn't among the app's.
  init(ownLevel level: Level) {
    (interfaceOrientation, roomSize) = UIApplication.shared.room
    windowLevel = level
    super.init()
    fillScreen()
    storedScene = simulator.application.scene
  }

  private func fillScreen() {
    layerBounds = UIScreen.main.windowBounds
    layerPosition = CGPoint(x: layerBounds.midX, y: layerBounds.midY)
  }

  /// Makes a hidden window in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }

  deinit { storedRoot?.windowRootedIn = nil }

  open override class var className: String { "UIWindow" }
  override class var isOfTheApp: Bool { false }

  /// Called when the window has become the key window, before anybody else hears of it (WIN-007).
  open func becomeKey() {}
  /// Called when the window has stopped being the key window (WIN-007).
  open func resignKey() {}
  /// Whether the window may become the key window; asked from iOS 15 on (WIN-012).
  open var canBecomeKey: Bool { true }

  open override var next: UIResponder? { simulator.application }

  /// Whether the window can't be seen; a window is hidden until it is shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      let wasShown = isShown
      // The key goes on before the window is hidden (WIN-006).
      if wasShown { handOverKey() }
      super.isHidden = newValue
      if newValue { if wasShown { wasTakenAway() } } else { wasPutUp() }
    }
  }

  /// The controller whose view fills the window.
  ///
  /// Assigning another one leaves presentations of the old one behind (PRES-036).
  public var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      guard newValue !== storedRoot else { return }
      let old = storedRoot
      simulator.recordCall(.set, self, .rootViewController)
      simulator.field(.value, newValue.map { .name($0.traceName) } ?? .none)
      let wasVisible = hasAppeared
      for presentation in presentations { presentation.isAbandoned = true }
      abandoned += presentations
      presentations.removeAll()
      storedRoot = newValue
      old?.windowRootedIn = nil
      newValue?.windowRootedIn = self
      hasAppeared = false
      // Each callback may assign yet another root, or the old one again.
      // A root that a container has taken in goes on with that container, as when an app wraps it.
      if wasVisible, let old, old.parent == nil { old.beginAppearanceAsRoot(false) }
      if isShown { showRoot() }
      if wasVisible, let old, old !== storedRoot, old.parent == nil {
        old.view.removeFromSuperview()
        // A root that something covers has disappeared already; of one whose transition was
        // interrupted nothing is left that could end later.
        old.endAppearanceAltogether()
      }
      guard isShown else { return }
      simulator.application.statusBar.update()
      if wasVisible { followNewRoot() }
    }
  }

  /// Puts the root controller's view into the window; it appears after the turn's commit.
  ///
  /// Its callbacks may make another controller the root, which then is shown instead.
  func showRoot() {
    guard let root = storedRoot, !hasAppeared else { return }
    hasAppeared = true
    let isLaunch = !simulator.application.hasShownRoot
    if isLaunch { beginLaunch(with: root) }
    root.loadViewIfNeeded()
    guard storedRoot === root else { return }
    if isLaunch { askAtLaunch() }
    let container = makeRootContainer()
    let room = roomKey
    root.view.fill(container === self ? rootPlacement : .filling(container))
    root.beginAppearanceAsRoot(true)
    guard storedRoot === root else {
      // A container loads views on the way, so that it may come after it was let go.
      root.takeBackAppearance()
      return
    }
    // A callback may have turned the window.
    if room != roomKey { root.view.fill(container === self ? rootPlacement : .filling(container)) }
    container.insertSubview(root.view, at: 0)
    if isLaunch { turnAtLaunch(root) }
    root.sendIsAppearing(animated: false)
    simulator.runLoop.afterCommit { [self] in
      guard storedRoot === root, root.appearance.state == .appearing else { return }
      root.endAppearance()
      if isLaunch { endLaunch() }
    }
  }

  /// Lets the root disappear with the window, which shows it again when it is shown again.
  func hideRoot() {
    guard let root = storedRoot, hasAppeared else { return }
    hasAppeared = false
    root.beginAppearanceAsRoot(false)
    root.endAppearanceAltogether()
  }

  /// The view that the root's view lies in: private views from iOS 13 on (PRES-314).
  private func makeRootContainer() -> UIView {
    guard simulator.decide(RootHierarchy.self, self) == .wrapped else { return self }
    if let rootContainer {
      // A full-screen presentation may have taken it out (PRES-316), and the window may have turned
      // since.
      if let rootTransitionView, rootContainer.superview !== rootTransitionView {
        rootTransitionView.addSubview(rootContainer)
        rootContainer.fill(.filling(rootTransitionView))
      }
      return rootContainer
    }
    let transition = UITransitionView()
    transition.fill(rootPlacement)
    let shadow = UIDropShadowView()
    shadow.fill(.filling(transition))
    transition.addSubview(shadow)
    insertSubview(transition, at: 0)
    rootTransitionView = transition
    rootContainer = shadow
    return shadow
  }

  /// The topmost controller of the window that is not leaving: where a script presents by default.
  package var topmostViewController: UIViewController? {
    // A controller that leaves takes along all that lies above it.
    let firstLeaving =
      departures > 0
      ? presentations.firstIndex { $0.transition.isLeaving } ?? presentations.count
      : presentations.count
    return firstLeaving > 0
      ? presentations[firstLeaving - 1].presentedViewController : rootViewController
  }

  /// Lets go of what is presented, as at the end of a scenario.
  func forgetPresentations() {
    for presentation in presentations + abandoned {
      presentation.departure = nil
      presentation.interaction = nil
      presentation.storedCoordinator = nil
      presentation.unlinkFromStack()
      presentation.presentedViewController.activePresentation = nil
      presentation.presentedViewController.ownPresenting = nil
      presentation.presentingViewController.ownPresented = nil
      (presentation.presentedViewController as? UIAlertController)?.legacyAlert?.presenter = nil
    }
    storedScene = nil
    firstResponder = nil
    heldResponder = nil
    for presentation in presentations + abandoned { presentation.heldResponder = nil }
    presentations.removeAll()
    abandoned.removeAll()
    transitions.removeAll()
    legacyAlert?.presenter = nil
    for popover in legacyPopovers { popover.forget() }
    legacyPopovers.removeAll()
  }

  /// Lets a presentation take the place of another one that it is the successor of.
  func exchange(_ presentation: UIPresentationController, for successor: UIPresentationController) {
    guard let index = presentations.lastIndex(where: { $0 === presentation }) else { return }
    presentations[index] = successor
  }

  /// Lets go of a presentation that has ended.
  func release(_ presentation: UIPresentationController) {
    if let index = presentations.lastIndex(where: { $0 === presentation }) {
      hasPresented = true
      presentations.remove(at: index)
    } else if let index = abandoned.lastIndex(where: { $0 === presentation }) {
      abandoned.remove(at: index)
    }
  }
}

extension UIApplication {
  /// How a new window is turned, and its size in points.
  fileprivate var room: (UIInterfaceOrientation, CGSize) {
    (interfaceOrientation, simulator.windowSize(in: interfaceOrientation))
  }
}
