import Trace

extension UIViewController {
  /// How the interface is turned that the controller is in (ROT-073).
  public var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.interfaceOrientation ?? simulator.application.interfaceOrientation
  }

  /// Has every window look again at how the device is held (ROT-041); nothing else is ever turned
  /// to (ROT-042).
  public static func attemptRotationToDeviceOrientation() {
    let simulator = Simulator.current
    let call = simulator.recordCall(.call, nil, .attemptRotationToDeviceOrientation)
    simulator.following(call) { simulator.followDevice() }
  }

  /// Tells UIKit that the controller's set of orientations has changed (ROT-043, ROT-044, ROT-045).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    let call = simulator.recordCall(.call, self, .setNeedsUpdateOfSupportedInterfaceOrientations)
    guard let window = viewIfLoaded?.window else { return }
    simulator.following(call) {
      window.updateOrientation(animated: !simulator.animations.isSuppressed)
    }
  }

}

extension UIWindow {
  /// Turns the window to an orientation that is allowed, if its own no longer is or the device's
  /// is, too.
  func updateOrientation(animated: Bool) {
    guard simulator.decide(OrientationUpdate.self, self) == .toAllowed else {
      return followDevice()
    }
    guard !isBusy else {
      rotationState.isMaskWaiting = true
      return recordWaiting()
    }
    rotationState.isMaskWaiting = false
    guard let decider = orientationDecider else { return }
    do {
      let allowed = try commonMask(of: decider)
      if let device = simulator.uiDevice.heldInterface, allowed.contains(device.mask) {
        return turn(to: device, animated: animated)
      }
      guard !allowed.contains(interfaceOrientation.mask), let target = choice(of: allowed) else {
        return
      }
      turn(to: target, animated: animated)
    } catch {
      simulator.fail(error)
    }
  }

  /// Asks a new root what it allows, and from iOS 16 on turns to that (ROT-045).
  func followNewRoot() {
    guard let root = rootViewController, simulator.failure == nil,
      root.answersItself(.supportedInterfaceOrientations)
    else { return }
    if simulator.decide(OrientationUpdate.self, self) == .toAllowed {
      updateOrientation(animated: true)
    } else if simulator.consult(OrientationQuestion.self) != .single {
      _ = root.askSupportedOrientations()
    }
  }

  /// Which of several orientations UIKit turns to by itself: the device's, if it is among them.
  func choice(of mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    if simulator.decide(OrientationChoice.self, self) == .deviceFirst,
      let device = simulator.uiDevice.heldInterface, mask.contains(device.mask)
    {
      return device
    }
    return [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
      .first { mask.contains($0.mask) }
  }
}
