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
