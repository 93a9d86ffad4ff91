import Trace

extension UIViewController {
  /// Tells UIKit that an answer about the status bar has changed, so that it asks again.
  ///
  /// Inside an animation block the bar changes along with it (BAR-004).
  public func setNeedsStatusBarAppearanceUpdate() {
    let call = simulator.recordCall(.call, self, .setNeedsStatusBarAppearanceUpdate)
    simulator.following(call) { simulator.application.statusBar.update() }
  }
}

extension Word {
  /// Whether it is a question about the status bar that a controller may answer.
  package var isAboutStatusBar: Bool {
    switch self {
    case .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .childForStatusBarHidden, .childForStatusBarStyle:
      true
    default: false
    }
  }
}
