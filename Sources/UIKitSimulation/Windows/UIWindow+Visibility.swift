import Trace

extension UIWindow {
  /// Whether the window is on the screen: not hidden, and in a scene where there are scenes.
  package var isShown: Bool { !isHidden && !isWithoutScene }

  /// Whether the window lacks the scene without which it isn't shown (WIN-013).
  var isWithoutScene: Bool {
    windowScene == nil && simulator.hasScenes
      && simulator.consult(WindowWithoutScene.self) == .unshown
  }

  /// Shows the window in front of its equals, and then makes it the key window (WIN-004, WIN-005).
  public func makeKeyAndVisible() {
    if simulator.has(.keyBeforeVisible) { makeKey() }
    if isHidden { isHidden = false } else { simulator.application.bringToFront(self) }
    makeKey()
  }

  /// Tells that the window is on the screen, unless it has no scene, and shows its root.
  func wasPutUp() {
    guard !isWithoutScene else {
      _ = simulator.decide(WindowWithoutScene.self, self)
      simulator.recordCall(.window, self, .withoutScene)
      return
    }
    simulator.application.bringToFront(self)
    // With the script line that did it, which the checks name.
    simulator.recordCall(.window, self, .becomeVisible)
    simulator.post(.didBecomeVisibleNotification, from: self)
    if isShown { showRoot() }
    simulator.application.statusBar.update()
  }

  /// Tells that the window is on the screen no more.
  func wasTakenAway() {
    simulator.recordCall(.window, self, .becomeHidden)
    simulator.post(.didBecomeHiddenNotification, from: self)
    simulator.application.followWindows()
    simulator.application.statusBar.update()
    guard let root = rootViewController, root.hasAppeared, legacyAlert == nil,
      simulator.decide(WindowHiddenRoot.self, self) == .disappears
    else { return }
    hideRoot()
  }
}
