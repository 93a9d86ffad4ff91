/// The private window that everything around text lives in; of level 1 (KBD-052).
final class UITextEffectsWindow: UIWindow {
  override class var className: String { "UITextEffectsWindow" }
  package override class var scriptType: NSObject.Type { UIWindow.self }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitInside(super.hitTest(point, with: event))
  }
}

/// The private window that shows the keyboard from iOS 9 on, above alerts (KBD-053).
final class UIRemoteKeyboardWindow: UIWindow {
  override class var className: String { "UIRemoteKeyboardWindow" }
  package override class var scriptType: NSObject.Type { UIWindow.self }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitInside(super.hitTest(point, with: event))
  }
}

/// The private view that the keyboard is, with what the app puts on top of it.
final class UIInputSetHostView: UIView {
  override class var className: String { "UIInputSetHostView" }
  package override class var scriptType: NSObject.Type { UIView.self }

  /// Who gave the bar that lies in it: events go on there.
  weak var giver: UIResponder?

  override var next: UIResponder? { giver ?? super.next }
}

/// The private view that fills the keyboard's window, and lets touches through beside the keyboard.
final class UIInputSetContainerView: UIView {
  override class var className: String { "UIInputSetContainerView" }
  package override class var scriptType: NSObject.Type { UIView.self }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitInside(super.hitTest(point, with: event))
  }
}

extension UIView {
  /// What a hit test found in the view; nil for the view itself, which lets touches through.
  fileprivate func hitInside(_ hit: UIView?) -> UIView? { hit === self ? nil : hit }
}

/// What there is of the keyboard on the screen: its windows, and its view in the front one.
final class KeyboardScreen {
  private unowned(unsafe) let keyboard: Keyboard
  /// The keyboard's windows, back to front; none before it has been up.
  private(set) var windows: [UIWindow] = []
  /// The view that moves.
  let host = UIInputSetHostView()
  private let container = UIInputSetContainerView()
  /// What the app has put there for the present input.
  private var own: [UIView] = []

  init(of keyboard: Keyboard) {
    self.keyboard = keyboard
    container.isOpaque = false
    container.addSubview(host)
    host.frame = keyboard.frame
  }

  private var simulator: Simulator { keyboard.simulator }

  /// Makes the windows when the keyboard comes for the first time.
  func open() {
    guard windows.isEmpty else { return }
    let effects = UITextEffectsWindow(ownLevel: UIWindow.Level(rawValue: 1))
    windows = [effects]
    if simulator.decide(KeyboardWindows.self, keyboard) != .effects {
      windows.append(UIRemoteKeyboardWindow(ownLevel: UIWindow.Level(rawValue: 10_000_000)))
    }
    windows[windows.count - 1].addSubview(container)
    arrange()
  }

  /// The windows that the app finds among its own (KBD-052, KBD-053, KBD-054).
  var listed: [UIWindow] {
    simulator.profile.value(KeyboardWindows.self) == .unlisted ? Array(windows.prefix(1)) : windows
  }

  /// Turns the windows to how the interface is turned.
  func arrange() {
    let room = simulator.keyboardRoom.size
    let orientation = simulator.application.interfaceOrientation
    for window in windows {
      guard window.interfaceOrientation != orientation || window.roomSize != room else { continue }
      window.interfaceOrientation = orientation
      window.roomSize = room
      guard simulator.profile.value(WindowSpace.self) == .interface else { continue }
      window.bounds = CGRect(origin: .zero, size: room)
      window.center = CGPoint(x: room.width / 2, y: room.height / 2)
    }
    if let window = windows.last { container.fill(window.containerPlacement) }
  }

  /// Puts the views of an input into the keyboard, and takes those of the one before out.
  func hold(_ input: KeyboardInput?) {
    let views = input?.views ?? []
    if let giver = input?.giver, !giver.isInKeyboard { host.giver = giver }
    guard views != own else { return }
    for view in own where view.superview === host && !views.contains(view) {
      view.removeFromSuperview()
    }
    own = views
    for view in views where view.superview !== host { host.addSubview(view) }
  }

  /// Moves the keyboard there.
  func move(to frame: CGRect) {
    host.frame = frame
    var y: CGFloat = 0
    for view in own {
      view.frame = CGRect(x: 0, y: y, width: frame.width, height: view.bounds.height)
      y += view.bounds.height
    }
  }

  /// Lets go of everything, as at the end of a scenario.
  func close() {
    for view in own { view.removeFromSuperview() }
    own.removeAll()
    windows.removeAll()
  }
}

extension UIResponder {
  /// The keyboard's view that the responder lies in, as a field in a bar does.
  var keyboardHost: UIInputSetHostView? {
    var view = hostView
    while let here = view {
      if let host = here as? UIInputSetHostView { return host }
      view = here.superview
    }
    return nil
  }

  /// Whether the responder lies in the keyboard.
  var isInKeyboard: Bool { keyboardHost != nil }
}

extension UIApplication {
  /// The app's windows with those of the keyboard's that it finds among them, back to front.
  package var listedWindows: [UIWindow] { merged { $0.listed } }

  /// The app's windows with all of the keyboard's, back to front: what touches go through.
  package var windowsOnScreen: [UIWindow] { merged { $0.windows } }

  private func merged(_ own: (KeyboardScreen) -> [UIWindow]) -> [UIWindow] {
    guard let keyboard = simulator.storedKeyboard, keyboard.hasBeenUp else { return windows }
    var all = windows
    for window in own(keyboard.screen) {
      let place = all.firstIndex { $0.windowLevel > window.windowLevel } ?? all.count
      all.insert(window, at: place)
    }
    return all
  }
}
