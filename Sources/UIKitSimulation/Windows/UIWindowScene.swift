import Trace

/// A scene that shows windows, from iOS 13 on.
open class UIWindowScene: UIScene {
  /// The scene's own key window; of those that were hidden or left it none is.
  unowned(unsafe) var ownKeyWindow: UIWindow?

  /// Makes another scene of the running app, beside those that it has.
  public override init() {
    super.init()
    let application = simulator.application
    _ = application.connectedScenes
    application.storedScenes.append(self)
    activationState = application.sceneState
  }

  /// Makes the scene that an app has from the beginning.
  init(of application: UIApplication) {
    super.init()
    activationState = application.sceneState
  }

  open override class var className: String { "UIWindowScene" }
  open override var next: UIResponder? { nil }

  /// The scene's windows, back to front.
  public var windows: [UIWindow] {
    simulator.application.windows.filter { $0.windowScene === self }
  }

  /// The scene's window that gets the keyboard (WIN-012).
  public var keyWindow: UIWindow? {
    ownKeyWindow ?? simulator.application.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The orientation of what the scene shows (ROT-108).
  public var interfaceOrientation: UIInterfaceOrientation {
    leader?.interfaceOrientation ?? simulator.application.interfaceOrientation
  }

  /// The window that stands for the scene: the frontmost one that is on the screen, if any is.
  private var leader: UIWindow? {
    let windows = windows
    return windows.last(where: \.isShown) ?? windows.last
  }

  /// The traits of the scene's windows.
  public var traitCollection: UITraitCollection {
    simulator.traitCollection(windows.last { $0.isShown }?.traits ?? simulator.windowTraits)
  }

  /// Says what the scene's status bar is.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = simulator.enter {
    UIStatusBarManager()
  }

  /// The screen that shows the scene.
  public var screen: UIScreen { simulator.screen }

  /// Whether the delegate is told of what happens to that window.
  func tells(of window: UIWindow) -> Bool { delegate != nil && leader === window }

  /// Tells the delegate what the scene was like before its orientation, its size or its traits
  /// changed (ROT-084).
  ///
  /// - Parameter bounds: the window's rectangle as it was, in points.
  package func tellUpdate(
    bounds: CGRect, interfaceOrientation: UIInterfaceOrientation,
    traitCollection: UITraitCollection
  ) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    simulator.askDelegate(delegate, .windowSceneDidUpdate, of: self) {
      delegate.windowScene(
        self, didUpdate: bounds, interfaceOrientation: interfaceOrientation,
        traitCollection: traitCollection)
    }
  }
}

/// What a scene of windows tells.
///
/// Every method is optional.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's orientation, size or traits have changed; the arguments are what they were
  /// (ROT-084).
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousBounds: CGRect,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousBounds: CGRect,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
