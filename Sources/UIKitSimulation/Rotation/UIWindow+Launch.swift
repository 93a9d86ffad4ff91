import Trace

// How the interface is turned when the app shows itself for the first time.
extension UIWindow {
  /// Has the app begin upright, where systems turn it only then to how the device is held.
  ///
  /// A root that leaves the question of iOS 5 to UIKit is shown as the scenario says at once.
  func beginLaunch(with root: UIViewController) {
    simulator.application.hasShownRoot = true
    guard interfaceOrientation != .portrait else { return }
    switch simulator.decide(LaunchOrientation.self, self) {
    case .direct: return
    case .turnsBeforeAppearing:
      guard root.answersItself(.shouldAutorotateToInterfaceOrientation) else { return }
      rotationState.launch = .beforeAppearing
    case .turnsAfterAppearing: rotationState.launch = .afterAppearing
    }
    setOrientation(.portrait)
    layerBounds = simulator.screen.windowBounds
    layerPosition = CGPoint(x: layerBounds.midX, y: layerBounds.midY)
  }

  /// Asks the root that has been loaded for the first time (ROT-058).
  func askAtLaunch() {
    guard rotationState.launch == .beforeAppearing else { return }
    _ = launchTarget
  }

  /// Turns the window once its first root is about to appear: to how the device is held (ROT-058),
  /// or to what the root allows (ROT-055).
  func turnAtLaunch(_ root: UIViewController) {
    if rotationState.launch == .beforeAppearing {
      rotationState.launch = nil
      guard let target = launchTarget else { return }
      turnWithRotationCallbacks(to: target, duration: 0)
      _ = launchTarget
    } else if rotationState.launch == nil {
      followMaskAtLaunch(root)
    }
  }

  /// Turns the window to how the device is held once its first root has appeared (ROT-056).
  func endLaunch() {
    guard rotationState.launch == .afterAppearing else { return }
    rotationState.launch = nil
    simulator.runLoop.async { [self] in followDevice() }
  }

  /// How the device is held, if everybody agrees to that.
  private var launchTarget: UIInterfaceOrientation? {
    guard let target = simulator.uiDevice.held.interfaceOrientation,
      (try? allows(target)) == true
    else { return nil }
    return target
  }

  private func followMaskAtLaunch(_ root: UIViewController) {
    guard root.answersItself(.supportedInterfaceOrientations),
      simulator.decide(LaunchMask.self, self) == .followed
    else { return }
    let common = root.askSupportedOrientations().intersection(
      simulator.application.supportedInterfaceOrientations(for: self))
    guard simulator.failure == nil, !common.contains(interfaceOrientation.mask),
      let target = choice(of: common)
    else { return }
    // Without a word of the size (ROT-055).
    turnAtOnce(to: target, recordBegin(.rotationForced, to: target, duration: 0)) {
      root.sendWillTransition(with: $1)
    }
  }
}
