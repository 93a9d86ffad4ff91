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
    if let view = rootContainer?.superview ?? rootViewController?.viewIfLoaded,
      view.superview === self || view.superview == nil
    {
      view.move(to: rootPlacement)
    }
    for presentation in presentations { presentation.makeRoomForStatusBar() }
    rootViewController?.statusBarChanged()
  }
}

extension UIPresentationController {
  fileprivate func makeRoomForStatusBar() {
    guard let containerView, let window, containerView.superview === window else { return }
    if beganInCall, effectiveStyle == .custom, simulator.application.callHeight == 0,
      simulator.profile.value(ContainerAfterCall.self) == .stays,
      simulator.decide(ContainerAfterCall.self, presentedViewController) == .stays
    {
      return
    }
    containerView.move(to: window.containerPlacement)
    guard effectiveStyle == .fullScreen || effectiveStyle.isSheet, !transition.isLeaving,
      presentedView.superview === containerView
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if presentedView.frame != frame { presentedView.frame = frame }
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
  package func setInCall(_ isInCall: Bool) {
    let bar = application.statusBar
    guard isInCall != bar.isInCall else { return }
    _ = decide(CallStatusBar.self, application)
    let old = application.statusBarFrame
    bar.isInCall = isInCall
    let new = application.statusBarFrame
    guard new != old else { return }
    // Whoever hears that it is going to change sees it as it was.
    bar.isInCall = !isInCall
    tellStatusBarFrameWillChange(to: new)
    bar.isInCall = isInCall
    guard failure == nil else { return }
    let duration = UIStatusBarAnimation.duration
    if record(.window, application, .statusBar) >= 0 {
      field(.frame, new.value)
      field(.duration, .seconds(duration))
    }
    animations.animate(duration: duration, timing: .cubic(.easeInEaseOut)) {
      application.makeRoomForStatusBar()
    }
    guard decide(StatusBarFrameNotice.self, application) == .afterAnimation else {
      return tellStatusBarFrameChanged(from: old)
    }
    runLoop.schedule(after: duration, .ending, of: application.traceName) { [self] in
      tellStatusBarFrameChanged(from: old)
    }
  }

  private func tellStatusBarFrameWillChange(to frame: CGRect) {
    _ = askDelegate(
      application.delegate, .applicationWillChangeStatusBarFrame, of: application,
      with: (.frame, frame.value)
    ) { application.delegate?.application(application, willChangeStatusBarFrame: frame) }
    post(.willChangeStatusBarFrameNotification, from: application, with: (.frame, frame.value))
  }

  private func tellStatusBarFrameChanged(from frame: CGRect) {
    _ = askDelegate(
      application.delegate, .applicationDidChangeStatusBarFrame, of: application,
      with: (.frame, frame.value)
    ) { application.delegate?.application(application, didChangeStatusBarFrame: frame) }
    post(.didChangeStatusBarFrameNotification, from: application, with: (.frame, frame.value))
  }
}

extension CGRect {
  /// The rectangle as a field of an event.
  fileprivate var value: Value { .rect(minX, minY, width, height) }
}
