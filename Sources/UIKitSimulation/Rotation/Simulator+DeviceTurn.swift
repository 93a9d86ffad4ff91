import Trace

extension Simulator {
  /// The user turns the device, or lays it down.
  ///
  /// - Returns: Why the interface doesn't turn with it at once; nil if it does.
  @discardableResult
  package func turnDevice(to orientation: UIDeviceOrientation) -> String? {
    let seq = record(.rotation, uiDevice, .turn)
    field(.to, .name(orientation.word.traceName))
    guard orientation != uiDevice.held else { return "the device is held so already" }
    uiDevice.held = orientation
    following(seq) {
      uiDevice.noteTurn()
      followDevice()
    }
    return reasonForStaying
  }

  /// Why no window turns to how the device is held; nil if one does.
  private var reasonForStaying: String? {
    if application.applicationState == .background { return "the app is in the background" }
    if device.isOrientationLocked { return "the user has locked the orientation" }
    guard uiDevice.turnsInterface else {
      return "the app has ended the device's notifications once too often"
    }
    guard let target = uiDevice.held.interfaceOrientation else { return "the device lies flat" }
    guard application.windows.allSatisfy({ $0.rotationState.running?.to != target }) else {
      return nil
    }
    if application.hasWaitingWindow { return "the turn waits for what is under way" }
    return application.interfaceOrientation == target
      ? "the interface is turned so already" : "\(target) is not allowed"
  }

  /// Has every window look at how the device is held, each by itself (ROT-091, ROT-099).
  func followDevice() {
    // An app that can't be seen follows when the user comes back to it.
    guard uiDevice.heldInterface != nil, application.applicationState != .background else {
      return
    }
    let windows = application.windows
    guard windows.count > 1, decide(WindowTurns.self, nil) == .oneByOne else {
      for window in windows { window.followDevice() }
      return
    }
    follow(windows[...])
  }

  private func follow(_ windows: ArraySlice<UIWindow>) {
    guard let first = windows.first, failure == nil else { return }
    if application.windows.contains(where: { $0 === first }) { first.followDevice() }
    guard windows.count > 1 else { return }
    runLoop.async { [self] in follow(windows.dropFirst()) }
  }

  /// Looks again at what waited for the app to come back.
  func reconsiderOrientation() {
    for window in application.windows {
      for presentation in window.presentations where presentation.orientationBefore != nil {
        presentation.wasAway = true
      }
    }
    followDevice()
    turnWaitingWindows()
  }

  /// Makes up for the turns that waited, in the windows in which nothing is in their way any more.
  func turnWaitingWindows() {
    for window in application.windows where window.rotationState.hasSomethingWaiting {
      window.makeUpForTurn()
    }
  }
}

extension UIApplication {
  /// Whether a window has a turn or a change of size to make up for.
  var hasWaitingWindow: Bool { windows.contains { $0.rotationState.hasSomethingWaiting } }
}
