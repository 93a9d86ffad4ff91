import Trace

extension UIApplication {
  /// Gives what is on the screen the room that the status bar leaves.
  func makeRoomForStatusBar() {
    // Elsewhere the bar lies beside the camera, where nothing else is.
    guard simulator.device.model.hasHomeButton else { return }
    for window in windows { window.makeRoomForStatusBar() }
  }
}

extension UIWindow {
  fileprivate func makeRoomForStatusBar() {
    // A root's view that is out of the window finds its place when it comes back.
    if let view = rootViewController?.viewIfLoaded, view.superview === self {
      view.move(to: rootPlacement)
    }
    for presentation in presentations where !presentation.isLeftAfterCall {
      presentation.roomChanged()
    }
    rootViewController?.statusBarChanged()
  }
}

extension UIPresentationController {
  /// Whether the container stays where a call that has ended had put it: a fault (BAR-013).
  fileprivate var isLeftAfterCall: Bool {
    beganInCall && effectiveStyle == .custom && simulator.application.callHeight == 0
      && simulator.profile.value(ContainerAfterCall.self) == .stays
      && simulator.decide(ContainerAfterCall.self, presentedViewController) == .stays
  }
}

extension UIViewController {
  /// Has the views laid out that may lie under the bar, which layout alone tells of it.
  fileprivate func statusBarChanged() {
    if let view = viewIfLoaded {
      view.setNeedsLayout()
      view.placeChanged()
    }
    for child in children { child.statusBarChanged() }
    ownPresented?.statusBarChanged()
  }
}

extension UIView {
  /// Puts the view there without turning it: how it is turned may be the app's doing.
  func move(to placement: Placement) {
    center = placement.center
    bounds = CGRect(origin: layerBounds.origin, size: placement.size)
  }
}

// MARK: - Calls

extension Simulator {
  /// Begins or ends what makes the status bar of an older phone high, such as a call (BAR-012).
  ///
  /// The app's delegate and its observers hear of it before and after (BAR-016).
  ///
  /// - Returns: Why the bar stays as high as it is; nil if it doesn't.
  @discardableResult
  package func setInCall(_ isInCall: Bool) -> String? {
    let bar = application.statusBar
    guard isInCall != bar.isInCall else {
      return isInCall ? "a call is under way already" : "no call is under way"
    }
    _ = decide(CallStatusBar.self, application)
    let old = application.statusBarFrame
    bar.isInCall = isInCall
    let new = application.statusBarFrame
    guard new != old else { return reasonForHeight }
    // Whoever hears that it is going to change sees it as it was.
    bar.isInCall = !isInCall
    tellStatusBarFrameWillChange(to: new)
    bar.isInCall = isInCall
    guard failure == nil else { return nil }
    let duration = UIStatusBarAnimation.duration
    if record(.window, application, .statusBar) >= 0 {
      field(.frame, .rect(new.minX, new.minY, new.width, new.height))
      field(.duration, .seconds(duration))
    }
    animations.animate(duration: duration, timing: .cubic(.easeInEaseOut)) {
      application.makeRoomForStatusBar()
    }
    guard decide(StatusBarFrameNotice.self, application) == .afterAnimation else {
      tellStatusBarFrameChanged(from: old)
      return nil
    }
    runLoop.schedule(after: duration, .ending, of: application.traceName) { [self] in
      tellStatusBarFrameChanged(from: old)
    }
    return nil
  }

  /// Why a call doesn't change the bar's height.
  private var reasonForHeight: String {
    if device.model.idiom != .phone { return "a call leaves the bar of a pad as it is" }
    if !device.model.hasHomeButton {
      return "on a device without a home button a call leaves the bar as it is"
    }
    return application.statusBar.isHidden
      ? "the bar is hidden" : "on this system a call leaves the bar as it is"
  }

  private func tellStatusBarFrameWillChange(to frame: CGRect) {
    tellStatusBarFrame(
      frame, .applicationWillChangeStatusBarFrame, .willChangeStatusBarFrameNotification
    ) { $0.application(application, willChangeStatusBarFrame: frame) }
  }

  private func tellStatusBarFrameChanged(from frame: CGRect) {
    tellStatusBarFrame(
      frame, .applicationDidChangeStatusBarFrame, .didChangeStatusBarFrameNotification
    ) { $0.application(application, didChangeStatusBarFrame: frame) }
  }

  /// Tells the delegate, and then the observers (BAR-016).
  private func tellStatusBarFrame(
    _ frame: CGRect, _ hook: Word, _ notification: Word,
    _ tell: (any UIApplicationDelegate) -> Void
  ) {
    let value = (Word.frame, Value.rect(frame.minX, frame.minY, frame.width, frame.height))
    if has(.barNoticesSwapped) { post(notification, from: application, with: value) }
    if let delegate = application.delegate {
      _ = askDelegate(delegate, hook, of: application, with: value) { tell(delegate) }
    }
    if !has(.barNoticesSwapped) { post(notification, from: application, with: value) }
  }
}
