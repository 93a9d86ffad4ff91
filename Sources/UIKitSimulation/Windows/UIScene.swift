/// A part of an app that comes and goes by itself, from iOS 13 on.
open class UIScene: UIResponder {
  /// How far a scene is from the user.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// How far the scene is from the user.
  public internal(set) var activationState = ActivationState.foregroundInactive

  /// What hears of the scene's life.
  public var delegate: (any UISceneDelegate)?

  /// A name for the user.
  public var title = ""

  open override class var className: String { "UIScene" }
}

/// What a scene tells of its life.
///
/// Every method is optional.
public protocol UISceneDelegate: AnyObject {
  /// The scene gets events now.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to get no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene can't be seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is about to be seen again.
  func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
}
