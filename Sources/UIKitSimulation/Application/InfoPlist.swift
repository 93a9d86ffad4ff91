/// What the app's Info.plist says, as far as UIKit's modal side reads it; nil is a key that isn't
/// there.
package struct InfoPlist: Hashable, Sendable {
  /// `UISupportedInterfaceOrientations`: what the app allows if its delegate doesn't say (ROT-011).
  package var supportedInterfaceOrientations: UIInterfaceOrientationMask?
  /// `UIRequiresFullScreen`: whether the app keeps out of a pad's multitasking.
  package var requiresFullScreen: Bool?
  /// `UIViewControllerBasedStatusBarAppearance`: whether controllers are asked about the status
  /// bar, where systems ask them.
  package var asksControllersAboutStatusBar: Bool?
  /// `UIStatusBarHidden`: whether the status bar is hidden until somebody shows it.
  package var statusBarHidden: Bool?
  /// `UIStatusBarStyle`: what the status bar looks like until somebody says.
  package var statusBarStyle: UIStatusBarStyle?

  /// An Info.plist that says nothing.
  package init() {}

  /// Whether an app on a pad has opted in to sharing the screen (ROT-040).
  ///
  /// It allows all orientations and doesn't ask for the whole screen; only an app that says so
  /// counts.
  var sharesScreen: Bool {
    supportedInterfaceOrientations == .all && requiresFullScreen != true
  }
}
