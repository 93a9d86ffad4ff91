import Trace

extension UIApplication {
  /// What a scene of the app's is in while the app is in its state.
  var sceneState: UIScene.ActivationState {
    switch applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// Whether anybody can hear of the app's life; the trace of a launch is spared else.
  private var isHeard: Bool {
    delegate != nil || simulator.hasNotificationCenter
      || storedScenes.contains { $0.delegate != nil }
  }

  /// Whether the app has scene delegates, which then hear in the place of the app's.
  private var hasSceneDelegates: Bool { storedScenes.contains { $0.delegate != nil } }

  /// The app has been launched; its delegate may show a window.
  package func finishLaunching() {
    guard isHeard else { return }
    let answer = simulator.askDelegate(
      delegate, .applicationDidFinishLaunchingWithOptions, of: self
    ) { delegate?.application(self, didFinishLaunchingWithOptions: nil) }
    if answer == nil {
      simulator.askDelegate(delegate, .applicationDidFinishLaunching, of: self) {
        delegate?.applicationDidFinishLaunching(self)
      }
    }
    simulator.post(.didFinishLaunchingNotification, from: self)
  }

  /// The app gets events, for the first time or again.
  package func becomeActive() {
    guard applicationState != .active, simulator.failure == nil else { return }
    applicationState = .active
    moveScenes()
    guard isHeard else { return }
    tell(
      .applicationDidBecomeActive, .sceneDidBecomeActive, .sceneDidActivateNotification,
      .didBecomeActiveNotification, { $0.applicationDidBecomeActive(self) },
      { $0.sceneDidBecomeActive($1) })
  }

  /// The user leaves the app: it is told, and then its animations are removed (ANI-013).
  package func enterBackground() {
    simulator.beganToIgnoreTouches()
    tell(
      .applicationWillResignActive, .sceneWillResignActive, .sceneWillDeactivateNotification,
      .willResignActiveNotification, { $0.applicationWillResignActive(self) },
      { $0.sceneWillResignActive($1) })
    for window in windows { window.releaseFinger() }
    applicationState = .background
    moveScenes()
    tell(
      .applicationDidEnterBackground, .sceneDidEnterBackground,
      .sceneDidEnterBackgroundNotification,
      .didEnterBackgroundNotification, { $0.applicationDidEnterBackground(self) },
      { $0.sceneDidEnterBackground($1) })
    guard simulator.failure == nil,
      simulator.decide(BackgroundAnimations.self, self) == .removed
    else { return }
    let keepsTransitions =
      simulator.animations.hasTransitions
      && simulator.decide(BackgroundTransition.self, self) == .goesOn
    simulator.animations.removeAll(butTransitions: keepsTransitions)
  }

  /// The user comes back to the app.
  package func enterForeground() {
    tell(
      .applicationWillEnterForeground, .sceneWillEnterForeground,
      .sceneWillEnterForegroundNotification, .willEnterForegroundNotification,
      { $0.applicationWillEnterForeground(self) }, { $0.sceneWillEnterForeground($1) })
    applicationState = .inactive
    moveScenes()
    simulator.reconsiderOrientation()
    becomeActive()
  }

  /// Lets go of who hears of the app's life, as at the end of a scenario.
  func forgetDelegates() {
    delegate = nil
    for scene in storedScenes { scene.delegate = nil }
  }

  private func moveScenes() {
    for scene in storedScenes { scene.activationState = sceneState }
  }

  /// Calls the delegate and then the observers; where scenes have delegates, those.
  private func tell(
    _ hook: Word, _ sceneHook: Word, _ sceneNotification: Word, _ notification: Word,
    _ body: (any UIApplicationDelegate) -> Void, _ sceneBody: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in connectedScenes {
      if let delegate = scene.delegate {
        simulator.askDelegate(delegate, sceneHook, of: scene) { sceneBody(delegate, scene) }
      }
      simulator.post(sceneNotification, from: scene)
    }
    if let delegate, !hasSceneDelegates {
      simulator.askDelegate(delegate, hook, of: self) { body(delegate) }
    }
    simulator.post(notification, from: self)
  }
}
