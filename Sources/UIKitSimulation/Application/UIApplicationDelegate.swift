/// What an app hears of its own life.
///
/// Every method is optional; what the default methods answer is what UIKit does without one.
public protocol UIApplicationDelegate: AnyObject {
  /// The app has been launched, and may show its window; false has no effect here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: Never?
  ) -> Bool
  /// The app has been launched: the older name.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The orientations that the app allows in a window; nil leaves that to the Info.plist (ROT-011).
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow
  ) -> UIInterfaceOrientationMask?
  /// The status bar is about to turn; the duration is in seconds.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation orientation: UIInterfaceOrientation,
    duration: Double)
  /// The status bar has turned, from the orientation that is told.
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation old: UIInterfaceOrientation)
  /// The app gets events now.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to get no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app can't be seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The status bar is about to get another frame, in the coordinates of its `statusBarFrame`.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// The status bar had another frame until now.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: Never?
  ) -> Bool { true }

  /// Leaves it to the Info.plist.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow
  ) -> UIInterfaceOrientationMask? { nil }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation orientation: UIInterfaceOrientation,
    duration: Double
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarOrientation old: UIInterfaceOrientation
  ) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
}
