extension UIWindow {
  /// The controller whose answers decide how the window may be turned: the root's, or that of what
  /// fills the window above it (ROT-007, ROT-109).
  ///
  /// Nil for a window without a root, in which the app alone decides (ROT-005).
  package var orientationDecider: UIViewController? { orientationDecider(without: nil) }

  /// The same as if a presentation had left already.
  ///
  /// The walk stops at the first presentation that leaves its presenter in sight, whatever is
  /// above that (ROT-029), and at what is on its way out (ROT-109).
  func orientationDecider(without leaving: UIPresentationController?) -> UIViewController? {
    guard var controller = rootViewController else { return nil }
    while let presentation = controller.ownPresented?.activePresentation,
      presentation !== leaving, !presentation.transition.isLeaving,
      presentation.transition.phase != .requested, presentation.decidesOrientation
    {
      controller = presentation.presentedViewController
    }
    return controller
  }

  /// The controllers that turn with the one that decides, because it can be seen under them.
  var controllersAboveDecider: [UIViewController] {
    guard var controller = orientationDecider else { return [] }
    var found: [UIViewController] = []
    while let presented = controller.ownPresented,
      let presentation = presented.activePresentation, !presentation.transition.isLeaving,
      presentation.transition.phase != .requested
    {
      found.append(presented)
      controller = presented
    }
    return found
  }
}

extension UIPresentationController {
  /// Whether the presented controller fills the window, so that its orientations count and not its
  /// presenter's.
  var decidesOrientation: Bool {
    switch effectiveStyle {
    case .fullScreen: true
    case .overFullScreen:
      // An alert answers as its presenter does, so that it is no step of its own (ROT-104).
      !(presentedViewController is UIAlertController)
        && simulator.decide(OverFullScreenVote.self, presentedViewController) == .presented
    case .custom:
      !(presentedViewController is UIAlertController) && removesPresentersView
        && simulator.decide(CustomVote.self, presentedViewController) == .removing
    default: false
    }
  }
}

extension UIApplication {
  /// What the app allows in a window: its delegate's answer, else what its Info.plist lists, else
  /// what the kind of device stands for (ROT-010, ROT-011).
  func supportedInterfaceOrientations(for window: UIWindow) -> UIInterfaceOrientationMask {
    let answer = simulator.askDelegate(
      delegate, .applicationSupportedInterfaceOrientationsFor, of: self
    ) { delegate?.application(self, supportedInterfaceOrientationsFor: window) }
    if let answer, let answer { return answer }
    return simulator.device.infoPlist.supportedInterfaceOrientations
      ?? (simulator.device.model.idiom == .pad ? .all : .allButUpsideDown)
  }
}
