import Trace

extension UIApplication {
  /// Tells the app that the status bar is about to turn: the delegate first, then the notification
  /// (ROT-062, ROT-065).
  func announceOrientation(_ target: UIInterfaceOrientation, duration: Int64) {
    guard target != interfaceOrientation else { return }
    _ = simulator.askDelegate(
      delegate, .applicationWillChangeStatusBarOrientation, of: self,
      with: (.to, .name(target.word.traceName))
    ) {
      delegate?.application(
        self, willChangeStatusBarOrientation: target, duration: Double(duration) / 1e9)
    }
    simulator.post(
      .willChangeStatusBarOrientationNotification, from: self,
      with: (.orientation, .name(target.word.traceName)))
  }

  /// Tells the app that the status bar has turned.
  func noteOrientation(from old: UIInterfaceOrientation) {
    guard old != interfaceOrientation else { return }
    _ = simulator.askDelegate(
      delegate, .applicationDidChangeStatusBarOrientation, of: self,
      with: (.from, .name(old.word.traceName))
    ) { delegate?.application(self, didChangeStatusBarOrientation: old) }
    simulator.post(
      .didChangeStatusBarOrientationNotification, from: self,
      with: (.orientation, .name(old.word.traceName)))
  }

  /// Has the status bar follow the windows on the screen, of which one has come or gone (ROT-067).
  func followWindows() {
    let shown = windows.filter(\.isShown)
    guard let top = shown.last(where: { $0.rootViewController != nil }) ?? shown.last,
      !shown.contains(where: { $0.interfaceOrientation == interfaceOrientation })
    else { return }
    let old = interfaceOrientation
    announceOrientation(top.interfaceOrientation, duration: 0)
    setInterfaceOrientation(top.interfaceOrientation)
    noteOrientation(from: old)
  }

  /// Turns the status bar by code, which from iOS 6 to 12 works only while the controller that
  /// decides allows no orientation at all (ROT-103).
  public func setStatusBarOrientation(_ orientation: UIInterfaceOrientation, animated: Bool) {
    let call = simulator.recordCall(.call, self, .setStatusBarOrientation)
    if call >= 0 { simulator.field(.to, .name(orientation.word.traceName)) }
    simulator.following(call) {
      switch simulator.decide(ForcedStatusBarOrientation.self, self) {
      case .turns: break
      case .turnsWithoutMask:
        let decider = keyWindow?.orientationDecider
        guard decider?.askSupportedOrientations().isEmpty != false else { return }
      case .ignored: return
      }
      let old = interfaceOrientation
      announceOrientation(orientation, duration: 0)
      setInterfaceOrientation(orientation)
      noteOrientation(from: old)
    }
  }
}
