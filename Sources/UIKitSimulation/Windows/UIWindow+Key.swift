import Trace

extension UIWindow {
  /// Whether the window gets the keyboard; from iOS 15 on each scene has such a window (WIN-012).
  public var isKeyWindow: Bool {
    let application = simulator.application
    return application.keyWindow === self || windowScene?.ownKeyWindow === self
  }

  /// Makes the window the key window, unless it refuses where it is asked (WIN-012).
  ///
  /// Of either window first the method is called and then the notification is posted (WIN-007).
  public func makeKey() {
    guard !isKeyWindow else {
      simulator.application.keyWindow = self
      return
    }
    guard mayBecomeKey else {
      simulator.recordCall(.window, self, .makeKeyRefused)
      return
    }
    keyRival?.loseKey()
    // An app that has made another window the key window on the way has its will.
    guard keyRival == nil else { return }
    simulator.application.keyWindow = self
    simulator.application.noteKey(self)
    windowScene?.ownKeyWindow = self
    if simulator.has(.notificationFirst) { simulator.post(.didBecomeKeyNotification, from: self) }
    simulator.send(.becomeKey, to: self, kind: .window) { becomeKey() }
    if isKeyWindow, !simulator.has(.notificationFirst) {
      simulator.post(.didBecomeKeyNotification, from: self)
    }
    if isKeyWindow { keyIsBack() }
  }

  /// Gives the key to whom the system gives it when the key window goes (WIN-006, WIN-009).
  func handOverKey() {
    guard isKeyWindow, !simulator.has(.keyKept) else { return }
    let way = simulator.decide(WindowKeyHandOver.self, self)
    loseKey()
    guard keyRival == nil, simulator.failure == nil else { return }
    let application = simulator.application
    switch way {
    case .nobody: break
    case .previous: (application.keysBefore.last(where: mayInherit) ?? highest)?.makeKey()
    case .highestVisible: highest?.makeKey()
    }
  }

  private var highest: UIWindow? { simulator.application.windows.last(where: mayInherit) }

  private func mayInherit(_ window: UIWindow) -> Bool {
    window !== self && window.isShown && window.mayBecomeKey
      && (!keyIsOfScene || window.windowScene === windowScene)
  }

  private func loseKey() {
    let application = simulator.application
    if application.keyWindow === self { application.keyWindow = nil }
    if windowScene?.ownKeyWindow === self { windowScene?.ownKeyWindow = nil }
    simulator.send(.resignKey, to: self, kind: .window) { resignKey() }
    simulator.post(.didResignKeyNotification, from: self)
    keyIsLost()
  }

  /// The window that has to give up the key for this one to have it.
  private var keyRival: UIWindow? {
    guard keyIsOfScene, let windowScene else { return simulator.application.keyWindow }
    return windowScene.ownKeyWindow
  }

  /// Whether the windows of other scenes keep the key; of one scene's it doesn't matter.
  private var keyIsOfScene: Bool {
    windowScene != nil && simulator.application.storedScenes.count > 1
      && simulator.consult(WindowKeyScope.self) == .scene
  }

  private var mayBecomeKey: Bool {
    // Whoever refuses nothing doesn't rest on being asked.
    guard windowScene != nil,
      simulator.profile.value(WindowKeyScope.self) == .scene || hasOverride(.canBecomeKey),
      simulator.consult(WindowKeyScope.self) == .scene
    else { return true }
    return simulator.ask(
      .canBecomeKey, of: self, { if case .bool(let value) = $0 { value } else { nil } },
      { canBecomeKey })
  }
}
